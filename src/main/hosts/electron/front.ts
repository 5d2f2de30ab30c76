/** Gives a data folder to one program: a further start brings its window to the front. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { app } from 'electron';
import type { Configuration } from '#main/settings/configuration.ts';
import {
  askRunning,
  type Claim,
  claimDataFolder,
  type FurtherStart,
  type Taken,
  type Wish,
} from '../shared/one-program.ts';
import type { ElectronWindows } from './windows/windows.ts';

/** What a further start is answered with. */
export interface Front {
  /** Whether the data folder is this program's. */
  readonly claim: Promise<Claim>;
  /** The windows, once there are any. */
  windows: ElectronWindows | null;
}

/** Takes the data folder for this program. */
export function takeDataFolder(configuration: Configuration, selfCheck: boolean): Front {
  let isEnding = false;
  app.once('will-quit', () => {
    isEnding = true;
  });
  const show = (wish: Wish) => {
    if (wish === 'self-check') front.windows?.ask(wish);
    else front.windows?.show(null);
    return front.windows !== null;
  };
  const self = () => ({ host: 'electron', show, isEnding: () => isEnding }) as const;
  const front: Front = {
    windows: null,
    claim: claimDataFolder(configuration, self, startWith(selfCheck)),
  };
  return front;
}

/** Whether the holder of Chromium's lock shows its window here: another session or an administrator's may not. */
export const askFirst = (configuration: Configuration, selfCheck: boolean): Promise<Taken> =>
  askRunning(configuration, startWith(selfCheck));

/** Two of Chromium on one profile would damage it: the second takes an empty one, until it ends. */
export function leaveProfile(): void {
  const folder = mkdtempSync(join(tmpdir(), 'corridor-'));
  app.setPath('userData', folder);
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
}

const startWith = (selfCheck: boolean): FurtherStart => ({
  wish: selfCheck ? 'self-check' : 'show',
  another: app.isPackaged
    ? 'set the environment variable CORRIDOR_DATA_DIR to another folder'
    : 'choose another folder with --data-dir',
});
