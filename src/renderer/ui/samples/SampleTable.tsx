import { ListPart, type TablePart } from '#renderer/ui/list/part/ListPart.tsx';
import { usePagesOf } from '#renderer/ui/list/part/listPart.ts';

interface SampleTableProps<Row extends object> {
  readonly part: Omit<TablePart<Row>, 'things' | 'emptyText' | 'pagerSize'>;
  readonly rows: readonly Row[];
}

/** A table of sample rows in pages. */
export function SampleTable<Row extends object>({ part, rows: data }: SampleTableProps<Row>) {
  const { rows, paging } = usePagesOf({ data }, part.pageSize);
  return (
    <ListPart
      part={{ ...part, things: 'rows', emptyText: 'Nothing matches', pagerSize: 5 }}
      rows={rows}
      paging={paging}
    />
  );
}
