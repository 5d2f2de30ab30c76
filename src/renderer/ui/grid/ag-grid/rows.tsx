/** What the rows of a table are: their looks, their heights and what an open one shows under itself. */
import type {
  ICellRendererParams,
  IRowNode,
  IsFullWidthRowParams,
  RowClassRules,
  RowHeightParams,
} from 'ag-grid-community';
import { useCallback, useMemo } from 'react';
import type { Expansion } from '../expansion.ts';
import styles from '../grid.module.css';
import { openHeight } from '../heights.ts';
import type { TableProps } from '../table.ts';
import type { GridRow } from './gridRows.ts';

/** A row of a grid consists of cells, also one that has only one. */
const CELL = { role: 'gridcell' };

/** What an open row shows under itself, as wide as the grid. */
function Detail<Row>({ data, render }: ICellRendererParams<GridRow<Row>> & Expansion<Row>) {
  if (data === undefined) return null;
  return (
    <div className={styles.detail} {...CELL}>
      {render(data.row)}
    </div>
  );
}

const isDetail = <Row,>({ rowNode }: IsFullWidthRowParams<GridRow<Row>>) =>
  rowNode.data?.detail === true;

/** Row class rules, so that a row changes its look when its data change, or what is inspected. */
const lookRules = <Row extends object>(
  look: TableProps<Row>['rowLook'],
  isInspected: (row: Row) => boolean,
): RowClassRules<GridRow<Row>> => ({
  [styles.dimmed]: ({ data }) => data?.detail === false && look?.(data.row) === 'dimmed',
  [styles.struck]: ({ data }) => data?.detail === false && look?.(data.row) === 'struck',
  [styles.inspected]: ({ data }) => data?.detail === false && isInspected(data.row),
});

/** A hook: the options of AG Grid for rows. It makes its columns again whenever one is another object. */
export function useRowOptions<Row extends object>({
  rowId,
  rowLook,
  inspected,
  expansion,
}: TableProps<Row>) {
  const getBusinessKeyForNode = useCallback(
    ({ data }: IRowNode<GridRow<Row>>) => (data ? rowId(data.row) : ''),
    [rowId],
  );
  const detailHeight = expansion && openHeight(expansion.height);
  const getRowHeight = useCallback(
    ({ data }: RowHeightParams<GridRow<Row>>) => (data?.detail ? detailHeight : undefined),
    [detailHeight],
  );
  const render = expansion?.render;
  const fullWidthCellRendererParams = useMemo(() => ({ render }), [render]);
  const rowClassRules = useMemo(
    () => lookRules(rowLook, (row: Row) => rowId(row) === inspected),
    [rowLook, rowId, inspected],
  );
  return {
    getBusinessKeyForNode,
    getRowHeight,
    isFullWidthRow: isDetail,
    fullWidthCellRenderer: Detail,
    fullWidthCellRendererParams,
    rowClassRules,
  };
}
