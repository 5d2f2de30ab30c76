import type { ReactNode } from 'react';
import { DataGrid } from '#renderer/ui/grid/DataGrid.tsx';
import { MarksProvider } from '#renderer/ui/grid/marks.ts';
import type { TableProps } from '#renderer/ui/grid/table.ts';
import { PrintedTable } from '#renderer/ui/paper/PrintedTable.tsx';
import { useIsPrinting } from '#renderer/ui/paper/printing.ts';
import utility from '#renderer/ui/utility.module.css';
import { CardGrid } from './CardGrid.tsx';
import styles from './list-part.module.css';
import type { ListPart } from './listPart.ts';
import { SelectedRows } from './selecting.tsx';
import type { ListPartState } from './useListPart.ts';

interface ListBodyProps<Row extends object>
  extends Pick<TableProps<Row>, 'expansion' | 'inspected' | 'ordering' | 'onRowClick'> {
  readonly part: ListPart<Row>;
  readonly state: ListPartState<Row>;
  /** Shows a row in the inspector; left out where there is none. */
  readonly onInspect?: ((row: Row) => void) | undefined;
  /** Whether the selected rows are told elsewhere. */
  readonly hasBulkBar?: boolean;
  /** Whether what its table is made for is not there yet. */
  readonly isToCome?: boolean;
  /** Said where there are no rows. */
  readonly children: ReactNode;
}

/** The rows of the page in the form the list declares, those marked that others have changed. */
export function ListBody<Row extends object>(props: ListBodyProps<Row>) {
  const { part, state, onInspect, hasBulkBar = false, isToCome = false, children, ...more } = props;
  const { rows, rowId, marks, handlers, selection, layout, onLayout, selected } = state;
  const { title, columns, card, rowLook } = part;
  const isPrinting = useIsPrinting();
  const inBothForms = { label: title, rows, rowId, selection };
  return (
    <MarksProvider value={marks}>
      <div className={`${styles.body} ${utility.beside}`} {...handlers}>
        {card && isPrinting && (
          <PrintedTable {...inBothForms} columns={card.copied} layout={layout} />
        )}
        {card && (
          <CardGrid
            {...inBothForms}
            width={card.width}
            render={card.render}
            inspected={more.inspected}
            onInspect={onInspect}
            onCopy={state.copyRows}
          />
        )}
        {columns && !isToCome && (
          <DataGrid
            {...inBothForms}
            {...more}
            columns={columns}
            layout={layout}
            onLayout={onLayout}
            {...(rowLook && { rowLook })}
          />
        )}
        {!hasBulkBar && <SelectedRows count={selected.length} {...state.ofSelected} />}
        {rows.length === 0 && children}
      </div>
    </MarksProvider>
  );
}
