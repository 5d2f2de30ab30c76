import { expect, it } from 'vitest';
import { findPackages } from './licences.ts';

it('packages are found by name and by licence', () => {
  const react = { name: 'react', version: '19.2.0', licence: 'MIT', text: '' };
  const data = { name: '@scope/places', version: '1.0.0', licence: 'ODbL-1.0', text: '' };
  const found = ['REACT', 'mit', ' odbl ', 'scope/p', '19', ''].map((text) =>
    findPackages([react, data], text),
  );
  expect(found).toEqual([[react], [react], [data], [data], [], [react, data]]);
});
