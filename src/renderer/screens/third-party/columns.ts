/** The columns of third-party transactions, as their table draws them (2T). */
import { THIRD_PARTY_COLUMNS as DECLARED } from '#domain/columns/third-party.ts';
import { idColumn, PINNED } from '#renderer/ui/grid/columns/column.tsx';
import { tableColumns } from '#renderer/ui/grid/columns/listColumn.ts';

export const THIRD_PARTY_TABLE = tableColumns(DECLARED, {
  id: idColumn('Transaction ID'),
  status: { ...PINNED, width: 148 },
});
