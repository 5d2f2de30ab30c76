import type { ListColumn } from '#domain/columns/column.ts';
import { yesNo } from '#domain/text/words.ts';
import {
  type Column,
  instantColumn,
  moneyColumn,
  privateColumn,
  rateColumn,
  statusColumn,
  textColumn,
} from './column.tsx';
import { WIDTH } from './widths.ts';

function ofKind<Row>(column: ListColumn<Row>): Column<Row> {
  const named = { id: column.id, header: column.header };
  if ('money' in column) return moneyColumn(named, column.money);
  if ('rate' in column) return rateColumn(named, column.rate);
  if ('instant' in column) return instantColumn(named, column.instant);
  if ('flag' in column) {
    return textColumn({ ...named, width: WIDTH.word }, (row) => yesNo(column.flag(row)));
  }
  if ('status' in column) return statusColumn(named, column.status);
  const text = column.isPersonal ? privateColumn : textColumn;
  return text({ ...named, width: WIDTH.words }, column.text);
}

/** The columns of these ids, in their order. */
export const columnsNamed = <Row, Id extends string, Wanted extends Id>(
  columns: readonly (ListColumn<Row> & { readonly id: Id })[],
  ids: readonly Wanted[],
) =>
  ids.flatMap((id) =>
    columns.filter(
      (column): column is ListColumn<Row> & { readonly id: Wanted } => column.id === id,
    ),
  );

/** The columns of a table, each drawn and as wide as its kind, unless `looks` has more of it. */
export const tableColumns = <Row, Id extends string>(
  columns: readonly (ListColumn<Row> & { readonly id: Id })[],
  looks: { readonly [Each in NoInfer<Id>]?: Partial<Column<Row>> },
): readonly Column<Row>[] => columns.map((column) => ({ ...ofKind(column), ...looks[column.id] }));
