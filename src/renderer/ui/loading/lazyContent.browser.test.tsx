import { Suspense } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { CHUNK_TIMEOUT_MS } from '#renderer/client/start/chunk.ts';
import { lazyContent } from './lazyContent.ts';

/** Draws a content that is loaded so, and returns what is read in its place. */
function draw(load: () => Promise<() => string>) {
  const Content = lazyContent(load, () => 'Could not be loaded');
  const place = document.createElement('div');
  const root = createRoot(place);
  onTestFinished(() => root.unmount());
  flushSync(() =>
    root.render(
      <Suspense fallback="Loading">
        <Content />
      </Suspense>,
    ),
  );
  return () => place.textContent;
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
});

it('a content whose script does not come is given up after 120 seconds, and not before', {
  tags: ['1E05'],
}, async () => {
  const text = draw(() => Promise.withResolvers<never>().promise);
  await vi.advanceTimersByTimeAsync(CHUNK_TIMEOUT_MS - 1);
  expect(text()).toBe('Loading');
  await vi.advanceTimersByTimeAsync(1);
  await expect.poll(text).toBe('Could not be loaded');
});

it('a content whose script fails is given up at once, and one that comes is shown', async () => {
  const failed = draw(() => Promise.reject(new TypeError('Failed to fetch')));
  const shown = draw(async () => () => 'Details');
  await vi.advanceTimersByTimeAsync(1000);
  await expect.poll(failed).toBe('Could not be loaded');
  await expect.poll(shown).toBe('Details');
});
