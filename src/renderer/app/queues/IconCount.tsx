import { useEffect } from 'react';
import { showBadge } from '#renderer/client/calls/windows.ts';
import { useCounts } from './queues.ts';

/** Shows on the program's icon how many requests wait in all queues. */
export function IconCount() {
  const { card = 0, identity = 0, address = 0 } = useCounts();
  const sum = card + identity + address;
  useEffect(() => showBadge(sum), [sum]);
  useEffect(() => () => showBadge(0), []);
  return null;
}
