/** Saves files, and opens them and outside addresses with the person's programs, as a page in a browser may not. */
import { spawn } from 'node:child_process';
import { homedir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import type { Downloads, Outside } from '#main/basics/ports.ts';
import { internetMark } from '#main/files/from-internet.ts';

/** Milliseconds. A program that still runs after them counts as showing the file. */
const SHOWN_MS = 3000;

/** The system's own way of opening a file or an address, and its arguments. No shell reads it. */
export function opener(
  target: string,
  platform: NodeJS.Platform = process.platform,
): readonly [program: string, ...args: string[]] {
  if (platform === 'win32') return ['rundll32.exe', 'url.dll,FileProtocolHandler', target];
  return platform === 'darwin' ? ['open', target] : ['xdg-open', target];
}

/** Starts a program; false if it is missing, or fails at once. */
export function starts([program, ...args]: readonly [string, ...string[]]): Promise<boolean> {
  const child = spawn(program, args, { stdio: 'ignore', detached: true });
  child.unref();
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(true), SHOWN_MS);
    const end = (shown: boolean) => {
      clearTimeout(timer);
      resolve(shown);
    };
    child.on('error', () => end(false));
    child.on('exit', (code) => end(code === 0));
  });
}

/** The person's downloads: XDG_DOWNLOAD_DIR where it is set, else the folder every system makes. */
export const browserDownloads: Downloads = {
  folder: process.env['XDG_DOWNLOAD_DIR'] || join(homedir(), 'Downloads'),
  open: (file) => starts(opener(file)),
  mark: internetMark(process.platform),
};

/** The person's own browser and mail program: no window of ours ever shows an outside address. */
export const browserOutside: Outside = { open: (url) => starts(opener(url)) };
