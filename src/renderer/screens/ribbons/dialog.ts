/** The open dialog of the ribbons and its typed text: kept as unfinished work. */
import type { Ribbon } from '#contract/network/ribbons.ts';
import { useDraft } from '#renderer/client/kept/useDraft.ts';

/** The actions on a ribbon that have a question. */
export type RibbonAction = 'publish' | 'unpublish' | 'remove';

/** A new ribbon, an edited one, or the subject of an action, as it was shown. */
type RibbonDialog =
  | { kind: 'create'; content: string }
  | { kind: 'update'; content: string; seen: Ribbon }
  | { kind: RibbonAction; seen: Ribbon };

const readDialog = (kept: unknown) => (kept ?? null) as RibbonDialog | null;

/** The dialog that is open, its setter, and what closes it: kept until it is finished. */
export const useRibbonDialog = () => useDraft('ribbons.dialog', readDialog);
