/** Selects what the page may know of how this installation is set up, so that nothing secret reaches it. */
import type { DeskPorts } from '#main/desk/desk-ports.ts';
import type { Configuration } from '#main/settings/configuration.ts';
import { type ShownIn, shownSettings } from '#main/settings/declared.ts';
import { usualChannel } from '#main/updates/channel.ts';

/** The part of the configuration that the Settings screen and the filters show. */
export function describeInstallation(
  { dataDir, managed, policy }: Configuration,
  program: ShownIn,
): DeskPorts['installation'] {
  return {
    dataFolder: dataDir,
    managed: {
      place: managed.place,
      ignored: managed.ignored,
      keys: Object.keys(managed.settings ?? {}),
      shown: shownSettings(policy, program),
      updateChannel: policy.updateChannel ?? usualChannel(program.version),
      allowedDownloadHosts: [...policy.allowedDownloadHosts],
      rateDoubtPercent: policy.rateDoubtPercent,
      queueHours: policy.queueHours,
    },
    catalogue: policy.catalogue,
  };
}
