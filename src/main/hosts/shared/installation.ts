/** What the page may know of how this installation is set up. */
import type { DeskPorts } from '#main/desk.ts';
import type { Configuration } from '#main/settings/configuration.ts';
import { usualChannel } from '#main/updates/channel.ts';

/** The part of the configuration that the Settings screen and the filters show. */
export function describeInstallation(
  { dataDir, managed, policy }: Configuration,
  version: string,
): DeskPorts['installation'] {
  const { updateChannel, allowedDownloadHosts, practiceAllowed, catalogue } = policy;
  return {
    dataFolder: dataDir,
    managed: {
      file: managed.file,
      keys: Object.keys(managed.settings ?? {}),
      updateChannel: updateChannel ?? usualChannel(version),
      allowedDownloadHosts: [...allowedDownloadHosts],
      practiceAllowed,
    },
    catalogue,
  };
}
