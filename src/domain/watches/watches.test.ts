import { describe, expect, it } from 'vitest';
import { fullOrder } from '#contract/orders/order-detail.ts';
import { docVerification } from '#contract/people/verifications.ts';
import { whatChanged } from './changed.ts';
import { asField, fromField, wakeChoices } from './wakes.ts';
import { watchedName, watchedPlace, watchedRef } from './watches.ts';

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
    expect(whatChanged('document', document(null), document('approved'))).toContain('Approved');
    expect(whatChanged('document', document(null), null)).toBe('No longer exists');
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
    expect(choices.map(({ at }) => at)).toEqual([inAnHour, tomorrow, monday]);
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
