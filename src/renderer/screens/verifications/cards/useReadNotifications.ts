import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { toJson } from '#contract/wire/json.ts';
import { callEndpoint, reloadAreas, useEndpoint } from '#renderer/client/calls/endpoints.ts';
import { usePerson } from '#renderer/client/desk/desk.ts';

const UNREAD = { object_type: 'card_verification_request', status: 'unread' } as const;

/**
 * Marks the unread notifications of card requests as read once this screen shows them (2C27).
 * The count beside its link follows. A failure is not shown: the next visit tries again.
 */
export function useReadNotifications(): void {
  const queries = useQueryClient();
  const id = usePerson();
  const { data } = useEndpoint('notifications.list', { id, ...UNREAD });
  const tried = useRef(new Set<string>());

  useEffect(() => {
    const read = async () => {
      const ids = (data?.rows ?? [])
        .map((row) => row.id)
        .filter((each) => !tried.current.has(toJson(each)));
      if (ids.length === 0 || document.hidden) return;
      for (const each of ids) tried.current.add(toJson(each));
      try {
        await callEndpoint('notifications.read', { id, notification_ids: ids });
        await reloadAreas(queries, ['notifications']);
      } catch {
        // The count stays what it is, and so do the notifications.
      }
    };
    void read();
    const again = () => void read();
    document.addEventListener('visibilitychange', again);
    return () => document.removeEventListener('visibilitychange', again);
  }, [data, id, queries]);
}
