import { Suspense, useState } from 'react';
import { lazyContent } from '#renderer/ui/loading/lazyContent.ts';
import { useNow } from '#renderer/ui/timeline/useNow.ts';

const LateWatch = lazyContent(
  async () => (await import('./LateWatch.tsx')).LateWatch,
  () => null,
);

/** Watches the queues from the second minute on, when the first screen is long there. */
export function Clocks() {
  const now = useNow();
  const [first] = useState(now);
  if (now === first) return null;
  return (
    <Suspense>
      <LateWatch />
    </Suspense>
  );
}
