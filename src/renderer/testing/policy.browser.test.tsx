import { expect, it } from 'vitest';
import { takeReports } from './policy.ts';

it('text that would become part of the page is refused and reported, also where nobody hears of it', async () => {
  const parse = () => new DOMParser().parseFromString('<p>Text</p>', 'text/html');
  await Promise.resolve()
    .then(parse)
    .catch(() => undefined);
  await expect
    .poll(takeReports)
    .toEqual([expect.stringMatching(/^require-trusted-types-for: DOMParser/u)]);
});
