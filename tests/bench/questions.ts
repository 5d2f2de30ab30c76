/** What is asked of the sandbox, as people ask it, with other values each time. */

import { ORDER_STATUSES } from '#contract/orders/choices.ts';
import { ORDER_PERIOD_TARGETS, ORDER_SORTS, type OrderQuery } from '#contract/orders/orders.ts';
import { bracketQuery } from '#main/api/query.ts';
import { FIRST_ORDER_ID } from '#sandbox/world/options.ts';
import { PLACES } from '#sandbox/world/places/places.ts';
import type { Random } from '#sandbox/world/random.ts';

/** One kind of call. */
export interface Question {
  readonly name: string;
  /** A query of this kind; `orders` is the number of orders there are. */
  readonly ask: (random: Random, orders: number) => Asked;
}

type Asked = OrderQuery & { readonly page?: number };

const PATH = '/admin/transactions';
const PAGE_SIZE = 20;
const DAY = 86_400_000;
/** A result is seldom paged further than this. */
const PAGES_LOOKED_AT = 3;

/** The path and query string of one call. */
export function pathOf({ ask }: Question, random: Random, orders: number): string {
  const { page = 1, ...query } = ask(random, orders);
  return `${PATH}?${bracketQuery({ page, pageSize: PAGE_SIZE, ...query })}`;
}

const pagesOf = (orders: number) => Math.ceil(orders / PAGE_SIZE);
const anyPage = (random: Random, orders: number) => random.whole(1, pagesOf(orders));
const earlyPage = (random: Random) => random.whole(1, PAGES_LOOKED_AT);

/** In the last tenth. */
const deepPage = (random: Random, orders: number) =>
  random.whole(Math.floor(pagesOf(orders) * 0.9), pagesOf(orders));

/** A condition that all orders meet and that was not asked for before: nothing is remembered of it. */
const allOfThem = (random: Random): OrderQuery => ({
  filters: { posterAmount: { from: `0.00000${random.digits(9)}` } },
});

const statuses = (random: Random): OrderQuery => ({
  filters: {
    statuses: ORDER_STATUSES.filter(() => random.chance(0.2)).concat(random.pick(ORDER_STATUSES)),
  },
});

/** Up to two months within the year and a half the world covers. */
function period(random: Random): OrderQuery {
  const from = Date.now() - random.next() * 540 * DAY;
  const to = from + random.next() * 60 * DAY;
  const instant = (time: number) => new Date(time).toISOString();
  return {
    filters: {
      period: { from: instant(from), to: instant(to) },
      periodTarget: random.pick(ORDER_PERIOD_TARGETS),
    },
  };
}

function amounts(random: Random): OrderQuery {
  const from = random.whole(1, 500_000);
  return { filters: { posterAmount: { from: String(from), to: String(from * 2) } } };
}

const idSearch = (random: Random, orders: number): OrderQuery => ({
  search: String(FIRST_ORDER_ID + random.whole(0, orders - 1)),
});

const partOfId = (random: Random, orders: number): OrderQuery => ({
  search: idSearch(random, orders).search?.slice(0, random.whole(2, 4)),
});

function nameSearch(random: Random): OrderQuery {
  const { given, family } = random.pick(PLACES);
  return { search: random.pick(random.chance(0.5) ? given : family) };
}

/** What is sent when a person pauses while typing. */
const partOfName = (random: Random): OrderQuery => ({
  search: nameSearch(random).search?.slice(0, 2),
});

const list = (name: string, ask: Question['ask']): Question => ({ name, ask });

/** All kinds of calls that are measured. */
export const QUESTIONS: readonly Question[] = [
  list('list, first page', () => ({})),
  list('list, first page, rows counted anew', allOfThem),
  list('list, deep page', (random, orders) => ({ page: deepPage(random, orders) })),
  ...ORDER_SORTS.map((orderBy) =>
    list(`list, any page by ${orderBy}`, (random, orders) => ({
      page: anyPage(random, orders),
      orderBy,
    })),
  ),
  list('list, statuses', (random) => ({ ...statuses(random), page: earlyPage(random) })),
  list('list, period', (random) => ({ ...period(random), page: earlyPage(random) })),
  list('list, amounts', (random) => ({ ...amounts(random), page: earlyPage(random) })),
  list('search by id', idSearch),
  list('search by the beginning of an id', partOfId),
  list('search by name', nameSearch),
  list('search by two letters of a name', partOfName),
];
