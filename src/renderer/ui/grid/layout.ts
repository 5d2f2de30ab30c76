/** How a person has arranged a table: order, width and visibility of its columns, and density. */
import { useCallback, useMemo } from 'react';
import { usePreference } from '#renderer/client/kept/preferences.ts';
import { tableKey } from '#renderer/client/kept/views.ts';
import { type ColumnWidth, pixelsOf } from './columns/widths.ts';
import { DENSITIES, type Density } from './heights.ts';

/** One column as it was left; a width of null is that of what it holds. */
export type ColumnLayout = { id: string; width: number | null; hidden: boolean };

/** A table as it was left. An empty `columns` is the layout of the declaration. */
export type TableLayout = { density: Density; columns: ColumnLayout[] };

const readDensity = (stored: unknown): Density =>
  DENSITIES.find(({ value }) => value === stored)?.value ?? 'comfortable';

/** The default density of tables, and its setter. */
export const useDefaultDensity = () => usePreference<Density>('density', readDensity);

function readColumn(stored: unknown): ColumnLayout[] {
  const column = stored as Partial<ColumnLayout> | null;
  const width = column?.width;
  return typeof column?.id === 'string' && (typeof width === 'number' || width === null)
    ? [{ id: column.id, width, hidden: column.hidden === true }]
    : [];
}

/** A layout as it is kept: without a density it follows the default of all tables. */
export type KeptLayout = { density: Density | null; columns: ColumnLayout[] };

/** Reads a stored layout; an invalid one is the default. */
export function readLayout(stored: unknown): KeptLayout {
  const { density, columns } = (stored ?? {}) as Partial<KeptLayout>;
  return {
    density: DENSITIES.find(({ value }) => value === density)?.value ?? null,
    columns: Array.isArray(columns) ? columns.flatMap(readColumn) : [],
  };
}

/**
 * The layout of a table and its setter; remembered on this computer. The same layout is the same
 * object at every render: the grid makes its columns again for another one.
 */
export function useTableLayout(
  table: string,
): readonly [TableLayout, (layout: TableLayout) => void] {
  const [kept, keep] = usePreference<KeptLayout>(tableKey(table), readLayout);
  const [density] = useDefaultDensity();
  const change = useCallback(
    (next: TableLayout) =>
      keep({ ...next, density: next.density === density ? null : next.density }),
    [keep, density],
  );
  const layout = useMemo(() => ({ ...kept, density: kept.density ?? density }), [kept, density]);
  return [layout, change];
}

/** A declared column with the layout it was left in. */
export interface ArrangedColumn<C> {
  readonly column: C;
  readonly width: number;
  /** Whether a person has set the width. */
  readonly isSet: boolean;
  readonly hidden: boolean;
}

/**
 * The declared columns in the order they were left, each with its layout. Columns that came after
 * the layout was kept are where the declaration has them.
 */
export function arrange<C extends { readonly id: string; readonly width: ColumnWidth }>(
  columns: readonly C[],
  layout: Pick<KeptLayout, 'columns'> & Partial<KeptLayout>,
): readonly ArrangedColumn<C>[] {
  const density = layout.density ?? undefined;
  const kept = new Map(layout.columns.map((column, index) => [column.id, { ...column, index }]));
  const places = columns.map((column, index) => ({
    column,
    place: kept.get(column.id)?.index ?? index,
  }));
  return places
    .toSorted((a, b) => a.place - b.place)
    .map(({ column }) => {
      const { width = null, hidden = false } = kept.get(column.id) ?? {};
      return {
        column,
        width: width ?? pixelsOf(column.width, density),
        isSet: width !== null,
        hidden,
      };
    });
}

/** Pixels that the columns that are shown take up. */
export const widthOf = (arranged: readonly ArrangedColumn<unknown>[]): number =>
  arranged.reduce((sum, { width, hidden }) => sum + (hidden ? 0 : width), 0);
