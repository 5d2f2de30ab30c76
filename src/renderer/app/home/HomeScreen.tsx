/** Home (/): the queues with their clocks, then what was not finished and what is new (1N, 1R). */
import { Suspense } from 'react';
import { lazyContent } from '#renderer/ui/loading/lazyContent.ts';
import { Attention } from './Attention.tsx';
import styles from './home.module.css';

const BelowQueues = lazyContent(async () => (await import('./BelowQueues.tsx')).BelowQueues);

export const HomeScreen = () => (
  <div className={styles.home}>
    <h1>Home</h1>
    <Attention />
    <Suspense>
      <BelowQueues />
    </Suspense>
  </div>
);
