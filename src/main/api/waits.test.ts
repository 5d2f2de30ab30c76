import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { failed, ok, type Problem, type Result } from '#contract/wire/problem.ts';
import { act, clientOf, GOOD, rows } from '#main/testing/api-client.ts';
import { startServer } from '#main/testing/http-server.ts';
import { askedSeconds } from './problems.ts';
import { createWaits, keepingTo, type Waits } from './waits.ts';

const NOW = 'Thu, 26 Nov 2026 12:00:00 GMT';

describe('what a server asks for', () => {
  it.each([
    ['120', 120],
    [' 5 ', 5],
    ['0', 0],
    ['Thu, 26 Nov 2026 12:00:30 GMT', 30],
    ['Thursday, 26-Nov-26 12:00:30 GMT', 30],
    ['Thu Nov 26 12:00:30 2026', 30],
    ['Thu, 26 Nov 2026 11:59:00 GMT', 0],
  ])('is read from Retry-After: %s', (asked, seconds) => {
    // The clock of this computer, which is wrong, has no say.
    for (const status of [429, 503]) {
      const headers = { 'retry-after': asked, date: NOW };
      expect(askedSeconds({ status, headers })).toBe(seconds);
    }
  });

  it('is compared with the clock of this computer where the server has none', () => {
    vi.setSystemTime(Date.parse(NOW));
    const headers = { 'retry-after': 'Thu, 26 Nov 2026 12:00:07 GMT' };
    expect(askedSeconds({ status: 503, headers })).toBe(7);
    vi.useRealTimers();
  });

  it.each([
    undefined,
    '',
    'soon',
    '-5',
    '1.5',
    'Thu, tomorrow',
    '26 Nov 2026 12:00:30 GMT',
    '99999999999',
  ])('is nothing where it is %j', (asked) => {
    const headers = { 'retry-after': asked, date: NOW };
    expect(askedSeconds({ status: 429, headers })).toBeUndefined();
  });

  it.each([200, 301, 500, 502])('is nothing with a status of %i', (status) => {
    expect(askedSeconds({ status, headers: { 'retry-after': '5' } })).toBeUndefined();
  });

  it.each([
    { status: 429, json: { message: 'Too many requests' } },
    { status: 429, text: '<h1>Too many requests</h1>' },
    { status: 503, text: '<h1>Back soon</h1>' },
  ])('is in the problem of a call: %o', async (reply) => {
    const { url } = await startServer(() => ({ ...reply, headers: { 'retry-after': '7' } }));
    for (const declared of [rows, act]) {
      expect(await clientOf(url).send(declared, { id: '1', hidden: true })).toMatchObject({
        problem: { kind: 'server', status: reply.status, retryAfter: 7 },
      });
    }
  });
});

const busy = (retryAfter: number): Problem => ({
  kind: 'server',
  message: 'Busy',
  status: 429,
  retryAfter,
});

describe('a read', () => {
  let start: number;
  let waits: Waits;

  beforeEach(() => {
    vi.useFakeTimers();
    vi.setSystemTime(Date.parse(NOW));
    // The shortest pauses there can be: half of the full ones.
    vi.spyOn(Math, 'random').mockReturnValue(0);
    start = performance.now();
    waits = createWaits();
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });

  /** Begins a read of a server that answers so in turn, the last answer again and again. */
  function reading(kind: string, answers: readonly Result<string>[], signal?: AbortSignal) {
    const sentAt: number[] = [];
    const outcome = waits.read(
      kind,
      () => {
        sentAt.push(Math.round(performance.now() - start) / 1000);
        return Promise.resolve(answers[sentAt.length - 1] ?? answers.at(-1) ?? ok(''));
      },
      signal,
    );
    return { outcome, sentAt };
  }

  it('is sent again at the time the server asks for, which is followed until then', async () => {
    const said: (number | null)[] = [];
    waits.until.subscribe((until) => said.push(until && (until - Date.parse(NOW)) / 1000));
    const { outcome, sentAt } = reading('orders', [failed(busy(12)), failed(busy(3)), ok('rows')]);
    await vi.runAllTimersAsync();
    expect(await outcome).toEqual(ok('rows'));
    expect(sentAt).toEqual([0, 12, 15]);
    expect(said).toEqual([12, null, 15, null]);
  });

  it('waits at most a minute in all, then fails with the answer of the server', async () => {
    const { outcome, sentAt } = reading('orders', [failed(busy(25))]);
    await vi.runAllTimersAsync();
    expect(await outcome).toEqual(failed(busy(25)));
    expect(sentAt).toEqual([0, 25, 50]);
  });

  it('waits for just a minute where the server asks for that', async () => {
    const { outcome, sentAt } = reading('orders', [failed(busy(60))]);
    await vi.runAllTimersAsync();
    expect(await outcome).toEqual(failed(busy(60)));
    expect(sentAt).toEqual([0, 60]);
  });

  it('does not wait where the server asks for more than a minute', async () => {
    const { outcome, sentAt } = reading('orders', [failed(busy(61))]);
    expect(await outcome).toEqual(failed(busy(61)));
    expect(sentAt).toEqual([0]);
    expect(waits.until.get()).toBeNull();
  });

  it('is sent less and less often where the server asks for no time', async () => {
    const { outcome, sentAt } = reading('orders', [failed(busy(0))]);
    await vi.runAllTimersAsync();
    expect(await outcome).toEqual(failed(busy(0)));
    expect(sentAt).toEqual([0, 0.5, 1.5, 3.5, 7.5, 15.5, 31.5]);
  });

  it('of the same kind waits for the same moment, one of another kind does not', async () => {
    reading('orders', [failed(busy(10)), ok('rows')]);
    await vi.advanceTimersByTimeAsync(4000);
    const same = reading('orders', [ok('rows')]);
    const other = reading('users', [failed(busy(2)), ok('rows')]);
    await vi.advanceTimersByTimeAsync(1000);
    // The last of the waits that are under way.
    expect(waits.until.get()).toBe(Date.parse(NOW) + 10_000);
    await vi.runAllTimersAsync();
    expect(same.sentAt).toEqual([10]);
    expect(other.sentAt).toEqual([4, 6]);
    expect(waits.until.get()).toBeNull();
  });

  it('is not sent again for any other problem', async () => {
    const down: Problem = { kind: 'server', message: 'Down', status: 503 };
    const { outcome, sentAt } = reading('orders', [failed(down)]);
    expect(await outcome).toEqual(failed(down));
    expect(sentAt).toEqual([0]);
  });

  it.each(['the window wants it no more', 'the console ends'])('ends when %s', async (why) => {
    const abort = new AbortController();
    const { outcome, sentAt } = reading('orders', [failed(busy(10))], abort.signal);
    await vi.advanceTimersByTimeAsync(1000);
    if (why === 'the console ends') waits.close();
    else abort.abort();
    expect(await outcome).toMatchObject({ problem: { kind: 'cancelled' } });
    expect(sentAt).toEqual([0]);
    expect(vi.getTimerCount()).toBe(0);
    expect(waits.until.get()).toBeNull();
  });
});

describe('a client that keeps to what the server asks', () => {
  it.each([
    ['an act', act, {}],
    ['a probe', rows, { isProbe: true }],
  ])('sends %s once, and gives the answer at once', async (_what, declared, more) => {
    const server = await startServer(() => ({ status: 429, headers: { 'retry-after': '1' } }));
    const client = keepingTo(clientOf(server.url).client, createWaits());
    const input = { id: '1', hidden: true };
    expect(
      await client.send({ name: 'rows.act', endpoint: declared, input, ...more }),
    ).toMatchObject({ problem: { status: 429, retryAfter: 1 } });
    expect(server.received).toHaveLength(1);
  });

  it('ends its waits and its connections when it is closed', async () => {
    const { client } = clientOf('http://api.test');
    const closed = vi.spyOn(client, 'close');
    const waits = createWaits();
    const wait = waits.pause(60_000);
    keepingTo(client, waits).close();
    await expect(wait).rejects.toThrow('aborted');
    expect(closed).toHaveBeenCalledOnce();
  });

  it('reads once more when the server allows it', async () => {
    const server = await startServer(() =>
      server.received.length === 1
        ? { status: 503, headers: { 'retry-after': '0' } }
        : { json: GOOD },
    );
    const client = keepingTo(clientOf(server.url).client, createWaits());
    expect(await client.send({ name: 'rows.list', endpoint: rows, input: {} })).toMatchObject({
      ok: true,
    });
    expect(server.received).toHaveLength(2);
  });
});
