import { Suspense } from 'react';
import { idleAfterFrame } from '#renderer/client/start/moments.ts';
import { lazyContent } from '#renderer/ui/loading/lazyContent.ts';

const WatchedThings = lazyContent(
  async () => {
    await idleAfterFrame();
    return (await import('./WatchedThings.tsx')).WatchedThings;
  },
  () => null,
);

/** What the person watches: loaded once the first screen is drawn. */
export const Watching = () => (
  <Suspense>
    <WatchedThings />
  </Suspense>
);
