import { describe, expect, it } from 'vitest';
import { ORDER_STATUSES } from '#contract/orders/choices.ts';
import { fullOrder } from '#contract/orders/order-detail.ts';
import { orderRow } from '#contract/orders/orders.ts';
import { place } from '#contract/wire/endpoint.ts';
import { endpoints } from '#contract/wire/endpoints.ts';
import { doneText, isOffered, whyNot } from '../act.ts';
import { ORDER_ACT_NAMES, ORDER_ACTS, type OrderActName, offeredOnOrder } from './orders.ts';

const THEN = '2026-11-20T10:00:00.000Z';

const MATCHED = { published_at: THEN, match_id: '9', matched_at: THEN };
const PAID = {
  ...MATCHED,
  matcher_payment_completed_at: THEN,
  match_matcher_payment_completed_at: THEN,
};
const PUBLISHED = { published_at: THEN };
const HISTORY = { ...PUBLISHED, match_id: '9', match_cancelled_at: THEN };
const REMOVED = { removed_at: THEN, is_removed: true };
const OWED = { can_be_marked_as_refunded: true };

/** What can be true of an order, by the name the table gives it. */
const SITUATIONS: Readonly<Record<string, Record<string, unknown>>> = {
  'never published': {},
  published: PUBLISHED,
  'match cancelled': HISTORY,
  matched: MATCHED,
  'matched unpublished': { ...MATCHED, published_at: null },
  'match completed': { ...MATCHED, match_completed_at: THEN },
  validated: PAID,
  'validated unpublished': { ...PAID, published_at: null },
  'validated, match cancelled': { ...PAID, match_cancelled_at: THEN },
  'validated, cancelled': { ...PAID, cancelled_at: THEN },
  'validated, removed': { ...PAID, ...REMOVED },
  completed: { ...PAID, completed_at: THEN, match_completed_at: THEN },
  'completed, owed': { ...PAID, ...OWED, completed_at: THEN, match_completed_at: THEN },
  cancelled: { ...PUBLISHED, cancelled_at: THEN },
  'cancelled, owed': { ...PUBLISHED, ...OWED, cancelled_at: THEN },
  'cancelled, once matched': { ...HISTORY, cancelled_at: THEN },
  removed: { ...PUBLISHED, ...REMOVED },
  'removed, once matched': { ...HISTORY, ...REMOVED },
  'removed and refunded': { ...HISTORY, ...REMOVED, refunded_at: THEN },
};

const order = (status: string, fields: Record<string, unknown>) =>
  orderRow.parse({ id: 1, status, ...fields });

/** The columns of the table, from left to right. */
const COLUMNS = [
  'cancelMatch',
  'approveMatch',
  'markAsPaid',
  'markAsRefunded',
  'completeOrder',
  'expireOrder',
  'hide',
  'capture',
  'void',
  'publish',
  'investigate',
] as const;

/** Each line: a status, what is true of the order, and a mark under each action it offers. */
const TABLE = `
  status                    | situation                  | CM AM MP MR CO EX HI CA VO PU IN
  unpublished               | never published            | .  .  .  .  .  x  x  .  .  x  .
  published                 | published                  | .  .  .  .  .  x  x  .  .  .  .
  published                 | match cancelled            | .  .  .  .  .  x  x  .  .  .  x
  published                 | matched                    | x  x  x  .  .  .  .  .  .  .  x
  matched                   | matched                    | x  x  x  .  .  .  .  .  .  .  .
  matched                   | matched unpublished        | x  x  x  .  .  .  .  .  .  x  .
  matched                   | match completed            | .  .  .  .  .  .  .  .  .  .  .
  matcher_paid              | matched                    | x  x  x  .  .  .  .  .  .  .  .
  payment_received          | validated                  | .  .  .  .  x  .  .  .  .  .  .
  payment_received          | validated unpublished      | .  .  .  .  .  .  .  .  .  x  .
  payment_received          | validated, match cancelled | .  .  .  .  .  .  .  .  .  .  .
  payment_received          | validated, cancelled       | .  .  .  .  .  .  .  .  .  .  .
  payment_received          | validated, removed         | .  .  .  .  .  .  .  .  x  .  .
  completed                 | completed                  | .  .  .  .  .  .  .  .  .  .  .
  completed                 | completed, owed            | .  .  .  x  .  .  .  .  .  .  .
  cancelled                 | cancelled                  | .  .  .  .  .  .  .  .  .  .  .
  cancelled                 | cancelled, owed            | .  .  .  x  .  .  .  .  .  .  .
  cancelled                 | cancelled, once matched    | .  .  .  .  .  .  .  .  .  .  x
  removed                   | removed                    | .  .  .  .  .  .  .  .  x  .  .
  removed                   | removed, once matched      | .  .  .  .  .  .  .  .  x  .  x
  removed                   | removed and refunded       | .  .  .  .  .  .  .  .  x  .  .
  unable_to_void            | cancelled                  | .  .  .  .  .  .  .  .  x  .  .
  unable_to_capture         | validated                  | .  .  .  .  x  .  .  x  .  .  .
  unable_to_payout          | validated                  | .  .  .  .  x  .  .  .  .  .  .
  unable_to_transfer        | validated                  | .  .  .  .  x  .  .  .  .  .  .
  dispute_resolution_needed | matched                    | x  x  x  .  .  .  .  .  .  .  .
  unable_to_refund          | cancelled, owed            | .  .  .  x  .  .  .  .  .  .  .
  a status of its own       | published                  | .  .  .  .  .  x  x  .  .  .  .
`;
const LINES = TABLE.trim()
  .split('\n')
  .slice(1)
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .map(([status = '', situation = '', marks = '']) => ({ status, situation, marks }));

/** What each role may use of it (1A35). */
const ALLOWED: Readonly<Record<string, readonly string[]>> = {
  admin: COLUMNS,
  principal: ['markAsPaid', 'markAsRefunded', 'expireOrder', 'hide'],
  manager: ['markAsPaid', 'markAsRefunded'],
  customer: [],
};

describe.each(Object.keys(ALLOWED))('to a person who is %s', (role) => {
  it.each(LINES)(
    '$status ($situation) offers $marks',
    {
      tags: [
        '1A03',
        '1A10',
        '1A12',
        '1A15',
        '1A20',
        '1A23',
        '1A24',
        '1A27',
        '1A33',
        '1A35',
        '1A36',
        '1A37',
        '1A38',
      ],
    },
    ({ status, situation, marks }) => {
      const marked = marks.split(/\s+/u);
      const expected = COLUMNS.filter(
        (name, index) => marked[index] === 'x' && ALLOWED[role]?.includes(name),
      );
      const offered = offeredOnOrder(order(status, SITUATIONS[situation] ?? {}), role);
      expect(offered).toEqual(expected.map((name) => `order.${name}`));
    },
  );
});

it('the table has a line for every status and situation, and a column for every action', () => {
  expect(LINES.map(({ status }) => status)).toEqual(expect.arrayContaining([...ORDER_STATUSES]));
  const situations = new Set(LINES.map(({ situation }) => situation));
  expect([...situations].toSorted()).toEqual(Object.keys(SITUATIONS).toSorted());
  const unhide = (name: string) => name !== 'order.unhide';
  expect(COLUMNS.map((name) => `order.${name}`)).toEqual(ORDER_ACT_NAMES.filter(unhide));
});

describe('an act', () => {
  const TEXTS: Readonly<
    Record<OrderActName, readonly [label: string, done: string, alert: string]>
  > = {
    'order.cancelMatch': ['Cancel Match', 'Match cancelled', 'Unable to Cancel Match'],
    'order.approveMatch': ['Approve Match', 'Match approved', 'Unable to Approve Match'],
    'order.markAsPaid': ['Mark as Paid', 'Marked as paid', 'Unable to mark match as paid'],
    'order.markAsRefunded': [
      'Mark as Refunded',
      'Marked as refunded',
      'Unable to mark order as refunded',
    ],
    'order.completeOrder': ['Complete Order', 'Order completed', 'Unable to complete order'],
    'order.expireOrder': ['Expire Order', 'Order expired', 'Unable to expire order'],
    'order.hide': ['Hide Order', 'Order hidden', 'Unable to set order as hidden'],
    'order.unhide': ['Unhide Order', 'Order unhidden', 'Unable to set order as hidden'],
    'order.capture': ['Capture', 'Payment captured', 'Unable to capture order'],
    'order.void': ['Void', 'Payment voided', 'Unable to void order'],
    'order.publish': ['Publish', 'Order published', 'Unable to publish order'],
    'order.investigate': ['Investigate', 'Investigation started', 'Unable to investigate order'],
  };

  it.each(ORDER_ACT_NAMES)(
    '%s has its question, its result and its alert',
    {
      tags: ['1A01', '1A05', '1A07', '1A09', '1A14', '1A17', '1A19', '1A22', '1A26', '1A32'],
    },
    (name) => {
      const [label, done, alert] = TEXTS[name];
      const act = ORDER_ACTS[name];
      expect([act.label, act.alert]).toEqual([label, alert]);
      expect(act.question).toBe(`Are you sure you want to take this action - ${label}?`);
      expect(doneText(act, null)).toBe(done);
      expect(doneText(act, order('published', {}))).toBe(`${done} for order 1`);
    },
  );
});

describe('why an act is not offered', () => {
  const why = (
    name: OrderActName,
    status: string,
    fields: Record<string, unknown>,
    role = 'admin',
  ) => whyNot(ORDER_ACTS[name], order(status, fields), role);

  it.each([
    ['order.completeOrder', 'matched', MATCHED, "the matcher's payment is not completed"],
    ['order.completeOrder', 'published', PUBLISHED, 'the order has no match'],
    ['order.completeOrder', 'published', HISTORY, 'the match was cancelled'],
    ['order.completeOrder', 'unpublished', {}, 'the order is not published'],
    ['order.completeOrder', 'removed', { ...PAID, ...REMOVED }, 'the order has expired'],
    ['order.cancelMatch', 'published', PUBLISHED, 'the order has no match'],
    ['order.cancelMatch', 'payment_received', PAID, "the matcher's payment is completed"],
    ['order.expireOrder', 'matched', MATCHED, 'the order is matched'],
    ['order.expireOrder', 'cancelled', { cancelled_at: THEN }, 'the order is cancelled'],
    ['order.expireOrder', 'completed', { completed_at: THEN }, 'the order is completed'],
    ['order.hide', 'published', { ...PUBLISHED, hidden: true }, 'the order is hidden'],
    ['order.unhide', 'published', PUBLISHED, 'the order is not hidden'],
    ['order.capture', 'matched', MATCHED, 'the status is Matched'],
    ['order.void', 'published', PUBLISHED, 'the status is Published'],
    ['order.publish', 'published', PUBLISHED, 'the order was published'],
    ['order.investigate', 'published', PUBLISHED, 'the order has no match'],
    ['order.investigate', 'completed', { ...PAID, completed_at: THEN }, 'the status is Completed'],
    ['order.markAsRefunded', 'cancelled', {}, 'the network has not marked it as refundable'],
  ] as const)('%s of a %s order', (name, status, fields, text) => {
    expect(why(name, status, fields)).toBe(text);
  });

  it('names the roles that may, before anything of the order', { tags: ['1A35'] }, () => {
    expect([
      why('order.approveMatch', 'published', PUBLISHED, 'manager'),
      why('order.hide', 'published', PUBLISHED, 'manager'),
      why('order.markAsPaid', 'matched', MATCHED, 'customer'),
      why('order.markAsPaid', 'matched', MATCHED, 'manager'),
    ]).toEqual([
      'only an admin may do this',
      'only an admin or a principal may do this',
      'only staff may do this',
      null,
    ]);
  });
});

/** What the conditions read of an order: the field, and its value where it is so. */
const FACTS = {
  match: { match_id: '9' },
  matchCancelled: { match_cancelled_at: THEN },
  matchPaid: { match_matcher_payment_completed_at: THEN },
  matchCompleted: { match_completed_at: THEN },
  published: { published_at: THEN },
  paid: { matcher_payment_completed_at: THEN },
  completed: { completed_at: THEN },
  cancelled: { cancelled_at: THEN },
  removed: { removed_at: THEN },
  hidden: { hidden: true },
  refundable: { can_be_marked_as_refunded: true },
} as const;
type Fact = keyof typeof FACTS;
/** What is true of an order, and its status. */
interface Case {
  readonly is: (...facts: readonly Fact[]) => boolean;
  readonly status: string;
}

const isMatched = ({ is }: Case) => is('match') && !is('matchCancelled');
const awaitsMatcher = (of: Case) => isMatched(of) && !of.is('matchPaid', 'matchCompleted');
const hasEnded = ({ is }: Case) => is('completed', 'cancelled', 'removed');
const isIdle = (of: Case) => !(isMatched(of) || of.is('paid') || hasEnded(of));

/** The table of action eligibility of the specification (document 1, section 4), by hand; `is` is any of them. */
const ELIGIBLE: Readonly<Record<OrderActName, (of: Case) => boolean>> = {
  'order.cancelMatch': awaitsMatcher,
  'order.approveMatch': awaitsMatcher,
  'order.markAsPaid': awaitsMatcher,
  'order.markAsRefunded': ({ is }) => is('refundable'),
  'order.completeOrder': (of) =>
    of.is('published') && isMatched(of) && of.is('paid') && !hasEnded(of),
  'order.expireOrder': isIdle,
  'order.hide': (of) => !of.is('hidden') && isIdle(of),
  'order.unhide': (of) => of.is('hidden') && isIdle(of),
  'order.capture': ({ status }) => status === 'unable_to_capture',
  'order.void': ({ is, status }) => status === 'unable_to_void' || is('removed'),
  'order.publish': ({ is }) => !is('published'),
  'order.investigate': ({ is, status }) =>
    is('match') && ['published', 'unpublished', 'cancelled'].includes(status),
};

const SETS = (Object.keys(FACTS) as Fact[]).reduce<readonly (readonly Fact[])[]>(
  (sets, fact) => sets.flatMap((set) => [set, [...set, fact]]),
  [[]],
);
const ROW = orderRow.parse({ id: 1, status: 'published' });
const CASES = ORDER_STATUSES.filter((status) => status !== 'removed').flatMap((status) =>
  SETS.map((set) => ({
    row: Object.assign({ ...ROW, status }, ...set.map((fact) => FACTS[fact])),
    of: { status, is: (...facts: readonly Fact[]) => facts.some((fact) => set.includes(fact)) },
  })),
);

describe.each(['admin', 'principal', 'manager'])('to a person who is %s', (role) => {
  it.each(ORDER_ACT_NAMES)(
    '%s is offered as the table of the specification says, whatever is true of the order',
    {
      tags: ['1A03', '1A10', '1A12', '1A15', '1A20', '1A23', '1A24', '1A27', '1A33', '1A35'],
    },
    (name) => {
      const allowed = ALLOWED[role] ?? [];
      const isAllowed = allowed.some((each) => `order.${each}` === name.replace('unhide', 'hide'));
      const differing = CASES.filter(
        ({ row, of }) =>
          isOffered(ORDER_ACTS[name], row, role) !== (isAllowed && ELIGIBLE[name](of)),
      );
      expect(differing.map(({ row }) => row).slice(0, 3)).toEqual([]);
    },
  );
});

it.each([100_002, '100002', '1b4e'])(
  'hiding sends the id as it came: %j',
  { tags: ['1A18'] },
  (id) => {
    const wire = { id, status: 'published' };
    const page = { models: [wire], pagination: { rowCount: 1 } };
    const listed = endpoints['orders.list'].answer.parse(page).rows;
    for (const read of [...listed, fullOrder.parse(wire)]) {
      const { endpoint, input } = ORDER_ACTS['order.hide'].call(read, {});
      const placed = place(endpoints[endpoint], input);
      expect(placed.path).toBe(`admin/orders/set-hidden/${id}`);
      expect(placed.body).toEqual({ id, hidden: true });
    }
  },
);
