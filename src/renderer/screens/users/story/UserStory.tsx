import type { UseQueryResult } from '@tanstack/react-query';
import { useId } from 'react';
import type { FullUser } from '#contract/people/users.ts';
import type { Page } from '#contract/wire/list.ts';
import { may } from '#domain/access/roles.ts';
import { isWholeList, totalWords } from '#domain/lists/pages.ts';
import { personName, whoIs } from '#domain/text/person-names.ts';
import { formatCount } from '#domain/text/words.ts';
import { partsOf } from '#domain/users/status.ts';
import { userStory } from '#domain/users/story.ts';
import { useOwnActs } from '#renderer/client/acts/windowActs.ts';
import { useEndpoint } from '#renderer/client/calls/endpoints.ts';
import { useRole } from '#renderer/client/desk/desk.ts';
import { FilterPanel } from '#renderer/ui/filters/FilterPanel.tsx';
import { SCROLLABLE } from '#renderer/ui/layout/scrollable.ts';
import type { ListControl } from '#renderer/ui/list/state/useList.ts';
import { Missing } from '#renderer/ui/timeline/Missing.tsx';
import { StoryView } from '#renderer/ui/timeline/StoryView.tsx';
import { useNow } from '#renderer/ui/timeline/useNow.ts';
import utility from '#renderer/ui/utility.module.css';
import {
  type ACTIVITY_FILTERS,
  type ActivityFilters,
  PAGE_SIZE,
  PERIOD_FILTER,
  toPeriodQuery,
  toRewardQuery,
} from '../activity/state.ts';
import styles from './story.module.css';

/** The hash that shows the story in place of the tables. */
export const STORY_HASH = '#timeline';

const FIRST = { page: 1, pageSize: PAGE_SIZE };

/** The first page of each table, exactly as the tabs ask for it. */
function useRead(user: FullUser, filters: ActivityFilters) {
  const { id } = user;
  const { posts, accepts } = partsOf(user);
  const { start_date, end_date } = toPeriodQuery(filters);
  const asked = { id, start_date, end_date, ...FIRST };
  return {
    orders: useEndpoint('userOrders.list', asked, { enabled: posts }),
    received: useEndpoint('receivedOrders.list', asked),
    matches: useEndpoint('pendingMatches.list', asked, { enabled: accepts }),
    requests: useEndpoint('paymentRequests.list', asked, { enabled: posts }),
    invited: useEndpoint('invitedUsers.list', { id, ...FIRST }),
    referrals: useEndpoint('referrals.list', { user_id: id, ...toRewardQuery(filters), ...FIRST }),
  };
}

/** Requests that are looked through for those of the user. */
const REQUESTS_READ = 100;

/** The verification requests found by the user's name: there is no search by user. */
function useRequests(user: FullUser) {
  // Requests carry the whole name, which a shorter one that others are shown need not find.
  const name = personName({ ...user, full_name_shown: null }) ?? personName(user);
  const asked = { search: name ?? '', page: 1, pageSize: REQUESTS_READ };
  const isAllowed = may(useRole(), 'verify');
  const options = { enabled: isAllowed && name !== null };
  return {
    cards: useEndpoint('cardVerifications.list', asked, options),
    identity: useEndpoint('docVerifications.list', { type: 'identity', ...asked }, options),
    address: useEndpoint('docVerifications.list', { type: 'address', ...asked }, options),
    /** Whether nothing was searched for want of a name. */
    isNameless: isAllowed && name === null,
  };
}

/** Every part of the story. */
type Read = ReturnType<typeof useRead> & Omit<ReturnType<typeof useRequests>, 'isNameless'>;

const inTab = (tab: string) => `are shown. The tab ${tab} has all of them.`;
const BY_NAME = 'found for this name were searched. Some may be missing.';

/** What each part is called, and what is said where the story has not all of it. */
const PARTS: Readonly<Record<keyof Read, readonly [things: string, said: string]>> = {
  orders: ['orders', inTab('Payments')],
  received: ['received orders', inTab('Received')],
  matches: ['pending matches', inTab('Payments')],
  requests: ['payment requests', inTab('Requests')],
  invited: ['invited users', inTab('Invited users')],
  referrals: ['rewards', inTab('Rewards')],
  cards: ['cards', BY_NAME],
  identity: ['identity requests', BY_NAME],
  address: ['address requests', BY_NAME],
};

interface PartProps {
  readonly part: keyof Read;
  readonly query: UseQueryResult<Page<unknown>>;
}

/** Says what of a part the story has not. */
function Part({ part, query }: PartProps) {
  const [things, said] = PARTS[part];
  const { data } = query;
  if (!data || isWholeList(data)) return <Missing things={`The ${things}`} query={query} />;
  return (
    <p className={utility.note}>
      {formatCount(data.rows.length)} of {totalWords(data)} {things} {said}
    </p>
  );
}

interface UserStoryProps {
  readonly user: FullUser;
  readonly list: ListControl<typeof ACTIVITY_FILTERS, never>;
}

/** Everything the tables of a user show, as one timeline. */
export function UserStory({ user, list }: UserStoryProps) {
  const panelId = useId();
  const { isNameless, ...requests } = useRequests(user);
  const read: Read = { ...useRead(user, list.state.filters), ...requests };
  const acts = useOwnActs();
  const now = useNow();
  const rows = Object.fromEntries(
    Object.entries(read).map(([part, query]) => [part, query.data?.rows]),
  ) as { readonly [Part in keyof Read]: NonNullable<Read[Part]['data']>['rows'] | undefined };
  const story = userStory({ user, ...rows, acts: acts.data }, now);
  return (
    <section className={utility.below} aria-label={`Timeline of ${whoIs(user)}`}>
      <FilterPanel
        id={panelId}
        filters={PERIOD_FILTER}
        values={list.typed.filters}
        onChange={(name, value) => list.setFilter(name as keyof ActivityFilters, value)}
        onClear={list.clearFilters}
      />
      <div className={styles.scroll} {...SCROLLABLE}>
        <StoryView
          story={story}
          now={now}
          isLoading={[...Object.values(read), acts].some((query) => query.isLoading)}
          notes={
            <>
              {Object.entries(read).map(([part, query]) => (
                <Part key={part} part={part as keyof Read} query={query} />
              ))}
              {isNameless && (
                <p className={utility.note}>
                  Cards, identity requests and address requests were not searched, because this user
                  has no name.
                </p>
              )}
              <Missing things="Your own actions" query={acts} />
            </>
          }
        />
      </div>
    </section>
  );
}
