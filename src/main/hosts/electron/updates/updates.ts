/**
 * Updates of an installed Corridor, by electron-updater from the release channel of the package. It
 * accepts nothing older than itself, nothing whose SHA-512 differs from the channel file, and on
 * Windows and macOS only what our publisher has provably signed.
 */
import { accessSync, constants, existsSync, readFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { dirname, isAbsolute, join, relative } from 'node:path';
import process from 'node:process';
import { type AutoUpdater, app } from 'electron';
import type { AppUpdater, BaseUpdater, UpdateInfo } from 'electron-updater';
import type { Logger, RefusalMemory, Updater } from '#main/basics/ports.ts';
import type { UpdateChannel } from '#main/updates/channel.ts';
import { UpdateRefusedError } from '#main/updates/updates.ts';
import type { ProxySignIn, SignInAttempt } from '../network/sign-in.ts';

/** How electron-builder names the files of a channel. */
const CHANNEL_FILES: Readonly<Record<UpdateChannel, string>> = { stable: 'latest', beta: 'beta' };

/** The most characters of the notes on the page. */
const MOST_NOTES = 20_000;

/** How one system replaces this version by a new one. */
export interface Engine {
  readonly updater: AppUpdater;
  /** Resolves once the system has accepted the download; rejects when it does not. */
  accept(download: () => Promise<unknown>): Promise<void>;
  /** Ends the program, installs, and starts it again. */
  restart(): void;
}

/** How this program is installed, with what updates depend on. */
interface Installation {
  readonly platform: NodeJS.Platform;
  readonly isPackaged: boolean;
  /** The folder of app.asar. */
  readonly resources: string;
  readonly executable: string;
  /** The AppImage this program runs from. */
  readonly appImage: string | undefined;
  /** The person's own folder. */
  readonly home: string;
}

/**
 * Whether the installation can update itself: its package has a release channel, and nothing else
 * updates it. IT updates an MSI, the package manager a deb, and the administrator an installation
 * for all users: an update of the last would ask each user for an administrator's password at every
 * exit.
 */
export function updatesItself(installation: Installation): boolean {
  const { platform, isPackaged, resources, executable, appImage, home } = installation;
  if (!isPackaged) return false;
  const channel = readChannel(join(resources, 'app-update.yml'));
  if (!/^url: ['"]?https:\/\/\S/mu.test(channel)) return false;
  if (platform === 'darwin') {
    const bundle = dirname(dirname(dirname(executable)));
    return mayReplace(bundle);
  }
  if (platform === 'win32') {
    // Only the NSIS installer leaves its uninstaller beside the program.
    const byInstaller = existsSync(join(dirname(executable), 'Uninstall Corridor.exe'));
    return byInstaller && isInside(home, executable) && hasPublisher(channel);
  }
  return appImage !== undefined && mayReplace(appImage);
}

/** Whether this person can put something else in the place of a file or folder. */
function mayReplace(path: string): boolean {
  try {
    accessSync(path, constants.W_OK);
    accessSync(dirname(path), constants.W_OK);
    return true;
  } catch {
    return false;
  }
}

/** Windows says of every folder that it can be written; what is for everyone is in no user's folder. */
function isInside(folder: string, path: string): boolean {
  const way = relative(folder, path);
  return !(way.startsWith('..') || isAbsolute(way));
}

/** The file that electron-builder put beside the program; empty without one. */
function readChannel(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

/** A package without a signature has no publisher to compare updates with. */
/** With a full subject: a name alone refuses every update, because another company may have it too. */
const hasPublisher = (channel: string) =>
  /^publisherName:(?:\n\s+-)?[^\n]*\w=[^\n]*,[^\n]*\w=/mu.test(channel);

const thisInstallation = (): Installation => ({
  platform: process.platform,
  isPackaged: app.isPackaged,
  resources: process.resourcesPath,
  executable: process.execPath,
  appImage: process.env['APPIMAGE'],
  home: homedir(),
});

/** The updater of this installation; null when it does not update itself or must not. */
export function openUpdater({
  channel,
  ...options
}: Omit<UpdaterOptions, 'channel'> & {
  /** Undefined switches updates off. */
  readonly channel: UpdateChannel | undefined;
}): Updater | null {
  if (!(channel && updatesItself(thisInstallation()))) return null;
  return updaterOn(openEngine, { channel, ...options });
}

/** Loads electron-updater only when it is first needed, which is long after the start. */
async function openEngine(): Promise<Engine> {
  const { AppImageUpdater, MacUpdater, NsisUpdater } = await import('electron-updater');
  if (process.platform === 'darwin') {
    const { autoUpdater } = await import('electron');
    return bySquirrel(new MacUpdater(), autoUpdater);
  }
  return atQuit(process.platform === 'win32' ? strict(new NsisUpdater()) : new AppImageUpdater());
}

/** The part of an updater of Windows that checks the signer of a download. */
interface Checking {
  verifyUpdateCodeSignature: (publishers: string[], file: string) => Promise<string | null>;
}

/** The updater, which from now on takes nothing whose publisher cannot be checked. */
export const strict = <Kind extends Checking>(updater: Kind): Kind =>
  Object.assign(updater, {
    verifyUpdateCodeSignature: async (publishers: string[], file: string) => {
      const { verifyPublisher } = await import('./publisher.ts');
      return await verifyPublisher(publishers, file);
    },
  });

/** Windows and Linux: the installer runs at the very end, after desk and sandbox have ended cleanly. */
export function atQuit(updater: BaseUpdater): Engine {
  let isDownloaded = false;
  let startAgain = false;
  updater.autoInstallOnAppQuit = false;
  app.once('quit', (_event, exitCode) => {
    if (!isDownloaded || exitCode !== 0) return;
    // The new program must not take this one for the instance that is already running.
    if (startAgain) app.releaseSingleInstanceLock();
    updater.install(true, startAgain);
  });
  return {
    updater,
    accept: async (download) => {
      await download();
      isDownloaded = true;
    },
    restart: () => {
      startAgain = true;
      app.quit();
    },
  };
}

/** macOS: Squirrel verifies the signature when the download is handed to it, and installs. */
export function bySquirrel(updater: AppUpdater, squirrel: AutoUpdater): Engine {
  return {
    updater,
    accept: async (download) => {
      const { promise: taken, resolve, reject } = Promise.withResolvers<void>();
      const accepted = () => resolve();
      squirrel.once('update-downloaded', accepted);
      squirrel.once('error', reject);
      try {
        await Promise.all([taken, download()]);
      } finally {
        squirrel.removeListener('update-downloaded', accepted);
        squirrel.removeListener('error', reject);
      }
    },
    restart: () => updater.quitAndInstall(),
  };
}

interface UpdaterOptions {
  readonly mayEnd: () => Promise<boolean>;
  readonly channel: UpdateChannel;
  readonly refusals: RefusalMemory;
  readonly signIn: ProxySignIn;
  readonly logger: Logger;
}

/** Takes a user and a password, or nothing when there is none. */
type ProxyAnswer = (...credential: string[]) => void;

/** An updater on an engine, which is opened when it is first needed. */
export function updaterOn(
  open: () => Promise<Engine>,
  { channel, refusals, signIn, logger, mayEnd }: UpdaterOptions,
): Updater {
  let opened: Promise<Engine> | undefined;
  let attempt: SignInAttempt | undefined;
  const engine = () => {
    opened ??= open().then((found) => {
      prepare(found.updater, channel, logger);
      // Without a listener electron-updater never answers a proxy that asks for a sign-in.
      found.updater.on('login', async ({ isProxy }, answer: ProxyAnswer) => {
        const credential = (isProxy && (await attempt?.answer())) || null;
        if (credential) answer(credential.user, credential.password);
        else answer();
      });
      return found;
    });
    return opened;
  };
  /** Does something with the engine, whose requests are one attempt to sign in to a proxy. */
  const withEngine = async <T>(work: (found: Engine) => Promise<T>): Promise<T> => {
    const current = signIn.attempt();
    attempt = current;
    try {
      const done = await work(await engine());
      current.end(true);
      return done;
    } catch (error) {
      current.end(false);
      throw error;
    }
  };
  return {
    refusals,
    find: () =>
      withEngine(async ({ updater }) => {
        const found = await updater.checkForUpdates();
        if (!found?.isUpdateAvailable) return null;
        return { version: found.updateInfo.version, notes: notesOf(found.updateInfo) };
      }),
    download: (onPercent) =>
      withEngine(async ({ updater, accept }) => {
        const progress = ({ percent }: { readonly percent: number }) => onPercent(percent);
        updater.on('download-progress', progress);
        try {
          await accept(() => updater.downloadUpdate());
        } catch (error) {
          throw isRefusal(error) ? new UpdateRefusedError(error.message, { cause: error }) : error;
        } finally {
          updater.removeListener('download-progress', progress);
        }
      }),
    install: async () => {
      const { restart } = await engine();
      if (await mayEnd()) restart();
    },
  };
}

function prepare(updater: AppUpdater, channel: UpdateChannel, logger: Logger): void {
  updater.autoDownload = false;
  updater.channel = CHANNEL_FILES[channel];
  // Setting the channel has allowed downgrades. A user who leaves the beta channel waits for the next
  // stable version instead.
  updater.allowDowngrade = false;
  updater.disableWebInstaller = true;
  updater.logger = {
    info: () => undefined,
    warn: (message: unknown) => logger.warn('updater', { message: String(message) }),
    error: (message: unknown) => logger.error('updater', { message: String(message) }),
  };
}

const REFUSALS: ReadonlySet<unknown> = new Set([
  'ERR_CHECKSUM_MISMATCH',
  'ERR_UPDATER_INVALID_SIGNATURE',
  'ERR_UPDATER_WEB_INSTALLER_DISABLED',
]);

/** Squirrel has no codes; it reports a wrong signature in words. */
const isRefusal = (error: unknown): error is Error =>
  error instanceof Error &&
  (('code' in error && REFUSALS.has(error.code)) || /code signature/iu.test(error.message));

function notesOf({ releaseNotes }: UpdateInfo): string {
  const notes =
    typeof releaseNotes === 'string'
      ? releaseNotes
      : (releaseNotes ?? []).map(({ version, note }) => `${version}\n${note ?? ''}`).join('\n\n');
  return notes.trim().slice(0, MOST_NOTES);
}
