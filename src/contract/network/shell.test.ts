import { describe, expect, it } from 'vitest';
import { shellEndpoints } from './shell.ts';

describe('the calls of the shell', () => {
  it.each([
    [
      { id: 3, company: 'Fast' },
      { id: '3', name: 'Fast' },
    ],
    [
      { id: '3', name: 'Fast' },
      { id: '3', name: 'Fast' },
    ],
    [{ id: 3 }, { id: '3', name: '3' }],
  ])('a remittance company %o has a name to show', (wire, read) => {
    expect(shellEndpoints['thirdPartyCompanies.list'].answer.parse({ data: [wire] })).toEqual([
      read,
    ]);
  });
});
