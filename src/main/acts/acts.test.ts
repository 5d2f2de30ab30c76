import { describe, expect, it, vi } from 'vitest';
import type { Act, ActRequest } from '#contract/acts.ts';
import type { Desk } from '#main/desk.ts';
import { createFolder } from '#main/hosts/testing/folder.ts';
import { api, memoryJournal, signedIn } from '#main/testing/desk.ts';
import type { Received, Reply } from '#main/testing/http-server.ts';
import { createTestLogger } from '#main/testing/test-logger.ts';
import { createJournal, openJournal } from './journal.ts';

let keys = 0;
/** A request to expire an order, with a separate key. */
function expire(id: string, more: Partial<ActRequest> = {}): ActRequest {
  keys += 1;
  return {
    callId: `c${keys}`,
    key: `00000000-0000-4000-8000-${String(keys).padStart(12, '0')}`,
    action: 'order.expire',
    endpoint: 'orders.expire',
    input: { id },
    subject: { kind: 'order', id },
    run: null,
    before: 'hash',
    readAt: new Date().toISOString(),
    ...more,
  };
}

const unsettled = async (desk: Desk) => {
  const start = await desk.call('app.start', undefined, 'w9');
  if (!start.ok) throw new Error(start.problem.message);
  return (start.value as { unsettled: Act[] }).unsettled;
};

/** A server that holds its answers back until the test gives them. */
function holding() {
  const waiting: ((reply: Reply) => void)[] = [];
  const reply = (_request: Received) =>
    new Promise<Reply>((resolve) => {
      waiting.push(resolve);
    });
  const next = async () => {
    await vi.waitUntil(() => waiting.length > 0);
    return waiting.shift() as (reply: Reply) => void;
  };
  return { reply, next };
}

const actsOn = (received: readonly Received[]) =>
  received.filter(({ path }) => path.startsWith('/admin/'));

describe('an act', () => {
  it('is in the journal before it is sent, with its key for the server', async () => {
    const journal = memoryJournal();
    const known: unknown[] = [];
    const server = await api(() => {
      known.push(journal.acts()[0]?.outcome);
      return { json: {} };
    });
    const { desk, emitted } = await signedIn(server.url, { journal });
    const request = expire('1');
    expect((await desk.call('acts.send', request, 'w1')).ok).toBe(true);
    expect(known).toEqual(['sent']);
    expect(journal.acts()).toMatchObject([
      { key: request.key, person: '7', outcome: 'done', subject: { kind: 'order', id: '1' } },
    ]);
    expect(actsOn(server.received)[0]?.headers['idempotency-key']).toBe(`"${request.key}"`);
    const events = emitted.filter(({ event }) => event === 'act');
    expect(events.map(({ payload }) => (payload as Act).outcome)).toEqual(['sent', 'done']);
  });

  it('is not aborted by a reload, a closed window or a sign-out, and its answer is reported', async () => {
    const { reply, next } = holding();
    const server = await api((request) =>
      request.path.includes('expire') ? reply(request) : { json: {} },
    );
    const { desk, emitted } = await signedIn(server.url);
    const sending = desk.call('acts.send', expire('1'), 'w1');
    const answer = await next();
    desk.release('w1');
    await desk.call('session.signOut', undefined, 'w1');
    answer({ json: {} });
    expect((await sending).ok).toBe(true);
    expect(emitted.findLast(({ event }) => event === 'act')?.payload).toMatchObject({
      outcome: 'done',
    });
  });

  it('keeps every other act on the same thing from being sent, from any window', async () => {
    const { reply, next } = holding();
    const server = await api(reply);
    const { desk } = await signedIn(server.url);
    const first = desk.call('acts.send', expire('1'), 'w1');
    const answer = await next();
    const second = await desk.call('acts.send', expire('1'), 'w2');
    expect(second).toMatchObject({ ok: false, problem: { kind: 'conflict' } });
    const other = desk.call('acts.send', expire('2'), 'w2');
    (await next())({ json: {} });
    expect((await other).ok).toBe(true);
    answer({ json: {} });
    await first;
    expect(actsOn(server.received)).toHaveLength(2);
  });

  it('is sent once when two windows ask in one instant', async () => {
    const server = await api(() => ({ json: {} }));
    const { desk } = await signedIn(server.url);
    const both = await Promise.all([
      desk.call('acts.send', expire('1'), 'w1'),
      desk.call('acts.send', expire('1'), 'w2'),
    ]);
    expect(both.map(({ ok }) => ok)).toEqual([true, false]);
    expect(actsOn(server.received)).toHaveLength(1);
  });

  it('is not sent on a reading that another act has outdated', async () => {
    const server = await api(() => ({ json: {} }));
    const { desk } = await signedIn(server.url);
    const readAt = new Date().toISOString();
    await desk.call('acts.send', expire('1'), 'w1');
    const late = await desk.call('acts.send', expire('1', { readAt }), 'w2');
    expect(late).toMatchObject({ ok: false, problem: { kind: 'conflict' } });
    const later = new Date(Date.now() + 1000).toISOString();
    const fresh = await desk.call('acts.send', expire('1', { readAt: later }), 'w2');
    expect(fresh.ok).toBe(true);
  });

  it.each<[string, Reply]>([
    ['no answer', 'drop'],
    ['a 500', { status: 500, json: { message: 'boom' } }],
    ['a 524', { status: 524, text: '<html>' }],
    ['an answer that cannot be read', { text: '<html>a proxy</html>' }],
  ])(
    'of unknown outcome after %s stays unsettled until reading settles it',
    async (_name, reply) => {
      const server = await api(() => reply);
      const { desk } = await signedIn(server.url);
      const request = expire('1');
      expect((await desk.call('acts.send', request, 'w1')).ok).toBe(false);
      expect(await unsettled(desk)).toMatchObject([{ key: request.key, outcome: 'unknown' }]);
      expect((await desk.call('acts.send', expire('1'), 'w2')).ok).toBe(false);
      await desk.call('acts.settle', { key: request.key, settlement: 'not-happened' }, 'w1');
      await desk.call('acts.settle', { key: request.key, settlement: 'happened' }, 'w2');
      expect(await unsettled(desk)).toEqual([]);
      const list = await desk.call('acts.list', undefined, 'w1');
      expect(list).toMatchObject({ value: [{ settlement: 'not-happened' }] });
      await desk.call('acts.send', { ...request, readAt: new Date().toISOString() }, 'w1');
      expect(actsOn(server.received)).toHaveLength(2);
    },
  );

  it('that the server refuses is settled', async () => {
    const server = await api(() => ({ status: 409, json: { message: 'not now' } }));
    const { desk } = await signedIn(server.url);
    await desk.call('acts.send', expire('1'), 'w1');
    expect(await unsettled(desk)).toEqual([]);
  });

  it('that cannot be written down is not sent', async () => {
    const server = await api(() => ({ json: {} }));
    const journal = createJournal(
      { append: () => Promise.reject(new Error('ENOSPC')), replace: () => Promise.resolve() },
      { keepDays: 30, logger: createTestLogger() },
    );
    const { desk } = await signedIn(server.url, { journal });
    const result = await desk.call('acts.send', expire('1'), 'w1');
    expect(result).toMatchObject({ ok: false, problem: { kind: 'refused' } });
    expect(actsOn(server.received)).toEqual([]);
  });

  it('that was under way when the program was killed is unsettled at the next start', async () => {
    const folder = await createFolder();
    const { reply, next } = holding();
    const server = await api(reply);
    const open = () =>
      openJournal({ folder, account: 'a', keepDays: 30, logger: createTestLogger() });
    const killed = await signedIn(server.url, { journal: await open() });
    const sending = killed.desk.call('acts.send', expire('1'), 'w1');
    const answer = await next();
    const { desk } = await signedIn(server.url, { journal: await open() });
    expect(await unsettled(desk)).toMatchObject([{ outcome: 'unknown', subject: { id: '1' } }]);
    expect((await desk.call('acts.send', expire('1'), 'w1')).ok).toBe(false);
    answer({ json: {} });
    await sending;
  });

  it('is refused by api.call, which sends what changes nothing', async () => {
    const server = await api(() => ({ json: {} }));
    const { desk } = await signedIn(server.url);
    const call = { callId: 'x', endpoint: 'orders.expire', input: { id: '1' } };
    expect(await desk.call('api.call', call, 'w1')).toMatchObject({ ok: false });
    const read = { ...expire('1'), endpoint: 'orders.list' };
    expect(await desk.call('acts.send', read, 'w1')).toMatchObject({ ok: false });
    expect(actsOn(server.received)).toEqual([]);
  });

  it('is not sent while signed out', async () => {
    const server = await api(() => ({ json: {} }));
    const { desk } = await signedIn(server.url);
    await desk.call('session.signOut', undefined, 'w1');
    const result = await desk.call('acts.send', expire('1'), 'w1');
    expect(result).toMatchObject({ problem: { kind: 'session-ended' } });
    expect(actsOn(server.received).some(({ path }) => path.includes('expire'))).toBe(false);
  });
});

describe('a bulk run', () => {
  it('is there with its acts until it has ended', async () => {
    const server = await api(() => ({ json: {} }));
    const { desk } = await signedIn(server.url);
    const run = '00000000-0000-4000-8000-00000000cccc';
    const begun = { run, action: 'order.expire', kind: 'order', ids: ['1', '2'] };
    await desk.call('acts.beginRun', begun, 'w1');
    await desk.call('acts.send', expire('1', { run }), 'w1');
    const open = await desk.call('acts.runs', undefined, 'w2');
    expect(open).toMatchObject({ value: [{ ids: ['1', '2'], acts: [{ outcome: 'done' }] }] });
    await desk.call('acts.endRun', { run }, 'w2');
    expect(await desk.call('acts.runs', undefined, 'w2')).toMatchObject({ value: [] });
  });
});
