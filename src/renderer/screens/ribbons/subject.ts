/** Ribbons as the guard knows them. The network has no call that reads one, so the list is read. */
import { RIBBONS_REQUESTED, type Ribbon } from '#contract/ribbons.ts';
import { ribbonChanges } from '#domain/ribbons.ts';
import { callEndpoint } from '#renderer/client/endpoints.ts';
import { everyRow, findRow } from '#renderer/ui/guard/findRow.ts';
import type { Subject } from '#renderer/ui/guard/subject.ts';

/** All ribbons, page after page. @throws ProblemError */
export const everyRibbon = (): Promise<Ribbon[]> =>
  everyRow((paging) => callEndpoint('ribbons.list', paging), RIBBONS_REQUESTED);

export const RIBBON: Subject<Ribbon> = {
  noun: 'ribbon',
  name: ({ id }) => `ribbon ${id}`,
  ref: ({ id }) => ({ kind: 'ribbon', id }),
  read: ({ id }) =>
    findRow(id, (paging) => callEndpoint('ribbons.list', paging), RIBBONS_REQUESTED),
  changes: ribbonChanges,
  effects: {
    'ribbon.publish': (now) => now?.is_active === true,
    'ribbon.unpublish': (now) => now?.is_active === false,
    'ribbon.remove': (now) => now === null,
  },
  areas: ['ribbons'],
};
