import { useEffect } from 'react';
import { showBadge } from '#renderer/client/calls/windows.ts';
import { useTotalWaiting } from './queues.ts';

/** Shows on the program's icon how many requests wait in all queues. */
export function IconCount() {
  const sum = useTotalWaiting();
  useEffect(() => showBadge(sum), [sum]);
  useEffect(() => () => showBadge(0), []);
  return null;
}
