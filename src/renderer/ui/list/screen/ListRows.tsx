import { useMemo } from 'react';
import { DataGrid } from '#renderer/ui/grid/DataGrid.tsx';
import type { TableLayout } from '#renderer/ui/grid/layout.ts';
import { type Marks, MarksProvider } from '#renderer/ui/grid/marks.ts';
import type { Ordering } from '#renderer/ui/grid/ordering.ts';
import type { Selection } from '#renderer/ui/grid/table.ts';
import type { ListDefinition } from '../state/definition.ts';
import { CardGrid } from './CardGrid.tsx';

interface ListRowsProps<Row extends object> {
  readonly definition: ListDefinition<Row>;
  readonly rows: readonly Row[];
  /** What changed of rows since they were seen. */
  readonly marks: Marks;
  /** The ids of the open rows. */
  readonly expanded: readonly string[];
  readonly onToggle: (id: string) => void;
  /** The id of the row that the inspector shows. */
  readonly inspected: string | undefined;
  /** What a click on a row does, where the list declares nothing else. */
  readonly onInspect: ((row: Row) => void) | undefined;
  /** Undefined where rows cannot be selected. */
  readonly selection: Selection | undefined;
  readonly ordering: Ordering;
  readonly layout: TableLayout;
  readonly onLayout: (layout: TableLayout) => void;
}

/** The rows of the page in the form the list declares, those marked that others have changed. */
export function ListRows<Row extends object>(props: ListRowsProps<Row>) {
  return (
    <MarksProvider value={props.marks}>
      <Rows {...props} />
    </MarksProvider>
  );
}

function Rows<Row extends object>(props: ListRowsProps<Row>) {
  const { definition, rows, expanded, onToggle, selection, ordering, layout, onLayout } = props;
  const { inspected, onInspect } = props;
  const { title, columns, card, rowId, rowLook, expansion: declared } = definition;
  const expansion = useMemo(
    () => declared && { ...declared, open: expanded, onToggle },
    [declared, expanded, onToggle],
  );
  const onRowClick = declared?.byRowClick
    ? (row: Row) => onToggle(rowId(row))
    : (definition.onRowClick ?? onInspect);
  if (card) {
    const { width, render } = card;
    return (
      <CardGrid
        label={title}
        rows={rows}
        rowId={rowId}
        width={width}
        render={render}
        inspected={inspected}
        onInspect={onInspect}
        selection={selection}
      />
    );
  }
  return (
    <DataGrid
      label={title}
      columns={columns}
      rows={rows}
      rowId={rowId}
      {...(rowLook && { rowLook })}
      {...(inspected !== undefined && { inspected })}
      {...(expansion && { expansion })}
      {...(selection && { selection })}
      {...(onRowClick && { onRowClick })}
      ordering={ordering}
      layout={layout}
      onLayout={onLayout}
    />
  );
}
