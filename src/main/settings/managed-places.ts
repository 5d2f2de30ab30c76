/**
 * Where the administrator of a computer keeps its managed settings: in the policies of Windows, in the managed
 * preferences of macOS, in a file of /etc elsewhere. Nobody else can write there, and no environment moves it.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import process from 'node:process';
import { codeOf } from '#main/basics/held-file.ts';

/** What is asked of a system. */
export interface ManagedSystem {
  readonly platform: NodeJS.Platform;
  /** The output of one of its programs, a character a byte. @throws when it does not end well */
  run(program: string, args: readonly string[]): string;
  /** @throws when it is there and cannot be read */
  readText(file: string): string | undefined;
  exists(file: string): boolean;
}

/** Values by their names, as a system has them. */
export type Values = Readonly<Record<string, unknown>>;

/** One system's place for what its administrator has set. */
export interface PolicyPlace {
  /** As people are told. */
  readonly name: string;
  /** The file of an administrator without such a tool. Other users may be able to make it, so it has to be allowed. */
  readonly file: string;
  /** @returns undefined where nothing is managed. @throws when that cannot be known */
  read(system: ManagedSystem): Values | undefined;
}

/** At the start, so no longer than anybody waits for a window, in milliseconds. */
const LIMIT_MS = 5000;
/** Errors that mean that there is no such file. */
const MISSING: ReadonlySet<unknown> = new Set(['ENOENT', 'ENOTDIR']);

/** This computer. */
export const thisSystem: ManagedSystem = {
  platform: process.platform,
  run: (program, args) =>
    execFileSync(program, [...args], {
      encoding: 'latin1',
      timeout: LIMIT_MS,
      windowsHide: true,
      stdio: ['ignore', 'pipe', 'ignore'],
    }),
  readText: (file) => {
    try {
      return readFileSync(file, 'utf8');
    } catch (error) {
      if (MISSING.has(codeOf(error))) return;
      throw error;
    }
  },
  exists: existsSync,
};

/** By its literal path: a user decides what %SystemRoot% is. */
const REG = String.raw`C:\Windows\System32\reg.exe`;
const POLICIES = String.raw`HKEY_LOCAL_MACHINE\Software\Policies`;

/** A value as reg.exe writes it. */
const VALUE = /^ {4}(\S.*?) {4}(REG_\w+)(?: {4}(.*))?$/u;
const NUMBERS: ReadonlySet<unknown> = new Set(['REG_DWORD', 'REG_QWORD']);

/** The values that reg.exe shows of one key. A text can have several lines; the name of the unnamed value is in brackets. */
function readShown(shown: string): Values {
  if (/\P{ASCII}/u.test(shown)) {
    throw new Error(
      String.raw`it holds characters beyond ASCII; write them as in JSON, such as \u00e9`,
    );
  }
  const found: { name: string; type: string | undefined; text: string }[] = [];
  for (const line of shown.split(/\r?\n/u)) {
    const [, name, type, text = ''] = VALUE.exec(line) ?? [];
    const last = found.at(-1);
    if (name !== undefined) found.push({ name, type, text });
    else if (last && !line.startsWith('HKEY_')) last.text += `\n${line}`;
  }
  return Object.fromEntries(
    found
      .filter(({ name }) => !name.startsWith('('))
      .map(({ name, type, text }) => [name, NUMBERS.has(type) ? Number(text) : text.trim()]),
  );
}

/** The key above is always there: without it nobody knows whether ours is. */
function readRegistry({ run }: ManagedSystem): Values | undefined {
  const query = (key: string) => run(REG, ['query', key, '/reg:64']);
  const ours = `${POLICIES}\\Corridor`;
  const isThere = query(POLICIES)
    .split('\n')
    .some((line) => line.trim().toLowerCase() === ours.toLowerCase());
  return isThere ? readShown(query(ours)) : undefined;
}

const PREFERENCES = '/Library/Managed Preferences/app.corridor.console.plist';

/** The forced values, without those of the profile that brought them. */
function readPreferences({ run, exists }: ManagedSystem): Values | undefined {
  if (!exists(PREFERENCES)) return undefined;
  const json = run('/usr/bin/plutil', ['-convert', 'json', '-o', '-', '--', PREFERENCES]);
  const values: Values = JSON.parse(Buffer.from(json, 'latin1').toString());
  return Object.fromEntries(Object.entries(values).filter(([name]) => !name.startsWith('Payload')));
}

/** The systems whose administrators have policies. */
export const POLICY_PLACES: Partial<Readonly<Record<NodeJS.Platform, PolicyPlace>>> = {
  win32: {
    name: `${POLICIES}\\Corridor`,
    file: String.raw`C:\ProgramData\Corridor\managed-settings.json`,
    read: readRegistry,
  },
  darwin: {
    name: PREFERENCES,
    file: '/Library/Application Support/Corridor/managed-settings.json',
    read: readPreferences,
  },
};

/** The file of a system without policies. Only root can write to /etc. */
export const FILE_OF_ROOT = '/etc/corridor/managed-settings.json';
