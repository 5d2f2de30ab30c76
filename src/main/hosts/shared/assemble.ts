/** Puts the desk together, the same for both hosts. */
import { createDesk, type Desk, type DeskPorts } from '#main/desk.ts';
import { openVault } from '#main/session/vault.ts';
import type { Configuration } from '#main/settings/configuration.ts';
import { openPreferences } from '#main/settings/preferences.ts';

/** What differs from host to host and from start to start. */
export interface AssembleOptions extends Pick<DeskPorts, 'host' | 'version' | 'api' | 'logger'> {
  readonly configuration: Configuration;
}

/** Opens what the desk keeps things in, and builds the desk on it. */
export async function assembleDesk(options: AssembleOptions): Promise<Desk> {
  const { configuration, logger, api } = options;
  const [{ vault, notice }, { preferences, notices }] = await Promise.all([
    openVault({ mode: configuration.vault, account: api.account, logger }),
    openPreferences({ folder: configuration.dataDir, logger }),
  ]);
  return createDesk({
    host: options.host,
    version: options.version,
    api,
    vault,
    preferences,
    logger,
    notices: notice ? [notice, ...notices] : notices,
  });
}
