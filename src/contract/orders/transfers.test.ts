import { describe, expect, it } from 'vitest';
import { serviceOf } from '../wire/areas.ts';
import { place } from '../wire/endpoint.ts';
import { transferEndpoints } from './transfers.ts';

type Name = keyof typeof transferEndpoints;
const read = (name: Name, body: unknown) => transferEndpoints[name].answer.parse(body);

const ADA = { id: '7', email: 'ada@example.com', firstname: 'Ada', lastname: 'Obi' };
const READ = { ...ADA, middlename: null, full_name: null, full_name_shown: null };

describe('the calls of a transfer', () => {
  it('are all read from the offers service, without a credential', {
    tags: ['3K01', '3K03'],
  }, () => {
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

  it('have the paths of the users API', { tags: ['3K05', '3K06'] }, () => {
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
  ])('a quote is read of %j', { tags: ['3K04'] }, (body, quote) => {
    expect(read('offers.exchangeRate', body)).toEqual(quote);
  });

  it.each([
    [{ data: { min: 430.5, max: '450' } }, { min: '430.5', max: '450' }],
    [
      { min: null, max: 3 },
      { min: '0', max: '3' },
    ],
    [{ data: null }, { min: '0', max: '0' }],
  ])('limits are read of %j', { tags: ['3K08'] }, (body, limits) => {
    expect(read('rateLimits.read', body)).toEqual(limits);
  });

  it.each([[{ data: ADA }], [ADA], [{ data: { ...ADA, id: 7, surplus: true } }]])(
    'a registered user is read from %j',
    { tags: ['3K06'] },
    (body) => {
      expect(read('senders.findHandle', body)).toEqual(READ);
    },
  );

  it.each([
    [{ id: 7, email: 'ada@example.com', firstName: 'Ada', lastName: 'Obi' }, 'ada@example.com'],
    [{ firstName: 'Ada', lastName: 'Obi' }, null],
    [{ firstname: 'Ada', lastname: 'Obi' }, null],
    [{ firstname: null, firstName: 'Ada', lastName: 'Obi' }, null],
  ])(
    'a name in either spelling is that of a registered user: %j',
    { tags: ['3C35', '3K06'] },
    (sent, email) => {
      expect(read('senders.findHandle', { data: sent })).toMatchObject({
        firstname: 'Ada',
        lastname: 'Obi',
        email,
      });
      expect(read('senders.beneficiaries', { data: [sent] })).toMatchObject([
        { firstname: 'Ada', lastname: 'Obi', email },
      ]);
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
  ])('no user is read from %j', { tags: ['3K06'] }, (body) => {
    expect(read('senders.findHandle', body)).toBeNull();
  });

  it.each([[[ADA]], [{ data: [ADA] }], [{ models: [ADA] }], [{ data: { models: [ADA] } }]])(
    'beneficiaries are read from %j',
    { tags: ['3K05'] },
    (body) => {
      expect(read('senders.beneficiaries', body)).toEqual([READ]);
    },
  );

  it.each([
    [{ country_abbreviation: 'NG', currency: 'NGN' }],
    [{ country: { abbreviation: 'NG', country: 'Nigeria', currency: 'NGN' } }],
    [{ country: 'Nigeria', country_abbreviation: 'NG', currency: 'NGN' }],
  ])("the poster's country and currency are read from %j", { tags: ['3C22', '3C29'] }, (home) => {
    const person = { id: 7, has_valid_address: 1, phone: '', ...home };
    expect(read('senders.read', { data: person })).toEqual({
      id: '7',
      has_valid_address: true,
      phone: null,
      country_abbreviation: 'NG',
      currency: 'NGN',
    });
  });

  it('banks are read with their ids and names', { tags: ['3U14'] }, () => {
    expect(
      read('recipients.banks', { data: [{ bank_id: 44, name: 'Ally' }, { bank_id: '5' }] }),
    ).toEqual([
      { bank_id: '44', name: 'Ally' },
      { bank_id: '5', name: null },
    ]);
  });

  it.each([[null], [''], [{}], [{ data: null }]])('no beneficiary is read from %j', (body) => {
    expect(read('senders.beneficiaries', body)).toEqual([]);
  });

  it.each([[null], ['odd'], [{ data: [] }]])('no poster is read from %j', (body) => {
    expect(transferEndpoints['senders.read'].answer.safeParse(body).success).toBe(false);
  });

  it('an order is posted with all that was typed', { tags: ['3C46'] }, () => {
    const recipient = {
      bankId: '1',
      firstName: 'Ada',
      lastName: 'Obi',
      streetNumber: '4',
      streetName: 'Allen Avenue',
      city: 'Lagos',
      phone: '+234 1',
      email: 'ada@example.com',
      accountNumber: '12',
    };
    const order = {
      type: 'hybrid',
      poster_currency: 'USD',
      poster_payment_method_type: 'zelle',
      matcher_currency: 'NGN',
      matcher_country: 'NG',
      poster_amount: '100',
      matcher_amount: '50000',
      exchange_rate: '500',
      memo: 'Rent',
      is_partial_match_allowed: true,
      recipient,
      poster_recipient_username: 'ada',
    };
    expect(place(transferEndpoints['orders.create'], order).body).toEqual(order);
  });

  it.each([
    [{ data: { id: 12 } }, '12'],
    [{ id: 'a1' }, 'a1'],
    [{ data: { id: {} } }, null],
    [null, null],
  ])('an order was posted, whatever the answer: %j', { tags: ['3C46'] }, (body, id) => {
    expect(read('orders.create', body)).toEqual({ id });
  });
});
