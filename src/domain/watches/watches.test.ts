import { describe, expect, it } from 'vitest';
import { WATCHED_KINDS } from '#contract/bridge/watch-choices.ts';
import { fullOrder } from '#contract/orders/order-detail.ts';
import { fullUser } from '#contract/people/users.ts';
import { docVerification } from '#contract/people/verifications.ts';
import type { Read } from '../acts/act.ts';
import { areasOfWatched, readWatched, whatChanged } from './changed.ts';
import { asField, fromField, wakeChoices } from './wakes.ts';
import { watchedName, watchedPlace, watchedRef, watchText, wokenText } from './watches.ts';

const reading = (fields: object, events: number | null = 0) => ({
  thing: fullOrder.parse({ id: 7, ...fields }),
  events,
});

describe('what has changed of a watched thing', () => {
  it('is said without any value but the status, and the first fields by name', () => {
    const seen = reading({ status: 'published', user: { id: 1, full_name: 'Ada Obi' } });
    const now = reading({
      status: 'completed',
      user: { id: 2, full_name: 'Ben Obi' },
      refund_status: 'pending',
      match_id: 5,
      hidden: true,
      poster_fee: '1',
      completed_at: '2026-11-22T14:00:00Z',
    });
    const text = whatChanged('order', seen, now);
    expect(text).toMatch(
      /^Now Completed\. Changed: Refund Status, Match, Poster, .* and \d more$/u,
    );
    expect(text).not.toContain('Ben');
  });

  it('is nothing where nothing has, or where events were not read', () => {
    const seen = reading({ status: 'published' });
    expect(whatChanged('order', seen, reading({ status: 'published' }))).toBeNull();
    expect(whatChanged('order', seen, reading({ status: 'published' }, null))).toBeNull();
    expect(whatChanged('order', reading({}, null), reading({}, 3))).toBeNull();
    expect(whatChanged('order', seen, reading({ status: 'published' }, 1))).toBe(
      'Changed: Validation events',
    );
  });

  it('of a document says its decision', () => {
    const document = (status: string | null) => ({
      thing: docVerification.parse({ id: 1, status }),
      events: null,
    });
    expect(whatChanged('document', document(null), document('approved'))).toBe('Now Approved');
    expect(whatChanged('document', document(null), null)).toBe('No longer exists');
  });

  it('of a status that is gone is that the status has changed', () => {
    const user = (status: string | null) => ({
      thing: fullUser.parse({ id: 7, status }),
      events: null,
    });
    expect(whatChanged('user', user('new'), user(null))).toBe('Changed: Status');
    expect(whatChanged('user', user('new'), user('banned'))).toBe('Now Banned');
  });
});

describe('a watched thing is read again', () => {
  const order = fullOrder.parse({ id: 7, status: 'published' });
  const user = fullUser.parse({ id: 8 });
  /** Answers these calls; every other is refused. */
  const answering = (answers: Readonly<Record<string, unknown>>) =>
    ((endpoint: string, input: unknown) => {
      const key = `${endpoint} ${JSON.stringify(input)}`;
      return key in answers ? Promise.resolve(answers[key]) : Promise.reject(new Error(key));
    }) as Read;
  const events = [{ validationEvents: [{}, {}] }, { validationEvents: [{}] }];

  it('of an order with the number of its validation events, where they may be read', {
    tags: ['1D22'],
  }, async () => {
    const found = { 'orders.read {"id":"7"}': order };
    const withEvents = { ...found, 'orders.events {"id":"7"}': events };
    expect(await readWatched('order', answering(withEvents), order)).toEqual({
      thing: order,
      events: 3,
    });
    expect(await readWatched('order', answering(found), order)).toEqual({
      thing: order,
      events: null,
    });
  });

  it('of another kind without events; one that is gone is nothing', async () => {
    const answers = { 'users.read {"id":"8"}': user, 'orders.events {"id":"8"}': events };
    expect(await readWatched('user', answering(answers), user)).toEqual({
      thing: user,
      events: null,
    });
    expect(
      await readWatched('order', answering({ 'orders.read {"id":"7"}': null }), order),
    ).toBeNull();
  });

  it('when something in the areas of its kind has changed', () => {
    expect(WATCHED_KINDS.map((kind) => [kind, areasOfWatched(kind)])).toEqual([
      ['order', ['orders']],
      ['user', ['users']],
      ['dispute', ['disputes', 'orders']],
      ['withdrawal', ['referrals']],
      ['card', ['cardVerifications']],
      ['document', ['docVerifications']],
      ['address-document', ['docVerifications']],
    ]);
  });
});

describe('a watched thing', () => {
  it('is named without a person, with the place that shows it', () => {
    const order = { kind: 'order', id: 'a/7' } as const;
    expect([watchedName(order), watchedPlace(order)]).toEqual(['Order a/7', '/transactions/a%2F7']);
    expect(watchedPlace({ kind: 'address-document', id: '8' })).toBe(
      '/doc-verifications/address?review=8',
    );
    expect(watchedPlace({ kind: 'withdrawal', id: '8' })).toBe(
      '/withdrawal-referral-transactions?review=approve&item=8',
    );
  });

  it('has an id and a kind that is watched', () => {
    expect(watchedRef({ kind: 'user', id: '8' })).toEqual({ kind: 'user', id: '8' });
    expect(watchedRef({ kind: 'user', id: null })).toBeNull();
    expect(watchedRef({ kind: 'ribbon', id: '8' })).toBeNull();
  });

  it('that came back says why', () => {
    const order = { kind: 'order', id: '7' } as const;
    expect(wokenText(order, 'Now Matched')).toBe('Order 7: Now Matched');
    expect(wokenText(order, null)).toBe('Order 7: back at the time you chose');
  });

  it.each([
    ['Note only', {}],
    ['Comes back at <09:00>', { at: '09:00' }],
    ['Comes back when it changes', { onChange: true }],
    ['Comes back at <09:00> or when it changes', { at: '09:00', onChange: true }],
    ['Came back at <09:00>', { woke: { at: '09:00', why: null, isSeen: false } }],
    [
      'Came back at <09:00>: Now Matched',
      {
        onChange: true,
        woke: { at: '09:00', why: 'Now Matched', isSeen: false },
      },
    ],
  ])('says how its watch stands: %s', (text, watch) => {
    const none = { at: null, onChange: false, woke: null };
    expect(watchText({ ...none, ...watch }, (instant) => `<${instant}>`)).toBe(text);
  });
});

describe('the three usual times', () => {
  it.each([
    [
      'a Sunday',
      '2026-11-22T14:30:00.000Z',
      '2026-11-23T09:00:00.000Z',
      '2026-11-23T09:00:00.000Z',
    ],
    [
      'a Monday',
      '2026-11-23T14:30:00.000Z',
      '2026-11-24T09:00:00.000Z',
      '2026-11-30T09:00:00.000Z',
    ],
    [
      'the end of a month',
      '2026-11-30T23:59:00.000Z',
      '2026-12-01T09:00:00.000Z',
      '2026-12-07T09:00:00.000Z',
    ],
  ])('are in an hour, tomorrow and on Monday, at 9:00: %s', (_day, now, tomorrow, monday) => {
    const choices = wakeChoices(new Date(now), 'utc');
    const inAnHour = new Date(Date.parse(now) + 3_600_000).toISOString();
    expect(choices).toEqual([
      { label: 'In 1 hour', at: inAnHour },
      { label: 'Tomorrow 9:00', at: tomorrow },
      { label: 'Monday 9:00', at: monday },
    ]);
  });

  it('are of the zone in which the person reads times', () => {
    const [, tomorrow] = wakeChoices(new Date('2026-11-22T14:30:00.000Z'), 'local');
    expect(new Date(tomorrow?.at ?? '').getHours()).toBe(9);
  });
});

it('a field for a day and a time names an instant in the zone of the person', () => {
  for (const zone of ['utc', 'local'] as const) {
    const instant = '2026-11-22T14:30:00.000Z';
    expect(fromField(asField(instant, zone), zone)).toBe(instant);
  }
  expect(fromField('', 'utc')).toBeNull();
  expect(fromField('x', 'local')).toBeNull();
});
