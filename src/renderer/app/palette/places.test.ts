import { describe, expect, it } from 'vitest';
import { typedPlace } from './places.ts';

describe('places in a typed or pasted text', () => {
  it.each([
    ['104321', '104321', null],
    ['  104321\n', '104321', null],
    ['#104321', '104321', null],
    ['9b2f7c1e-3d52-4f0a-8a53-0d7a3c1f7a10', '9b2f7c1e-3d52-4f0a-8a53-0d7a3c1f7a10', null],
    ['corridor://transactions/104321', '104321', 'real'],
    ['corridor://practice/offers/104321', '104321', 'practice'],
    ['http://127.0.0.1:4100/#/offers/104321', '104321', 'real'],
    ['http://127.0.0.1:4100/#/practice/offers/104321', '104321', 'practice'],
    ['app://corridor/#/transactions/104321?tab=parties', '104321', 'real'],
  ])('%j is order %s, of the side %s', (typed, order, side) => {
    expect(typedPlace(typed)).toEqual({ path: `/transactions/${order}`, order, side });
  });

  it('takes links of views and screens', () => {
    expect(typedPlace('corridor://transactions?type=hybrid&search=ada')).toEqual({
      path: '/transactions?type=hybrid&search=ada',
      order: null,
      side: 'real',
    });
    expect(typedPlace('http://localhost/#/offers/create')).toEqual({
      path: '/offers/create',
      order: null,
      side: 'real',
    });
  });

  it.each([
    '',
    'transactions',
    '10 432',
    '104321a',
    'corridor://nowhere',
    'corridor://login',
    'https://example.org/',
    'https://example.org/#/transactions/../login',
    'javascript:alert(1)#/transactions',
  ])('%j is none', (typed) => {
    expect(typedPlace(typed)).toBeNull();
  });
});
