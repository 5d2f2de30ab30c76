/** The channels releases come on. */

/** `beta` gets every release, `stable` only those that are no trials. */
export type UpdateChannel = 'stable' | 'beta';

/** What an administrator may set: a channel, or none at all. */
export const MANAGED_CHANNELS = ['stable', 'beta', 'off'] as const;
export type ManagedChannel = (typeof MANAGED_CHANNELS)[number];

/** The channel of an installation without a configured one: a trial version gets the next trial. */
export const usualChannel = (version: string): UpdateChannel =>
  version.includes('-') ? 'beta' : 'stable';

/** The channel of an installation: the managed one, else the usual one; undefined if updates are off. */
export function channelInForce(
  managed: ManagedChannel | undefined,
  version: string,
): UpdateChannel | undefined {
  const channel = managed ?? usualChannel(version);
  return channel === 'off' ? undefined : channel;
}
