import { describe, expect, it } from 'vitest';
import type { ActRequest } from '#contract/bridge/recorded-acts.ts';
import { createFolder } from '#main/hosts/testing/folder.ts';
import { api, signedIn } from '#main/testing/desk.ts';
import type { Reply } from '#main/testing/http-server.ts';
import { createTestLogger } from '#main/testing/test-logger.ts';
import { openJournal } from './journal.ts';
import {
  actsOn,
  CONFLICT,
  change,
  DONE,
  deskAnswering,
  expire,
  holding,
  keyOf,
  LIMIT,
  limit,
  newReading,
  transfer,
  UNKNOWN,
  unsettled,
} from './testing.ts';

describe('an act whose outcome is not known', () => {
  it.each<[string, Reply]>([
    ['no answer', 'drop'],
    ['a 500', { status: 500, json: { message: 'boom' } }],
    ['a 524', { status: 524, text: '<html>' }],
    ['an answer that cannot be read', { text: '<html>a proxy</html>' }],
  ])('after %s blocks every other act on the same thing, and only those', async (_name, reply) => {
    const { desk, send } = await deskAnswering(reply, DONE);
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
    const { send, sent } = await deskAnswering(UNKNOWN, UNKNOWN, DONE);
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
    const { desk, send } = await deskAnswering(UNKNOWN);
    const first = expire('1');
    await send(first);
    await send(first);
    expect(await unsettled(desk)).toMatchObject([{ key: first.key, tries: 2 }]);
  });

  it('is not sent again while its answer is awaited, from two windows at once', async () => {
    const { desk, send, sent } = await deskAnswering(UNKNOWN);
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
    const { desk, send, sent } = await deskAnswering(UNKNOWN, DONE);
    const first = expire('1');
    await send(first);
    await desk.call('acts.decide', { key: first.key }, 'w2');
    expect(await send(first)).toMatchObject(CONFLICT);
    expect((await send(expire('1'))).ok).toBe(true);
    expect(sent()).toHaveLength(2);
  });

  it('ends when a person decides, for every window, and only once', async () => {
    const { desk, emitted, send } = await deskAnswering(UNKNOWN);
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
    const { desk, send } = await deskAnswering(UNKNOWN, {
      status: 409,
      json: { message: 'not now' },
    });
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
    const { send } = await deskAnswering(UNKNOWN, DONE);
    const first = equal();
    await send(first);
    expect(await send(equal())).toMatchObject({ problem: { act: { key: first.key } } });
    expect((await send(other())).ok).toBe(true);
  });

  it('is not sent in place of another one under its key', async () => {
    const { desk, send, sent } = await deskAnswering(UNKNOWN, DONE);
    const first = transfer();
    await send(first);
    const other = { ...transfer({ poster_amount: '50' }), key: first.key };
    expect(await send(other)).toMatchObject(CONFLICT);
    expect(sent()).toHaveLength(1);
    expect(await unsettled(desk)).toMatchObject([{ key: first.key, tries: 1 }]);
  });

  it('is sent once, also when three windows ask in one instant', async () => {
    const { desk, sent } = await deskAnswering(UNKNOWN);
    const reading = await newReading(desk);
    await Promise.all(
      ['50', '199.50', '199.50', '199.50'].map((amount, index) =>
        desk.call('acts.send', { ...transfer({ poster_amount: amount }), reading }, `w${index}`),
      ),
    );
    expect(sent()).toHaveLength(2);
  });
});
