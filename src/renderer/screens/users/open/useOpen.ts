import type { UseQueryResult } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { FullUser } from '#contract/people/users.ts';
import type { Page } from '#contract/wire/list.ts';
import { isWholeList } from '#domain/lists/pages.ts';
import { openItems, type UserPart } from '#domain/standing/users.ts';
import { partsOf } from '#domain/users/status.ts';
import { useEndpoint } from '#renderer/client/calls/endpoints.ts';
import { useAfterFrame } from '#renderer/client/start/moments.ts';
import { READ_AGAIN_MS } from '#renderer/ui/inspector/inspector.ts';

/** Milliseconds that a pane shows a user before their lists are loaded: of users passed with J or K none are. */
const REST_MS = 300;

/** Rows of each list that are looked through; few users have as many that are not completed. */
const READ = 100;

/** A hook: whether this user has been shown for so many milliseconds. */
function useShownFor(id: string, milliseconds: number): boolean {
  const [shown, setShown] = useState<string>();
  useEffect(() => {
    const timer = setTimeout(() => setShown(id), milliseconds);
    return () => clearTimeout(timer);
  }, [id, milliseconds]);
  return shown === id;
}

/** Whose is open. */
export interface OpenProps {
  readonly user: FullUser;
  /** Whether the user is shown in the pane, in which one passes from user to user. */
  readonly isPane?: true;
}

/**
 * A hook: what is open of a user, as far as it has been loaded. It is loaded after the frame that
 * shows the user.
 */
export function useOpen({ user, isPane }: OpenProps) {
  const { id } = user;
  const { posts, accepts } = partsOf(user);
  const isDrawn = useAfterFrame(id, '') === id;
  const isRested = useShownFor(id, REST_MS);
  const isRead = isDrawn && (isRested || !isPane);
  const asked = { id, state: 'uncompleted', page: 1, pageSize: READ } as const;
  const options = { staleTime: READ_AGAIN_MS };
  const posted = useEndpoint('userOrders.list', asked, { ...options, enabled: isRead && posts });
  const received = useEndpoint('receivedOrders.list', asked, { ...options, enabled: isRead });
  const matched = useEndpoint('pendingMatches.list', asked, {
    ...options,
    enabled: isRead && accepts,
  });
  const lists: readonly (readonly [UserPart, UseQueryResult<Page<unknown>>])[] = [
    ...(posts ? [['posted', posted] as const] : []),
    ['received', received],
    ...(accepts ? [['matched', matched] as const] : []),
  ];
  const loaded = {
    posted: posted.data?.rows,
    received: received.data?.rows,
    matched: matched.data?.rows,
  };
  return {
    items: openItems(loaded),
    /** What was loaded of each list. */
    loaded,
    /** The lists that belong to this user, by what the user is in them. */
    lists,
    isLoading: lists.some(([, { data, error }]) => !(data || error)),
    /** Whether all three lists were loaded to their ends: that of a user who may not post now is not. */
    isWhole:
      posts &&
      accepts &&
      lists.every(([, { data, isError }]) => !isError && data && isWholeList(data)),
  };
}

/** What is open of a user. */
export type Open = ReturnType<typeof useOpen>;
