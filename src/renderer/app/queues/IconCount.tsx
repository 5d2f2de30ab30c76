import { useEffect } from 'react';
import { showBadge } from '#renderer/desk/windows.ts';
import { useAllWaiting } from './queues.ts';

/** Shows on the program's icon how many requests wait in all queues. */
export function IconCount() {
  const sum = useAllWaiting();
  useEffect(() => showBadge(sum), [sum]);
  useEffect(() => () => showBadge(0), []);
  return null;
}
