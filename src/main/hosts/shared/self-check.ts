/** The checks that both hosts can make, and their output in a terminal, for a start that shows no window. */
import { randomUUID } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import tls from 'node:tls';
import { selfCheckItems } from '#contract/bridge/self-check.ts';
import { allChecked } from '#domain/program/self-check.ts';
import type { Desk } from '#main/desk/desk.ts';
import { NotApplicableError, type Probes } from '#main/self-check/checks.ts';
import { asLine } from '#main/self-check/self-check.ts';
import { inParts, type Keychain, loadKeytar } from '#main/session/keychain.ts';
import type { Configuration } from '#main/settings/configuration.ts';
import { type ShownIn, whyNotHidden } from '#main/settings/declared.ts';
import { practiceSource, type Sandboxes } from './practice-sandbox.ts';

export interface SharedProbeOptions {
  readonly configuration: Pick<Configuration, 'vault' | 'policy' | 'managed'>;
  readonly host: ShownIn['host'];
  readonly sandboxes: Pick<Sandboxes, 'start'>;
  /** The person's folder for downloads. */
  readonly downloads: string;
  readonly loadKeychain?: () => Promise<Keychain>;
}

/** A world so small that it is made in a moment. */
const ORDERS = 20;
const SERVICE = 'Corridor';
/** Longer than one item of Windows may be, as two tokens are. */
const SECRET_LENGTH = 4000;

/** The probes that every host has. */
export const sharedProbes = (options: SharedProbeOptions): Probes => ({
  managed: () => lookAtManaged(options.configuration.managed),
  capture: () => lookAtCapture(options),
  keychain: () => tryKeychain(options),
  sandbox: () => trySandbox(options),
  certificates: countCertificates,
  downloads: () => tryDownloads(options.downloads),
});

/** What an administrator has set, and whether a file stays out of use. */
function lookAtManaged({ place, settings, ignored }: Configuration['managed']): string {
  if (ignored !== null) throw new Error(`${ignored} is not used: any user could have made it`);
  const count = Object.keys(settings ?? {}).length;
  return count === 0 ? 'None' : `${count} in ${place}`;
}

/** Whether windows that are to be hidden from screen shares are. */
function lookAtCapture({ configuration, host }: SharedProbeOptions): string {
  if (!configuration.policy.hiddenFromCapture) {
    throw new NotApplicableError('Your administrator lets Corridor be shared');
  }
  const why = whyNotHidden(host);
  if (why !== null) throw new Error(`Corridor is seen in screen shares: ${why}`);
  return 'Corridor is hidden';
}

/** Stores a test secret, reads it and deletes it. */
async function tryKeychain({
  configuration,
  loadKeychain = loadKeytar,
}: SharedProbeOptions): Promise<string> {
  if (configuration.vault === 'memory') {
    throw new NotApplicableError('This installation does not save sign-ins');
  }
  const keychain = inParts(await loadKeychain());
  const account = `self-check-${randomUUID()}`;
  const secret = 'x'.repeat(SECRET_LENGTH);
  try {
    await keychain.setPassword(SERVICE, account, secret);
    if ((await keychain.getPassword(SERVICE, account)) !== secret) {
      throw new Error('It gave back something else than it was given');
    }
  } finally {
    await keychain.deletePassword(SERVICE, account);
  }
  return 'Saved, read and deleted';
}

/** Starts a separate sandbox and ends it. */
async function trySandbox({ configuration, sandboxes }: SharedProbeOptions): Promise<string> {
  if (!configuration.policy.practiceAllowed) {
    throw new NotApplicableError('Not allowed by your administrator');
  }
  const folder = await mkdtemp(join(tmpdir(), 'corridor-self-check-'));
  const sandbox = sandboxes.start(folder, { orders: ORDERS });
  const silent = { out: () => undefined, progress: () => undefined, trouble: () => undefined };
  try {
    const source = practiceSource(sandbox, folder, silent);
    await source.address;
    await sandbox.stop();
    const end = await sandbox.ended;
    if (!end.endsWith('code 0')) throw new Error(`It started, but did not close: ${end}`);
  } finally {
    await sandbox.stop();
    await rm(folder, { recursive: true, force: true, maxRetries: 10 });
  }
  return 'Started and closed';
}

/** Counts what the system trusts. */
function countCertificates(): string {
  const { length } = tls.getCACertificates('system');
  if (length === 0) throw new Error('The system has no certificates that Corridor can read');
  return `${length} found`;
}

/** Writes a file and takes it away. */
async function tryDownloads(folder: string): Promise<string> {
  await mkdir(folder, { recursive: true });
  const file = join(folder, `.corridor-self-check-${randomUUID()}`);
  try {
    await writeFile(file, 'Corridor tried whether it can save files here.', { flag: 'wx' });
  } finally {
    await rm(file, { force: true });
  }
  return folder;
}

/** Writes the table into the terminal after each self-check. */
export function printSelfCheck(desk: Pick<Desk, 'subscribe'>, out: (line: string) => void): void {
  desk.subscribe((event, payload) => {
    if (event !== 'selfCheck') return;
    const { items } = payload as { readonly items: unknown };
    const table = selfCheckItems.parse(items);
    if (!allChecked(table)) return;
    const failed = table.filter(({ status }) => status === 'failed').length;
    for (const item of table) out(asLine(item));
    out(`self-check: ${table.length - failed} passed or skipped, ${failed} failed`);
  });
}
