/** The desk in this process, without a host: what remains of a call when no bridge is crossed. */
import { createJournal, type JournalStorage } from '#main/acts/journal.ts';
import { memoryWants } from '#main/acts/wants.ts';
import { createDesk, type Desk } from '#main/desk.ts';
import { createLogger } from '#main/log.ts';
import { memoryVault } from '#main/session/vault.ts';
import { configuredApi } from '#main/settings/configuration.ts';
import { idleDownloads, idleOutside, idleSupport, idleWindows } from '#main/testing/idle-ports.ts';
import { INSTALLATION } from '#main/testing/installation.ts';
import { openTestNetwork } from '#main/testing/network.ts';

const IN_MEMORY: JournalStorage = {
  append: () => Promise.resolve(),
  replace: () => Promise.resolve(),
};

/** Builds a desk on the API at `url` and signs an admin in. The caller stops it. */
export async function signedInDesk(url: string): Promise<Desk> {
  const desk = createDesk({
    host: 'browser',
    version: '0.0.0',
    installation: INSTALLATION,
    api: configuredApi({ apiUrl: url, socketUrl: url }),
    network: openTestNetwork(),
    vault: memoryVault(),
    wants: memoryWants(),
    journal: createJournal(IN_MEMORY, { keepDays: 1, logger: createLogger(() => undefined) }),
    preferences: { readAll: () => ({}), write: () => Promise.resolve() },
    logger: createLogger(() => undefined),
    windows: idleWindows,
    badge: { show: () => undefined },
    support: idleSupport,
    updater: null,
    downloads: idleDownloads,
    outside: idleOutside,
    notices: [],
  });
  const account = { username: 'admin@corridor.test', password: 'corridor', remember: false };
  const outcome = await desk.call('session.signIn', account, 'bench');
  if (outcome.ok) return desk;
  await desk.stop();
  throw new Error(outcome.problem.message);
}
