import { describe, expect, it } from 'vitest';
import { serviceOf } from './areas.ts';
import { transferEndpoints } from './transfers.ts';

type Name = keyof typeof transferEndpoints;
const read = (name: Name, body: unknown) => transferEndpoints[name].answer.parse(body);

const ADA = { id: '7', email: 'ada@example.com', firstname: 'Ada', lastname: 'Obi' };

describe('the calls of a transfer', () => {
  it('3K01 3K03 are all read from the offers service, without a credential', () => {
    const offers = Object.entries(transferEndpoints)
      .filter(([name]) => serviceOf(name) === 'offers')
      .map(([, endpoint]) => endpoint);
    expect(offers.filter(({ auth }) => auth !== 'none')).toEqual([]);
    expect(offers.map(({ method, path }) => `${method} /${path}`)).toEqual([
      'GET /fees',
      'GET /payment-methods',
      'GET /delivery-methods',
      'GET /countries',
      'GET /exchange-rate',
    ]);
  });

  it('3K05 3K06 have the paths of the users API', () => {
    expect(serviceOf('senders.findHandle')).toBe('users');
    expect(transferEndpoints['senders.beneficiaries']).toMatchObject({
      method: 'GET',
      path: 'users/{id}/posters-beneficiaries',
    });
    expect(transferEndpoints['senders.findHandle']).toMatchObject({
      method: 'GET',
      path: 'users/fetch-kaoshi-info/{handle}',
    });
  });

  it.each([
    [{ data: { buy: 500, sell: '520.5' } }, { buy: '500', sell: '520.5' }],
    [{ buy: 500 }, { buy: '500', sell: '0' }],
    [{ data: { buy: null, sell: '' } }, { buy: '0', sell: '0' }],
    [{ data: null }, { buy: '0', sell: '0' }],
    [{}, { buy: '0', sell: '0' }],
  ])('3K04 a quote is read of %j', (body, quote) => {
    expect(read('offers.exchangeRate', body)).toEqual(quote);
  });

  it.each([
    [{ data: { min: 430.5, max: '450' } }, { min: '430.5', max: '450' }],
    [
      { min: null, max: 3 },
      { min: '0', max: '3' },
    ],
    [{ data: null }, { min: '0', max: '0' }],
  ])('3K08 limits are read of %j', (body, limits) => {
    expect(read('rateLimits.read', body)).toEqual(limits);
  });

  it.each([[{ data: ADA }], [ADA], [{ data: { ...ADA, id: 7, surplus: true } }]])(
    '3K06 a registered user is read of %j',
    (body) => {
      expect(read('senders.findHandle', body)).toEqual({ ...ADA, full_name: null });
    },
  );

  it.each([
    [{ data: null }],
    [{ data: {} }],
    [{ data: [] }],
    [{}],
    [null],
    [''],
    [[]],
    [{ message: 'Nobody has that handle' }],
  ])('3K06 nobody is read of %j', (body) => {
    expect(read('senders.findHandle', body)).toBeNull();
  });

  it.each([[[ADA]], [{ data: [ADA] }], [{ models: [ADA] }], [{ data: { models: [ADA] } }]])(
    '3K05 beneficiaries are read of %j',
    (body) => {
      expect(read('senders.beneficiaries', body)).toEqual([{ ...ADA, full_name: null }]);
    },
  );

  it.each([
    [{ country_abbreviation: 'NG', currency: 'NGN' }],
    [{ country: { abbreviation: 'NG', country: 'Nigeria', currency: 'NGN' } }],
    [{ country: 'Nigeria', country_abbreviation: 'NG', currency: 'NGN' }],
  ])('3C22 3C29 the country and its currency of who posts are read of %j', (place) => {
    const person = { id: 7, has_valid_address: 1, phone: '', ...place };
    expect(read('senders.read', { data: person })).toEqual({
      id: '7',
      has_valid_address: true,
      phone: null,
      country_abbreviation: 'NG',
      currency: 'NGN',
    });
  });

  it.each([
    [{ data: { id: 12 } }, '12'],
    [{ id: 'a1' }, 'a1'],
    [{ data: { id: {} } }, null],
    [null, null],
  ])('3C46 an order was made, whatever is answered: %j', (body, id) => {
    expect(read('orders.create', body)).toEqual({ id });
  });
});
