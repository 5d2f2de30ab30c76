import { join } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { dispute } from '#contract/orders/disputes.ts';
import { fullOrder, openMatch } from '#contract/orders/order-detail.ts';
import { cardVerification } from '#contract/people/verifications.ts';
import { someAct } from '#domain/acts/testing.ts';
import type { Vault } from '#main/basics/ports.ts';
import { memorySealed } from '#main/basics/sealed.ts';
import { createFolder } from '#main/hosts/testing/folder.ts';
import { memoryVault } from '#main/session/vault.ts';
import { createTestLogger } from '#main/testing/test-logger.ts';
import { createWatchStore, type KeptWatch } from './kept.ts';
import { type Answers, watching } from './testing.ts';

afterEach(() => {
  vi.useRealTimers();
});

/** A network whose things the test changes. */
function network() {
  const orders = new Map<string, object>();
  const events = { count: 0 };
  const disputes = new Map<string, string>();
  const answers: Answers = {
    'orders.read': ({ id }: { id: string }) =>
      orders.has(id) ? fullOrder.parse({ id, ...orders.get(id) }) : undefined,
    'orders.events': () => [
      openMatch.parse({
        id: 1,
        validationEvents: Array.from({ length: events.count }, () => ({})),
      }),
    ],
    'disputes.list': () => ({
      rows: [...disputes].map(([id, status]) => dispute.parse({ id, status })),
      rowCount: disputes.size,
    }),
    'cardVerifications.list': ({ search }: { search?: string }) => ({
      rows:
        search === '4111' ? [cardVerification.parse({ id: 3, number: '4111', status: 'new' })] : [],
      rowCount: search === '4111' ? 1 : 0,
    }),
  };
  return { orders, events, disputes, answers };
}

const ids = (count: number) => Array.from({ length: count }, (_each, at) => String(at + 1));

describe('what is watched until it changes', () => {
  it('comes back within a minute of the change, and says what changed', async () => {
    const { orders, answers } = network();
    orders.set('7', { status: 'published' });
    const { watch, pass, woken, list, told } = watching(answers);
    await watch('order', '7', { note: 'Call Ada' });
    await pass(5000);
    expect((await list()).watches).toMatchObject([{ note: 'Call Ada', woke: null }]);
    expect((await list()).watches[0]?.readAt).toMatch(/^2026-11-22T14:00:0/u);
    orders.set('7', { status: 'matched', match_id: 9, matched_at: '2026-11-22T14:00:05Z' });
    await pass(60_000);
    expect(await woken()).toEqual([['order 7', 'Now Matched. Changed: Match, Matched']]);
    expect(told.at(-1)?.watches[0]?.woke?.isSeen).toBe(false);
  });

  it.each<[string, 'order' | 'dispute', string, string]>([
    ['an order', 'order', '7', 'No longer exists'],
    ['a dispute', 'dispute', '4', 'No longer exists'],
  ])('comes back when %s no longer exists', async (_what, kind, id, why) => {
    const { orders, disputes, answers } = network();
    orders.set('7', {});
    disputes.set('4', 'new');
    const { watch, pass, woken } = watching(answers);
    await watch(kind, id);
    await pass(5000);
    orders.clear();
    disputes.clear();
    await pass(60_000);
    expect(await woken()).toEqual([[`${kind} ${id}`, why]]);
  });

  it('comes back at a new validation event of an order', async () => {
    const { orders, events, answers } = network();
    orders.set('7', { status: 'matched' });
    const { watch, pass, woken } = watching(answers);
    await watch('order', '7');
    await pass(5000);
    events.count = 1;
    await pass(60_000);
    expect(await woken()).toEqual([['order 7', 'Changed: Validation events']]);
  });

  it('is compared with what was read last before a restart', async () => {
    const folder = join(await createFolder(), 'watches');
    const vault: Vault = { ...memoryVault(), kind: 'keychain' };
    const openVault = () => Promise.resolve(vault);
    const stored = () => createWatchStore({ folder, openVault, logger: createTestLogger() });
    const { orders, answers } = network();
    orders.set('7', { status: 'published' });
    const before = watching(answers, stored());
    await before.watch('order', '7', { note: 'Call Ada' });
    await before.pass(5000);
    await vi.waitUntil(() => before.told.at(-1)?.watches[0]?.readAt);
    before.stop();
    orders.set('7', { status: 'completed' });
    const after = watching(answers, stored());
    await vi.waitFor(async () =>
      expect((await after.list()).watches).toMatchObject([{ note: 'Call Ada' }]),
    );
    await after.pass(60_000);
    expect(await after.woken()).toEqual([['order 7', 'Now Completed']]);
  });

  it('does not come back for what this person did to it', async () => {
    const { orders, answers } = network();
    orders.set('7', { status: 'published' });
    const { watch, pass, woken, watches } = watching(answers);
    await watch('order', '7');
    await pass(5000);
    orders.set('7', { status: 'removed' });
    watches.acted(someAct({ subject: { kind: 'order', id: '7' }, outcome: 'done' }));
    await pass(60_000);
    expect(await woken()).toEqual([]);
    orders.set('7', { status: 'completed' });
    await pass(60_000);
    expect(await woken()).toEqual([['order 7', 'Now Completed']]);
  });

  it('is found by what the page shows of it', async () => {
    const { answers } = network();
    const { watch, pass, calls, list } = watching(answers);
    await watch('card', '3', { shown: cardVerification.parse({ id: 3, number: '4111' }) });
    await pass(5000);
    expect(calls.map(({ input }) => input)).toEqual([{ search: '4111', page: 1, pageSize: 100 }]);
    expect((await list()).watches[0]?.readAt).not.toBeNull();
  });
});

describe('reading for changes', () => {
  it('makes at most one call a second, for each thing in turn', async () => {
    const { orders, answers } = network();
    for (const id of ids(40)) orders.set(id, { status: 'published' });
    const { watch, pass, calls } = watching(answers);
    for (const id of ids(40)) await watch('order', id);
    await pass(90_000);
    const times = calls.map(({ at }) => at);
    expect(times.length).toBeGreaterThan(80);
    expect(times.every((at, index) => index === 0 || at - (times[index - 1] ?? 0) >= 1000)).toBe(
      true,
    );
    const read = calls.filter(({ name }) => name === 'orders.read');
    expect(new Set(read.map(({ input }) => JSON.stringify(input))).size).toBe(40);
  });

  it('reads things of one list by one call', async () => {
    const { disputes, answers } = network();
    for (const id of ids(30)) disputes.set(id, 'new');
    const { watch, pass, calls, woken } = watching(answers);
    for (const id of ids(30)) await watch('dispute', id);
    await pass(20_000);
    expect(calls.length).toBeLessThanOrEqual(2);
    disputes.set('30', 'approved');
    await pass(60_000);
    expect(await woken()).toEqual([['dispute 30', 'Now Approved']]);
    expect(calls.length).toBeLessThanOrEqual(6);
  });

  it('reads first what an event names', async () => {
    const { orders, answers } = network();
    for (const id of ids(60)) orders.set(id, { status: 'published' });
    const { watch, pass, woken, watches } = watching(answers);
    for (const id of ids(60)) await watch('order', id);
    await pass(130_000);
    orders.set('33', { status: 'completed' });
    watches.happened({ event: 'orderSaved', payload: { id: 33 } });
    await pass(15_000);
    expect(await woken()).toEqual([['order 33', 'Now Completed']]);
  });

  it('makes two calls a minute while the network does not answer', async () => {
    const { orders, answers } = network();
    const { watch, pass, calls, on } = watching(answers);
    for (const id of ['7', '8', '9']) {
      orders.set(id, { status: 'published' });
      await watch('order', id);
    }
    await pass(40_000);
    on.online = false;
    await pass(30_000);
    const before = calls.length;
    await pass(120_000);
    expect(calls.length - before).toBe(4);
    on.online = true;
    await pass(60_000);
    expect(calls.length - before).toBeGreaterThan(8);
  });

  it('makes no call while locked or signed out, and goes on after', async () => {
    const { orders, answers } = network();
    orders.set('7', { status: 'published' });
    const { watch, pass, calls, on, suspend, signIn, woken } = watching(answers);
    await watch('order', '7');
    await pass(5000);
    const read = calls.length;
    on.locked = true;
    await pass(120_000);
    on.locked = false;
    suspend();
    await pass(120_000);
    expect(calls).toHaveLength(read);
    orders.set('7', { status: 'completed' });
    signIn('7');
    await pass(60_000);
    expect(await woken()).toEqual([['order 7', 'Now Completed']]);
  });

  it('goes on after a reading that failed', async () => {
    const { orders, answers } = network();
    orders.set('7', { status: 'published' });
    const broken = { on: false };
    const { watch, pass, woken, logger } = watching({
      ...answers,
      'orders.read': (input: never) => {
        if (broken.on) throw new Error('Odd');
        return answers['orders.read']?.(input);
      },
    });
    await watch('order', '7');
    await pass(5000);
    broken.on = true;
    await pass(60_000);
    expect(logger.events()).toContain('watches.not-read');
    broken.on = false;
    orders.set('7', { status: 'completed' });
    await pass(60_000);
    expect(await woken()).toEqual([['order 7', 'Now Completed']]);
  });
});

describe('what is watched until a time', () => {
  it('comes back then, without a call', async () => {
    const { watch, pass, calls, woken } = watching({});
    await watch('user', '8', { at: '2026-11-22T14:10:00.000Z', onChange: false });
    await pass(9 * 60_000);
    expect(await woken()).toEqual([]);
    await pass(90_000);
    expect(await woken()).toEqual([['user 8', null]]);
    expect(calls).toEqual([]);
  });

  it('is news until it was seen, and is watched anew when it is set again', async () => {
    const { watch, pass, watches, list } = watching({});
    await watch('user', '8', { at: '2026-11-22T13:00:00.000Z', onChange: false });
    await pass(20_000);
    const [first] = (await list()).watches;
    await watches.calls['watches.seen']({ ids: [first?.id ?? ''] }, 'w1');
    expect((await list()).watches[0]?.woke).toMatchObject({ isSeen: true });
    await watch('user', '8', { at: null, note: 'Again' });
    expect((await list()).watches).toMatchObject([{ id: first?.id, note: 'Again', woke: null }]);
  });

  it('is forgotten 30 days after it came back', async () => {
    const store = memorySealed<KeptWatch>();
    const first = watching({}, store);
    await first.watch('user', '8', { at: '2026-10-01T13:00:00.000Z', onChange: false });
    await first.watch('user', '9', { onChange: false, note: 'Stays' });
    await first.pass(20_000);
    first.stop();
    const [woken] = await store.all();
    if (!woken) throw new Error('Nothing is kept');
    const [id, watch] = woken;
    await store.keep(id, {
      ...watch,
      woke: { at: '2026-10-23T13:59:59.000Z', why: null, isSeen: true },
    });
    const second = watching({}, store);
    await second.list();
    await second.pass(20_000);
    expect((await second.list()).watches).toMatchObject([{ note: 'Stays' }]);
    expect((await store.all()).size).toBe(1);
  });
});

describe('watches', () => {
  it('are those of the person who is signed in', async () => {
    const { watch, list, signIn } = watching({});
    await watch('user', '8', { note: 'Mine' });
    signIn('12');
    expect((await list()).watches).toEqual([]);
    await watch('user', '8', { note: 'Theirs' });
    signIn('7');
    expect((await list()).watches).toMatchObject([{ note: 'Mine' }]);
  });

  it('are at most 500', async () => {
    const { watch, list, watches } = watching({});
    for (const id of ids(500)) await watch('user', id, { onChange: false });
    expect(await watch('user', '501')).toMatchObject({ problem: { kind: 'refused' } });
    expect(await watch('user', '500', { note: 'Changed' })).toMatchObject({ ok: true });
    const [first] = (await list()).watches;
    await watches.calls['watches.remove']({ ids: [first?.id ?? ''] }, 'w1');
    expect(await watch('user', '501')).toMatchObject({ ok: true });
    expect((await list()).watches).toHaveLength(500);
  });

  it('say that they end with the program where nothing can be kept', async () => {
    const { watch, list } = watching({});
    expect((await list()).isLasting).toBe(true);
    await watch('user', '8');
    expect((await list()).isLasting).toBe(false);
  });
});
