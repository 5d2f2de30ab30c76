/** Slots: the places of a table that rows are bound to, so that a page turn makes no new row. */

/** By the ids of the rows, in the order they are shown: the number of the slot each is in. */
export type RowSlots = ReadonlyMap<string, number>;

export const NO_ROW_SLOTS: RowSlots = new Map();

/**
 * The slots of the rows `ids`. A row keeps its slot for as long as it is shown. Only when every row is
 * another one, as on a page turn, do the new ones take over the slots of the old ones, and of these
 * never one that `isHeld`: what is selected, focused or open there is the old row's.
 */
export function rowSlotsOf(
  before: RowSlots,
  ids: readonly string[],
  isHeld: (id: string) => boolean,
): RowSlots {
  const unused = Math.max(-1, ...before.values()) + 1;
  const isTurn = !ids.some((id) => before.has(id));
  const free = isTurn ? [...before].filter(([id]) => !isHeld(id)).map(([, slot]) => slot) : [];
  const slots = new Map<string, number>();
  for (const id of ids) {
    const next = free.shift() ?? unused + slots.size;
    slots.set(id, before.get(id) ?? next);
  }
  return slots;
}
