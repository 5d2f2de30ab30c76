/** Ribbons as the guard knows them. The network has no call that reads one, so the list is read. */
import { RIBBONS_REQUESTED, type Ribbon } from '#contract/ribbons.ts';
import { ribbonChanges } from '#domain/ribbons.ts';
import { callEndpoint } from '#renderer/desk/endpoints.ts';
import { findRow } from '#renderer/ui/guard/findRow.ts';
import type { Subject } from '#renderer/ui/guard/guard.ts';

export const RIBBON: Subject<Ribbon> = {
  noun: 'ribbon',
  name: ({ id }) => `ribbon ${id}`,
  key: ({ id }) => `ribbon:${id}`,
  read: ({ id }) =>
    findRow(id, (paging) => callEndpoint('ribbons.list', paging), RIBBONS_REQUESTED),
  changes: ribbonChanges,
  calls: ['ribbons.list'],
};
