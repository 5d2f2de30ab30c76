/** What the network found out about a match's payments, as events. */
import type { validationEvents } from '../../database/schema.ts';
import type { Random } from '../random.ts';

type EventRow = Omit<typeof validationEvents.$inferSelect, 'id' | 'match_id'>;

interface Finding {
  readonly event: string;
  readonly matcherPaid: boolean | null;
  readonly received: boolean | null;
  readonly error?: string;
}

const ASKED: Finding = { event: 'matcher_payment_check', matcherPaid: null, received: null };
const SEEN: Finding = { event: 'matcher_bank_statement', matcherPaid: true, received: null };
const ARRIVED: Finding = { event: 'beneficiary_confirmation', matcherPaid: true, received: true };
const MISSING: Finding = {
  event: 'beneficiary_confirmation',
  matcherPaid: true,
  received: false,
  error: 'No transfer of this amount was found on the account',
};
const UNREACHABLE: Finding = {
  event: 'matcher_bank_statement',
  matcherPaid: null,
  received: null,
  error: 'ITEM_LOGIN_REQUIRED: the bank asks the account holder to sign in again',
};

const FINDINGS = {
  waiting: [ASKED],
  paid: [ASKED, SEEN],
  validated: [ASKED, SEEN, ARRIVED],
  disputed: [ASKED, SEEN, MISSING],
  cancelled: [UNREACHABLE],
} as const satisfies Record<string, readonly Finding[]>;

/** How the validation of a match came out. */
export type Validation = keyof typeof FINDINGS;

/** Events between two moments; some matches have none at all. */
export function describeEvents(
  outcome: Validation,
  from: Date,
  until: Date,
  random: Random,
): EventRow[] {
  if (random.chance(0.12)) return [];
  const findings = FINDINGS[outcome];
  const pause = (until.getTime() - from.getTime()) / findings.length;
  return findings.map((finding: Finding, index) => ({
    ordinal: index + 1,
    created_at: new Date(from.getTime() + Math.floor(pause * (index + 1))),
    event: finding.event,
    matcher_paid: finding.matcherPaid,
    payment_received: finding.received,
    event_data: {
      source: finding.event === 'beneficiary_confirmation' ? 'posters_beneficiary' : 'matcher',
      reference: random.digits(12),
      ...(finding.error === undefined ? {} : { errors: [{ message: finding.error }] }),
    },
  }));
}
