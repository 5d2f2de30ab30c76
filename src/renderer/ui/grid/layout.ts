/** How a person has arranged a table: order, width and visibility of its columns, and density. */
import { usePreference } from '#renderer/desk/preferences.ts';

export type Density = 'comfortable' | 'compact';

/** One column as it was left. */
export type ColumnLayout = { id: string; width: number; hidden: boolean };

/** A table as it was left. An empty `columns` is the layout of the declaration. */
export type TableLayout = { density: Density; columns: ColumnLayout[] };

const DEFAULT_LAYOUT: TableLayout = { density: 'comfortable', columns: [] };

function readColumn(stored: unknown): ColumnLayout[] {
  const column = stored as Partial<ColumnLayout> | null;
  return typeof column?.id === 'string' && typeof column.width === 'number'
    ? [{ id: column.id, width: column.width, hidden: column.hidden === true }]
    : [];
}

/** Reads a stored layout; whatever is not one is the default. */
export function readLayout(stored: unknown): TableLayout {
  if (typeof stored !== 'object' || stored === null) return DEFAULT_LAYOUT;
  const { density, columns } = stored as Partial<TableLayout>;
  return {
    density: density === 'compact' ? 'compact' : 'comfortable',
    columns: Array.isArray(columns) ? columns.flatMap(readColumn) : [],
  };
}

/** The layout of a table and its setter; remembered on this workstation. */
export const useTableLayout = (table: string) =>
  usePreference<TableLayout>(`table.${table}`, readLayout);

/** A declared column with the layout it was left in. */
export interface ArrangedColumn<C> {
  readonly column: C;
  readonly width: number;
  readonly hidden: boolean;
}

/**
 * The declared columns in the order they were left, each with its layout. Columns that came after
 * the layout was kept stand where the declaration has them.
 */
export function arrange<C extends { readonly id: string; readonly width: number }>(
  columns: readonly C[],
  layout: TableLayout,
): readonly ArrangedColumn<C>[] {
  const kept = new Map(layout.columns.map((column, index) => [column.id, { ...column, index }]));
  const places = columns.map((column, index) => ({
    column,
    place: kept.get(column.id)?.index ?? index,
  }));
  return places
    .toSorted((a, b) => a.place - b.place)
    .map(({ column }) => {
      const { width = column.width, hidden = false } = kept.get(column.id) ?? {};
      return { column, width, hidden };
    });
}
