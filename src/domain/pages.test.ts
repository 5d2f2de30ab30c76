import { expect, it } from 'vitest';
import { cutPage } from './pages.ts';

it('2B02 2B03 pages of 4 are cut from pages of 10', () => {
  expect(cutPage(1, 4, 10)).toEqual({ pages: [1], from: 0 });
  expect(cutPage(2, 4, 10)).toEqual({ pages: [1], from: 4 });
  expect(cutPage(3, 4, 10)).toEqual({ pages: [1, 2], from: 8 });
  expect(cutPage(4, 4, 10)).toEqual({ pages: [2], from: 2 });
});
