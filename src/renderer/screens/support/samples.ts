/** Sample support cases with their messages (3S). */
import { DAY_MS } from '#domain/time/format.ts';

const CASE_STATUSES = ['opened', 'closed'] as const;
export type CaseStatus = (typeof CASE_STATUSES)[number];

export interface SupportCase {
  readonly id: number;
  readonly title: string;
  /** An instant in ISO 8601, as every `createdAt` here. */
  readonly createdAt: string;
  readonly status: CaseStatus;
  /** HTML. */
  readonly content: string;
  readonly authorImg: string | null;
  /** Whether it was read since its last message. */
  readonly readed: boolean;
}

export interface Message {
  readonly author: string;
  readonly createdAt: string;
  /** HTML. */
  readonly content: string;
  readonly authorImg: string | null;
  readonly code?: { readonly content: string; readonly type: string };
}

const STARTED = Date.now();

/** The instant this many days and minutes ago. */
const ago = (days: number, minutes: number) =>
  new Date(STARTED - days * DAY_MS - minutes * 60_000).toISOString();

type Draft = readonly [title: string, status: CaseStatus, days: number, content: string];

const DRAFTS: readonly Draft[] = [
  [
    'Report run ends without a file',
    'opened',
    2,
    '<p>Since Monday the report of <strong>daily settlements</strong> ends without a file.</p>',
  ],
  [
    'Webhook is called twice',
    'opened',
    3,
    '<p>Each <code>order.completed</code> reaches us two times, a second apart.</p>',
  ],
  ['Change of the company address', 'closed', 9, '<p>We have moved. What do you need from us?</p>'],
  [
    'New officer for compliance',
    'closed',
    12,
    '<p>Please tell us how to register a new compliance officer.</p>',
  ],
  [
    'Statement of October',
    'opened',
    14,
    '<p>The statement of October has a line we cannot place.</p>',
  ],
  ['Sandbox key stopped working', 'closed', 21, '<p>All calls answer 401 since this morning.</p>'],
  ['IP range of our new office', 'closed', 30, '<p>Please add 203.0.113.0/28.</p>'],
  ['Limits for CAD', 'opened', 33, '<p>Our customers ask for higher limits in CAD.</p>'],
  ['Second user for our bank', 'closed', 41, '<p>A colleague needs access as well.</p>'],
  ['Time zone of exports', 'closed', 58, '<p>Are times in exports in UTC?</p>'],
];

/** The newest first. */
export const CASES: readonly SupportCase[] = DRAFTS.map(([title, status, days, content], at) => ({
  id: at + 1,
  title,
  createdAt: ago(days, 35 + at * 7),
  status,
  content,
  authorImg: null,
  readed: at > 1,
}));

const LONG_CODE = `{
  "id": "frr_1J2k3L",
  "object": "reporting.report_run",
  "created": 1795219200,
  "error": null,
  "livemode": false,
  "parameters": {
    "interval_start": 1794614400,
    "interval_end": 1795219200,
    "currency": "usd"
  },
  "report_type": "settlements.daily",
  "result": null,
  "status": "succeeded"
}`;

const SHORT_CODE = `curl https://api.corridor.test/v1/reporting/report_runs \\
  -d report_type=settlements.daily`;

const STAFF = 'Corridor Support';
const CUSTOMER = 'Adaeze Okafor';

/** The conversation of a case: the question and the answers. */
export function messagesOf({ createdAt, content, status }: SupportCase): readonly Message[] {
  const opening: Message = { author: CUSTOMER, createdAt, content, authorImg: null };
  const answer = (
    days: number,
    minutes: number,
    message: Omit<Message, 'createdAt' | 'authorImg'>,
  ) => ({
    ...message,
    createdAt: ago(days, minutes),
    authorImg: null,
  });
  if (status === 'closed') {
    const at = new Date(Date.parse(createdAt) + 3 * 3_600_000).toISOString();
    const done = '<p>This is done. We close the case; write again if anything is left.</p>';
    return [opening, { author: STAFF, createdAt: at, content: done, authorImg: null }];
  }
  return [
    opening,
    answer(1, 90, {
      author: STAFF,
      content: '<p>Thank you. Please send us the call you make, and the answer.</p>',
    }),
    answer(1, 20, {
      author: CUSTOMER,
      content: '<p>This is the call:</p>',
      code: { content: SHORT_CODE, type: 'bash' },
    }),
    answer(0, 12, {
      author: CUSTOMER,
      content: '<p>And this is the answer. <em>result</em> is always null.</p>',
      code: { content: LONG_CODE, type: 'json' },
    }),
    answer(0, 4, {
      author: STAFF,
      content:
        '<p>We can see it now:</p><ul><li>the run succeeds</li><li>its file does not</li></ul>',
    }),
  ];
}
