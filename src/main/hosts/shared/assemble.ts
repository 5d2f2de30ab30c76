/** Puts the desk together, the same for both hosts. */
import { createDesk, type Desk, type DeskPorts } from '#main/desk.ts';
import { openVault } from '#main/session/vault.ts';
import type { Configuration } from '#main/settings/configuration.ts';
import { openPreferences } from '#main/settings/preferences.ts';
import { systemTheme } from '#main/windows.ts';

/** What differs from host to host and from start to start. */
export interface AssembleOptions
  extends Pick<
    DeskPorts,
    'host' | 'version' | 'api' | 'logger' | 'windows' | 'badge' | 'support' | 'updater'
  > {
  readonly configuration: Configuration;
}

/** Opens what the desk keeps things in, and builds the desk on it. */
export async function assembleDesk(options: AssembleOptions): Promise<Desk> {
  const { configuration, logger, api } = options;
  const [{ vault, notice }, { preferences, notices }] = await Promise.all([
    openVault({ mode: configuration.vault, account: api.account, logger }),
    openPreferences({ folder: configuration.dataDir, logger }),
  ]);
  options.windows.follow(systemTheme(preferences.readAll()['theme']));
  return createDesk({
    host: options.host,
    version: options.version,
    api,
    vault,
    preferences,
    logger,
    windows: options.windows,
    badge: options.badge,
    support: options.support,
    updater: options.updater,
    notices: notice ? [notice, ...notices] : notices,
  });
}
