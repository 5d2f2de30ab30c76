/**
 * The managed settings of the whole computer, which only its administrator can write. They override the command
 * line and the environment. Invalid ones are not used in part: the program shows what is wrong and does not start.
 */
import process from 'node:process';
import { z } from 'zod';
import { asRecord } from '#contract/wire/json.ts';
import { codeOf } from '#main/basics/held-file.ts';
import { isUnencrypted, withoutSignIn } from '#main/network/hosts.ts';
import { ENCRYPTED_EXPECTED } from './address.ts';
import {
  DECLARED_SETTINGS,
  FILE_ALLOWED,
  type ManagedSettings,
  ONLY_WITH_API,
  settingValues,
} from './declared.ts';
import {
  FILE_OF_ROOT,
  type ManagedSystem,
  POLICY_PLACES,
  type PolicyPlace,
  thisSystem,
  type Values,
} from './managed-places.ts';

/** Checked too where single values are wrong, so that all is said at once; those are then in it as they were given. */
const BESIDE_OTHERS = {
  when: ({ value }: { readonly value: unknown }) => asRecord(value) !== undefined,
};

/** The settings; unknown keys are errors. */
const managedSettings = z
  .strictObject(settingValues, { error: 'an object of settings' })
  .superRefine((settings, context) => {
    if (settings.apiUrl !== undefined) return;
    const message = 'an apiUrl beside it: the two are managed together';
    for (const key of ONLY_WITH_API) {
      if (settings[key] !== undefined) context.addIssue({ code: 'custom', path: [key], message });
    }
  }, BESIDE_OTHERS)
  .superRefine(({ apiUrl, socketUrl, services, unencryptedAllowed = false }, context) => {
    if (unencryptedAllowed) return;
    const { recipientsCredential: _credential, ...addresses } = asRecord(services) ?? {};
    const given = [
      [['apiUrl'], apiUrl] as const,
      [['socketUrl'], socketUrl] as const,
      ...Object.entries(addresses).map(([name, url]) => [['services', name], url] as const),
    ];
    for (const [path, url] of given) {
      const address = String(url);
      if (!(URL.canParse(address) && isUnencrypted(address))) continue;
      context.addIssue({ code: 'custom', path: [...path], message: ENCRYPTED_EXPECTED });
    }
  }, BESIDE_OTHERS);

/** The managed settings of this computer; none is the usual case. */
export interface ManagedSource {
  /** Where they come from, or would. */
  readonly place: string;
  readonly settings: ManagedSettings | undefined;
  /** A file of settings that is there and not used, because any user could have made it. */
  readonly ignored: string | null;
}

/** The settings, or every reason why they cannot be used. */
export type ManagedOutcome =
  | { readonly managed: ManagedSource }
  | { readonly problems: readonly string[] };

type Environment = Readonly<Record<string, string | undefined>>;

/** A path into the settings, as people write it: catalogue.paymentTypes[0].label. */
const keyOf = (path: readonly PropertyKey[]) =>
  path
    .map((part) => (typeof part === 'number' ? `[${part}]` : `.${String(part)}`))
    .join('')
    .slice(1);

const LONGEST_SHOWN = 80;

function shown(value: unknown): string {
  const written =
    typeof value === 'string'
      ? `'${withoutSignIn(value)}'`
      : JSON.stringify(value, (_key, each) =>
          typeof each === 'string' ? withoutSignIn(each) : each,
        );
  return written.length > LONGEST_SHOWN ? `${written.slice(0, LONGEST_SHOWN)}…` : written;
}

const valueAt = (from: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>((value, part) => (value as Record<PropertyKey, unknown>)[part], from);

/** What is wrong, each with where it is, what was found there and what is expected. */
function described(issue: z.core.$ZodIssue, given: unknown) {
  const { path } = issue;
  if (issue.code === 'unrecognized_keys') {
    const known = Object.keys(settingValues).join(', ');
    const expected = path.length > 0 ? 'no such key here' : `one of ${known}`;
    return issue.keys.map((key) => ({
      path: [...path, key],
      text: `is not a setting; expected ${expected}.`,
    }));
  }
  const value = valueAt(given, path);
  const found = value === undefined ? 'is missing' : `holds ${shown(value)}`;
  return [{ path, text: `${found}; expected ${issue.message}.` }];
}

const reasonOf = (error: unknown) => String(codeOf(error) ?? (error as Error).message);

/** A reason not to start, without the name of the place. */
class UnusableError extends Error {}

/** What is in a file; undefined when there is none. PowerShell and Notepad begin it with a mark. */
function readFile(file: string, system: ManagedSystem): unknown {
  let text: string | undefined;
  try {
    text = system.readText(file)?.replace(/^\u{FEFF}/u, '');
  } catch (error) {
    throw new UnusableError(
      `${file}: the file cannot be read (${reasonOf(error)}); expected a readable file.`,
    );
  }
  try {
    return text === undefined ? undefined : JSON.parse(text);
  } catch (error) {
    throw new UnusableError(
      `${file}: the file is not JSON (${reasonOf(error)}); expected JSON in UTF-8.`,
    );
  }
}

const EXAMPLES: Values = Object.fromEntries(
  DECLARED_SETTINGS.map(([key, { example }]) => [key, example]),
);

/** A value of a policy as a file would have it: the registry has no flags, and lists and objects are JSON in a text. */
function fromPolicy(key: string, value: unknown, place: string): unknown {
  const type = key === FILE_ALLOWED ? 'boolean' : typeof EXAMPLES[key];
  if (type === 'boolean' && (value === 0 || value === 1)) return value === 1;
  if (type !== 'object' || typeof value !== 'string') return value;
  try {
    return JSON.parse(value);
  } catch (error) {
    throw new UnusableError(`${place}: ${key} is not JSON (${reasonOf(error)}); expected JSON.`);
  }
}

function readPolicy({ name, read }: PolicyPlace, system: ManagedSystem): Values {
  let values: Values | undefined;
  try {
    values = read(system);
  } catch (error) {
    throw new UnusableError(
      `${name}: the policies of this computer cannot be read (${reasonOf(error)}).`,
    );
  }
  return Object.fromEntries(
    Object.entries(values ?? {}).map(([key, value]) => [key, fromPolicy(key, value, name)]),
  );
}

/** Checks settings; `placeOf` tells where a key was found. */
function check(
  given: unknown,
  managed: Omit<ManagedSource, 'settings'>,
  placeOf: (key: string) => string = () => managed.place,
): ManagedOutcome {
  if (given === undefined) return { managed: { ...managed, settings: undefined } };
  const read = managedSettings.safeParse(given);
  if (read.success) return { managed: { ...managed, settings: read.data } };
  const problems = read.error.issues
    .flatMap((issue) => described(issue, given))
    .map(({ path, text }) => `${placeOf(String(path[0]))}: ${keyOf(path) || 'the file'} ${text}`);
  return { problems };
}

/** The policies, and with their permission what a file sets beside them. */
function readWithPolicies(policies: PolicyPlace, system: ManagedSystem): ManagedOutcome {
  const { name: place, file } = policies;
  const { [FILE_ALLOWED]: allowed = false, ...values } = readPolicy(policies, system);
  if (typeof allowed !== 'boolean') {
    throw new UnusableError(
      `${place}: ${FILE_ALLOWED} holds ${shown(allowed)}; expected true or false.`,
    );
  }
  const isManaged = Object.keys(values).length > 0;
  if (!allowed) {
    const ignored = system.exists(file) ? file : null;
    return check(isManaged ? values : undefined, { place, ignored });
  }
  const inFile = readFile(file, system);
  const fromFile = asRecord(inFile);
  if (isManaged && inFile === undefined) return check(values, { place, ignored: null });
  if (!(isManaged && fromFile)) return check(inFile, { place: file, ignored: null });
  const both = { place: `${place} and ${file}`, ignored: null };
  return check({ ...fromFile, ...values }, both, (key) =>
    Object.hasOwn(values, key) ? place : file,
  );
}

/**
 * Reads the managed settings of this computer. None is normal; every problem names the place, the key, the value
 * and what is expected. Only a program that is not packaged takes a file from CORRIDOR_MANAGED_SETTINGS in
 * their place: otherwise the user could bypass the administrator.
 */
export function readManagedSettings(
  isPackaged: boolean,
  environment: Environment = process.env,
  system: ManagedSystem = thisSystem,
): ManagedOutcome {
  const other = isPackaged ? undefined : environment['CORRIDOR_MANAGED_SETTINGS']?.trim();
  const policies = POLICY_PLACES[system.platform];
  try {
    if (!other && policies) return readWithPolicies(policies, system);
    const file = other || FILE_OF_ROOT;
    return check(readFile(file, system), { place: file, ignored: null });
  } catch (error) {
    if (error instanceof UnusableError) return { problems: [error.message] };
    throw error;
  }
}
