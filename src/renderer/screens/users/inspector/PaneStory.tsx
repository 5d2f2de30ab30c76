import { Link } from 'react-router-dom';
import type { OrderRow } from '#contract/orders/orders.ts';
import type { FullUser } from '#contract/people/users.ts';
import { userPath } from '#domain/users/paths.ts';
import { userStory } from '#domain/users/story.ts';
import { useOwnActs } from '#renderer/client/acts/windowActs.ts';
import { useEndpoint } from '#renderer/client/calls/endpoints.ts';
import { READ_AGAIN_MS } from '#renderer/ui/inspector/inspector.ts';
import { Missing } from '#renderer/ui/timeline/Missing.tsx';
import { StoryView } from '#renderer/ui/timeline/StoryView.tsx';
import { useNow } from '#renderer/ui/timeline/useNow.ts';
import utility from '#renderer/ui/utility.module.css';
import { useOpen } from '../open/useOpen.ts';
import { latestOrdersOf } from './latestOrdersOf.ts';

/** Entries that are shown at first: what is below stays in sight. */
const SHOWN = 3;

/** The orders of both lists, each once. */
const together = (...lists: readonly (readonly OrderRow[] | undefined)[]) => [
  ...new Map(lists.flatMap((rows) => rows ?? []).map((order) => [order.id, order])).values(),
];

/** The timeline of a user, of what the pane loads anyway. The user's screen has all of it. */
export function PaneStory({ user }: { readonly user: FullUser }) {
  const { id } = user;
  const { loaded } = useOpen({ user, isPane: true });
  const latest = useEndpoint('userOrders.list', latestOrdersOf(id), {
    staleTime: READ_AGAIN_MS,
  });
  const acts = useOwnActs();
  const now = useNow();
  const story = userStory(
    {
      user,
      orders: together(latest.data?.rows, loaded.posted),
      received: loaded.received,
      matches: loaded.matched,
      acts: acts.data,
    },
    now,
  );
  return (
    <StoryView
      story={story}
      now={now}
      most={SHOWN}
      isLoading={latest.isLoading || acts.isPending}
      notes={
        <>
          <p className={utility.note}>
            Of the latest and the uncompleted orders.{' '}
            <Link to={`${userPath(id)}#timeline`}>Show whole timeline</Link>
          </p>
          <Missing things="Your own actions" query={acts} />
        </>
      }
    />
  );
}
