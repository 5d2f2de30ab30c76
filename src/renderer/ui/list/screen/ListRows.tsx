import { useMemo } from 'react';
import { DataGrid } from '#renderer/ui/grid/DataGrid.tsx';
import { type Marks, MarksProvider } from '#renderer/ui/grid/marks.ts';
import type { Ordering } from '#renderer/ui/grid/ordering.ts';
import type { TableProps } from '#renderer/ui/grid/table.ts';
import type { ListDefinition } from '../state/definition.ts';
import type { ListControl } from '../state/useList.ts';
import { CardGrid } from './CardGrid.tsx';

interface ListRowsProps<Row extends object>
  extends Pick<TableProps<Row>, 'rows' | 'selection' | 'layout' | 'onLayout'> {
  readonly definition: ListDefinition<Row>;
  readonly list: ListControl;
  /** What changed of rows since they were seen. */
  readonly marks: Marks;
  /** What a click on a row does, where the list declares nothing else. */
  readonly onInspect: ((row: Row) => void) | undefined;
  readonly ordering: Ordering;
}

/** The rows of the page in the form the list declares, those marked that others have changed. */
export function ListRows<Row extends object>(props: ListRowsProps<Row>) {
  const { definition, list, marks, onInspect, ...ofTable } = props;
  const { title, columns, card, rowId, rowLook, expansion: declared } = definition;
  const { toggleRow: onToggle } = list;
  const { expanded, inspected } = list.state;
  const expansion = useMemo(
    () => declared && { ...declared, open: expanded, onToggle },
    [declared, expanded, onToggle],
  );
  const onRowClick = declared?.byRowClick
    ? (row: Row) => onToggle(rowId(row))
    : (definition.onRowClick ?? onInspect);
  return (
    <MarksProvider value={marks}>
      {card ? (
        <CardGrid
          label={title}
          rows={ofTable.rows}
          rowId={rowId}
          width={card.width}
          render={card.render}
          inspected={inspected}
          onInspect={onInspect}
          selection={ofTable.selection}
        />
      ) : (
        <DataGrid
          {...ofTable}
          label={title}
          columns={columns}
          rowId={rowId}
          {...(rowLook && { rowLook })}
          {...(inspected !== undefined && { inspected })}
          {...(expansion && { expansion })}
          {...(onRowClick && { onRowClick })}
        />
      )}
    </MarksProvider>
  );
}
