import { describe, expect, it } from 'vitest';
import type { SentAct } from '#contract/bridge/recorded-acts.ts';
import { ORDER_STATUSES } from '#contract/orders/choices.ts';
import { fullOrder, matchHistoryItem, openMatch } from '#contract/orders/order-detail.ts';
import { orderRow } from '#contract/orders/orders.ts';
import { someAct } from '../../acts/testing.ts';
import { orderStatusLabel } from '../status.ts';
import { type LoadedOrder, orderStory } from './story.ts';

const NOW = new Date('2026-11-22T12:00:00Z');
const day = (date: number, time = '10:00:00') =>
  `2026-11-${String(date).padStart(2, '0')}T${time}Z`;

const order = (fields: object) => fullOrder.parse({ id: 5, status: 'published', ...fields });
const match = (fields: object) => matchHistoryItem.parse(fields);
const own = (fields: Partial<SentAct> = {}) =>
  someAct({
    action: 'order.cancelMatch',
    subject: { kind: 'order', id: '5' },
    sentAt: day(12),
    ...fields,
  });

const tell = (record: LoadedOrder) => orderStory(record, NOW);

/** The story in words, the oldest first. */
const words = (record: LoadedOrder) =>
  tell(record).dated.map((entry) =>
    entry.kind === 'wait' ? `(${entry.wait.text})` : entry.moment.title,
  );
const undated = (record: LoadedOrder) => tell(record).undated.map(({ title }) => title);
const momentsOf = (record: LoadedOrder) =>
  tell(record).dated.flatMap((entry) => (entry.kind === 'moment' ? [entry.moment] : []));

const LIVED = {
  status: 'completed',
  posted_at: day(10),
  published_at: day(10, '10:05:00'),
  confirmed_at: day(10, '10:10:00'),
  match: { id: 9, user: { id: 3, full_name: 'Noah Morin' } },
  matched_at: day(11),
  matcher_payment_completed_at: day(11, '12:00:00'),
  match_completed_at: day(11, '15:00:00'),
  completed_at: day(11, '15:00:00'),
};

describe('the story of an order', () => {
  it('lists its events in time, and once those of both the order and its match', () => {
    expect(words({ order: order(LIVED) })).toEqual([
      'Posted',
      'Published',
      'Confirmed',
      'Matched',
      "Matcher's payment validated",
      'Completed',
    ]);
    expect(undated({ order: order(LIVED) })).toEqual([]);
  });

  it('lists both times where the order and its match differ', () => {
    const differing = order({ ...LIVED, match_completed_at: day(11, '14:00:00') });
    expect(words({ order: differing }).slice(-2)).toEqual(['Match completed', 'Completed']);
  });

  it('names who posted and how much, and who matched', () => {
    const moments = momentsOf({
      order: order({
        ...LIVED,
        user: { id: 1, full_name_shown: 'Ngozi' },
        poster_amount: '1000',
        poster_currency: 'NGN',
      }),
    });
    expect(moments[0]).toMatchObject({
      who: { name: 'Ngozi', userId: '1' },
      figure: { amount: '1000', currency: 'NGN' },
    });
    expect(moments[3]).toMatchObject({ note: 'Match 9', who: { name: 'Noah Morin', userId: '3' } });
  });

  it('lists every match of its history, and who cancelled one', () => {
    const record = {
      order: order({ ...LIVED, matched_at: day(14), completed_at: null, match_completed_at: null }),
      history: [
        match({ id: 9, accepted_at: day(14), user: { id: 3, full_name: 'Noah' } }),
        match({
          id: 7,
          accepted_at: day(12),
          cancelled_at: day(12, '11:00:00'),
          user: { id: 4, full_name: 'Ada' },
          initiator: { full_name_shown: 'Support' },
        }),
      ],
    };
    const matches = momentsOf(record).filter(({ note }) => note !== undefined && note !== null);
    expect(matches.map(({ title, note, who }) => [title, note, who?.name])).toEqual([
      ['Matched', 'Match 7', 'Ada'],
      ['Match cancelled', 'Match 7', 'Support'],
      ['Matched', 'Match 9', 'Noah'],
    ]);
  });

  it('shows a match with nothing but its time', () => {
    expect(words({ order: order({ matched_at: day(11) }) })).toEqual(['Matched']);
    const history = [match({ id: 9, accepted_at: day(12) })];
    expect(words({ order: order({ matched_at: day(11) }), history })).toEqual([
      'Matched',
      'Matched',
    ]);
  });

  it('invents no time for a match without one', () => {
    const history = [match({ id: 9 })];
    expect(words({ order: order({ match: { id: 9 } }), history })).toEqual([]);
  });

  it('lists the findings of the network, with data and match', () => {
    const pending = [
      openMatch.parse({
        id: 9,
        validationEvents: [
          { id: 1, event: 'payment_check', created_at: day(11, '11:00:00'), event_data: { a: 1 } },
          { id: 1, event: null },
        ],
      }),
      openMatch.parse({
        id: 8,
        validationEvents: [{ id: 1, event: 'late', created_at: day(9) }],
      }),
    ];
    const story = tell({ order: order(LIVED), pending });
    const found = momentsOf({ order: order(LIVED), pending }).filter(({ event }) => event);
    expect(found.map(({ title, note }) => [title, note])).toEqual([
      ['Late', 'Match 8'],
      ['Payment check', 'Match 9'],
    ]);
    expect(found[1]?.event?.event_data).toEqual({ a: 1 });
    expect(story.undated.map(({ title }) => title)).toEqual(['Event']);
  });

  it("lists only the user's own acts on this order, with outcomes", () => {
    const acts = [
      own({ outcome: 'unknown' }),
      own({
        key: '0190b2a0-0000-4000-8000-000000000002',
        subject: { kind: 'order', id: '6' },
      }),
      own({
        key: '0190b2a0-0000-4000-8000-000000000003',
        subject: { kind: 'dispute', id: '5' },
      }),
    ];
    const moments = momentsOf({ order: order({}), acts });
    expect(moments.map(({ title, status, isOwn }) => [title, status?.text, isOwn])).toEqual([
      ['Cancel Match', 'Outcome unknown', true],
    ]);
  });

  it('lists an act before its effect in the same instant', () => {
    const record = {
      order: order({ match: { id: 9, canceled_at: day(12) }, matched_at: day(12, '08:00:00') }),
      acts: [own()],
    };
    expect(words(record).slice(0, 3)).toEqual(['Matched', 'Cancel Match', 'Match cancelled']);
  });

  it('of a row of a list is what the row knows', () => {
    const row = orderRow.parse({ id: 5, status: 'matched', posted_at: day(10), match_id: 9 });
    expect(momentsOf({ order: row }).map(({ title, who }) => [title, who])).toEqual([
      ['Posted', null],
    ]);
    expect(undated({ order: row })).toEqual(['Matched']);
  });
});

describe('the current status of an order', () => {
  it.each(ORDER_STATUSES)('is shown without a date where none is known: %s', (status) => {
    const known = order({ status });
    expect(undated({ order: known })).toEqual([orderStatusLabel(known)?.text]);
    expect(words({ order: known })).toEqual([]);
  });

  it.each([
    ['unpublished', 'posted_at'],
    ['published', 'published_at'],
    ['matched', 'matched_at'],
    ['matcher_paid', 'matcher_payment_completed_at'],
    ['payment_received', 'matcher_payment_completed_at'],
    ['removed', 'removed_at'],
    ['cancelled', 'cancelled_at'],
    ['canceled', 'canceled_at'],
    ['completed', 'completed_at'],
  ])('is shown by its date where there is one: %s', (status, field) => {
    expect(undated({ order: order({ status, [field]: day(22) }) })).toEqual([]);
  });

  it.each(['on_hold', 'constructor', '__proto__'])(
    "shows an unknown status in the server's words: '%s'",
    (status) => {
      expect(undated({ order: order({ status, posted_at: day(22) }) })).toHaveLength(1);
    },
  );

  it('includes a refund until its date is known', () => {
    const refund = (fields: object) =>
      tell({ order: order({ status: 'cancelled', cancelled_at: day(20), ...fields }) }).undated.map(
        ({ title, status }) => `${title} ${status?.text}`,
      );
    expect(refund({ refund_status: 'pending' })).toEqual(['Refund Pending']);
    expect(refund({ refund_status: 'completed' })).toEqual(['Refund Completed']);
    expect(refund({ refund_status: 'completed', refunded_at: day(21) })).toEqual([]);
    expect(refund({ refund_status: 'odd_one' })).toEqual(['Refund odd one']);
  });
});

describe('a long wait', () => {
  it('is listed before the event that ended it', () => {
    const slow = {
      ...LIVED,
      matched_at: day(15),
      matcher_payment_completed_at: day(18),
      completed_at: day(18, '12:00:00'),
      match_completed_at: null,
    };
    expect(words({ order: order(slow) })).toEqual([
      'Posted',
      'Published',
      'Confirmed',
      '(4 days waiting for a match)',
      'Matched',
      "(3 days waiting for the matcher's payment)",
      "Matcher's payment validated",
      'Completed',
    ]);
  });

  it('that still lasts is listed last', () => {
    const waiting = order({ status: 'matched', match: { id: 9 }, matched_at: day(19) });
    expect(words({ order: waiting }).at(-1)).toBe("(Waiting for the matcher's payment for 3 days)");
  });

  it.each([
    ['unpublished', { posted_at: day(20) }, 'publication'],
    ['published', { published_at: day(12) }, 'a match'],
    ['payment_received', { matcher_payment_completed_at: day(20) }, 'completion'],
    ['cancelled', { canceled_at: day(10), refund_status: 'initiated' }, 'the refund'],
    ['removed', { removed_at: day(10), refund_status: 'pending' }, 'the refund'],
  ])('of an order that is %s is named', (status, fields, what) => {
    expect(words({ order: order({ status, ...fields }) }).at(-1)).toContain(`Waiting for ${what}`);
  });

  it.each([
    ['the usual time is not over', { published_at: day(21) }],
    ['the status says something else', { status: 'unable_to_void', published_at: day(1) }],
    ['the order has ended', { status: 'cancelled', canceled_at: day(1) }],
    [
      'the refund has failed',
      { status: 'cancelled', canceled_at: day(1), refund_status: 'failed' },
    ],
    ['a clock is off', { published_at: '2030-01-01T00:00:00Z' }],
    ['its start is not known', {}],
  ])('is not told where %s', (_why, fields) => {
    expect(words({ order: order(fields) }).filter((text) => text.startsWith('('))).toEqual([]);
  });

  it('is not listed between unrelated steps', () => {
    expect(words({ order: order({ posted_at: day(1), matched_at: day(20) }) })).toEqual([
      'Posted',
      'Matched',
    ]);
  });

  it('begins again when a match is cancelled', () => {
    const again = order({
      match: { id: 9, canceled_at: day(12) },
      matched_at: day(11, '22:00:00'),
    });
    expect(words({ order: again })).toEqual([
      'Matched',
      'Match cancelled',
      '(Waiting for a match for 10 days)',
    ]);
  });
});

it('every moment of a story has a unique key', () => {
  const pending = [1, 2].map(() =>
    openMatch.parse({ id: 9, validationEvents: [{ id: 1 }, { id: 1 }] }),
  );
  const history = [match({ id: 7, accepted_at: day(1) }), match({ id: 7, accepted_at: day(1) })];
  const { dated, undated: rest } = tell({ order: order(LIVED), pending, history });
  const keys = [
    ...dated.map((entry) => (entry.kind === 'wait' ? entry.wait.key : entry.moment.key)),
    ...rest.map(({ key }) => key),
  ];
  expect(new Set(keys).size).toBe(keys.length);
});
