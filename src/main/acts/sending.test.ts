import { describe, expect, it } from 'vitest';
import { ok, type Result } from '#contract/wire/problem.ts';
import { memoryJournal } from '#main/testing/desk.ts';
import { createTestLogger } from '#main/testing/test-logger.ts';
import { createJournal } from './journal.ts';
import { expire, heldBack, LOST, NOT_NOW, program, quiet, transfer } from './testing.ts';
import { memoryWants } from './wants.ts';

const OFFLINE = { ok: false, problem: { kind: 'offline', message: 'No answer' } } as const;
const CONFLICT = 'Nothing was sent. The outcome of an earlier action is not known yet.';

/** A journal on a disk that can be full. */
function onDisk() {
  const disk = { isFull: false };
  const write = () => (disk.isFull ? Promise.reject(new Error('ENOSPC')) : Promise.resolve());
  const logger = createTestLogger();
  return {
    disk,
    journal: createJournal({ append: write, replace: write }, { keepDays: 30, logger }),
  };
}

describe('the journal', () => {
  it.each<[string, Result<unknown>, string, number | null]>([
    ['success', ok({}), 'done', null],
    ['a refusal', NOT_NOW, 'refused', 409],
    ['a timeout of a gateway', LOST, 'unknown', 504],
    ['no answer', OFFLINE, 'unknown', null],
  ])('has the outcome and the status after %s', async (_what, answer, outcome, status) => {
    const { send, journal, calls } = program({ send: () => Promise.resolve(answer) });
    const request = expire('1');
    expect(await send(request)).toBe(answer);
    expect(journal.acts()).toMatchObject([{ outcome, status, settlement: null }]);
    expect(calls).toMatchObject([
      { name: 'orders.expire', input: { id: '1' }, idempotencyKey: request.key },
    ]);
  });

  it('that is not on the disk sends nothing, forgets what was wanted, and can be tried again', async () => {
    const { disk, journal } = onDisk();
    const { send, calls, wants, logger } = program({ journal });
    const request = expire('1');
    disk.isFull = true;
    expect(await send(request)).toEqual({
      ok: false,
      problem: {
        kind: 'refused',
        message: expect.stringMatching(/^Nothing was sent.*disk space/u),
      },
    });
    expect([calls, await wants.find(request.key)]).toEqual([[], null]);
    expect(JSON.parse(logger.lines[0] ?? '')).toMatchObject({
      event: 'act.not-recorded',
      action: 'order.expireOrder',
      error: { message: 'ENOSPC' },
    });
    disk.isFull = false;
    expect((await send(request)).ok).toBe(true);
  });

  it('that is not on the disk leaves an act that is sent again as it was', async () => {
    const { disk, journal } = onDisk();
    const { acts, send, wants, calls } = program({ journal, send: () => Promise.resolve(LOST) });
    const request = expire('1', { before: { id: '1' } });
    await send(request);
    disk.isFull = true;
    expect(await send(request)).toMatchObject({ problem: { kind: 'refused' } });
    expect(acts.unsettled()).toMatchObject([{ tries: 1, check: { status: 'reading' } }]);
    expect(await wants.find(request.key)).not.toBeNull();
    expect(calls).toHaveLength(1);
  });
});

describe('what an act wanted', () => {
  it('is kept as it was when it was sent first, until its outcome is known', async () => {
    const answers = [LOST, LOST, ok({})];
    const { send, wants } = program({ send: async () => answers.shift() ?? ok({}) });
    const request = expire('1', { before: { id: '1', status: 'published' } });
    const kept = { before: { id: '1', status: 'published' }, wanted: { id: '1' } };
    await send(request);
    expect(await wants.find(request.key)).toEqual(kept);
    await send({ ...request, before: { id: '1', status: 'removed' } });
    expect(await wants.find(request.key)).toEqual(kept);
    await send(request);
    expect(await wants.find(request.key)).toBeNull();
  });

  it('is deleted at a start where its act is no longer open', async () => {
    const wants = memoryWants();
    const journal = memoryJournal();
    const first = program({ journal, wants, send: async () => LOST });
    const request = expire('1');
    await first.send(request);
    await wants.keep('other', { before: null, wanted: null });
    const { acts } = program({ journal, wants });
    expect(await wants.find('other')).toBeNull();
    expect(await wants.find(request.key)).not.toBeNull();
    expect(acts.unsettled()).toMatchObject([{ key: request.key, check: { status: 'reading' } }]);
  });
});

describe('an act of a version that this one does not know', () => {
  const later = (id: string, input: object) =>
    expire(id, { action: 'order.later', input: { id, ...input } });

  it('is sent as it is, and blocks the thing when its answer is lost', async () => {
    const { acts, send, calls } = program({ send: async () => LOST });
    const first = later('1', { why: 'x' });
    expect(await send(first)).toBe(LOST);
    expect(await send(later('1', { why: 'x' }))).toMatchObject({ problem: { kind: 'conflict' } });
    await send({ ...first, input: { id: '1', why: 'y' } });
    await send(first);
    expect(calls.map(({ input }) => input)).toEqual([
      { id: '1', why: 'x' },
      { id: '1', why: 'x' },
    ]);
    expect(acts.unsettled()).toMatchObject([{ action: 'order.later', tries: 2 }]);
  });
});

describe('the problem of an act that was not sent', () => {
  it.each([
    ['orders.list', "There is no act 'orders.list'."],
    ['orders.nothing', "There is no act 'orders.nothing'."],
  ])('names the call: %s', async (endpoint, message) => {
    const { send, calls } = program();
    const outcome = await send(expire('1', { endpoint }));
    expect(outcome).toEqual({ ok: false, problem: { kind: 'refused', message } });
    expect(calls).toEqual([]);
  });

  it('says why, with the act that comes first', async () => {
    const answers = [LOST, ok({})];
    const { acts, send } = program({ send: async () => answers.shift() ?? ok({}) });
    const first = expire('1');
    await send(first);
    expect(await send(expire('1'))).toMatchObject({
      problem: { message: CONFLICT, act: { key: first.key, check: { status: 'reading' } } },
    });
    await acts.decide(first.key);
    expect(await send(first)).toMatchObject({
      problem: {
        message: 'Nothing was sent. The outcome of the earlier action is known.',
        act: { key: first.key, settlement: 'checked', check: null },
      },
    });
    const reading = acts.read();
    const second = expire('1');
    await send(second);
    expect(await acts.send(expire('1', { reading }), 'w2')).toMatchObject({
      problem: {
        message: 'Nothing was sent. Another action has just been carried out.',
        act: { key: second.key, outcome: 'done' },
      },
    });
  });

  it('is said of one whose answer is still awaited', async () => {
    const { send: answering, waiting } = heldBack();
    const { acts, send } = program({ send: answering });
    const first = expire('1');
    const sending = send(first);
    await quiet();
    expect(await send(first, 'w2')).toMatchObject({ problem: { message: CONFLICT } });
    expect(await acts.decide(first.key)).toEqual(ok(undefined));
    expect(acts.unsettled()).toMatchObject([{ outcome: 'sent', settlement: null }]);
    waiting[0]?.(ok({}));
    expect(await sending).toEqual(ok({}));
    expect(await acts.decide(first.key)).toEqual(ok(undefined));
    expect(acts.list()).toMatchObject([{ outcome: 'done', settlement: null, check: null }]);
    expect(await acts.decide('00000000-0000-4000-8000-0000000000ff')).toEqual({
      ok: false,
      problem: { kind: 'refused', message: 'There is no such act.' },
    });
  });
});

it('without a signed-in person nothing is written or sent', async () => {
  const { send, signOut, journal, calls } = program();
  signOut();
  expect(await send(expire('1'))).toMatchObject({ problem: { kind: 'session-ended' } });
  expect([journal.acts(), calls]).toEqual([[], []]);
});

describe('an act that is sent again', () => {
  it('is about the same thing', async () => {
    const { send, calls } = program({ send: async () => LOST });
    const first = expire('1');
    await send(first);
    const other = { ...first, subject: { kind: 'order', id: '2' } };
    expect(await send(other)).toMatchObject({ problem: { kind: 'conflict' } });
    expect(calls).toHaveLength(1);
  });

  it('is not read for until it is answered', async () => {
    const { send: answering, waiting } = heldBack();
    const { acts, send } = program({ send: answering });
    const first = expire('1');
    const sending = send(first);
    await quiet();
    waiting[0]?.(LOST);
    await sending;
    expect(acts.unsettled()).toMatchObject([{ check: { status: 'reading' } }]);
    const again = send(first);
    await quiet();
    expect(acts.unsettled()).toMatchObject([{ outcome: 'sent', check: null }]);
    waiting[1]?.(ok({}));
    await again;
  });
});

it('a new thing of a known kind keeps what makes it equal and what is chosen for it, and nothing else', async () => {
  const { send, wants } = program({ send: async () => LOST });
  const request = transfer({ memo: 'Rent' });
  await send(request);
  expect(await wants.find(request.key)).toEqual({
    before: { ids: [] },
    wanted: {
      poster_currency: 'USD',
      poster_amount: '199.50',
      matcher_currency: 'NGN',
      matcher_amount: '99999.38',
      recipient: 'ada',
      exchange_rate: '501.25',
      memo: 'Rent',
      is_partial_match_allowed: false,
      person: '7',
    },
  });
});
