/**
 * The managed settings: one JSON file for the whole computer, which only its administrator can
 * write. It overrides the command line and the environment. An invalid file is not used in part:
 * the program shows what is wrong and does not start.
 */
import { readFileSync } from 'node:fs';
import { posix, win32 } from 'node:path';
import process from 'node:process';
import { z } from 'zod';
import { isUnencrypted } from '#main/network/hosts.ts';
import { ENCRYPTED_EXPECTED, withoutPassword } from './address.ts';
import { type ManagedSettings, ONLY_WITH_API, settingValues } from './declared.ts';

const FILE = 'managed-settings.json';

/** The settings of a file; unknown keys are errors. */
const managedSettings = z
  .strictObject(settingValues, { error: 'an object of settings' })
  .superRefine((settings, context) => {
    if (settings.apiUrl !== undefined) return;
    const message = 'an apiUrl beside it: the two are managed together';
    for (const key of ONLY_WITH_API) {
      if (settings[key] !== undefined) context.addIssue({ code: 'custom', path: [key], message });
    }
  })
  .superRefine(({ apiUrl, socketUrl, services, unencryptedAllowed = false }, context) => {
    if (unencryptedAllowed) return;
    const { recipientsCredential: _credential, ...addresses } = services ?? {};
    const given = [
      [['apiUrl'], apiUrl] as const,
      [['socketUrl'], socketUrl] as const,
      ...Object.entries(addresses).map(([name, url]) => [['services', name], url] as const),
    ];
    for (const [path, url] of given) {
      if (url === undefined || !isUnencrypted(url)) continue;
      context.addIssue({ code: 'custom', path: [...path], message: ENCRYPTED_EXPECTED });
    }
  });

/** The file of this machine and what is in it; none is the usual case. */
export interface ManagedFile {
  readonly file: string;
  readonly settings: ManagedSettings | undefined;
}

/** The settings, or every reason why they cannot be used. */
export type ManagedOutcome =
  | { readonly managed: ManagedFile }
  | { readonly problems: readonly string[] };

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * The path of the file. Only a program that is not packaged accepts another one from
 * CORRIDOR_MANAGED_SETTINGS: otherwise the user could bypass the administrator.
 */
export function managedSettingsFile(
  isPackaged: boolean,
  environment: Environment = process.env,
  platform: NodeJS.Platform = process.platform,
): string {
  const other = environment['CORRIDOR_MANAGED_SETTINGS']?.trim();
  if (other && !isPackaged) return other;
  if (platform === 'win32') {
    return win32.join(environment['ProgramData'] || 'C:\\ProgramData', 'Corridor', FILE);
  }
  if (platform === 'darwin') return posix.join('/Library/Application Support/Corridor', FILE);
  return posix.join('/etc/corridor', FILE);
}

/** A path into the settings, as people write it: catalogue.paymentTypes[0].label. */
const keyOf = (path: readonly PropertyKey[]) =>
  path
    .map((part) => (typeof part === 'number' ? `[${part}]` : `.${String(part)}`))
    .join('')
    .replace(/^\./u, '');

const LONGEST_SHOWN = 80;

function shown(value: unknown): string {
  const written = withoutPassword(typeof value === 'string' ? `'${value}'` : JSON.stringify(value));
  return written.length > LONGEST_SHOWN ? `${written.slice(0, LONGEST_SHOWN)}…` : written;
}

const valueAt = (from: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>((value, part) => (value as Record<PropertyKey, unknown>)?.[part], from);

/** What is wrong at one place, with what was found and what is expected. */
function described(issue: z.core.$ZodIssue, given: unknown, keys: readonly string[]): string[] {
  const key = keyOf(issue.path);
  if (issue.code === 'unrecognized_keys') {
    const expected = issue.path.length > 0 ? 'no such key here' : `one of ${keys.join(', ')}`;
    return issue.keys.map(
      (unknown) => `${keyOf([...issue.path, unknown])} is not a setting; expected ${expected}.`,
    );
  }
  const value = valueAt(given, issue.path);
  const found = value === undefined ? 'is missing' : `holds ${shown(value)}`;
  return [`${key || 'the file'} ${found}; expected ${issue.message}.`];
}

const codeOf = (error: unknown) =>
  error instanceof Error && 'code' in error ? String(error.code) : String(error);

/** The text of the file; undefined when there is none. PowerShell and Notepad begin it with a mark. */
function readText(file: string): { readonly text: string | undefined } | { problem: string } {
  try {
    return { text: readFileSync(file, 'utf8').replace(/^\u{FEFF}/u, '') };
  } catch (error) {
    const code = codeOf(error);
    if (code === 'ENOENT' || code === 'ENOTDIR') return { text: undefined };
    return { problem: `${file}: the file cannot be read (${code}); expected a readable file.` };
  }
}

/**
 * Reads the managed settings of `file`. A missing file is normal; every problem names the file, the
 * key, the value and what is expected.
 */
export function readManagedSettings(file: string): ManagedOutcome {
  const content = readText(file);
  if ('problem' in content) return { problems: [content.problem] };
  if (content.text === undefined) return { managed: { file, settings: undefined } };
  let given: unknown;
  try {
    given = JSON.parse(content.text);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return { problems: [`${file}: the file is not JSON (${reason}); expected JSON in UTF-8.`] };
  }
  const read = managedSettings.safeParse(given);
  if (read.success) return { managed: { file, settings: read.data } };
  const keys = Object.keys(managedSettings.shape);
  const problems = read.error.issues.flatMap((issue) => described(issue, given, keys));
  return { problems: problems.map((problem) => `${file}: ${problem}`) };
}
