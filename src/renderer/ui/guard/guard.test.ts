import { describe, expect, it } from 'vitest';
import { type OrderRow, orderRow } from '#contract/orders.ts';
import type { Problem } from '#contract/problem.ts';
import { changesBetween } from '#domain/orders/changes.ts';
import { ProblemError } from '#renderer/desk/bridge.ts';
import { attempt, type GuardPorts, type Intent, type Subject } from './guard.ts';

const order = (more: Record<string, unknown> = {}) =>
  orderRow.parse({
    id: 7,
    status: 'published',
    published_at: '2026-11-20T10:00:00Z',
    poster_amount: 100,
    poster_currency: 'NGN',
    ...more,
  });
const SEEN = order();
const GATEWAY: Problem = { kind: 'server', message: 'Gateway Time-out', status: 504 };
const OFFLINE: Problem = { kind: 'offline', message: 'no answer' };
const UNREADABLE: Problem = { kind: 'unreadable', message: '?', endpoint: 'x', field: '' };
const CANCELLED: Problem = { kind: 'cancelled', message: 'no longer wanted' };
const REFUSED: Problem = { kind: 'server', message: 'not now', status: 409 };

/** A world whose readings come from a list, the last one again and again; null is an order gone. */
function world(readings: readonly (typeof SEEN | Problem | null)[], answer?: Problem) {
  const sent: string[] = [];
  const pauses: number[] = [];
  const held = new Set<string>();
  let reads = 0;
  const subject: Subject<OrderRow> = {
    noun: 'order',
    name: ({ id }) => `order ${id}`,
    key: ({ id }) => `order:${id}`,
    changes: changesBetween,
    calls: [],
    read: () => {
      const reading = readings[Math.min(reads, readings.length - 1)];
      reads += 1;
      if (reading === undefined) return Promise.reject(new ProblemError(OFFLINE));
      return reading !== null && 'kind' in reading
        ? Promise.reject(new ProblemError(reading))
        : Promise.resolve(reading);
    },
  };
  const ports: GuardPorts = {
    acquire: (key) => {
      if (held.has(key)) return Promise.resolve(null);
      held.add(key);
      return Promise.resolve(() => held.delete(key));
    },
    pause: (milliseconds) => {
      pauses.push(milliseconds);
      return Promise.resolve();
    },
  };
  const intent: Intent<OrderRow> = {
    seen: SEEN,
    isPossible: () => true,
    send: ({ id }) => {
      sent.push(id);
      return answer ? Promise.reject(new ProblemError(answer)) : Promise.resolve();
    },
  };
  const act = (more: Partial<Intent<OrderRow>> = {}, other: Partial<GuardPorts> = {}) =>
    attempt(subject, { ...intent, ...more }, { ...ports, ...other });
  return { act, sent, pauses, held, reads: () => reads };
}

describe('an order that is as it was seen', () => {
  it('is read again before the one call, and free afterwards', async () => {
    const { act, sent, held, reads } = world([SEEN]);
    expect(await act()).toEqual({ kind: 'done' });
    expect(sent).toEqual(['7']);
    expect([reads(), held.size]).toEqual([1, 0]);
  });

  it('is not acted on twice at a time', async () => {
    const { act, sent } = world([SEEN]);
    const results = await Promise.all([act(), act()]);
    expect(results.map(({ kind }) => kind).toSorted()).toEqual(['busy', 'done']);
    expect(sent).toHaveLength(1);
  });

  it('tells a refusal of the server as it is', async () => {
    const { act, held } = world([SEEN], REFUSED);
    expect(await act()).toEqual({ kind: 'failed', problem: REFUSED });
    expect(held.size).toBe(0);
  });
});

describe('an order that is not as it was seen', () => {
  it.each([
    ['Status', { status: 'matched' }],
    ['Match', { match_id: 4 }],
    ['Poster Amount', { poster_amount: '100.01' }],
    ['Completed', { completed_at: '2026-11-21T10:00:00Z' }],
  ])('is not acted on, and shows what changed: %s', async (label, more) => {
    const { act, sent, held } = world([order(more)]);
    const result = await act();
    expect(result).toMatchObject({ kind: 'changed', changes: [{ label }], possible: true });
    expect([sent.length, held.size]).toEqual([0, 0]);
  });

  it('says when the action is no longer possible', async () => {
    const { act } = world([order({ status: 'completed' })]);
    const result = await act({ isPossible: () => false });
    expect(result).toMatchObject({ kind: 'changed', possible: false });
  });

  it('is the same order when only the writing of an amount differs', async () => {
    const { act } = world([order({ poster_amount: '100.00' })]);
    expect(await act()).toEqual({ kind: 'done' });
  });
});

it('an order that cannot be read is not acted on', async () => {
  const { act, sent, held } = world([OFFLINE]);
  expect(await act()).toEqual({ kind: 'not-read', problem: OFFLINE });
  expect([sent.length, held.size]).toEqual([0, 0]);
});

it('an order that is no longer there is not acted on', async () => {
  const { act, sent, held } = world([null]);
  expect(await act()).toEqual({ kind: 'gone' });
  expect([sent.length, held.size]).toEqual([0, 0]);
});

describe('an action that was not answered', () => {
  const settlementOf = async ({ act, sent }: ReturnType<typeof world>) => {
    const result = await act();
    if (result.kind !== 'unknown') throw new Error(`it is ${result.kind}`);
    const settled = await result.settled;
    if (sent.length !== 1) throw new Error(`it was sent ${sent.length} times`);
    return settled;
  };

  it.each([OFFLINE, UNREADABLE, CANCELLED, GATEWAY])(
    'is unknown until a reading shows a change: $kind',
    async (no) => {
      const here = world([SEEN, OFFLINE, OFFLINE, order({ status: 'removed' })], no);
      expect(await settlementOf(here)).toBe('changed');
      expect(here.held.size).toBe(0);
    },
  );

  it('has had no effect when the order keeps reading as before', async () => {
    const here = world([SEEN], OFFLINE);
    expect(await settlementOf(here)).toBe('unchanged');
    expect(here.reads()).toBe(4);
  });

  it('is read again ever more seldom, and never less than twice a minute', async () => {
    const failures = Array.from({ length: 8 }, () => OFFLINE);
    const here = world([SEEN, ...failures, order({ status: 'removed' })], OFFLINE);
    await settlementOf(here);
    expect(here.pauses).toEqual([1000, 2000, 4000, 8000, 16_000, 30_000, 30_000, 30_000, 30_000]);
  });

  it('keeps the order from any other action meanwhile', async () => {
    const here = world([SEEN], OFFLINE);
    const first = here.act({}, { pause: () => Promise.withResolvers<void>().promise });
    expect((await first).kind).toBe('unknown');
    expect(await here.act()).toEqual({ kind: 'busy' });
  });

  it('is given up with the session', async () => {
    const ended: Problem = { kind: 'session-ended', message: 'over' };
    expect(await settlementOf(world([SEEN, ended], OFFLINE))).toBe('given-up');
  });
});
