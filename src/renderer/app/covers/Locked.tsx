import { Suspense } from 'react';
import { lazyContent } from '#renderer/ui/loading/lazyContent.ts';
import { Cover } from './Cover.tsx';

const UnlockForm = lazyContent(async () => (await import('./UnlockForm.tsx')).UnlockForm);

/** What is shown while Corridor is locked. */
export const Locked = () => (
  <Cover title="Corridor is locked">
    <p>Enter your password to continue. Nothing you typed is lost.</p>
    <Suspense>
      <UnlockForm />
    </Suspense>
  </Cover>
);
