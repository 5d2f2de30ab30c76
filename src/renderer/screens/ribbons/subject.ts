/** Ribbons as the guard knows them. The network has no call that reads one, so the list is read. */
import { RIBBONS_REQUESTED, type Ribbon } from '#contract/ribbons.ts';
import { ribbonChanges } from '#domain/ribbons.ts';
import { callEndpoint } from '#renderer/desk/endpoints.ts';
import type { Subject } from '#renderer/ui/guard/guard.ts';

async function read({ id }: Ribbon): Promise<Ribbon | null> {
  for (let page = 1; ; page += 1) {
    const answer = await callEndpoint('ribbons.list', { page, pageSize: RIBBONS_REQUESTED });
    const found = answer.rows.find((ribbon) => ribbon.id === id);
    if (found) return found;
    const isLast = page * RIBBONS_REQUESTED >= answer.rowCount || answer.rows.length === 0;
    if (isLast) return null;
  }
}

export const RIBBON: Subject<Ribbon> = {
  noun: 'ribbon',
  name: ({ id }) => `ribbon ${id}`,
  key: ({ id }) => `ribbon:${id}`,
  read,
  changes: ribbonChanges,
  calls: ['ribbons.list'],
};
