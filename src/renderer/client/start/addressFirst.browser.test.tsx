import { createMemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { drawnAfterRows, hasComeBack, isStillAt } from './addressFirst.ts';

const pageAt = (path: string) =>
  drawnAfterRows(createMemoryRouter([{ path: '*' }], { initialEntries: [path] }), () => undefined);

it('the page is at the place of the router that is drawn, not of the last one that was made', () => {
  const page = pageAt('/transactions');
  const another = pageAt('/users');
  const stop = page.subscribe(() => undefined);
  expect(isStillAt('/transactions')).toBe(true);
  stop();
  const stopAnother = another.subscribe(() => undefined);
  expect(isStillAt('/transactions')).toBe(false);
  stopAnother();
});

it('a page that is drawn for the first time begins where it is', () => {
  expect(hasComeBack()).toBe(true);
});
