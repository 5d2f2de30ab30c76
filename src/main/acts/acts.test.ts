import { describe, expect, it, vi } from 'vitest';
import type { Act, ActRequest } from '#contract/acts.ts';
import { createFolder } from '#main/hosts/testing/folder.ts';
import { api, memoryJournal, signedIn } from '#main/testing/desk.ts';
import type { Reply } from '#main/testing/http-server.ts';
import { createTestLogger } from '#main/testing/test-logger.ts';
import { createJournal, openJournal } from './journal.ts';
import {
  actsOn,
  CONFLICT,
  change,
  expire,
  holding,
  keyOf,
  LIMIT,
  limit,
  newReading,
  sendFile,
  transfer,
  unsettled,
} from './testing.ts';

const UNKNOWN: Reply = { status: 504, json: { message: 'timeout' } };
const DONE: Reply = { json: {} };

/** A desk whose server answers acts by these replies in turn, and at the end always by the last one. */
async function deskWith(...replies: readonly Reply[]) {
  let sent = 0;
  const server = await api(({ method }) => {
    if (method === 'GET') return { status: 404, json: {} };
    sent += 1;
    return replies[Math.min(sent, replies.length) - 1] ?? DONE;
  });
  const { desk, emitted } = await signedIn(server.url);
  const send = async (request: ActRequest, window = 'w1') =>
    await desk.call('acts.send', { ...request, reading: await newReading(desk) }, window);
  return { desk, emitted, send, sent: () => actsOn(server.received) };
}

describe('an act', () => {
  it('is in the journal before it is sent, with its key for the server', async () => {
    const journal = memoryJournal();
    const known: unknown[] = [];
    const server = await api(() => {
      known.push(journal.acts()[0]?.outcome);
      return DONE;
    });
    const { desk, emitted } = await signedIn(server.url, { journal });
    const request = expire('1');
    expect((await desk.call('acts.send', request, 'w1')).ok).toBe(true);
    expect(known).toEqual(['sent']);
    expect(journal.acts()).toMatchObject([
      { key: request.key, person: '7', outcome: 'done', status: null, tries: 1 },
    ]);
    expect(journal.acts()[0]?.subject).toEqual({ kind: 'order', id: '1' });
    expect(actsOn(server.received)[0]?.headers['idempotency-key']).toBe(`"${request.key}"`);
    const events = emitted.filter(({ event }) => event === 'act');
    expect(events.map(({ payload }) => (payload as Act).outcome)).toEqual(['sent', 'done']);
  });

  it('keeps nothing in the journal of what it wants but a hash', async () => {
    const journal = memoryJournal();
    const server = await api(() => DONE);
    const { desk } = await signedIn(server.url, { journal });
    await desk.call('acts.send', transfer({ memo: 'canary-memo' }), 'w1');
    await desk.call('acts.send', transfer({ memo: 'canary-memo' }), 'w1');
    expect(JSON.stringify(journal.acts())).not.toMatch(/canary|199\.50|ada/u);
    const [first, second] = journal.acts();
    expect(first?.wanted).not.toBe(second?.wanted);
  });

  it('is not aborted by a reload, a closed window or a sign-out, and its answer is reported', async () => {
    const { reply, next } = holding();
    const server = await api((request) =>
      request.path.includes('expire') ? reply(request) : DONE,
    );
    const { desk, emitted } = await signedIn(server.url);
    const sending = desk.call('acts.send', expire('1'), 'w1');
    const answer = await next();
    desk.release('w1');
    await desk.call('session.signOut', undefined, 'w1');
    answer(DONE);
    expect((await sending).ok).toBe(true);
    expect(emitted.findLast(({ event }) => event === 'act')?.payload).toMatchObject({
      outcome: 'done',
    });
  });

  it('is sent once when two windows ask in one instant', async () => {
    const { desk, sent } = await deskWith(DONE);
    const both = await Promise.all([
      desk.call('acts.send', expire('1'), 'w1'),
      desk.call('acts.send', expire('1'), 'w2'),
    ]);
    expect(both.map(({ ok }) => ok)).toEqual([true, false]);
    expect(sent()).toHaveLength(1);
  });

  it('that cannot be written down is not sent', async () => {
    const server = await api(() => DONE);
    const journal = createJournal(
      { append: () => Promise.reject(new Error('ENOSPC')), replace: () => Promise.resolve() },
      { keepDays: 30, logger: createTestLogger() },
    );
    const { desk } = await signedIn(server.url, { journal });
    const result = await desk.call('acts.send', expire('1'), 'w1');
    expect(result).toMatchObject({ ok: false, problem: { kind: 'refused' } });
    expect(actsOn(server.received)).toEqual([]);
  });

  it('is refused by api.call, which sends what changes nothing', async () => {
    const { desk, sent } = await deskWith(DONE);
    const call = { callId: 'x', endpoint: 'orders.expire', input: { id: '1' } };
    expect(await desk.call('api.call', call, 'w1')).toMatchObject({ ok: false });
    for (const endpoint of ['orders.list', 'orders.nothing']) {
      expect(await desk.call('acts.send', { ...expire('1'), endpoint }, 'w1')).toMatchObject({
        problem: { kind: 'refused' },
      });
    }
    expect(sent()).toEqual([]);
  });

  it('is not sent while signed out', async () => {
    const { desk, sent, send } = await deskWith(DONE);
    await desk.call('session.signOut', undefined, 'w1');
    expect(await send(expire('1'))).toMatchObject({ problem: { kind: 'session-ended' } });
    expect(sent()).toEqual([]);
  });
});

describe('an act whose outcome is not known', () => {
  it.each<[string, Reply]>([
    ['no answer', 'drop'],
    ['a 500', { status: 500, json: { message: 'boom' } }],
    ['a 524', { status: 524, text: '<html>' }],
    ['an answer that cannot be read', { text: '<html>a proxy</html>' }],
  ])('after %s blocks every other act on the same thing, and only those', async (_name, reply) => {
    const { desk, send } = await deskWith(reply, DONE);
    const request = expire('1');
    expect((await send(request)).ok).toBe(false);
    expect(await unsettled(desk)).toMatchObject([
      { key: request.key, outcome: 'unknown', check: { status: 'reading' } },
    ]);
    expect(await send(expire('1'))).toMatchObject(CONFLICT);
    expect(await send(change('1', 'complete'), 'w2')).toMatchObject({
      problem: { kind: 'conflict', act: { key: request.key } },
    });
    expect((await send(expire('2'))).ok).toBe(true);
  });

  it('is sent again only as its equal, under its key', async () => {
    const { send, sent } = await deskWith(UNKNOWN, UNKNOWN, DONE);
    const first = expire('1');
    await send(first);
    for (const other of [
      change('1', 'complete', first.key),
      expire('1', { key: first.key, input: { id: '1', why: 'x' } }),
      expire('2', { key: first.key }),
      expire('1'),
    ]) {
      expect(await send(other)).toMatchObject(CONFLICT);
    }
    await send(first, 'w2');
    expect((await send(first)).ok).toBe(true);
    const keys = sent().map(({ headers }) => headers['idempotency-key']);
    expect(keys).toEqual([`"${first.key}"`, `"${first.key}"`, `"${first.key}"`]);
  });

  it('counts how often it was sent', async () => {
    const { desk, send } = await deskWith(UNKNOWN);
    const first = expire('1');
    await send(first);
    await send(first);
    expect(await unsettled(desk)).toMatchObject([{ key: first.key, tries: 2 }]);
  });

  it('is not sent again while its answer is awaited, from two windows at once', async () => {
    const { desk, send, sent } = await deskWith(UNKNOWN);
    const first = expire('1');
    await send(first);
    const again = { ...first, reading: await newReading(desk) };
    const both = await Promise.all([
      desk.call('acts.send', again, 'w1'),
      desk.call('acts.send', again, 'w2'),
    ]);
    expect(both[1]).toMatchObject(CONFLICT);
    expect(sent()).toHaveLength(2);
  });

  it('is not sent again under its key once its outcome is known', async () => {
    const { desk, send, sent } = await deskWith(UNKNOWN, DONE);
    const first = expire('1');
    await send(first);
    await desk.call('acts.decide', { key: first.key }, 'w2');
    expect(await send(first)).toMatchObject(CONFLICT);
    expect((await send(expire('1'))).ok).toBe(true);
    expect(sent()).toHaveLength(2);
  });

  it('ends when a person decides, for every window, and only once', async () => {
    const { desk, emitted, send } = await deskWith(UNKNOWN);
    const first = expire('1');
    await send(first);
    expect((await desk.call('acts.decide', { key: first.key }, 'w2')).ok).toBe(true);
    expect(await unsettled(desk)).toEqual([]);
    const told = () => emitted.filter(({ event }) => event === 'act');
    expect(told().at(-1)?.payload).toMatchObject({ settlement: 'checked', check: null });
    const count = told().length;
    await desk.call('acts.decide', { key: first.key }, 'w1');
    expect(told()).toHaveLength(count);
    expect(await desk.call('acts.decide', { key: keyOf() }, 'w1')).toMatchObject({
      problem: { kind: 'refused' },
    });
  });

  it('ends when the server refuses it, which outdates what was read before', async () => {
    const { desk, send } = await deskWith(UNKNOWN, { status: 409, json: { message: 'not now' } });
    const first = expire('1');
    await send(first);
    const reading = await newReading(desk);
    await send(first);
    expect(await unsettled(desk)).toEqual([]);
    expect(await desk.call('acts.send', expire('1', { reading }), 'w1')).toMatchObject(CONFLICT);
    expect(await send(expire('1'))).toMatchObject({ problem: { kind: 'server' } });
  });
});

describe('a restart', () => {
  const open = (folder: string) =>
    openJournal({ folder, account: 'a', keepDays: 30, logger: createTestLogger() });

  it('after a kill blocks the thing, until its equal is sent under the same key', async () => {
    const folder = await createFolder();
    const { reply, next } = holding();
    const server = await api(reply);
    const killed = await signedIn(server.url, { journal: await open(folder) });
    const first = expire('1');
    const sending = killed.desk.call('acts.send', first, 'w1');
    const answer = await next();
    const { desk } = await signedIn(server.url, { journal: await open(folder) });
    expect(await unsettled(desk)).toMatchObject([{ outcome: 'unknown', subject: { id: '1' } }]);
    const reading = await newReading(desk);
    for (const other of [expire('1'), change('1', 'complete')]) {
      expect(await desk.call('acts.send', { ...other, reading }, 'w1')).toMatchObject(CONFLICT);
    }
    const again = desk.call('acts.send', { ...first, reading }, 'w1');
    (await next())(DONE);
    expect((await again).ok).toBe(true);
    expect(actsOn(server.received).map(({ headers }) => headers['idempotency-key'])).toEqual([
      `"${first.key}"`,
      `"${first.key}"`,
    ]);
    answer(DONE);
    await sending;
  });

  it('after a kill in mid-post blocks the equal transfer, and no other', async () => {
    const folder = await createFolder();
    const { reply, next } = holding();
    const server = await api(reply);
    const killed = await signedIn(server.url, { journal: await open(folder) });
    const sending = killed.desk.call('acts.send', transfer(), 'w1');
    const answer = await next();
    const { desk } = await signedIn(server.url, { journal: await open(folder) });
    expect(await desk.call('acts.send', transfer({ memo: 'Rent' }), 'w1')).toMatchObject(CONFLICT);
    const other = desk.call('acts.send', transfer({ poster_amount: '50' }), 'w1');
    (await next())(DONE);
    expect((await other).ok).toBe(true);
    answer(DONE);
    await sending;
  });
});

describe('a new thing', () => {
  it.each<[string, () => ActRequest, () => ActRequest]>([
    ['transfer', () => transfer(), () => transfer({ matcher_amount: '50' })],
    ['limit', () => limit(), () => limit({ ...LIMIT, max_exchange_rate: '1' })],
  ])('of unknown outcome blocks only its equal: %s', async (_kind, equal, other) => {
    const { send } = await deskWith(UNKNOWN, DONE);
    const first = equal();
    await send(first);
    expect(await send(equal())).toMatchObject({ problem: { act: { key: first.key } } });
    expect((await send(other())).ok).toBe(true);
  });

  it('is not sent in place of another one under its key', async () => {
    const { desk, send, sent } = await deskWith(UNKNOWN, DONE);
    const first = transfer();
    await send(first);
    const other = { ...transfer({ poster_amount: '50' }), key: first.key };
    expect(await send(other)).toMatchObject(CONFLICT);
    expect(sent()).toHaveLength(1);
    expect(await unsettled(desk)).toMatchObject([{ key: first.key, tries: 1 }]);
  });

  it('is sent once, also when three windows ask in one instant', async () => {
    const { desk, sent } = await deskWith(UNKNOWN);
    const reading = await newReading(desk);
    await Promise.all(
      ['50', '199.50', '199.50', '199.50'].map((amount, index) =>
        desk.call('acts.send', { ...transfer({ poster_amount: amount }), reading }, `w${index}`),
      ),
    );
    expect(sent()).toHaveLength(2);
  });
});

describe('the files of one dispute', () => {
  it('follow each other, each with its own outcome', async () => {
    const { reply, next } = holding();
    const server = await api(reply);
    const { desk } = await signedIn(server.url);
    const names = ['a.pdf', 'b.pdf', 'c.pdf'];
    const sending = names.map((name) => desk.call('acts.send', sendFile(name), 'w1'));
    for (const [index] of names.entries()) {
      const answer = await next();
      expect(actsOn(server.received)).toHaveLength(index + 1);
      answer(DONE);
    }
    expect((await Promise.all(sending)).map(({ ok }) => ok)).toEqual([true, true, true]);
  });

  it('wait for one of unknown outcome', async () => {
    const { send, sent } = await deskWith(UNKNOWN, DONE);
    await send(sendFile('a.pdf'));
    expect(await send(sendFile('b.pdf'))).toMatchObject(CONFLICT);
    expect(sent()).toHaveLength(1);
  });
});

describe('a reading', () => {
  it('is outdated by an act that ended after it', async () => {
    const { desk } = await deskWith(DONE);
    const reading = await newReading(desk);
    await desk.call('acts.send', expire('1', { reading }), 'w1');
    const late = await desk.call('acts.send', expire('1', { reading }), 'w2');
    expect(late).toMatchObject(CONFLICT);
    const fresh = expire('1', { reading: await newReading(desk) });
    expect((await desk.call('acts.send', fresh, 'w2')).ok).toBe(true);
  });

  it('is not outdated by an act that the server refused', async () => {
    const { desk } = await deskWith({ status: 409, json: { message: 'not now' } }, DONE);
    const reading = await newReading(desk);
    await desk.call('acts.send', expire('1', { reading }), 'w1');
    expect(await unsettled(desk)).toEqual([]);
    expect((await desk.call('acts.send', expire('1', { reading }), 'w2')).ok).toBe(true);
  });

  it.each([
    ['back', -3_600_000],
    ['forward', 3_600_000],
  ])('is counted: a clock that is set %s changes nothing', async (_way, difference) => {
    const { desk, send } = await deskWith(DONE);
    const reading = await newReading(desk);
    await desk.call('acts.send', expire('1', { reading }), 'w1');
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + difference });
    try {
      expect(await desk.call('acts.send', expire('1', { reading }), 'w2')).toMatchObject(CONFLICT);
      expect((await send(expire('1'))).ok).toBe(true);
    } finally {
      vi.useRealTimers();
    }
  });
});

describe('a bulk run', () => {
  it('is there with its acts until it has ended', async () => {
    const { desk } = await deskWith(DONE);
    const run = '00000000-0000-4000-8000-00000000cccc';
    const begun = { run, action: 'order.expireOrder', kind: 'order', ids: ['1', '2'] };
    await desk.call('acts.beginRun', begun, 'w1');
    await desk.call('acts.send', expire('1', { run }), 'w1');
    await desk.call('acts.send', expire('9'), 'w1');
    const open = await desk.call('acts.runs', undefined, 'w2');
    expect(open).toMatchObject({ value: [{ ids: ['1', '2'], acts: [{ outcome: 'done' }] }] });
    await desk.call('acts.endRun', { run }, 'w2');
    expect(await desk.call('acts.runs', undefined, 'w2')).toMatchObject({ value: [] });
  });

  it('does not begin while signed out', async () => {
    const { desk } = await deskWith(DONE);
    await desk.call('session.signOut', undefined, 'w1');
    const begun = { run: keyOf(), action: 'order.expireOrder', kind: 'order', ids: ['1'] };
    expect(await desk.call('acts.beginRun', begun, 'w1')).toMatchObject({
      problem: { kind: 'session-ended' },
    });
  });
});
