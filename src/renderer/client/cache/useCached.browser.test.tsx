import { QueryClient, QueryClientProvider, QueryObserver } from '@tanstack/react-query';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { expect, it, onTestFinished } from 'vitest';
import { useCached } from './useCached.ts';

const KEY = ['orders', 'orders.read', { id: '1' }] as const;

function Reader({ read }: { readonly read: () => string | null }) {
  return <p>{useCached(read)}</p>;
}

it('what is in memory is read again when it changes, and not when it gets or loses a reader', async () => {
  const queries = new QueryClient();
  let reads = 0;
  const read = () => {
    reads += 1;
    return queries.getQueryData<string>(KEY) ?? null;
  };
  const container = document.createElement('div');
  const root = createRoot(container);
  onTestFinished(() => root.unmount());
  flushSync(() =>
    root.render(
      <QueryClientProvider client={queries}>
        <Reader read={read} />
      </QueryClientProvider>,
    ),
  );
  queries.setQueryData(KEY, 'first');
  await expect.poll(() => container.textContent).toBe('first');
  const readSoFar = reads;
  const observer = new QueryObserver(queries, { queryKey: KEY, staleTime: 'static' });
  const stop = observer.subscribe(() => undefined);
  observer.setOptions({ queryKey: KEY, staleTime: 'static', notifyOnChangeProps: [] });
  stop();
  // The cache tells it in a later task.
  await new Promise((resolve) => setTimeout(resolve));
  expect(reads).toBe(readSoFar);
  queries.removeQueries({ queryKey: KEY });
  await expect.poll(() => container.textContent).toBe('');
});
