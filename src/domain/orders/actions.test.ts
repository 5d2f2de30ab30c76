import { describe, expect, it } from 'vitest';
import { fullOrder } from '#contract/orders/order-detail.ts';
import { ORDER_STATUSES, type OrderRow, orderRow } from '#contract/orders/orders.ts';
import { place } from '#contract/wire/endpoint.ts';
import { endpoints } from '#contract/wire/endpoints.ts';
import {
  confirmationOf,
  maySeeJourney,
  ORDER_ACTION_NAMES,
  type OrderActionName,
  offeredActions,
  orderAction,
} from './actions.ts';

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
  'setHidden',
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
  principal: ['markAsPaid', 'markAsRefunded', 'expireOrder', 'setHidden'],
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
      expect(offeredActions(order(status, SITUATIONS[situation] ?? {}), role)).toEqual(expected);
    },
  );
});

it('the table has a line for every status and situation, and a column for every action', () => {
  expect(LINES.map(({ status }) => status)).toEqual(expect.arrayContaining([...ORDER_STATUSES]));
  const situations = new Set(LINES.map(({ situation }) => situation));
  expect([...situations].toSorted()).toEqual(Object.keys(SITUATIONS).toSorted());
  expect(COLUMNS).toEqual(ORDER_ACTION_NAMES);
});

describe('an action', () => {
  const match = order('matched', MATCHED);
  const open = order('published', PUBLISHED);
  const hidden = order('published', { ...PUBLISHED, hidden: true });

  const row = (name: OrderActionName, from: OrderRow, words: string) => {
    const [label = '', endpoint = '', alert = ''] = words.split(' | ');
    return { name, from, label, endpoint, alert };
  };
  const idOnly = { id: '1' };
  const INPUTS: Partial<Record<string, object>> = {
    'Cancel Match': { id: '9' },
    'Approve Match': { id: '9' },
    'Hide Order': { id: '1', hidden: true },
    'Unhide Order': { id: '1', hidden: false },
    Publish: { id: '1', payment_type: 'mono' },
  };

  it.each([
    row('cancelMatch', match, 'Cancel Match | matches.cancel | Unable to Cancel Match'),
    row('approveMatch', match, 'Approve Match | matches.approve | Unable to Approve Match'),
    row(
      'markAsPaid',
      match,
      'Mark as Paid | orders.markAsMatcherPaid | Unable to mark match as paid',
    ),
    row(
      'markAsRefunded',
      match,
      'Mark as Refunded | orders.markAsRefunded | Unable to mark order as refunded',
    ),
    row('completeOrder', match, 'Complete Order | orders.complete | Unable to complete order'),
    row('expireOrder', open, 'Expire Order | orders.expire | Unable to expire order'),
    row('setHidden', open, 'Hide Order | orders.setHidden | Unable to set order as hidden'),
    row('setHidden', hidden, 'Unhide Order | orders.setHidden | Unable to set order as hidden'),
    row('capture', open, 'Capture | orders.capture | Unable to capture order'),
    row('void', open, 'Void | orders.void | Unable to void order'),
    row('publish', open, 'Publish | orders.publish | Unable to publish order'),
    row('investigate', match, 'Investigate | orders.investigate | Unable to investigate order'),
  ])(
    '$label: its question, its call and its alert',
    {
      tags: [
        '1A01',
        '1A04',
        '1A05',
        '1A06',
        '1A07',
        '1A08',
        '1A09',
        '1A11',
        '1A13',
        '1A14',
        '1A16',
        '1A17',
        '1A18',
        '1A19',
        '1A21',
        '1A22',
        '1A25',
        '1A26',
        '1A31',
        '1A32',
        '1A34',
      ],
    },
    (action) => {
      const { name, from, label, endpoint, alert } = action;
      expect(confirmationOf(name, from)).toBe(
        `Are you sure you want to take this action - ${label}?`,
      );
      const input = INPUTS[label] ?? idOnly;
      expect(orderAction(name).call(from, { paymentType: 'mono' })).toEqual({ endpoint, input });
      expect(orderAction(name).alert).toBe(alert);
    },
  );
});

it('the validation journey is for an admin, where there is a match', { tags: ['1H11'] }, () => {
  const match = order('matched', MATCHED);
  expect(['admin', 'manager', 'principal'].map((role) => maySeeJourney(match, role))).toEqual([
    true,
    false,
    false,
  ]);
  expect(maySeeJourney(order('published', PUBLISHED), 'admin')).toBe(false);
});

it.each([100_002, '100002', '1b4e'])(
  'hiding sends the id as it came: %j',
  { tags: ['1A18'] },
  (id) => {
    const wire = { id, status: 'published' };
    const page = { models: [wire], pagination: { rowCount: 1 } };
    const listed = endpoints['orders.list'].answer.parse(page).rows;
    for (const read of [...listed, fullOrder.parse(wire)]) {
      const { endpoint, input } = orderAction('setHidden').call(read, {});
      const placed = place(endpoints[endpoint], input);
      expect(placed.path).toBe(`admin/orders/set-hidden/${id}`);
      expect(placed.body).toEqual({ id, hidden: true });
    }
  },
);
