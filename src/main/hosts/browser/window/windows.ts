/** The desk's port to the windows of a browser, of which it can open and focus none. */
import { spawn } from 'node:child_process';
import { dirname } from 'node:path';
import process from 'node:process';
import type { ShownDialog } from '#contract/bridge/bridge.ts';
import type { Badge, Windows } from '#main/basics/ports.ts';

/** The windows of a browser; also the desk's port to them. */
export interface BrowserWindows extends Windows {
  /** Has the next window that opens show something. */
  ask(what: ShownDialog): void;
}

/**
 * The page opens further windows itself (`renderer/client/calls/windows.ts`), and links of the system do
 * not come here.
 * @param first what the first window shows
 */
export function browserWindows(first: ShownDialog | null): BrowserWindows {
  let next = first;
  return {
    ask: (what) => {
      next = what;
    },
    arrive: () => {
      const show = next;
      next = null;
      return { place: null, show };
    },
    open: () => false,
    focus: () => undefined,
    notify: () => Promise.resolve('page'),
    follow: () => undefined,
  };
}

/** A browser's icon is not ours to write on. */
export const noBadge: Badge = { show: () => undefined };

/** The system's own program for showing a file in its folder, and its arguments. */
export function fileManager(
  file: string,
  platform: NodeJS.Platform = process.platform,
): readonly [program: string, ...args: string[]] {
  if (platform === 'win32') return ['explorer.exe', `/select,${file}`];
  return platform === 'darwin' ? ['open', '-R', file] : ['xdg-open', dirname(file)];
}

/** Shows a file in the system's file manager, if there is one. */
export function revealFile(file: string): void {
  const [program, ...args] = fileManager(file);
  const child = spawn(program, args, { stdio: 'ignore', detached: true });
  child.on('error', () => undefined);
  child.unref();
}
