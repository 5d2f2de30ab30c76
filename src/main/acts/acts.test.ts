import { describe, expect, it, vi } from 'vitest';
import type { SentAct } from '#contract/bridge/recorded-acts.ts';
import { createFolder } from '#main/hosts/testing/folder.ts';
import { api, memoryJournal, signedIn } from '#main/testing/desk.ts';
import type { Reply } from '#main/testing/http-server.ts';
import { createTestLogger } from '#main/testing/test-logger.ts';
import { createJournal, openJournal } from './journal.ts';
import {
  actsOn,
  CONFLICT,
  DONE,
  deskAnswering,
  expire,
  holding,
  keyOf,
  newReading,
  sendFile,
  transfer,
  UNKNOWN,
  unsettled,
} from './testing.ts';

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
    expect(events.map(({ payload }) => (payload as SentAct).outcome)).toEqual(['sent', 'done']);
  });

  it('keeps the id of the order that a transfer has made, where the answer says so', async () => {
    const folder = await createFolder();
    const options = { folder, account: 'test', keepDays: 90, logger: createTestLogger() };
    const journal = await openJournal(options);
    const answers: Reply[] = [{ json: { data: { id: 8 } } }, DONE];
    const server = await api(() => answers.shift() ?? DONE);
    const { desk } = await signedIn(server.url, { journal });
    await desk.call('acts.send', transfer(), 'w1');
    await desk.call('acts.send', transfer({ poster_amount: '50' }), 'w1');
    await journal.close();
    const later = await openJournal(options);
    expect(later.acts().map(({ made }) => made)).toEqual(['8', undefined]);
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
    const { desk, sent } = await deskAnswering(DONE);
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
    const { desk, sent } = await deskAnswering(DONE);
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
    const { desk, sent, send } = await deskAnswering(DONE);
    await desk.call('session.signOut', undefined, 'w1');
    expect(await send(expire('1'))).toMatchObject({ problem: { kind: 'session-ended' } });
    expect(sent()).toEqual([]);
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
    const { send, sent } = await deskAnswering(UNKNOWN, DONE);
    await send(sendFile('a.pdf'));
    expect(await send(sendFile('b.pdf'))).toMatchObject(CONFLICT);
    expect(sent()).toHaveLength(1);
  });
});

describe('a reading', () => {
  it('is outdated by an act that ended after it', async () => {
    const { desk } = await deskAnswering(DONE);
    const reading = await newReading(desk);
    await desk.call('acts.send', expire('1', { reading }), 'w1');
    const late = await desk.call('acts.send', expire('1', { reading }), 'w2');
    expect(late).toMatchObject(CONFLICT);
    const fresh = expire('1', { reading: await newReading(desk) });
    expect((await desk.call('acts.send', fresh, 'w2')).ok).toBe(true);
  });

  it('is not outdated by an act that the server refused', async () => {
    const { desk } = await deskAnswering({ status: 409, json: { message: 'not now' } }, DONE);
    const reading = await newReading(desk);
    await desk.call('acts.send', expire('1', { reading }), 'w1');
    expect(await unsettled(desk)).toEqual([]);
    expect((await desk.call('acts.send', expire('1', { reading }), 'w2')).ok).toBe(true);
  });

  it.each([
    ['back', -3_600_000],
    ['forward', 3_600_000],
  ])('is counted: a clock that is set %s changes nothing', async (_way, difference) => {
    const { desk, send } = await deskAnswering(DONE);
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
    const { desk } = await deskAnswering(DONE);
    const run = '00000000-0000-4000-8000-00000000cccc';
    const begun = { run, action: 'order.expireOrder', kind: 'order', ids: ['1', '2'] };
    await desk.call('acts.beginRun', begun, 'w1');
    await desk.call('acts.send', expire('1', { run }), 'w1');
    await desk.call('acts.send', expire('9'), 'w1');
    const open = await desk.call('acts.runs', undefined, 'w2');
    expect(open).toMatchObject({ value: [{ ids: ['1', '2'], acts: [{ outcome: 'done' }] }] });
    expect(desk.unfinished()).toEqual(['The rest of a bulk action will not be sent.']);
    await desk.call('acts.endRun', { run }, 'w2');
    expect(await desk.call('acts.runs', undefined, 'w2')).toMatchObject({ value: [] });
    expect(desk.unfinished()).toEqual([]);
  });

  it('does not begin while signed out', async () => {
    const { desk } = await deskAnswering(DONE);
    await desk.call('session.signOut', undefined, 'w1');
    const begun = { run: keyOf(), action: 'order.expireOrder', kind: 'order', ids: ['1'] };
    expect(await desk.call('acts.beginRun', begun, 'w1')).toMatchObject({
      problem: { kind: 'session-ended' },
    });
  });
});
