import { afterEach, expect, it, vi } from 'vitest';
import { fetchBundled } from './bundled.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

it('a bundled file that did not come once is fetched again', { tags: ['3G09'] }, async () => {
  const fetching = vi
    .fn<typeof fetch>()
    .mockRejectedValueOnce(new TypeError('Failed to fetch'))
    .mockResolvedValueOnce(new Response('Not found', { status: 404 }))
    .mockResolvedValueOnce(Response.json({ countries: [] }));
  vi.stubGlobal('fetch', fetching);
  await expect(fetchBundled('./data.json')).rejects.toThrow('Failed to fetch');
  await expect(fetchBundled('./data.json')).rejects.toThrow('404');
  await expect(fetchBundled('./data.json')).resolves.toEqual({ countries: [] });
});
