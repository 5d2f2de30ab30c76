/**
 * The managed settings: one JSON file for the whole computer, which only its administrator can
 * write. It overrides the command line and the environment. An invalid file is not used in part:
 * the program shows what is wrong and does not start.
 */
import { readFileSync } from 'node:fs';
import { posix, win32 } from 'node:path';
import process from 'node:process';
import { z } from 'zod';
import type { Endpoint } from '#contract/endpoint.ts';
import { endpoints } from '#contract/endpoints.ts';
import { sessionEndpoints } from '#contract/session.ts';
import { MANAGED_CHANNELS } from '#main/updates/channel.ts';
import { readAddress, withoutPassword } from './address.ts';

type Endpoints = Readonly<Record<string, Endpoint>>;

const FILE = 'managed-settings.json';
const HOST_NAME =
  /^(?=.{1,253}$)(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)*[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?$/u;
/** Segments of a path under the API base; a field of the path is in braces. */
const ENDPOINT_PATH = /^\/?[\w.~{}-]+(?:\/[\w.~{}-]+)*$/u;

const text = z.string({ error: 'a text' }).trim().min(1, { error: 'a text that is not empty' });

const address = z.string({ error: 'the address of a server' }).transform((given, context) => {
  const read = readAddress(given);
  if ('url' in read) return read.url;
  context.addIssue({ code: 'custom', message: read.expected });
  return z.NEVER;
});

const HOST_NAME_EXPECTED = 'a host name such as files.example.com, without https://, port and path';
const hostName = z
  .string({ error: HOST_NAME_EXPECTED })
  .trim()
  .toLowerCase()
  .regex(HOST_NAME, { error: HOST_NAME_EXPECTED });

const SERVER_EXPECTED =
  "the address of a proxy without a path, such as http://proxy.example.com:8080, or 'direct' for none";
const proxyServer = z.string({ error: SERVER_EXPECTED }).transform((given, context) => {
  if (given.trim() === 'direct') return 'direct';
  const read = readAddress(given);
  if ('url' in read && new URL(read.url).pathname === '/') return read.url;
  context.addIssue({ code: 'custom', message: SERVER_EXPECTED });
  return z.NEVER;
});

const BYPASS_EXPECTED = 'a host name, or *.example.com for all hosts below one';
const bypassed = z
  .string({ error: BYPASS_EXPECTED })
  .trim()
  .toLowerCase()
  .refine((host) => HOST_NAME.test(host.replace(/^\*\./u, '')), { error: BYPASS_EXPECTED });

const proxy = z
  .strictObject(
    {
      server: proxyServer.optional(),
      pac: address.optional(),
      bypass: z.array(bypassed, { error: 'a list of host names' }).optional(),
    },
    { error: 'an object with server or pac' },
  )
  .superRefine(({ server, pac, bypass }, context) => {
    const wrong = (key: string, message: string) =>
      context.addIssue({ code: 'custom', path: [key], message });
    if (server === undefined && pac === undefined) wrong('server', 'it, or a pac in its place');
    if (server !== undefined && pac !== undefined) wrong('pac', 'nothing beside a server');
    if (bypass && (server ?? 'direct') === 'direct') wrong('bypass', 'a server beside it');
  });

const RULE_EXPECTED = 'an object with issuer, subject or both, as common names';
/** Which of this computer's certificates identifies it to a server. */
const certificateRule = z
  .strictObject({ issuer: text.optional(), subject: text.optional() }, { error: RULE_EXPECTED })
  .refine(({ issuer, subject }) => issuer !== undefined || subject !== undefined, {
    error: RULE_EXPECTED,
  });

/** The common names that the issuer and the subject of a certificate must have. */
export type CertificateRule = z.output<typeof certificateRule>;

const entries = z
  .array(z.strictObject({ value: text, label: text }), {
    error: 'a list of objects with value and label',
  })
  .min(1, { error: 'at least one object with value and label' });

const fieldsOf = (path: string) => [...path.matchAll(/\{\w+\}/gu)].map(([field]) => field).sort();

/** Why `path` cannot replace the path of the endpoint `name`; undefined when it can. */
function pathProblem(name: string, path: string, declared: Endpoints): string | undefined {
  const endpoint = Object.hasOwn(declared, name) ? declared[name] : undefined;
  if (!endpoint) return 'the name of a call whose path the specification does not show';
  if (!endpoint.assumed) {
    return `no entry, because the specification shows the path of this call ('${endpoint.path}', ${endpoint.source})`;
  }
  const fields = fieldsOf(endpoint.path);
  const fits =
    ENDPOINT_PATH.test(path) &&
    !path.split('/').some((segment) => segment === '.' || segment === '..') &&
    fieldsOf(path).join() === fields.join();
  if (fits) return undefined;
  const holding = fields.length > 0 ? ` that holds ${fields.join(' and ')}` : '';
  return `a path below the API's address${holding}, such as '${endpoint.path}'`;
}

const endpointPaths = (declared: Endpoints) =>
  z
    .record(z.string(), z.string({ error: 'a path' }), { error: 'an object of paths by call' })
    .superRefine((paths, context) => {
      for (const [name, path] of Object.entries(paths)) {
        const message = pathProblem(name, path, declared);
        if (message) context.addIssue({ code: 'custom', path: [name], message });
      }
    });

const JOURNAL_DAYS = 'a whole number of days from 1 to 3650';

/** The settings of a file whose endpoints are those `declared`; unknown keys are errors. */
const managedSettings = (declared: Endpoints) =>
  z
    .strictObject(
      {
        apiUrl: address.optional(),
        socketUrl: address.optional(),
        updateChannel: z.enum(MANAGED_CHANNELS, { error: "'stable', 'beta' or 'off'" }).optional(),
        allowedDownloadHosts: z.array(hostName, { error: 'a list of host names' }).optional(),
        endpointPaths: endpointPaths(declared).optional(),
        catalogue: z
          .strictObject(
            { paymentTypes: entries.optional(), paymentProviders: entries.optional() },
            { error: 'an object with paymentTypes, paymentProviders or both' },
          )
          .optional(),
        services: z
          .strictObject(
            {
              offers: address.optional(),
              recipients: address.optional(),
              users: address.optional(),
              recipientsCredential: text.optional(),
            },
            { error: 'an object with offers, recipients, users or recipientsCredential' },
          )
          .optional(),
        practiceAllowed: z.boolean({ error: 'true or false' }).optional(),
        journalDays: z
          .int({ error: JOURNAL_DAYS })
          .min(1, { error: JOURNAL_DAYS })
          .max(3650, { error: JOURNAL_DAYS })
          .optional(),
        proxy: proxy.optional(),
        clientCertificate: certificateRule.optional(),
      },
      { error: 'an object of settings' },
    )
    .superRefine(({ apiUrl, ...settings }, context) => {
      if (apiUrl !== undefined) return;
      // The socket and the users API get the token of the person who signs in to the API.
      const message = 'an apiUrl beside it: the two are managed together';
      for (const key of ['socketUrl', 'services'] as const) {
        if (settings[key] !== undefined) context.addIssue({ code: 'custom', path: [key], message });
      }
    });

/** The settings of an administrator; the user or the default decides on missing ones. */
export type ManagedSettings = z.output<ReturnType<typeof managedSettings>>;

/** The file of this machine and what is in it; none is the usual case. */
export interface Managed {
  readonly file: string;
  readonly settings: ManagedSettings | undefined;
}

/** The settings, or every reason why they cannot be used. */
export type ManagedOutcome =
  | { readonly managed: Managed }
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
 * @param declared all calls; the paths of those marked as assumed may be replaced
 */
export function readManagedSettings(
  file: string,
  declared: Endpoints = { ...endpoints, ...sessionEndpoints },
): ManagedOutcome {
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
  const schema = managedSettings(declared);
  const read = schema.safeParse(given);
  if (read.success) return { managed: { file, settings: read.data } };
  const keys = Object.keys(schema.shape);
  const problems = read.error.issues.flatMap((issue) => described(issue, given, keys));
  return { problems: problems.map((problem) => `${file}: ${problem}`) };
}
