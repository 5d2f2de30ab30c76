/** What both hosts put into a support bundle, so that either tells as much about a fault. */
import { arch, homedir, hostname, release, totalmem, type, userInfo, version } from 'node:os';
import process from 'node:process';
import type { SupportSource } from '#main/basics/ports.ts';
import { writeNewFile } from '#main/files/new-file.ts';
import type { LogFile } from './log-file.ts';

/** What differs from host to host. */
export interface SupportOptions {
  readonly log: LogFile;
  /** The person's folder for downloads. */
  readonly downloads: string;
  /** Shows a file in the system's file manager, if there is one. */
  readonly reveal: (file: string) => void;
  /** More facts, such as the versions of what the host runs on. */
  readonly facts: Readonly<Record<string, string>>;
}

/** The versions that the build puts in (electron.vite.config.ts). */
declare const CORRIDOR_BUILD: string;

const build = typeof CORRIDOR_BUILD === 'undefined' ? 'Not built' : CORRIDOR_BUILD;

/** Log lines in a bundle: enough for the cause of a fault, and few enough to read before saving. */
const LOG_LINES = 500;

/** Gives the desk what its support bundles are made of. */
export function createSupportSource(options: SupportOptions): SupportSource {
  return {
    facts: () => ({
      Build: build,
      ...options.facts,
      Node: process.versions.node,
      System: `${type()} ${release()} (${version()}), ${arch()}`,
      Memory: `${Math.round(totalmem() / 1024 ** 3)} GB`,
      Language: Intl.DateTimeFormat().resolvedOptions().locale,
      'Time zone': Intl.DateTimeFormat().resolvedOptions().timeZone,
    }),
    logLines: () => options.log.last(LOG_LINES),
    private: privateTexts(),
    save: async (fileName, text) => {
      const file = await writeNewFile(options.downloads, fileName, text);
      options.reveal(file);
      return file;
    },
  };
}

/** The home folder, the account and the machine: they are in paths, and so in errors and logs. */
function privateTexts(): SupportSource['private'] {
  return [
    [homedir(), '~'],
    [accountName(), '[account]'],
    [hostname(), '[computer]'],
  ];
}

/** The name of the account; empty where the system does not know it, as in some containers. */
function accountName(): string {
  try {
    return userInfo().username;
  } catch {
    return '';
  }
}
