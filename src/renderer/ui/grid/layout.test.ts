import { describe, expect, it } from 'vitest';
import { arrange, readLayout, widthOf } from './layout.ts';

const COLUMNS = [
  { id: 'id', width: 100 },
  { id: 'amount', width: 120 },
  { id: 'memo', width: 200 },
];

const ids = (stored: unknown) =>
  arrange(COLUMNS, readLayout(stored)).map(({ column }) => column.id);

describe('a table as a person left it', () => {
  it('is the declared one when nothing was kept', () => {
    expect(ids(undefined)).toEqual(['id', 'amount', 'memo']);
    expect(readLayout(undefined).density).toBeNull();
  });

  it('keeps order, width and visibility', () => {
    const layout = readLayout({
      density: 'compact',
      columns: [
        { id: 'memo', width: 90, hidden: false },
        { id: 'id', width: 101, hidden: false },
        { id: 'amount', width: 130, hidden: true },
      ],
    });
    expect(layout.density).toBe('compact');
    expect(
      arrange(COLUMNS, layout).map(({ column, width, hidden }) => [column.id, width, hidden]),
    ).toEqual([
      ['memo', 90, false],
      ['id', 101, false],
      ['amount', 130, true],
    ]);
  });

  it('takes the width of what a column holds until a person sets one', () => {
    const layout = readLayout({
      columns: [
        { id: 'amount', width: null, hidden: false },
        { id: 'memo', width: 90, hidden: true },
      ],
    });
    expect(arrange(COLUMNS, layout).map(({ width, isSet }) => [width, isSet])).toEqual([
      [100, false],
      [120, false],
      [90, true],
    ]);
    expect(widthOf(arrange(COLUMNS, layout))).toBe(220);
  });

  it('shows a column that came with a later version and forgets one that is gone', () => {
    const stored = {
      columns: [
        { id: 'amount', width: 120, hidden: false },
        { id: 'gone', width: 80, hidden: false },
        { id: 'id', width: 100, hidden: false },
      ],
    };
    expect(ids(stored)).toEqual(['amount', 'id', 'memo']);
  });

  it.each([null, 'x', 7, [], { columns: 'x' }, { columns: [null, 3, { id: 1 }] }])(
    'takes %j as nothing kept',
    (stored) => {
      expect(ids(stored)).toEqual(['id', 'amount', 'memo']);
    },
  );
});
