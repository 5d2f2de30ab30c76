/** What a change of the session means for the work of the person. */
import type { SessionChange } from '#contract/bridge/session-state.ts';

/** Whether the person has logged out: their work is done, so nothing of it is kept. */
export const isLogOut = ({ state, ended }: SessionChange): boolean =>
  state.status === 'signed-out' && state.suspended === undefined && !ended;
