/** What single managed settings may hold; the error of each says what is expected, also where one of its checks fails. */
import { z } from 'zod';
import { sessionEndpoints } from '#contract/people/session.ts';
import type { Endpoint } from '#contract/wire/endpoint.ts';
import { endpoints } from '#contract/wire/endpoints.ts';
import { QUEUE_IDS, type QueueId } from '#domain/queues/queues.ts';
import { readAddress } from './address.ts';

/** All calls; the paths of those marked as assumed may be replaced. */
const declared: Readonly<Record<string, Endpoint>> = { ...endpoints, ...sessionEndpoints };

const HOST_NAME =
  /^(?=.{1,253}$)(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)*[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?$/u;
/** Segments of a path under the API base; a field of the path is in braces. */
const ENDPOINT_PATH = /^\/?[\w.~{}-]+(?:\/[\w.~{}-]+)*$/u;

export const filledText = z
  .string({ error: 'a text' })
  .trim()
  .min(1, { error: 'a text that is not empty' });

export const address = z
  .string({ error: 'the address of a server' })
  .transform((given, context) => {
    const read = readAddress(given);
    if ('url' in read) return read.url;
    context.addIssue(read.expected);
    return z.NEVER;
  });

export const hostName = z
  .string({ error: 'a host name such as files.example.com, without https://, port and path' })
  .trim()
  .toLowerCase()
  .regex(HOST_NAME);

const SERVER_EXPECTED =
  "the address of a proxy without a path, such as http://proxy.example.com:8080, or 'direct' for none";
const proxyServer = z.string({ error: SERVER_EXPECTED }).transform((given, context) => {
  if (given.trim() === 'direct') return 'direct';
  const read = readAddress(given);
  if ('url' in read && new URL(read.url).pathname === '/') return read.url;
  context.addIssue(SERVER_EXPECTED);
  return z.NEVER;
});

const bypassed = z
  .string({ error: 'a host name, or *.example.com for all hosts below one' })
  .trim()
  .toLowerCase()
  .refine((host) => HOST_NAME.test(host.replace(/^\*\./u, '')));

export const proxy = z
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

export const percent = z
  .number({ error: 'a number of percent above 0, at most 100' })
  .positive()
  .max(100);

/** Which of this computer's certificates identifies it to a server. */
export const certificateRule = z
  .strictObject(
    { issuer: filledText.optional(), subject: filledText.optional() },
    { error: 'an object with issuer, subject or both, as common names' },
  )
  .refine(({ issuer, subject }) => issuer !== undefined || subject !== undefined);

/** The common names that the issuer and the subject of a certificate must have. */
export type CertificateRule = z.output<typeof certificateRule>;

/** What a select offers. */
export const entries = z
  .array(
    z.strictObject(
      { value: filledText, label: filledText },
      { error: 'an object with value and label' },
    ),
    { error: 'a list of objects with value and label' },
  )
  .min(1, { error: 'at least one object with value and label' });

const fieldsOf = (path: string) => [...path.matchAll(/\{\w+\}/gu)].map(([field]) => field).sort();

/** Why `path` cannot replace the path of the endpoint `name`; undefined when it can. */
function pathProblem(name: string, path: string): string | undefined {
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

export const endpointPaths = z
  .record(z.string(), z.string({ error: 'a path' }), { error: 'an object of paths by call' })
  .superRefine((paths, context) => {
    for (const [name, path] of Object.entries(paths)) {
      const message = pathProblem(name, path);
      if (message) context.addIssue({ code: 'custom', path: [name], message });
    }
  });

export const days = z.int({ error: 'a whole number of days from 1 to 3650' }).min(1).max(3650);

/** 0 for never. */
export const lockMinutes = z
  .int({ error: 'a whole number of minutes from 0 to 1440' })
  .min(0)
  .max(1440);

const hours = z.number({ error: 'a number of hours above 0, at most 1000' }).positive().max(1000);

/** For how many hours an item of a queue may wait. */
export const queueHours = z.strictObject(
  Object.fromEntries(QUEUE_IDS.map((id) => [id, hours.optional()])) as Record<
    QueueId,
    z.ZodOptional<typeof hours>
  >,
  { error: `an object of hours by queue: ${QUEUE_IDS.join(', ')}` },
);
