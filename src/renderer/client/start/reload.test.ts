import { afterEach, expect, it, vi } from 'vitest';
import { reloadWithWork } from './reload.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

/** A window whose program answers like this, and drafts that are kept or not. */
function page({ answer, kept = true }: { answer: () => Promise<Response>; kept?: boolean }) {
  const done: string[] = [];
  vi.stubGlobal('window', { location: { pathname: '/', reload: () => done.push('reload') } });
  vi.stubGlobal('fetch', answer);
  const handOver = () => {
    done.push('hand over');
    return Promise.resolve(kept);
  };
  return { done, drafts: { handOver } };
}

it('reloads the page once its work is saved', async () => {
  const { done, drafts } = page({ answer: async () => new Response('') });
  expect(await reloadWithWork(drafts)).toBe(true);
  expect(done).toEqual(['hand over', 'reload']);
});

it.each([
  ['the program behind it has gone', { answer: () => Promise.reject(new TypeError('gone')) }],
  [
    'the program behind it is another one',
    { answer: async () => new Response('', { status: 401 }) },
  ],
  ['its work cannot be kept', { answer: async () => new Response(''), kept: false }],
])('the page stays when %s', async (_case, situation) => {
  const { done, drafts } = page(situation);
  expect(await reloadWithWork(drafts)).toBe(false);
  expect(done).not.toContain('reload');
});
