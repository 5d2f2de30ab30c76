/** Every list as it is declared, at addresses that people write by hand, save and pass on. */
import { describe, expect, it } from 'vitest';
import {
  ORDER_STATUSES,
  ORDER_TYPES,
  REFUND_STATUSES,
  THIRD_PARTY_STATUSES,
} from '#contract/orders/choices.ts';
import {
  ACCOUNT_OFFICER_TAGS,
  DOC_STATUS_FILTERS,
  TRANSACTION_STATES,
  USER_STATUSES,
  WITHDRAWAL_STATUSES,
} from '#contract/people/choices.ts';
import { OFFER_AMOUNTS, OFFER_COUNTRIES } from '#domain/rates/offer-comparison.ts';
import { LONG_PERIOD_PRESETS, PERIOD_PRESETS } from '#domain/time/period.ts';
import { OFFERS_SHAPE } from '#renderer/screens/offers/list.ts';
import { CASES_SHAPE } from '#renderer/screens/support/list.ts';
import { activityShape } from '#renderer/screens/users/activity/state.ts';
import { USERS_LIST } from '#renderer/screens/users/list.ts';
import { asked, PAGED, read } from '#renderer/testing/paged.ts';
import { activeFilters, type Filters } from '#renderer/ui/filters/filter.ts';
import { CURRENCY_PAIR_OPTIONS } from '#renderer/ui/filters/query.ts';
import { type ListShape, writeListState } from '#renderer/ui/list/state/state.ts';

const SHAPES: readonly ListShape[] = [
  ...Object.values<ListShape>(PAGED),
  OFFERS_SHAPE,
  CASES_SHAPE,
  activityShape('7'),
];

/** Texts that no filter, order, direction or page has. */
const NONSENSE = [
  '¿nonsense?',
  '2026-13-01..2026-13-05',
  '2026-02-30..2026-03-01',
  'a;b',
  '-1',
  '..',
];

/** Texts that filters write, of every kind and with every choice that is known. */
const WRITTEN: readonly string[] = [
  ...[ORDER_STATUSES, REFUND_STATUSES, THIRD_PARTY_STATUSES].flatMap((all) => [
    ...all,
    all.join(','),
  ]),
  ...[ORDER_TYPES, WITHDRAWAL_STATUSES, USER_STATUSES, DOC_STATUS_FILTERS].flat(),
  ...[ACCOUNT_OFFICER_TAGS, TRANSACTION_STATES, OFFER_COUNTRIES, ['opened', 'closed']].flat(),
  ...OFFER_AMOUNTS.map(String),
  ...CURRENCY_PAIR_OPTIONS.map(({ value }) => value),
  ...['NGN-USD,GHS-EUR', 'true', 'false', 'poster', 'matcher', '0', '1', '12', '2031'],
  ...['NG', 'NGN', '5000.5', '42', '0b1c6d1e-8a5f-4c1d-9f53-1f0a8f3c7b11', 'mono', 'stripe'],
  ...['0..500', '0.5..', '..500', '1000..50000'],
  ...[...PERIOD_PRESETS, ...LONG_PERIOD_PRESETS].filter((preset) => preset !== 'custom'),
  ...['2024-02-29..2024-02-29', '2026-01-01..2026-01-31', 'today@completed_at'],
];

const namesOf = ({ filters }: ListShape) => [
  'page',
  'orderBy',
  'direction',
  ...Object.keys(filters),
];

describe.each(SHAPES.map((shape) => [shape.id, shape] as const))(
  'the address of %s',
  (_id, shape) => {
    const silent = read(shape, '');

    it.each(namesOf(shape))('that says nonsense of %s asks nothing of it, and says so', (name) => {
      for (const text of NONSENSE) {
        const state = read(shape, { [name]: text });
        expect(state, text).toEqual({ ...silent, ignored: [[name, text]] });
        expect(asked(shape, state), text).toEqual(asked(shape, silent));
        // A reload and a second window say it as well.
        expect(read(shape, writeListState(shape, state).toString()), text).toEqual(state);
      }
    });

    it.each(Object.keys(shape.filters))('comes back exactly with every value of %s', (key) => {
      const filter = (shape.filters as Filters)[key];
      if (!filter) return expect.unreachable();
      const texts = WRITTEN.filter((text) => filter.read(text) !== undefined);
      expect(texts.length).toBeGreaterThan(0);
      for (const text of texts) {
        const state = read(shape, { [key]: text });
        expect(state.ignored, text).toEqual([]);
        const again = read(shape, writeListState(shape, state).toString());
        expect(again, text).toEqual(state);
        // What a chip says is asked for.
        const filters = { ...silent.filters, [key]: filter.empty };
        const [chip] = activeFilters({ [key]: filter }, state.filters);
        const isAsked =
          JSON.stringify(asked(shape, state)) !==
          JSON.stringify(asked(shape, { ...state, filters }));
        expect(isAsked, text).toBe(chip !== undefined);
      }
    });

    it('says of what it has no place for that it is ignored', () => {
      const unknown = {
        admin: '1',
        review: 'x',
        ...(!shape.searchPlaceholder && { search: 'Ada' }),
      };
      expect(read(shape, unknown).ignored).toEqual(Object.entries(unknown));
    });
  },
);

describe('the address of the users', () => {
  it('asks for one of two filters that contradict each other, and says that it ignores the other', () => {
    const state = read(USERS_LIST, 'status=*&userType=poster&canPost=false&canAccept=false');
    expect(state.ignored).toEqual([['canPost', 'false']]);
    expect(activeFilters(USERS_LIST.filters, state.filters).map(({ key }) => key)).toEqual([
      'userType',
      'canAccept',
    ]);
  });
});
