import { describe, expect, it } from 'vitest';
import { fullOrder } from '#contract/orders/order-detail.ts';
import { ORDER_ACTS } from '#domain/acts/areas/orders.ts';
import { USER_ACTS } from '#domain/acts/areas/users.ts';
import { noteText } from './notes.ts';
import type { Note } from './state.ts';
import { asking, failing, held, OFFLINE, quiet, REFUSED, unknownAct, user } from './testing.ts';

const BAN = USER_ACTS['user.ban'];
const NOT_FOUND = failing({ kind: 'server', message: 'Not found', status: 404 });
/** A change of the phone, as a table of changes shows it. */
const PHONE = (before: string, after: string) => ({
  label: 'Phone',
  before: { kind: 'text', value: before },
  after: { kind: 'text', value: after },
});

/** A question about banning a user, who is read as this. */
const banning = (...readings: readonly unknown[]) => asking({ act: BAN, seen: user(), readings });

describe('a question that is opened', () => {
  it('reads the thing before anything can be answered', async () => {
    const reading = held();
    const question = banning(reading.answer);
    const before = { phase: 'reading', now: user(), isKnown: true, note: null, mayConfirm: false };
    expect(question.state()).toEqual(before);
    const opening = question.acting.open();
    expect(question.state()).toEqual(before);
    expect(question.inputs).toEqual([['users.read', { id: '3' }]]);
    await question.acting.confirm(null);
    reading.resolve(user({ city: 'Lagos' }));
    await opening;
    expect(question.state()).toEqual({
      phase: 'asking',
      isKnown: true,
      now: user({ city: 'Lagos' }),
      note: null,
      mayConfirm: true,
    });
    expect([question.reads(), question.reloads(), question.sent]).toEqual([1, 0, []]);
  });

  it('about a thing that was read for it needs no further reading', async () => {
    const question = asking({ act: BAN, seen: user(), isRead: true, readings: [user()] });
    expect(question.state()).toEqual({
      phase: 'asking',
      isKnown: true,
      now: user(),
      note: null,
      mayConfirm: true,
    });
    await question.acting.confirm(null);
    expect(question.sent).toHaveLength(1);
  });

  it('about a thing that the person has not seen shows the first reading, and compares the next with it', async () => {
    const order = fullOrder.parse({ id: 7, status: 'published', poster_amount: 10 });
    const other = { ...order, status: 'cancelled' };
    const question = asking({
      act: ORDER_ACTS['order.expireOrder'],
      seen: { id: '7' } as typeof order,
      isSeen: false,
      readings: [order, other],
    });
    await question.acting.open();
    expect(question.state()).toEqual({
      phase: 'asking',
      isKnown: true,
      now: order,
      note: null,
      mayConfirm: true,
    });
    await question.acting.confirm({});
    expect(question.state().note).toMatchObject({
      kind: 'changed',
      changes: [{ label: 'Status' }],
    });
    expect(question.sent).toEqual([]);
  });

  it('twice in one instant reads once, and later again', async () => {
    const question = banning(user());
    await Promise.all([question.acting.open(), question.acting.open()]);
    expect(question.reads()).toBe(1);
    await question.acting.open();
    expect(question.reads()).toBe(2);
  });

  it('shows what has changed since the thing was seen, and has it read again everywhere', async () => {
    const question = banning(user({ phone: '+2' }));
    await question.acting.open();
    expect(question.state()).toEqual({
      phase: 'asking',
      isKnown: true,
      now: user({ phone: '+2' }),
      note: { kind: 'changed', changes: [PHONE('+1', '+2')], possible: true },
      mayConfirm: true,
    });
    expect(question.reloads()).toBe(1);
  });

  it('offers nothing for a thing that no longer has the action, even where it was seen so', async () => {
    const banned = user({ status: 'banned' });
    const question = asking({ act: BAN, seen: banned, readings: [banned] });
    await question.acting.open();
    expect(question.state()).toMatchObject({
      note: { kind: 'changed', changes: [], possible: false },
      mayConfirm: false,
    });
    expect(question.reloads()).toBe(1);
    await question.acting.confirm(null);
    expect([question.reads(), question.sent]).toEqual([1, []]);
  });

  it('says that the thing is gone, and has the lists read again', async () => {
    const question = banning(NOT_FOUND);
    await question.acting.open();
    expect(question.state()).toEqual({
      phase: 'asking',
      isKnown: true,
      now: user(),
      note: { kind: 'gone' },
      mayConfirm: false,
    });
    expect(question.reloads()).toBe(1);
  });

  it('that could not read says why, and reads at Retry as if for the first time', async () => {
    const again = held();
    const question = banning(failing(OFFLINE), again.answer);
    await question.acting.open();
    expect(question.state()).toMatchObject({
      phase: 'asking',
      note: { kind: 'not-read', problem: OFFLINE },
      mayConfirm: false,
    });
    expect(question.reloads()).toBe(0);
    const opening = question.acting.open();
    expect(question.state()).toEqual({
      phase: 'reading',
      isKnown: true,
      now: user(),
      note: null,
      mayConfirm: false,
    });
    again.resolve(user());
    await opening;
    expect(question.state()).toMatchObject({ phase: 'asking', note: null, mayConfirm: true });
  });

  it('is not kept from being asked by an act of unknown outcome on another thing', async () => {
    const other = unknownAct('user.ban', { kind: 'user', id: '4' });
    const question = asking({ act: BAN, seen: user(), readings: [user()], unsettled: [other] });
    await question.acting.open();
    expect(question.state()).toMatchObject({ phase: 'asking', note: null, mayConfirm: true });
    expect(question.followed()).toEqual([]);
  });
});

describe("after 'Yes'", () => {
  it('the thing is read again before it is sent once, as it is then', async () => {
    const reading = held();
    const answer = held();
    const signedInAgain = user({ last_logged_at: '2026-11-22T14:00:00.000Z' });
    const question = asking({
      act: BAN,
      seen: user(),
      readings: [user(), reading.answer],
      answers: [answer.answer],
      run: '00000000-0000-4000-8000-00000000aaaa',
    });
    await question.acting.open();
    const confirming = question.acting.confirm(null);
    const working = { phase: 'working', now: user(), isKnown: true, note: null, mayConfirm: false };
    expect(question.state()).toEqual(working);
    await quiet();
    expect([question.state(), question.sent]).toEqual([working, []]);
    reading.resolve(signedInAgain);
    await quiet();
    expect(question.state()).toEqual({ ...working, now: signedInAgain });
    expect(question.sent).toEqual([
      {
        key: expect.stringMatching(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-/u),
        action: 'user.ban',
        run: '00000000-0000-4000-8000-00000000aaaa',
        before: signedInAgain,
        reading: 1,
        subject: { kind: 'user', id: '3' },
        endpoint: 'users.ban',
        input: { id: '3' },
        despite: null,
      },
    ]);
    expect(question.reloads()).toBe(0);
    answer.resolve({ message: 'ok' });
    expect(await confirming).toEqual({ message: 'ok' });
    expect(question.state()).toEqual({ ...working, phase: 'done', now: signedInAgain });
    expect(question.reloads()).toBe(1);
    await question.acting.confirm(null);
    expect(question.sent).toHaveLength(1);
  });

  it('a single act belongs to no run', async () => {
    const question = banning(user());
    await question.acting.open();
    await question.acting.confirm(null);
    expect(question.sent).toMatchObject([{ run: null }]);
  });

  it.each([
    [
      'has changed',
      user({ phone: '+2' }),
      { note: { kind: 'changed', possible: true }, mayConfirm: true },
      1,
    ],
    [
      'was banned',
      user({ status: 'banned' }),
      { note: { kind: 'changed', possible: false }, mayConfirm: false },
      1,
    ],
    ['is gone', NOT_FOUND, { note: { kind: 'gone' }, mayConfirm: false }, 1],
    [
      'could not be read',
      failing(OFFLINE),
      { note: { kind: 'not-read', problem: OFFLINE }, mayConfirm: false },
      0,
    ],
  ])('nothing is sent where the user %s', async (_what, reading, shown, reloads) => {
    const question = banning(user(), reading);
    await question.acting.open();
    expect(await question.acting.confirm(null)).toBeUndefined();
    expect(question.state()).toMatchObject({ phase: 'asking', ...shown });
    expect([question.reads(), question.reloads(), question.sent]).toEqual([2, reloads, []]);
  });

  it('nothing is read or sent where the main process does not answer', async () => {
    const question = banning(user());
    await question.acting.open();
    question.numbers.next = () => Promise.reject(new Error('The window is closing'));
    expect(await question.acting.confirm(null)).toBeUndefined();
    expect(question.state()).toEqual({
      phase: 'asking',
      isKnown: true,
      now: user(),
      note: { kind: 'not-read', problem: { kind: 'refused', message: 'The window is closing' } },
      mayConfirm: false,
    });
    expect([question.reads(), question.sent]).toEqual([1, []]);
  });

  it('what has changed is compared with what was shown last', async () => {
    const question = banning(user({ phone: '+2' }), user({ phone: '+2' }), user({ phone: '+3' }));
    await question.acting.open();
    await question.acting.confirm(null);
    expect(question.sent).toHaveLength(1);
    const again = banning(user({ phone: '+2' }), user({ phone: '+3' }));
    await again.acting.open();
    await again.acting.confirm(null);
    expect(again.state().note).toEqual({
      kind: 'changed',
      changes: [PHONE('+2', '+3')],
      possible: true,
    });
  });

  it('a refusal of the server is shown, and may be answered by another Yes', async () => {
    const question = asking({
      act: BAN,
      seen: user(),
      readings: [user()],
      answers: [failing(REFUSED), {}],
    });
    await question.acting.open();
    expect(await question.acting.confirm(null)).toBeUndefined();
    expect(question.state()).toMatchObject({
      phase: 'asking',
      note: { kind: 'refused', problem: REFUSED },
      mayConfirm: true,
    });
    expect(question.reloads()).toBe(1);
    await question.acting.confirm(null);
    expect(question.state().phase).toBe('done');
    const [first, second] = question.sent;
    expect(first?.key).not.toBe(second?.key);
  });
});

describe('a thing with a field that cannot be read', () => {
  const CAPTURE = ORDER_ACTS['order.capture'];
  const order = (more: object = {}) =>
    fullOrder.parse({ id: 7, status: 'unable_to_capture', poster_amount: '5', ...more });
  const ODD = order({ poster_amount: '1,234.50' });

  it.each([
    ['an amount', { poster_amount: '1,234.50' }, 'poster_amount'],
    ['a date', { published_at: '2026-02-31' }, 'published_at'],
    ['a flag', { hidden: 'maybe' }, 'hidden'],
    ['the matcher', { match: { id: 3, user: 'Ada' } }, 'match.user'],
    ['its own status', { status: null, statusText: 'Unable to capture' }, 'status'],
  ])('is shown, and nothing is sent: %s', async (_what, more, field) => {
    const question = asking({ act: CAPTURE, seen: order(), readings: [order(more)] });
    await question.acting.open();
    expect(question.state()).toMatchObject({
      phase: 'asking',
      now: order(more),
      note: { kind: 'not-read', problem: { kind: 'unreadable', field } },
      mayConfirm: false,
    });
    expect(noteText(question.state().note as Note, { noun: 'order', alert: 'Unable' }).text).toBe(
      `The server sent something about the order that Corridor cannot read (${field}). Tell the API team. Corridor could not check the current state of the order, so nothing was sent. Try again.`,
    );
    await question.acting.confirm({});
    expect(question.sent).toEqual([]);
  });

  it('is read first, whatever the list has shown of it', async () => {
    const seen = asking({ act: CAPTURE, seen: ODD, readings: [order()] });
    await seen.acting.open();
    expect(seen.state()).toMatchObject({
      note: { kind: 'changed', changes: [{ label: 'Poster Amount' }] },
      mayConfirm: true,
    });
    const later = asking({ act: CAPTURE, seen: order(), isRead: true, readings: [ODD] });
    await later.acting.confirm({});
    expect(later.state().note?.kind).toBe('not-read');
    expect(later.sent).toEqual([]);
  });

  it('is decided on again once it can be read', async () => {
    const question = asking({ act: CAPTURE, seen: order(), readings: [ODD, order()] });
    await question.acting.open();
    await question.acting.open();
    expect(question.state()).toMatchObject({ mayConfirm: true });
    await question.acting.confirm({});
    expect(question.sent).toHaveLength(1);
  });
});

describe('what shows a question', () => {
  it('hears of each change until it stops', async () => {
    const question = banning(user());
    const phases: string[] = [];
    const stop = question.acting.subscribe(() => phases.push(question.state().phase));
    await question.acting.open();
    expect(phases).toEqual(['reading', 'asking']);
    stop();
    await question.acting.confirm(null);
    expect(phases).toEqual(['reading', 'asking']);
  });

  it('takes away what was said of other input, and nothing else', async () => {
    const changed = banning(user({ phone: '+2' }));
    changed.acting.dropNote();
    expect(changed.state().note).toBeNull();
    await changed.acting.open();
    changed.acting.dropNote();
    expect(changed.state()).toMatchObject({ phase: 'asking', note: null, mayConfirm: true });
    const refused = asking({
      act: BAN,
      seen: user(),
      readings: [user()],
      answers: [failing(REFUSED)],
    });
    await refused.acting.open();
    await refused.acting.confirm(null);
    refused.acting.dropNote();
    expect(refused.state()).toMatchObject({ note: null, mayConfirm: true });
    const gone = banning(NOT_FOUND);
    await gone.acting.open();
    gone.acting.dropNote();
    expect(gone.state().note).toEqual({ kind: 'gone' });
  });
});
