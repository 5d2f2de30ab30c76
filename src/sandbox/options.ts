/** The sandbox's options, as the command line gives them. */
import { parseArgs } from 'node:util';
import { StartError } from './database/database.ts';
import type { SandboxOptions } from './sandbox.ts';

const DAY_SECONDS = 86_400;

const USAGE =
  'Options: --port N --seed N --orders N --users N --access-token-ttl SECONDS --refresh-token-ttl SECONDS --requests-every SECONDS --still-quotes --database-url URL --data-dir DIR --anew';

function wholeNumber(name: string, text: string, least: number, most: number): number {
  const value = Number(text);
  if (/^\d+$/u.test(text) && value >= least && value <= most) return value;
  throw new StartError(`--${name} takes a whole number from ${least} to ${most}, not '${text}'.`);
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      options: {
        port: { type: 'string', default: '0' },
        seed: { type: 'string', default: '1' },
        orders: { type: 'string', default: '5000' },
        users: { type: 'string' },
        'access-token-ttl': { type: 'string', default: '900' },
        'refresh-token-ttl': { type: 'string', default: String(30 * DAY_SECONDS) },
        'requests-every': { type: 'string', default: '0' },
        'still-quotes': { type: 'boolean', default: false },
        'database-url': { type: 'string' },
        'data-dir': { type: 'string' },
        anew: { type: 'boolean', default: false },
      },
    });
  } catch (error) {
    throw new StartError(`${(error as Error).message}\n${USAGE}`);
  }
}

/**
 * Reads the arguments after the program's name.
 * @throws {StartError} when one is unknown or out of its range
 */
export function readSandboxOptions(args: readonly string[]): Omit<SandboxOptions, 'report'> {
  const { values } = parse(args);
  const seconds = (name: 'access-token-ttl' | 'refresh-token-ttl') =>
    wholeNumber(name, values[name], 1, 10_000 * DAY_SECONDS) * 1000;
  const { 'database-url': databaseUrl, 'data-dir': dataDir } = values;
  return {
    port: wholeNumber('port', values.port, 0, 65_535),
    seed: wholeNumber('seed', values.seed, 0, 2 ** 31 - 1),
    orders: wholeNumber('orders', values.orders, 1, 10_000_000),
    users:
      values.users === undefined ? undefined : wholeNumber('users', values.users, 1, 1_000_000),
    tokenLife: { access: seconds('access-token-ttl'), refresh: seconds('refresh-token-ttl') },
    requestsEvery: wholeNumber('requests-every', values['requests-every'], 0, DAY_SECONDS),
    movesQuotes: !values['still-quotes'],
    databaseUrl,
    dataDir,
    anew: values.anew,
  };
}
