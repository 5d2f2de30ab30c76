/** What the activity of a user shows: the tab in the hash, filters and page in the query. */
import { ORDER_TYPES } from '#contract/orders/orders.ts';
import { TRANSACTION_STATES } from '#contract/people/user-activity.ts';
import type { FullUser } from '#contract/people/users.ts';
import type { InstantRange } from '#domain/time/period.ts';
import { ACTIVITY_PERIODS, activityRange } from '#domain/users/statistics.ts';
import { choiceFilter } from '#renderer/ui/filters/choice.tsx';
import { type Filters, type FilterValues, optionsOf } from '#renderer/ui/filters/filter.ts';
import { periodFilter } from '#renderer/ui/filters/period.tsx';
import type { ListShape } from '#renderer/ui/list/state/state.ts';

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
  TABS.filter(([name]) => name !== 'requests' || canPost);

/** The tab a hash names; the first where it names none of the user's. */
export const tabAt = (hash: string, user: Pick<FullUser, 'can_post_offers'>): ActivityTab =>
  tabsOf(user).find(([name]) => `#${name}` === hash)?.[0] ?? TABS[0][0];

/** Type and period narrow the tabs and the charts, the state the tabs (2UD32). */
export const ACTIVITY_FILTERS = {
  type: choiceFilter('Type', optionsOf(ORDER_TYPES)),
  state: choiceFilter('State', [
    { value: 'completed', label: 'Completed' },
    { value: 'uncompleted', label: 'Uncompleted' },
  ]),
  period: periodFilter('Period', [{ value: 'date', label: 'Date' }], {
    presets: ACTIVITY_PERIODS,
    labels: { all_time: 'All Time', custom: 'Custom' },
  }),
};
export type ActivityFilters = FilterValues<typeof ACTIVITY_FILTERS>;

type FilterName = keyof typeof ACTIVITY_FILTERS;

/** The filters that narrow the tables of a tab (2UD). */
const NARROWING: Readonly<Record<ActivityTab, readonly FilterName[]>> = {
  payments: ['type', 'state', 'period'],
  requests: ['type', 'state', 'period'],
  received: ['type', 'state', 'period'],
  'invited-users': [],
  rewards: ['period'],
};
/** The filters of the charts, which are below every tab. */
const OF_CHARTS: readonly FilterName[] = ['type', 'period'];

const pick = (names: readonly FilterName[]): Filters =>
  Object.fromEntries(names.map((name) => [name, ACTIVITY_FILTERS[name]]));

/** The filters above a tab, and those beside the charts; none is without effect. */
export const filtersAt = (tab: ActivityTab) => ({
  ofTab: pick(NARROWING[tab]),
  ofCharts: pick(OF_CHARTS.filter((name) => !NARROWING[tab].includes(name))),
});

/** The one filter that narrows everything a user did. */
export const PERIOD_FILTER = pick(['period']);

/** The activity of one user as a list's shape: what is still being chosen belongs to that user. */
export const activityShape = (userId: string): ListShape<typeof ACTIVITY_FILTERS, never> => ({
  id: `user-activity.${userId}`,
  filters: ACTIVITY_FILTERS,
  orders: [],
});

/** The requested type; an invalid one, as in a pasted link, is left out. */
const typeOf = ({ type }: ActivityFilters) => ORDER_TYPES.find((known) => known === type);

/** What the calls of the tabs are narrowed by; the state goes under the name each call has for it. */
export function tabQuery(filters: ActivityFilters, range: InstantRange | undefined) {
  return {
    type: typeOf(filters),
    state: TRANSACTION_STATES.find((known) => known === filters.state),
    dates: { start_date: range?.from, end_date: range?.to },
  };
}
export type TabQuery = ReturnType<typeof tabQuery>;

/** The instants of the chosen period; undefined while a custom one lacks a day. */
export const rangeOf = ({ period }: ActivityFilters, now: Date): InstantRange | undefined =>
  activityRange(period.preset, now, period.days);

const DAY = 'YYYY-MM-DD'.length;

/** The days of the period, both included, as the call of the rewards takes them. */
export const rewardDays = ({ start_date: from, end_date: to }: TabQuery['dates']) =>
  from && to ? ([from.slice(0, DAY), to.slice(0, DAY)] satisfies [string, string]) : undefined;
