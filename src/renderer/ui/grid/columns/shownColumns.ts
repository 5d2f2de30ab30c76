/** Which columns of a table leave the screen, on paper and on the clipboard. */
import { arrange, type TableLayout } from '../layout.ts';
import type { Column } from './column.tsx';

/** Those that are shown, in their order. */
export const shownColumns = <Row>(
  columns: readonly Column<Row>[],
  layout: Pick<TableLayout, 'columns'>,
): readonly Column<Row>[] =>
  arrange(columns, layout)
    .filter(({ hidden }) => !hidden)
    .map(({ column }) => column);

/** Those that have texts: a column of buttons has none. */
export const withTexts = <Row, C extends Pick<Column<Row>, 'text'>>(
  columns: readonly C[],
  rows: readonly Row[],
): readonly C[] => columns.filter(({ text }) => rows.some((row) => text(row) !== ''));
