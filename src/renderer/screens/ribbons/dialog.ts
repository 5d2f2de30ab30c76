/** The open dialog of the ribbons and its typed text: kept as unfinished work. */
import type { Ribbon } from '#contract/network/ribbons.ts';
import { fieldsOf, readText } from '#renderer/client/kept/read.ts';
import { useDraft } from '#renderer/client/kept/useDraft.ts';

/** The actions on a ribbon that have a question. */
const RIBBON_ACTIONS = ['publish', 'unpublish', 'remove'] as const;
export type RibbonAction = (typeof RIBBON_ACTIONS)[number];

/** A new ribbon, an edited one, or the subject of an action, as it was shown. */
export type RibbonDialog =
  | { kind: 'create'; content: string }
  | { kind: 'update'; content: string; seen: Ribbon }
  | { kind: RibbonAction; seen: Ribbon };

function readSeen(kept: unknown): Ribbon | null {
  const { id, content, is_active } = fieldsOf(kept);
  if (typeof id !== 'string' || typeof is_active !== 'boolean') return null;
  return { id, content: typeof content === 'string' ? content : null, is_active };
}

/** The kept dialog; null if there is none or it is invalid. */
function readDialog(kept: unknown): RibbonDialog | null {
  const { kind, content, seen } = fieldsOf(kept);
  const typed = readText(content);
  if (kind === 'create') return { kind, content: typed };
  const known = readSeen(seen);
  if (known === null) return null;
  if (kind === 'update') return { kind, content: typed, seen: known };
  const action = RIBBON_ACTIONS.find((each) => each === kind);
  return action ? { kind: action, seen: known } : null;
}

/** The dialog that is open, its setter, and what closes it: kept until it is finished. */
export const useRibbonDialog = () => useDraft<RibbonDialog | null>('ribbons.dialog', readDialog);
