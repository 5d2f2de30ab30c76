import { describe, expect, it } from 'vitest';
import { type RowLook, textColumn } from '#renderer/ui/grid/columns/column.tsx';
import { markChanges, markRead, NOTHING_SEEN, type Unread, visibleChanges } from './marks.ts';

interface Row {
  readonly id: string;
  readonly status: string;
  readonly amount?: string | null;
  readonly hidden?: boolean;
  /** Not shown. */
  readonly updatedAt?: string;
}

const COLUMNS = [
  textColumn<Row>({ id: 'status', header: 'Status', width: 100 }, ({ status }) => status),
  textColumn<Row>({ id: 'amount', header: 'Amount', width: 100 }, ({ amount }) => amount ?? null),
];
const lookOf = ({ hidden }: Row): RowLook => (hidden ? 'dimmed' : 'plain');

const table = visibleChanges(COLUMNS, lookOf);
const none = () => false;

/** Sees one answer after the other, a second apart. */
function see(answers: readonly (readonly Row[])[], isOwn = none as (id: string) => boolean) {
  const comparison = { rowId: ({ id }: Row) => id, changes: table, isOwn };
  return answers.reduce<Unread<Row>>(
    (unread, rows, index) => markChanges(unread, rows, 1000 * (index + 1), comparison),
    NOTHING_SEEN,
  );
}

describe('rows that changed since they were seen', () => {
  it('are marked with what changed, new ones and unchanged ones are not', () => {
    const { marks } = see([
      [
        { id: '1', status: 'Published' },
        { id: '2', status: 'Matched', amount: '5.00' },
      ],
      [
        { id: '1', status: 'Published' },
        { id: '2', status: 'Completed', amount: null },
        { id: '3', status: 'Published' },
      ],
    ]);
    expect([...marks]).toEqual([['2', ['Status', 'Amount']]]);
  });

  it('are not marked for invisible changes', () => {
    const { marks } = see([
      [{ id: '1', status: 'Published', updatedAt: 'a' }],
      [{ id: '1', status: 'Published', updatedAt: 'b' }],
    ]);
    expect(marks.size).toBe(0);
  });

  it('are marked when their highlighting changes', () => {
    const { marks } = see([
      [{ id: '1', status: 'Published' }],
      [{ id: '1', status: 'Published', hidden: true }],
    ]);
    expect([...marks]).toEqual([['1', []]]);
  });

  it('are not marked when this window changed them', () => {
    const before = [
      { id: '1', status: 'Matched' },
      { id: '2', status: 'Matched' },
    ];
    const after = before.map(({ id }) => ({ id, status: 'Completed' }));
    expect([...see([before, after], (id) => id === '1').marks.keys()]).toEqual(['2']);
  });

  it('keep their mark, and gather what changed, until it was read', () => {
    const unread = see([
      [{ id: '1', status: 'Published', amount: '1.00' }],
      [{ id: '1', status: 'Matched', amount: '1.00' }],
      [{ id: '1', status: 'Matched', amount: '2.00' }],
      [{ id: '1', status: 'Matched', amount: '2.00' }],
    ]);
    expect(unread.marks.get('1')).toEqual(['Status', 'Amount']);
    const after = markRead(unread, '1');
    expect(after.marks.size).toBe(0);
    expect(markRead(after, '1')).toBe(after);
  });

  const comparison = { rowId: ({ id }: Row) => id, changes: table, isOwn: none };

  it('are remembered from page to page, and an older answer of the cache marks nothing', () => {
    const first = markChanges(NOTHING_SEEN, [{ id: '1', status: 'Published' }], 1000, comparison);
    const elsewhere = markChanges(first, [{ id: '2', status: 'Matched' }], 2000, comparison);
    const again = markChanges(elsewhere, [{ id: '1', status: 'Published' }], 1000, comparison);
    expect(again.marks.size).toBe(0);
    const read = markChanges(again, [{ id: '1', status: 'Matched' }], 3000, comparison);
    expect([...read.marks.keys()]).toEqual(['1']);
  });

  it.each([
    ['older', 1999],
    ['as old', 2000],
  ])('are not compared with a reading that is %s', (_age, at) => {
    expect(NOTHING_SEEN.marks.size).toBe(0);
    const seen = markChanges(NOTHING_SEEN, [{ id: '1', status: 'Matched' }], 2000, comparison);
    const older = markChanges(seen, [{ id: '1', status: 'Published' }], at, comparison);
    expect(older.marks.size).toBe(0);
    const read = markChanges(older, [{ id: '1', status: 'Matched' }], 3000, comparison);
    expect(read.marks.size).toBe(0);
  });

  it('are forgotten with their marks, those first that were seen longest ago', () => {
    const rows = (from: number, count: number, status = 'Published') =>
      Array.from({ length: count }, (_, index) => ({ id: String(from + index), status }));
    const readings = [rows(1, 500), rows(2, 1, 'Matched'), rows(1, 1), rows(501, 498)];
    const { seen, marks } = see(readings);
    expect([seen.size, seen.has('1'), marks.size]).toEqual([500, true, 1]);
    const last = see([...readings, rows(999, 1)]);
    expect(last.seen.has('2')).toBe(false);
    expect(last.seen.has('1')).toBe(true);
    expect(last.marks.size).toBe(0);
  });

  it('a thousand pages do not pile up', () => {
    const page = (n: number) =>
      Array.from({ length: 20 }, (_, index) => ({ id: `${n}-${index}`, status: 'Published' }));
    const { seen } = see(Array.from({ length: 1000 }, (_, n) => page(n)));
    expect(seen.size).toBe(500);
    expect(seen.has('999-19')).toBe(true);
  });
});

it('a row of a table that only ever looks plain has not changed where its texts have not', () => {
  const changes = visibleChanges(COLUMNS, undefined);
  const row = { id: '1', status: 'Matched' };
  expect(changes(row, { ...row, updatedAt: 'b' })).toBeNull();
});

describe('cards', () => {
  const changes = visibleChanges<Row>(undefined, undefined);
  it('are compared whole', () => {
    expect(changes({ id: '1', status: 'a' }, { id: '1', status: 'a' })).toBeNull();
    expect(changes({ id: '1', status: 'a' }, { id: '1', status: 'b' })).toEqual([]);
  });
});
