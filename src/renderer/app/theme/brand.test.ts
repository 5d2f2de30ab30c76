import { expect, it } from 'vitest';
import { brand } from './brand.ts';

it('3F05 the brand ramp is made around the primary colour', () => {
  expect(brand[110]).toBe('#15ABAB');
});
