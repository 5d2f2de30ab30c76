/** The channels releases come on. */

/** `beta` gets every release, `stable` only those that are no trials. */
export type UpdateChannel = 'stable' | 'beta';

/** The channel of an installation that was told none: who installed a trial wants the next one. */
export const usualChannel = (version: string): UpdateChannel =>
  version.includes('-') ? 'beta' : 'stable';
