import process from 'node:process';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { descendants } from '#cli/setup/machine/processes.mjs';
import { type Sandbox, startSandbox } from '#support/harness.ts';
import { startProgram } from '#support/program.ts';

const STATISTICS = '/admin/transactions/statistics';
const LIST = '/admin/transactions';
const COUNTRIES = '/countries';

let sandbox: Sandbox;

beforeAll(async () => {
  sandbox = await startSandbox({ orders: 20, seed: 3 });
}, 60_000);

afterAll(() => sandbox.dispose());

const statusOf = async (path: string) => (await fetch(`${sandbox.url}${path}`)).status;

describe('a sandbox under control', () => {
  it('fails one path, and not those below it, until the fault is disposed of', async () => {
    {
      await using _fault = await sandbox.fail({ path: LIST, status: 503 });
      expect(await statusOf(LIST)).toBe(503);
      expect(await statusOf(STATISTICS)).not.toBe(503);
    }
    expect(await statusOf(LIST)).not.toBe(503);
  });

  it('keeps the other faults when one is disposed of', async () => {
    await using _lasting = await sandbox.fail({ path: LIST, status: 503 });
    {
      await using _passing = await sandbox.fail({ path: COUNTRIES, status: 502 });
      expect([await statusOf(LIST), await statusOf(COUNTRIES)]).toEqual([503, 502]);
    }
    expect(await statusOf(LIST)).toBe(503);
    expect(await statusOf(COUNTRIES)).not.toBe(502);
  });

  it('is slow for the given time', async () => {
    await using _slow = await sandbox.misbehave({ latencyMs: 60_000 });
    const impatient = fetch(`${sandbox.url}${COUNTRIES}`, { signal: AbortSignal.timeout(50) });
    await expect(impatient).rejects.toThrow('timeout');
  });

  it('lists its requests since the last clearing', async () => {
    await statusOf(COUNTRIES);
    await sandbox.clearRequests();
    await statusOf(`${LIST}?page=2`);
    expect(await sandbox.requests()).toMatchObject([
      { method: 'GET', path: LIST, query: 'page=2' },
    ]);
  });

  it('posts a new order, each time another', async () => {
    const first = await sandbox.createOrder();
    const second = await sandbox.createOrder('removed');
    expect(first.id).toMatch(/^\d+$/u);
    expect(second.id).not.toBe(first.id);
  });

  it('says what the control call did not like', async () => {
    await expect(sandbox.publish('noSuchEvent')).rejects.toThrow('/sandbox/events gave 4');
  });
});

describe('a program that does not get ready', () => {
  it('is reported with all its output, and nothing of it is left', async () => {
    const starting = startProgram({
      script: 'sandbox.js',
      args: ['--orders', 'many'],
      ready: /^sandbox: (.+)$/u,
      limitMs: 20_000,
    });
    await expect(starting).rejects.toThrow(/--orders takes a whole number/u);
    expect([...descendants(process.pid).keys()]).toEqual([sandbox.pid]);
  });
});
