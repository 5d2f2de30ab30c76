import type { QueryCache } from '@tanstack/react-query';
import type { Area } from '#contract/wire/areas.ts';
import { asRecord } from '#contract/wire/json.ts';
import type { Kind } from '#domain/acts/act.ts';
import { useCached } from './useCached.ts';

/** The rows of a page, or the items of a queue. */
function rowsIn(answer: unknown): readonly unknown[] {
  const { rows, items = rows } = asRecord(answer) ?? {};
  return Array.isArray(items) ? items : [];
}

/** The most rows with that id which an answer on the screen has. */
function countRows(cache: QueryCache, area: Area | undefined, id: string): number {
  const shown = cache.findAll({ queryKey: [area], type: 'active' });
  return Math.max(
    0,
    ...shown.map(
      ({ state }) => rowsIn(state.data).filter((row) => asRecord(row)?.['id'] === id).length,
    ),
  );
}

/** A hook: how many rows with the id of a thing a list on the screen has; at most one where all is well. */
export function useTwins<T>({ ref, areas }: Kind<T>, thing: T): number {
  const { id } = ref(thing);
  return useCached((cache) => (id === null ? 0 : countRows(cache, areas[0], id)));
}

/** A hook: the ids that several rows of a list on the screen share: '7, 9'; empty without any. */
export const useTwinIds = ({ areas }: Pick<Kind<never>, 'areas'>, ids: readonly string[]): string =>
  useCached((cache) => ids.filter((id) => countRows(cache, areas[0], id) > 1).join(', '));
