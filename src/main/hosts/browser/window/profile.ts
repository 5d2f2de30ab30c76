/**
 * The browser profile of our own windows. A browser writes what it shows and what is typed into its profile:
 * addresses with searched names, forms for a restart, e-mail addresses. Nothing of that may be left, so each
 * start begins with a new profile that keeps neither, and each end deletes it.
 */
import { mkdirSync, readdirSync, readFileSync, readlinkSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { asRecord } from '#contract/wire/json.ts';

/** The folder of the one user that a profile of Chromium has. */
const USER = 'Default';

/**
 * What stands where the browser would write, so that it cannot: a file for each folder of its sessions, also the
 * encrypted ones, and a folder for each database of addresses that its preferences do not turn off.
 */
const FILES_IN_THE_WAY = ['Sessions', 'Sessions_Encrypted'];
const FOLDERS_IN_THE_WAY = ['Favicons', 'Top Sites'];

/** All consoles of this computer, because each start has another host name. */
const EVERY_CONSOLE = 'http://[*.]localhost,*';

type Fields = Readonly<Record<string, unknown>>;
const at = (value: unknown, ...path: readonly string[]): unknown =>
  path.reduce((found, key) => asRecord(found)?.[key], value);

/** What a person has chosen in the browser's own ways, and no more: the place of the window, and notifications. */
function chosenIn(kept: unknown): { readonly placement: unknown; readonly isNotified: boolean } {
  const notified = at(kept, 'profile', 'content_settings', 'exceptions', 'notifications');
  const allowed = Object.values(asRecord(notified) ?? {}).some((each) => at(each, 'setting') === 1);
  return { placement: at(kept, 'browser', 'app_window_placement'), isNotified: allowed };
}

/** The preferences of Chromium, Chrome and Edge for a profile that remembers nothing. */
function preferencesAfter(kept: unknown): Fields {
  const { placement, isNotified } = chosenIn(kept);
  const notifications = isNotified ? { [EVERY_CONSOLE]: { setting: 1 } } : {};
  return {
    history: { saving_disabled: true },
    autofill: { profile_enabled: false, credit_card_enabled: false },
    credentials_enable_service: false,
    credentials_enable_autosignin: false,
    profile: { content_settings: { exceptions: { notifications } } },
    ...(placement !== undefined && { browser: { app_window_placement: placement } }),
  };
}

function readPreferences(folder: string): unknown {
  try {
    return JSON.parse(readFileSync(join(folder, USER, 'Preferences'), 'utf8'));
  } catch {
    return {};
  }
}

/** Whether a browser has it open: one may have outlived the host that opened it. */
function isInUse(folder: string): boolean {
  try {
    if (process.platform === 'win32') {
      rmSync(join(folder, 'lockfile'), { force: true });
      return false;
    }
    const [, pid] = /-(\d+)$/u.exec(readlinkSync(join(folder, 'SingletonLock'))) ?? [];
    process.kill(Number(pid), 0);
    return true;
  } catch (error) {
    // On Windows it cannot be deleted while it is open; elsewhere there is no link, or no such process.
    const { code } = error as NodeJS.ErrnoException;
    return process.platform === 'win32' || code === 'EPERM';
  }
}

/**
 * Makes a profile anew, with nothing of the windows before: called before the first window, and after the last.
 * One that a browser has open stays, because that would go on writing into it.
 * @throws Error of the file system, when the folder cannot be written
 */
export function renewProfile(folder: string): void {
  if (isInUse(folder)) return;
  const preferences = preferencesAfter(readPreferences(folder));
  for (const name of readdirSync(folder)) {
    rmSync(join(folder, name), { force: true, recursive: true, maxRetries: 3 });
  }
  const user = join(folder, USER);
  mkdirSync(user, { mode: 0o700 });
  for (const name of FOLDERS_IN_THE_WAY) mkdirSync(join(user, name), { mode: 0o700 });
  for (const name of FILES_IN_THE_WAY) writeFileSync(join(user, name), '', { mode: 0o600 });
  writeFileSync(join(user, 'Preferences'), JSON.stringify(preferences), { mode: 0o600 });
}
