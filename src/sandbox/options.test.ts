import { describe, expect, it } from 'vitest';
import { readSandboxOptions } from './options.ts';

describe('the options', () => {
  it('have a value each when nothing is given', () => {
    expect(readSandboxOptions([])).toEqual({
      port: 0,
      seed: 1,
      requestsEvery: 0,
      movesQuotes: true,
      orders: 5000,
      tokenLife: { access: 900_000, refresh: 30 * 86_400_000 },
      anew: false,
    });
  });

  it('are read', () => {
    const given =
      '--port 8080 --seed 3 --orders 9 --users 400 --requests-every 20 --still-quotes --access-token-ttl 5 --refresh-token-ttl 6 --data-dir d --database-url postgres://h/d --anew';
    expect(readSandboxOptions(given.split(' '))).toEqual({
      port: 8080,
      seed: 3,
      requestsEvery: 20,
      movesQuotes: false,
      orders: 9,
      users: 400,
      tokenLife: { access: 5000, refresh: 6000 },
      dataDir: 'd',
      anew: true,
      databaseUrl: 'postgres://h/d',
    });
  });

  it.each([
    [['--port', 'abc'], "--port takes a whole number from 0 to 65535, not 'abc'."],
    [['--port', '65536'], '--port takes a whole number from 0 to 65535'],
    [['--orders', '1e6'], "--orders takes a whole number from 1 to 10000000, not '1e6'."],
    [['--orders', '0'], '--orders takes a whole number from 1'],
    [['--users', 'all'], '--users takes a whole number from 1 to 1000000'],
    [['--seed', ''], '--seed takes a whole number'],
    [['--seed', '-1'], '--seed'],
    [['--access-token-ttl', '0'], '--access-token-ttl takes a whole number from 1'],
    [['--sead', '3'], "Unknown option '--sead'"],
    [['now'], "Unexpected argument 'now'"],
  ])('refuse %j', (args, message) => {
    expect(() => readSandboxOptions(args)).toThrow(message);
  });
});
