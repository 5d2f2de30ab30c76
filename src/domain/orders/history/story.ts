/** Everything the console can know of an order, as one timeline. */
import { refKey, type SentAct } from '#contract/bridge/recorded-acts.ts';
import type { MatchHistoryItem, OpenMatch } from '#contract/orders/order-detail.ts';
import type { Shown } from '#contract/wire/unreadable.ts';
import { nameOrEmail } from '#domain/text/person-names.ts';
import { actWords } from '../../acts/acts.ts';
import { outcomeLabel } from '../../acts/records.ts';
import type { Tone } from '../../text/status.ts';
import { DAY_MS } from '../../time/format.ts';
import {
  buildStory,
  type Moment,
  type Story,
  somebody,
  type Wait,
  type Waited,
} from '../../time/story.ts';
import { isFull, type ReadOrder } from '../changes.ts';
import { orderStatusLabel, refundStatusLabel, spelled } from '../status.ts';
import { findingName } from '../validation.ts';
import { matchName } from './match-events.ts';

export interface LoadedOrder {
  readonly order: ReadOrder;
  /** Its matches, also those that were cancelled. */
  readonly history?: readonly MatchHistoryItem[] | undefined;
  /** The validation events by match. */
  readonly pending?: readonly OpenMatch[] | undefined;
  /** The reader's own acts; those on other things are passed over. */
  readonly acts?: readonly SentAct[] | undefined;
}

/** In the order in which those of one instant are listed. */
const STEPS = [
  'posted',
  'published',
  'confirmed',
  'acted',
  'matched',
  'found',
  'validated',
  'unmatched',
  'cancelled',
  'expired',
  'completed',
  'refunded',
  'undated',
] as const;
type Step = (typeof STEPS)[number];

interface OrderMoment extends Moment {
  readonly step: Step;
}

const WORDS = {
  posted: { title: 'Posted', tone: 'neutral' },
  published: { title: 'Published', tone: 'brand' },
  confirmed: { title: 'Confirmed', tone: 'informative' },
  matched: { title: 'Matched', tone: 'informative' },
  validated: { title: "Matcher's payment validated", tone: 'informative' },
  unmatched: { title: 'Match cancelled', tone: 'danger' },
  cancelled: { title: 'Cancelled', tone: 'danger' },
  expired: { title: 'Expired', tone: 'danger' },
  completed: { title: 'Completed', tone: 'success' },
  refunded: { title: 'Refunded', tone: 'warning' },
} as const satisfies Partial<Record<Step, { readonly title: string; readonly tone: Tone }>>;
type DatedStep = keyof typeof WORDS;

type More = Partial<Omit<OrderMoment, 'step' | 'at' | 'key'>>;

/** A step at that instant; none without one. */
const dated = (step: DatedStep, at: Shown<string>, key: string, more: More = {}): OrderMoment[] =>
  at === null ? [] : [{ ...WORDS[step], step, at, key: `${step}:${key}`, ...more }];

/** The moments of the order itself, without its match. */
function ownSteps(order: ReadOrder): OrderMoment[] {
  const posted = { amount: order.poster_amount, currency: order.poster_currency };
  return [
    ...dated('posted', order.posted_at, 'order', {
      who: isFull(order) ? somebody('Poster', order.user) : null,
      figure: posted,
    }),
    ...dated('published', order.published_at, 'order'),
    ...dated('confirmed', order.confirmed_at, 'order'),
    ...dated('validated', order.matcher_payment_completed_at, 'order'),
    ...dated('cancelled', order.cancelled_at, 'order'),
    ...dated('expired', order.removed_at, 'order'),
    ...dated('completed', order.completed_at, 'order'),
    ...dated('refunded', order.refunded_at, 'order'),
  ];
}

/** The matches of an order: those of its history, and its own one where that is not among them. */
function matchesOf({ order, history = [] }: LoadedOrder): readonly MatchHistoryItem[] {
  const known = new Map(history.map((match) => [match.id, match]));
  const { match_id: id, matched_at: at, match_cancelled_at: end } = order;
  if (id === null) return [...known.values()];
  const listed = known.get(id);
  known.set(id, {
    id,
    user: listed?.user ?? (isFull(order) ? (order.match?.user ?? null) : null),
    accepted_at: listed?.accepted_at ?? at,
    cancelled_at: listed?.cancelled_at ?? end,
    initiator: listed?.initiator ?? null,
  });
  return [...known.values()];
}

/** The events of the matches, with who cancelled one if the network says so. */
function matchSteps(record: LoadedOrder): OrderMoment[] {
  const { order } = record;
  return matchesOf(record).flatMap(
    ({ id, user, accepted_at: at, cancelled_at: end, initiator }) => {
      const note = `Match ${id}`;
      const isCurrent = id === order.match_id;
      const figure = {
        amount: order.match_matcher_amount,
        currency: order.match_matcher_currency,
      };
      const by = nameOrEmail(initiator);
      return [
        ...dated('matched', at, id, {
          note,
          who: somebody('Matcher', user),
          ...(isCurrent && { figure }),
        }),
        ...dated('unmatched', end, id, {
          note,
          who: by === null ? null : { as: 'By', name: by, userId: null },
        }),
        ...(isCurrent ? dated('validated', order.match_matcher_payment_completed_at, id) : []),
        ...(isCurrent
          ? dated('completed', order.match_completed_at, id, { title: 'Match completed', note })
          : []),
      ];
    },
  );
}

function findings({ order, pending = [] }: LoadedOrder): OrderMoment[] {
  return pending.flatMap(({ id, validationEvents }, place) =>
    validationEvents.map((event, index) => ({
      step: 'found' as const,
      key: `found:${place}:${index}`,
      at: event.created_at,
      title: findingName(event),
      tone: 'neutral' as const,
      note: pending.length > 1 || id !== order.match_id ? matchName(id) : null,
      event,
    })),
  );
}

const ownActs = ({ order, acts = [] }: LoadedOrder): OrderMoment[] =>
  acts
    .filter(({ subject }) => refKey(subject) === `order:${order.id}`)
    .map((act) => ({
      step: 'acted',
      key: `act:${act.key}`,
      at: act.sentAt,
      title: actWords(act.action).label,
      tone: 'neutral',
      status: outcomeLabel(act),
      isOwn: true,
    }));

/** The dated step that a status comes with. A status without one is shown without a date. */
const STEP_BY_STATUS: ReadonlyMap<string | null, Step> = new Map([
  ['unpublished', 'posted'],
  ['published', 'published'],
  ['matched', 'matched'],
  ['matcher_paid', 'validated'],
  ['payment_received', 'validated'],
  ['removed', 'expired'],
  ['cancelled', 'cancelled'],
  ['completed', 'completed'],
]);

/** The current status where no date shows it: a dispute, a problem, a refund under way. */
function currentStatus(order: ReadOrder, known: readonly OrderMoment[]): OrderMoment[] {
  const has = (wanted: Step | undefined) => known.some(({ step }) => step === wanted);
  const undated = { step: 'undated', at: null } as const;
  const { refund_status: refund } = order;
  const label = orderStatusLabel(order);
  return [
    ...(has(STEP_BY_STATUS.get(spelled(order.status))) || label === null
      ? []
      : [{ ...undated, key: 'status', title: label.text, tone: label.tone }]),
    ...(refund === null || (refund === 'completed' && has('refunded'))
      ? []
      : [
          {
            ...undated,
            key: 'refund',
            title: 'Refund',
            tone: 'neutral' as const,
            status: refundStatusLabel(refund),
          },
        ]),
  ];
}

/** Removes the second of two equal steps at one instant: the order and its match both have it. */
function withoutRepeated(moments: readonly OrderMoment[]): OrderMoment[] {
  const seen = new Set<string>();
  return moments.filter(({ step, at, key }) => {
    const isSaid = step === 'validated' || step === 'completed';
    const same = isSaid && typeof at === 'string' ? `${step} ${at}` : key;
    return !seen.has(same) && Boolean(seen.add(same));
  });
}

/** The order was matched, and none of the matches that are known was made then. */
function unknownMatch(order: ReadOrder, known: readonly OrderMoment[]): OrderMoment[] {
  const { matched_at: at } = order;
  const isKnown = known.some((each) => each.step === 'matched' && each.at === at);
  return isKnown ? [] : dated('matched', at, 'order');
}

function momentsOf(record: LoadedOrder): OrderMoment[] {
  const { order } = record;
  const steps = withoutRepeated([...ownSteps(order), ...matchSteps(record)]);
  const known = [...steps, ...unknownMatch(order, steps)];
  return [
    ...known,
    ...findings(record),
    ...ownActs(record),
    ...currentStatus(order, known),
  ].toSorted((a, b) => STEPS.indexOf(a.step) - STEPS.indexOf(b.step));
}

interface OrderWait extends Wait {
  readonly after: readonly Step[];
  readonly until: readonly Step[];
  readonly lasts: readonly (string | null)[];
}

const ENDS: readonly Step[] = ['cancelled', 'expired'];

/** What an order waits for. The network names no usual times: these are ours. */
const WAITS: readonly OrderWait[] = [
  {
    what: 'publication',
    usual: DAY_MS,
    after: ['posted'],
    until: ['published', ...ENDS],
    lasts: ['unpublished'],
  },
  {
    what: 'a match',
    usual: 2 * DAY_MS,
    after: ['published', 'unmatched'],
    until: ['matched', ...ENDS],
    lasts: ['published'],
  },
  {
    what: "the matcher's payment",
    usual: DAY_MS,
    after: ['matched'],
    until: ['validated', 'unmatched', 'completed', ...ENDS],
    lasts: ['matched'],
  },
  {
    what: 'completion',
    usual: DAY_MS,
    after: ['validated'],
    until: ['completed', 'unmatched', ...ENDS],
    lasts: ['matcher_paid', 'payment_received'],
  },
  {
    what: 'the refund',
    usual: 5 * DAY_MS,
    after: ENDS,
    until: ['refunded'],
    lasts: ['removed', 'cancelled'],
  },
];

const NO_WAIT: readonly Step[] = ['confirmed', 'acted', 'found'];

const REFUNDING: readonly (string | null)[] = ['initiated', 'pending'];

function waitsOf(order: ReadOrder, moments: readonly OrderMoment[]): Waited[] {
  const steps = moments
    .flatMap(({ step, at }) =>
      typeof at !== 'string' || NO_WAIT.includes(step) ? [] : [{ step, at }],
    )
    .toSorted((a, b) => Date.parse(a.at) - Date.parse(b.at));
  const isRefunding = REFUNDING.includes(order.refund_status);
  return steps.flatMap(({ step, at: from }, index): Waited[] => {
    const wait = WAITS.find(({ after }) => after.includes(step));
    const next = steps[index + 1];
    if (!wait) return [];
    if (next) return wait.until.includes(next.step) ? [{ wait, from, to: next.at }] : [];
    const lasts =
      wait.lasts.includes(spelled(order.status)) && (wait.until[0] !== 'refunded' || isRefunding);
    return lasts ? [{ wait, from, to: null }] : [];
  });
}

/** The story of an order at `now`. A row of a list gives as much as it has. */
export function orderStory(record: LoadedOrder, now: Date): Story {
  const moments = momentsOf(record);
  return buildStory(moments, waitsOf(record.order, moments), now);
}
