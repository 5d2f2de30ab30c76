import { useMemo } from 'react';
import { DataGrid } from '#renderer/ui/grid/DataGrid.tsx';
import { useTableLayout } from '#renderer/ui/grid/layout.ts';
import { type Marks, MarksProvider } from '#renderer/ui/grid/marks.ts';
import type { TableProps } from '#renderer/ui/grid/table.ts';
import { PrintedTable } from '#renderer/ui/paper/PrintedTable.tsx';
import { useIsPrinting } from '#renderer/ui/paper/printing.ts';
import type { ListDefinition } from '../state/definition.ts';
import type { ListControl } from '../state/useList.ts';
import { CardGrid } from './CardGrid.tsx';

interface ListRowsProps<Row extends object> extends Pick<TableProps<Row>, 'rows' | 'selection'> {
  readonly definition: ListDefinition<Row>;
  readonly list: ListControl;
  /** What changed of rows since they were seen. */
  readonly marks: Marks;
  /** What a click on a row does, where the list declares nothing else. */
  readonly onInspect: ((row: Row) => void) | undefined;
  /** Copies cards as a table; a table copies by itself. */
  readonly onCopy: (rows: readonly Row[]) => void;
}

/** The rows of the page in the form the list declares, those marked that others have changed. */
export function ListRows<Row extends object>(props: ListRowsProps<Row>) {
  const { definition, list, marks, onInspect, onCopy, rows, selection } = props;
  const { title, columns, card, rowId, rowLook, orders, expansion: declared } = definition;
  const { toggleRow: onToggle, orderByColumn: onPress } = list;
  // Without a direction the API answers the latest first.
  const { expanded, inspected, orderBy, direction = 'desc' } = list.state;
  const [layout, onLayout] = useTableLayout(definition.id);
  const ordering = useMemo(
    () => ({
      columns: orders.flatMap(({ column }) => column ?? []),
      current: orders.find(({ value }) => value === orderBy)?.column,
      direction,
      onPress,
    }),
    [orders, orderBy, direction, onPress],
  );
  const expansion = useMemo(
    () => declared && { ...declared, open: expanded, onToggle },
    [declared, expanded, onToggle],
  );
  const onRowClick = declared?.byRowClick
    ? (row: Row) => onToggle(rowId(row))
    : (definition.onRowClick ?? onInspect);
  const isPrinting = useIsPrinting();
  const inBothForms = { label: title, rows, rowId, selection };
  return (
    <MarksProvider value={marks}>
      {card && isPrinting && (
        <PrintedTable {...inBothForms} columns={card.copied} layout={layout} />
      )}
      {card ? (
        <CardGrid
          {...inBothForms}
          width={card.width}
          render={card.render}
          inspected={inspected}
          onInspect={onInspect}
          onCopy={onCopy}
        />
      ) : (
        <DataGrid
          {...inBothForms}
          columns={columns}
          ordering={ordering}
          layout={layout}
          onLayout={onLayout}
          {...(rowLook && { rowLook })}
          {...(inspected !== undefined && { inspected })}
          {...(expansion && { expansion })}
          {...(onRowClick && { onRowClick })}
        />
      )}
    </MarksProvider>
  );
}
