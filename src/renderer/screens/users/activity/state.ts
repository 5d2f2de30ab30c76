/** What the activity of a user shows: the tab in the hash, filters and page in the query. */
import { ORDER_TYPES } from '#contract/orders/choices.ts';
import { TRANSACTION_STATES } from '#contract/people/choices.ts';
import type { ReferralQuery } from '#contract/people/referrals.ts';
import type { PaymentRequestQuery, TransactionQuery } from '#contract/people/user-activity.ts';
import type { FullUser } from '#contract/people/users.ts';
import { wordsOf } from '#domain/text/words.ts';
import type { InstantRange } from '#domain/time/period.ts';
import { ACTIVITY_PERIODS, activityRange } from '#domain/users/statistics.ts';
import { choiceFilter } from '#renderer/ui/filters/choice.tsx';
import { type Filters, type FilterValues, optionsOf } from '#renderer/ui/filters/filter.ts';
import { periodFilter } from '#renderer/ui/filters/period.tsx';
import { inField, queryOf, withQuery } from '#renderer/ui/filters/query.ts';
import type { IgnoredPart, ListShape } from '#renderer/ui/list/state/state.ts';

/** Rows a page (2UD). */
export const PAGE_SIZE = 10;

/** The tabs of a user, each with its hash (2UD29). */
const TABS = [
  ['payments', 'Payments'],
  ['requests', 'Requests'],
  ['received', 'Received'],
  ['invited-users', 'Invited users'],
  ['rewards', 'Rewards'],
] as const;
export type ActivityTab = (typeof TABS)[number][0];

/** The tabs there are for a user: Requests only when they can post offers (2UD30). */
export const tabsOf = ({ can_post_offers: canPost }: Pick<FullUser, 'can_post_offers'>) =>
  TABS.filter(([name]) => name !== 'requests' || canPost !== false);

const namedBy = (hash: string, user: Pick<FullUser, 'can_post_offers'>) =>
  tabsOf(user).find(([name]) => `#${name}` === hash)?.[0];

/** The tab a hash names; the first where it names none of the user's. */
export const tabAt = (hash: string, user: Pick<FullUser, 'can_post_offers'>): ActivityTab =>
  namedBy(hash, user) ?? TABS[0][0];

/** A hash that names no tab of the user's. */
export const ignoredTab = (
  hash: string,
  user: Pick<FullUser, 'can_post_offers'>,
): readonly IgnoredPart[] =>
  hash === '' || namedBy(hash, user) !== undefined ? [] : [['tab', hash.slice(1)]];

const TYPE = inField('type', choiceFilter('Type', optionsOf(ORDER_TYPES)));
const STATE = choiceFilter('State', optionsOf(TRANSACTION_STATES, wordsOf));
const PERIOD = withQuery(
  periodFilter('Period', [{ value: 'date', label: 'Date' }], {
    presets: ACTIVITY_PERIODS,
    labels: { all_time: 'All Time', custom: 'Custom' },
  }),
  ({ preset, days }, now) => {
    const range = activityRange(preset, now, days);
    return { start_date: range?.from, end_date: range?.to };
  },
);

const DAY = 'YYYY-MM-DD'.length;

/** The days of the period, both included, as the call of the rewards takes them. */
const daysOf = ({ start_date: from, end_date: to }: ReturnType<typeof PERIOD.toQuery>) =>
  from && to ? ([from.slice(0, DAY), to.slice(0, DAY)] satisfies [string, string]) : undefined;

const OF_TRANSACTIONS = {
  type: TYPE,
  state: inField('state', STATE),
  period: PERIOD,
};
/** Requests call their state a status (2UD35). */
const OF_REQUESTS = {
  ...OF_TRANSACTIONS,
  state: inField('status', STATE),
};
const OF_REWARDS = {
  period: withQuery(PERIOD, (value, now) => ({ created_at: daysOf(PERIOD.toQuery(value, now)) })),
};
/** The charts, which are below every tab. */
const OF_CHARTS = { type: TYPE, period: PERIOD };

/** What narrows orders and matches, from the values of the filters (2UD32). */
export const toTransactionQuery = queryOf<TransactionQuery>()(OF_TRANSACTIONS);
export const toRequestQuery = queryOf<PaymentRequestQuery>()(OF_REQUESTS);
export const toRewardQuery = queryOf<Pick<ReferralQuery, 'created_at'>>()(OF_REWARDS);
/** The charts and the story take the type and the period from here, each in its own form. */
export const toPeriodQuery =
  queryOf<Pick<TransactionQuery, 'type' | 'start_date' | 'end_date'>>()(OF_CHARTS);

export const ACTIVITY_FILTERS = { ...OF_REQUESTS, ...OF_TRANSACTIONS };
export type ActivityFilters = FilterValues<typeof ACTIVITY_FILTERS>;

/** The filters that narrow the tables of a tab (2UD). */
const NARROWING: Readonly<Record<ActivityTab, Filters>> = {
  payments: OF_TRANSACTIONS,
  requests: OF_REQUESTS,
  received: OF_TRANSACTIONS,
  'invited-users': {},
  rewards: OF_REWARDS,
};

/** The filters above a tab, and those beside the charts; none is without effect. */
export const filtersAt = (tab: ActivityTab) => ({
  ofTab: NARROWING[tab],
  ofCharts: Object.fromEntries(
    Object.entries<Filters[string]>(OF_CHARTS).filter(([name]) => !(name in NARROWING[tab])),
  ),
});

/** The one filter that narrows everything a user did. */
export const PERIOD_FILTER = { period: PERIOD };

/** The activity of one user as a list's shape: what is still being chosen belongs to that user. */
export const activityShape = (userId: string): ListShape<typeof ACTIVITY_FILTERS, never> => ({
  id: `user-activity.${userId}`,
  filters: ACTIVITY_FILTERS,
  orders: [],
});

/** The instants of the chosen period; undefined while a custom one lacks a day. */
export const rangeOf = ({ period }: ActivityFilters, now: Date): InstantRange | undefined =>
  activityRange(period.preset, now, period.days);
