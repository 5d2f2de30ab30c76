import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Attempt, practiceEndpoints } from '#contract/bridge/exercises.ts';
import { KINDS, send, type TestSandbox, tokenOf } from '../testing/sandboxes.ts';
import type { NotedCall } from './rules.ts';
import { again, by, happened, inTurn, onAnother, once, wasAsked, without } from './rules.ts';

/** A seed with which the answer is lost, not the request. */
const LOST = 3;

describe.each(KINDS)('an attempt on $name Postgres', ({ open }) => {
  let sandbox: TestSandbox;
  let token: string;

  beforeAll(async () => {
    sandbox = await open({ orders: 60 });
    token = await tokenOf(sandbox.url, 'admin');
  });
  afterAll(() => sandbox.close());
  beforeEach(() => practice('DELETE', '/attempt'));

  const practice = (method: string, path = '', body?: unknown, origin?: string) =>
    send(`${sandbox.url}/sandbox/practice${path}`, {
      method,
      ...(body === undefined ? {} : { body }),
      ...(origin === undefined ? {} : { origin }),
    });
  const begin = async (exercise = 'answer-lost', seed = 1) =>
    (await practice('POST', '/attempt', { exercise, seed })).body['data'] as Attempt;
  const current = async () =>
    (await practice('GET')).body['data'] as { attempt: Attempt | null; exercises: unknown[] };
  const finish = async () => (await practice('POST', '/attempt/finish')).body['data'] as Attempt;

  /** Completes an order under a key of the caller's, and gives the status of the answer. */
  const complete = async (id: string, key: string = randomUUID()) => {
    const headers = { authorization: `Bearer ${token}`, 'idempotency-key': `"${key}"` };
    const url = `${sandbox.url}/admin/orders/complete/${id}`;
    return (await fetch(url, { method: 'POST', headers })).status;
  };
  const orderIn = ({ told }: Attempt) => /order (\d+)/u.exec(told)?.[1] ?? '';

  it('is none before one begins', async () => {
    const { attempt, exercises } = await current();
    expect(attempt).toBeNull();
    expect(exercises).toContainEqual({
      id: 'answer-lost',
      area: 'Orders',
      title: 'An answer that does not arrive',
      roles: ['admin'],
      minutes: 4,
    });
  });

  it('is refused for an exercise that is not there, and to pages of a browser', async () => {
    const unknown = await practice('POST', '/attempt', { exercise: 'none', seed: 1 });
    expect(unknown.status).toBe(404);
    const page = await practice('GET', '', undefined, 'https://example.com');
    expect(page.status).toBe(403);
  });

  it('counts the hints that were asked for, up to the last one', async () => {
    const { hintsLeft } = await begin();
    for (let asked = 0; asked <= hintsLeft; asked += 1) await practice('POST', '/attempt/hint');
    const { attempt } = await current();
    expect(attempt?.hints).toHaveLength(hintsLeft);
    expect(attempt?.hintsLeft).toBe(0);
  });

  it('is missed by whoever says that they have finished and have not', async () => {
    await begin();
    const { result, debriefing, endedAt } = await finish();
    expect(result).toBe('missed');
    expect(endedAt).not.toBeNull();
    expect(debriefing?.expected).toEqual([
      { says: 'The order is completed', holds: false },
      { says: 'The order was completed once', holds: false },
    ]);
    expect((await practice('POST', '/attempt/finish')).status).toBe(409);
    expect((await practice('POST', '/attempt/hint')).status).toBe(409);
  });

  it('keeps the real outcome of an act, whatever answer came, and its key', async () => {
    const id = orderIn(await begin('answer-lost', LOST));
    const key = randomUUID();
    expect(await complete(id, key)).toBe(504);
    const { result, debriefing } = await finish();
    expect(result).toBe('done');
    expect(debriefing?.did).toMatchObject([{ call: 'orders.complete', id, key, status: 200 }]);
  });

  it('does not count what is sent again under the same key', async () => {
    const id = orderIn(await begin('answer-lost', LOST));
    const key = randomUUID();
    await complete(id, key);
    expect(await complete(id, key)).toBe(200);
    expect((await finish()).result).toBe('done');
  });

  it('ends what it had go wrong when it is left', async () => {
    const id = orderIn(await begin('answer-lost', LOST));
    const { body } = await practice('DELETE', '/attempt');
    expect(practiceEndpoints['practice.leave'].answer.parse(body)).toBeNull();
    expect(await complete(id)).toBe(200);
    expect((await current()).attempt).toBeNull();
  });

  it('takes the place of the one before', async () => {
    await begin();
    await begin('two-of-one-name');
    expect((await current()).attempt?.exercise).toBe('two-of-one-name');
  });

  it('watches no more once it is over', async () => {
    const id = orderIn(await begin('answer-lost', LOST));
    await finish();
    await complete(id);
    expect((await current()).attempt?.debriefing?.did).toEqual([]);
  });
});

describe('a rule over acts', () => {
  const act = (name: string, input: NotedCall['input'] = {}, status = 200): NotedCall => ({
    name,
    input,
    status,
    key: undefined,
    isAct: true,
    at: new Date(0),
  });
  const one = act('orders.complete', { id: '1' });
  const refused = act('orders.complete', { id: '1' }, 409);
  const other = act('orders.complete', { id: '2' });
  const hide = act('orders.setHidden', { id: '1' });
  const complete = by('orders.complete', { id: 1 });
  const hidden = by('orders.setHidden');

  it.each([
    ['happened, when carried out', happened('', complete), [one], true],
    ['did not happen, when refused', happened('', complete), [refused], false],
    ['did not happen, when done to another', happened('', complete), [other], false],
    ['was asked, also when refused', wasAsked('', complete), [refused], true],
    ['happened to another', happened('', onAnother('orders.complete', 1)), [one, other], true],
    ['happened to no other', happened('', onAnother('orders.complete', 1)), [one], false],
    ['happened once', once('', complete), [one, other], true],
    ['was asked twice', once('', complete), [one, refused], false],
    ['was asked again', again('', complete), [one, refused], true],
    ['was tried again after a refusal', again('', complete), [refused, one], false],
    ['came in turn', inTurn('', complete, hidden), [one, other, hide], true],
    ['came the other way round', inTurn('', complete, hidden), [hide, one], false],
    ['came without the other', without('', hidden, complete), [hide, one], true],
    ['came after the other', without('', hidden, complete), [one, hide], false],
    ['did not come at all', without('', hidden, complete), [one], false],
  ] as const)('%s', (_title, rule, acts, holds) => {
    expect(rule.holds(acts)).toBe(holds);
  });
});
