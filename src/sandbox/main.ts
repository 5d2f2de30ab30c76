/** The sandbox's command line. */

import process from 'node:process';
import { parseArgs } from 'node:util';
import { StartError } from './database/database.ts';
import { createSandbox, type SandboxOptions } from './sandbox.ts';
import { PASSWORD, SIGN_INS } from './world/accounts.ts';

const DAY_SECONDS = 86_400;

const USAGE =
  'Options: --port N --seed N --orders N --access-token-ttl SECONDS --refresh-token-ttl SECONDS --database-url URL --data-dir DIR';

const report = (line: string) => process.stderr.write(`${line}\n`);

function wholeNumber(name: string, text: string, least: number, most: number): number {
  const value = Number(text);
  if (/^\d+$/u.test(text) && value >= least && value <= most) return value;
  throw new StartError(`--${name} takes a whole number from ${least} to ${most}, not '${text}'.`);
}

function readOptions(): Omit<SandboxOptions, 'report'> {
  const { values } = parseArgs({
    options: {
      port: { type: 'string', default: '0' },
      seed: { type: 'string', default: '1' },
      orders: { type: 'string', default: '5000' },
      'access-token-ttl': { type: 'string', default: '900' },
      'refresh-token-ttl': { type: 'string', default: String(30 * DAY_SECONDS) },
      'database-url': { type: 'string' },
      'data-dir': { type: 'string' },
    },
  });
  const seconds = (name: 'access-token-ttl' | 'refresh-token-ttl') =>
    wholeNumber(name, values[name], 1, 10_000 * DAY_SECONDS) * 1000;
  const { 'database-url': databaseUrl, 'data-dir': dataDir } = values;
  return {
    port: wholeNumber('port', values.port, 0, 65_535),
    seed: wholeNumber('seed', values.seed, 0, 2 ** 31 - 1),
    orders: wholeNumber('orders', values.orders, 1, 10_000_000),
    tokenLife: { access: seconds('access-token-ttl'), refresh: seconds('refresh-token-ttl') },
    ...(databaseUrl === undefined ? {} : { databaseUrl }),
    ...(dataDir === undefined ? {} : { dataDir }),
  };
}

function explain(error: unknown): string {
  if (error instanceof StartError) return error.message;
  const { code, message, stack } = error as NodeJS.ErrnoException;
  return code?.startsWith('ERR_PARSE_ARGS') ? `${message}\n${USAGE}` : (stack ?? message);
}

try {
  const sandbox = await createSandbox({ ...readOptions(), report });
  const stop = async () => {
    await sandbox.close();
    process.exit(0);
  };
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
  const signIns = SIGN_INS.map(({ email, role }) => `  ${email} (${role}), password ${PASSWORD}\n`);
  // Whoever started this may have read the first line and closed the pipe: that is no reason to stop.
  process.stdout.on('error', () => undefined);
  process.stdout.write(`sandbox: ${sandbox.url}\n${signIns.join('')}`);
} catch (error) {
  report(`The sandbox could not start. ${explain(error)}`);
  process.exit(1);
}
