import { describe, expect, it } from 'vitest';
import { ORDER_STATUSES } from '#contract/orders/choices.ts';
import { openMatch } from '#contract/orders/order-detail.ts';
import { orderRow } from '#contract/orders/orders.ts';
import type { Moment } from '../../time/story.ts';
import { orderStatusLabel } from '../status.ts';
import type { LoadedOrder } from './story.ts';
import { day, LIVED, match, order, own, tell, words } from './testing.ts';

const undated = (record: LoadedOrder) => tell(record).undated.map(({ title }) => title);
const momentsOf = (record: LoadedOrder) =>
  tell(record).dated.flatMap((entry) => (entry.kind === 'moment' ? [entry.moment] : []));

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

  it('tells of each what it is, who did it and how much it was about', () => {
    const everything = order({
      ...LIVED,
      user: { id: 1, full_name_shown: 'Ngozi' },
      poster_amount: '1000',
      poster_currency: 'NGN',
      match: { ...LIVED.match, matcher_amount: '2.40', matcher_currency: 'CAD' },
      match_matcher_payment_completed_at: day(11, '13:00:00'),
      match_completed_at: day(11, '14:00:00'),
      cancelled_at: day(12),
      removed_at: day(13),
      refunded_at: day(14),
      status: 'unable_to_refund',
      refund_status: 'failed',
    });
    const history = [
      match({
        id: 7,
        accepted_at: day(10, '11:00:00'),
        cancelled_at: day(10, '12:00:00'),
        initiator: { full_name_shown: 'Support' },
      }),
    ];
    const found = [{ id: 1, event: 'late', created_at: day(11, '11:00:00') }];
    const pending = [openMatch.parse({ id: 9, validationEvents: found })];
    const acts = [own({ sentAt: day(11, '11:00:00') })];
    const story = tell({ order: everything, history, pending, acts });
    const dated = story.dated.flatMap((entry) => (entry.kind === 'moment' ? entry.moment : []));
    const row = ({ key, title, tone, note, who, figure, status, isOwn }: Moment) => [
      ...[key, title, tone],
      { note, who, figure, status, isOwn },
    ];
    expect([...dated, ...story.undated].map(row)).toEqual([
      [
        ...['posted:order', 'Posted', 'neutral'],
        {
          who: { as: 'Poster', name: 'Ngozi', userId: '1' },
          figure: { amount: '1000', currency: 'NGN' },
        },
      ],
      ['published:order', 'Published', 'brand', {}],
      ['confirmed:order', 'Confirmed', 'informative', {}],
      ['matched:7', 'Matched', 'informative', { note: 'Match 7', who: null }],
      [
        ...['unmatched:7', 'Match cancelled', 'danger'],
        { note: 'Match 7', who: { as: 'By', name: 'Support', userId: null } },
      ],
      [
        ...['matched:9', 'Matched', 'informative'],
        {
          note: 'Match 9',
          who: { as: 'Matcher', name: 'Noah Morin', userId: '3' },
          figure: { amount: '2.40', currency: 'CAD' },
        },
      ],
      [
        ...[`act:${acts[0]?.key}`, 'Cancel Match', 'neutral'],
        { status: { text: 'Done', tone: 'success' }, isOwn: true },
      ],
      ['found:0:0', 'Late', 'neutral', { note: null }],
      ['validated:order', "Matcher's payment validated", 'informative', {}],
      ['validated:9', "Matcher's payment validated", 'informative', {}],
      ['completed:9', 'Match completed', 'success', { note: 'Match 9' }],
      ['completed:order', 'Completed', 'success', {}],
      ['cancelled:order', 'Cancelled', 'danger', {}],
      ['expired:order', 'Expired', 'danger', {}],
      ['refunded:order', 'Refunded', 'warning', {}],
      ['status', 'Unable to refund', 'warning', {}],
      ['refund', 'Refund', 'neutral', { status: { text: 'Failed', tone: 'danger' } }],
    ]);
  });

  it('tells once what the order and its match say of one instant, and both where neither can be read', () => {
    const both = (at: string) =>
      tell({
        order: order({
          ...{ status: 'completed', match: { id: 9 }, matched_at: at },
          ...{ matcher_payment_completed_at: at, match_matcher_payment_completed_at: at },
          ...{ completed_at: at, match_completed_at: at },
        }),
      });
    expect(both(day(11)).dated).toHaveLength(3);
    expect(both('2026-02-31').undated.map(({ title }) => title)).toEqual([
      'Matched',
      "Matcher's payment validated",
      "Matcher's payment validated",
      'Completed',
      'Match completed',
    ]);
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
    const shown = (fields: object, history: LoadedOrder['history'] = []) =>
      momentsOf({ order: order({ matched_at: day(11), ...fields }), history }).map(
        ({ key, title, note, who }) => [key, title, { note, who }],
      );
    const unknown = ['matched:order', 'Matched', {}];
    expect(shown({})).toEqual([unknown]);
    expect(shown({ published_at: day(11) })).toEqual([
      ['published:order', 'Published', {}],
      unknown,
    ]);
    expect(shown({ match_id: 9 })).toEqual([
      ['matched:9', 'Matched', { note: 'Match 9', who: null }],
    ]);
    const others = [7, 8].map((id) =>
      match({ id, accepted_at: day(12), cancelled_at: id === 7 ? day(13) : null }),
    );
    expect(shown({}, others)).toEqual([
      unknown,
      ['matched:7', 'Matched', { note: 'Match 7', who: null }],
      ['matched:8', 'Matched', { note: 'Match 8', who: null }],
      ['unmatched:7', 'Match cancelled', { note: 'Match 7', who: null }],
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
    const [other] = momentsOf({ order: order({}), pending: pending.slice(1) });
    expect(other?.note).toBe('Match 8');
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
      order: order({ match: { id: 9, canceled_at: day(12) }, confirmed_at: day(12) }),
      acts: [own()],
    };
    expect(words(record).slice(0, 3)).toEqual(['Confirmed', 'Cancel Match', 'Match cancelled']);
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

  it('is not shown where the server says none', () => {
    expect(undated({ order: order({ status: null }) })).toEqual([]);
  });

  it('includes a refund until its date is known', () => {
    const refund = (fields: object) =>
      tell({ order: order({ status: 'cancelled', cancelled_at: day(20), ...fields }) }).undated.map(
        ({ title, status }) => `${title} ${status?.text}`,
      );
    expect(refund({ refund_status: 'pending' })).toEqual(['Refund Pending']);
    expect(refund({ refund_status: 'completed' })).toEqual(['Refund Completed']);
    expect(refund({ refund_status: 'completed', refunded_at: day(21) })).toEqual([]);
    expect(refund({ refund_status: 'pending', refunded_at: day(21) })).toEqual(['Refund Pending']);
    expect(refund({ refund_status: 'odd_one' })).toEqual(['Refund odd one']);
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
