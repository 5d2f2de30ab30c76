/**
 * Gives a data folder to one program: a further start, of whichever host, brings the window of this one
 * to the front.
 */
import { app } from 'electron';
import type { Configuration } from '#main/settings/configuration.ts';
import { type Claim, claimDataFolder, type Wish } from '../shared/one-program.ts';
import type { ElectronWindows } from './windows/windows.ts';

/** What a further start is answered with. */
export interface Front {
  /** Whether the data folder is this program's. A further start of Electron itself never comes so far. */
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
    claim: claimDataFolder(configuration, self, {
      wish: selfCheck ? 'self-check' : 'show',
      another: app.isPackaged
        ? 'set the environment variable CORRIDOR_DATA_DIR to another folder'
        : 'choose another folder with --data-dir',
    }),
  };
  return front;
}
