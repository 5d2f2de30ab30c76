import { afterEach, expect, it, vi } from 'vitest';
import { openPage } from '#renderer/testing/openPage.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

const ARRIVED = { since: 0, arrivals: { address: { count: 1, at: 1 } } };

/** The queues the page has said to be seen, after a request was reported while it shows one. */
async function seenAt(path: string) {
  vi.spyOn(document, 'hasFocus').mockReturnValue(true);
  const opened = await openPage(path, { handlers: { 'news.seen': () => undefined } });
  opened.tell('news', ARRIVED);
  return opened.calls.flatMap(({ name, input }) => (name === 'news.seen' ? [input] : []));
}

it('a request that is reported while its queue is shown is seen at once', async () => {
  expect(await seenAt('/doc-verifications/address')).toEqual([{ kind: 'address' }]);
});

it('one that is reported while another queue is shown is new', async () => {
  expect(await seenAt('/doc-verifications/identity')).toEqual([]);
});
