/** What the sandbox's tests share: sandboxes on every kind of database, and a client for them. */
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import process from 'node:process';
import { gunzipSync } from 'node:zlib';
import pg from 'pg';
import { PRACTICE_PASSWORD } from '#domain/access/practice-accounts.ts';
import { keptCluster } from '../plugin.ts';
import { createSandbox, type Sandbox, type SandboxOptions } from '../sandbox.ts';
import { SMALL_WORLD } from './small-world.ts';

/** The folder of the project. */
export const ROOT = join(import.meta.dirname, '../../..');
const MINUTES = 60_000;

/** A sandbox under test. */
export interface TestSandbox extends Sandbox {
  /** How to start another sandbox on the same database. */
  readonly options: SandboxOptions;
}

/** A kind of database to run the same tests on. */
export interface Kind {
  readonly name: string;
  open(changes?: Partial<SandboxOptions>): Promise<TestSandbox>;
}

const baseOptions: SandboxOptions = {
  port: 0,
  ...SMALL_WORLD,
  tokenLife: { access: 10 * MINUTES, refresh: 60 * MINUTES },
  report: () => undefined,
};

async function administer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(statement);
  await client.end();
}

/** A new database on the server at `url`, gone after `drop`. */
export async function temporaryDatabase(url: string) {
  const name = `corridor_test_${randomBytes(6).toString('hex')}`;
  await administer(url, `create database ${name}`);
  const own = new URL(url);
  own.pathname = `/${name}`;
  return {
    url: own.toString(),
    drop: () => administer(url, `drop database ${name} with (force)`),
  };
}

let cluster: Promise<Blob> | undefined;

/** The empty cluster that the tests of this process start from. */
export function testCluster(): Promise<Blob> {
  cluster ??= keptCluster(ROOT).then((packed) => new Blob([gunzipSync(packed)]));
  return cluster;
}

const embedded: Kind = {
  name: 'embedded',
  open: async (changes = {}) => {
    const options = { ...baseOptions, readCluster: testCluster, ...changes };
    return { ...(await createSandbox(options)), options };
  },
};

const server = (url: string): Kind => ({
  name: 'server',
  open: async (changes = {}) => {
    const { url: databaseUrl, drop } = await temporaryDatabase(url);
    const options = { ...baseOptions, databaseUrl, ...changes };
    const sandbox = await createSandbox(options);
    const close = async () => {
      await sandbox.close();
      await drop();
    };
    return { ...sandbox, close, options };
  },
});

/** A Postgres server for the tests, when there is one. */
export const SERVER_URL = process.env['CORRIDOR_TEST_DATABASE_URL'];

/** Every kind of database the tests run on. */
export const KINDS: readonly Kind[] = SERVER_URL ? [embedded, server(SERVER_URL)] : [embedded];

/** An answer as it came: its status, its body read as JSON, and the tokens it may carry. */
export interface Answer {
  readonly status: number;
  readonly body: Record<string, unknown>;
}

/** Sends one request. An object as body goes as JSON, a `URLSearchParams` as a form. */
export async function send(
  url: string,
  {
    method = 'GET',
    token,
    body,
    origin,
  }: {
    method?: string;
    token?: string | undefined;
    body?: unknown;
    origin?: string;
  } = {},
): Promise<Answer> {
  const form = body instanceof URLSearchParams;
  const response = await fetch(url, {
    method,
    headers: {
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...(origin === undefined ? {} : { origin }),
      ...(body === undefined || form ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: form ? body : JSON.stringify(body) }),
  });
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
}

/** The tokens of a session. */
export interface Tokens {
  readonly access_token: string;
  readonly token_type: string;
  readonly refresh_token: string;
}

/** Signs in and gives the whole answer. */
export const signIn = (
  url: string,
  username: string,
  password = PRACTICE_PASSWORD,
): Promise<Answer> =>
  send(`${url}/auth/user/token`, {
    method: 'POST',
    body: new URLSearchParams({ username, password, grant_type: 'password', scope: 'read write' }),
  });

/** The tokens in an answer of sign-in or refresh. */
export const tokensOf = ({ body }: Answer): Tokens =>
  (body['data'] as { readonly token: Tokens }).token;

/** An access token of the account of a role. */
export async function tokenOf(url: string, role: string): Promise<string> {
  return tokensOf(await signIn(url, `${role}@corridor.test`)).access_token;
}
