import { expect, it } from 'vitest';
import { textColumn } from './column.tsx';
import { shownColumns } from './shownColumns.ts';

it('the columns of a table that leave the screen are those it shows, in the order in which they were left', () => {
  const columns = ['id', 'amount', 'memo'].map((id) =>
    textColumn<unknown>({ id, header: id, width: 100 }, () => id),
  );
  const left = [
    { id: 'memo', width: null, hidden: false },
    { id: 'amount', width: null, hidden: true },
    { id: 'id', width: null, hidden: false },
  ];
  expect(shownColumns(columns, { columns: left }).map(({ id }) => id)).toEqual(['memo', 'id']);
});
