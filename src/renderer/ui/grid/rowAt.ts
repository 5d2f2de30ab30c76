/** Which row an element of a table belongs to: a table's rows are slots, and rows come and go in them. */

/** The attribute of a table's row, and of a card, that has the id of what it shows. */
const ROW_ID = '[row-business-key], [data-row-id]';

/** The id of the row or card that contains an element. */
export function rowIdAt(target: EventTarget | null): string | undefined {
  if (!(target instanceof Element)) return undefined;
  const row = target.closest(ROW_ID);
  return row?.getAttribute('row-business-key') ?? row?.getAttribute('data-row-id') ?? undefined;
}
