import { describe, expect, it } from 'vitest';
import { ORDER_STATUSES } from '#contract/orders/choices.ts';
import { fullOrder } from '#contract/orders/order-detail.ts';
import { orderRow } from '#contract/orders/orders.ts';
import { place } from '#contract/wire/endpoint.ts';
import { endpoints } from '#contract/wire/endpoints.ts';
import { doneText, isOffered, whyNot } from '#domain/acts/act.ts';
import {
  ORDER_ACT_NAMES,
  ORDER_ACTS,
  type OrderActName,
  offeredOnOrder,
} from '#domain/acts/areas/orders.ts';
import { type Fields, sure } from './cases/case.ts';
import { ORDER_CASES } from './cases/orders.ts';
import { EARLIER } from './cases/readings.ts';
import { FACTS, type Fact, LINES, type Line } from './table.ts';

const MATCHED = { published_at: EARLIER, match_id: '9', matched_at: EARLIER };
const PAID = {
  ...MATCHED,
  matcher_payment_completed_at: EARLIER,
  match_matcher_payment_completed_at: EARLIER,
};
const PUBLISHED = { published_at: EARLIER };
const HISTORY = { ...PUBLISHED, match_id: '9', match_cancelled_at: EARLIER };
const REMOVED = { removed_at: EARLIER, is_removed: true };
const OWED = { can_be_marked_as_refunded: true };

type Situation = Line extends `${string} | ${infer Named}` ? Named : never;

/** What is true of an order, by the name that the rows of the table give it. */
const SITUATIONS: Readonly<Record<Situation, Fields>> = {
  'never published': {},
  published: PUBLISHED,
  'match cancelled': HISTORY,
  matched: MATCHED,
  'matched unpublished': { ...MATCHED, published_at: null },
  'match completed': { ...MATCHED, match_completed_at: EARLIER },
  validated: PAID,
  'validated unpublished': { ...PAID, published_at: null },
  'validated, match cancelled': { ...PAID, match_cancelled_at: EARLIER },
  'validated, cancelled': { ...PAID, cancelled_at: EARLIER },
  'validated, removed': { ...PAID, ...REMOVED },
  completed: { ...PAID, completed_at: EARLIER, match_completed_at: EARLIER },
  'completed, owed': { ...PAID, ...OWED, completed_at: EARLIER, match_completed_at: EARLIER },
  cancelled: { ...PUBLISHED, cancelled_at: EARLIER },
  'cancelled, owed': { ...PUBLISHED, ...OWED, cancelled_at: EARLIER },
  'cancelled, once matched': { ...HISTORY, cancelled_at: EARLIER },
  removed: { ...PUBLISHED, ...REMOVED },
  'removed, once matched': { ...HISTORY, ...REMOVED },
  'removed and refunded': { ...HISTORY, ...REMOVED, refunded_at: EARLIER },
};

const partsOf = (line: Line) => line.split(' | ') as [status: string, situation: Situation];
const orderIn = (status: string, fields: Fields) => orderRow.parse({ id: 1, status, ...fields });

/** Whether the specification lets this role use the act (1A35). */
const isAllowed = (name: OrderActName, role: string) =>
  ORDER_CASES[name].roles.some((each) => each === role);

describe.each(['admin', 'principal', 'manager', 'customer'])('to a person who is %s', (role) => {
  it.each(LINES)(
    '%s offers what the table of the specification says',
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
    (line) => {
      const [status, situation] = partsOf(line);
      const expected = ORDER_ACT_NAMES.filter(
        (name) => ORDER_CASES[name].lines.includes(line) && isAllowed(name, role),
      );
      expect(offeredOnOrder(orderIn(status, SITUATIONS[situation]), role)).toEqual(expected);
    },
  );
});

it('the table has a row for every status', () => {
  const statuses = LINES.map((line) => partsOf(line)[0]);
  expect(statuses).toEqual(expect.arrayContaining([...ORDER_STATUSES]));
});

it.each(ORDER_ACT_NAMES)(
  '%s has its question, and names its order when it was done',
  {
    tags: ['1A01', '1A05', '1A07', '1A09', '1A14', '1A17', '1A19', '1A22', '1A26', '1A32'],
  },
  (name) => {
    const [label, done] = ORDER_CASES[name].texts;
    expect(ORDER_ACTS[name].question).toBe(sure(label));
    expect(doneText(ORDER_ACTS[name], orderIn('published', {}))).toBe(`${done} for order 1`);
  },
);

describe('why an act is not offered', () => {
  it('names the roles that may, before anything of the order', { tags: ['1A35'] }, () => {
    const why = (name: OrderActName, status: string, fields: Fields, role: string) =>
      whyNot(ORDER_ACTS[name], orderIn(status, fields), role);
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

const SETS = (Object.keys(FACTS) as Fact[]).reduce<readonly (readonly Fact[])[]>(
  (sets, fact) => sets.flatMap((set) => [set, [...set, fact]]),
  [[]],
);
const ROW = orderRow.parse({ id: 1, status: 'published' });
const STATES = ORDER_STATUSES.filter((status) => status !== 'removed').flatMap((status) =>
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
      const { isEligible } = ORDER_CASES[name];
      const differing = STATES.filter(
        ({ row, of }) =>
          isOffered(ORDER_ACTS[name], row, role) !== (isAllowed(name, role) && isEligible(of)),
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
