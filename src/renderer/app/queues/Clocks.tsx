import { Suspense, useState } from 'react';
import { useIsPractice } from '#renderer/client/desk/desk.ts';
import { lazyContent } from '#renderer/ui/loading/lazyContent.ts';
import { useNow } from '#renderer/ui/timeline/useNow.ts';

const LateWatch = lazyContent(
  async () => (await import('./LateWatch.tsx')).LateWatch,
  () => null,
);

/** Watches the clocks of the queues from the second minute on, when the first screen is long there. Never in practice. */
export function Clocks() {
  const isPractice = useIsPractice();
  const now = useNow();
  const [first] = useState(now);
  if (isPractice || now === first) return null;
  return (
    <Suspense>
      <LateWatch />
    </Suspense>
  );
}
