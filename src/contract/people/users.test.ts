import { describe, expect, it } from 'vitest';
import { place } from '../wire/endpoint.ts';
import { fullUser, userEndpoints } from './users.ts';

describe('the calls of users', () => {
  it('the export takes filters and search; csv Lite is csv with isLite', {
    tags: ['2U21', '2U22'],
  }, () => {
    const filters = { status: 'new', sort_by: 'users.joined_at' };
    const asked = { filters, search: 'ada', format: 'csv', isLite: true };
    expect(place(userEndpoints['users.export'], asked).query).toEqual(asked);
    // A file has every row: it is asked for without a page.
    const paged = { ...asked, page: 2, pageSize: 10 };
    expect(place(userEndpoints['users.export'], paged).query).toEqual(asked);
    expect(() => place(userEndpoints['users.export'], { format: 'xlsx' })).toThrow();
  });

  it.each([
    [true, true],
    ['true', true],
    ['1', true],
    [false, false],
    ['false', false],
    ['0', false],
  ])('the filter %j says %j', (said, read) => {
    const asked = { filters: { can_post_offers: said }, page: 1, pageSize: 10 };
    const { query } = place(userEndpoints['users.list'], asked);
    expect(query).toMatchObject({ filters: { can_post_offers: read } });
    const odd = { ...asked, filters: { can_post_offers: 'maybe' } };
    expect(() => place(userEndpoints['users.list'], odd)).toThrow();
  });

  it('the export answers url', { tags: ['2U23'] }, () => {
    const url = 'https://files.example.test/users.csv';
    expect(userEndpoints['users.export'].answer.parse({ data: { url } })).toBe(url);
  });

  it('of the answer to a delete nothing is read', { tags: ['2UD26'] }, () => {
    for (const odd of [undefined, null, '', [], { data: 7 }]) {
      expect(userEndpoints['users.delete'].answer.safeParse(odd).success).toBe(true);
    }
  });

  it('the list is read from data and pagination; a row needs no more than its id', () => {
    const body = { data: [{ id: 7 }], pagination: { rowCount: '1' } };
    const { rows, rowCount } = userEndpoints['users.list'].answer.parse(body);
    expect(rows[0]).toMatchObject({
      id: '7',
      full_name: null,
      status: null,
      can_post_offers: false,
    });
    expect(rowCount).toBe(1);
  });
});

describe('a user', () => {
  it('has all fields of the specification', {
    tags: ['2UD06', '2UD07', '2UD08', '2UD09', '2UD12'],
  }, () => {
    const text = Object.fromEntries(
      [
        'avatar',
        'firstname',
        'middlename',
        'lastname',
        'full_name',
        'dob',
        'email',
        'phone',
        'network_email',
        'status',
        'address',
        'address2',
        'street_number',
        'building_number',
        'city',
        'state',
        'zipcode',
        'country',
        'country_abbreviation',
      ].map((name) => [name, `the ${name}`]),
    );
    const flags = Object.fromEntries(
      [
        'is_identity_verified',
        'is_payment_methods_added',
        'is_delivery_methods_added',
        'can_post_offers',
        'can_accept_offers',
      ].map((name) => [name, true]),
    );
    const dates = Object.fromEntries(
      [
        'joined_at',
        'last_logged_at',
        'last_posted_at',
        'last_matched_at',
        'last_transaction_completed_at',
      ].map((name) => [name, '2026-11-20T10:00:00.000Z']),
    );
    const inviter = { id: '3', full_name: 'Ada Obi', email: 'ada@example.com' };
    const read = fullUser.parse({
      id: 7,
      ...text,
      ...flags,
      ...dates,
      inviter,
      accountOfficer: { tag: 'KA - 001' },
      payment_methods: [
        { id: 1, provider: 'zelle', method: 'zelle', institution_name: 'Ally', account: {} },
      ],
    });
    expect(read).toMatchObject({
      id: '7',
      ...text,
      ...flags,
      ...dates,
      inviter,
      accountOfficer: { tag: 'KA - 001' },
      payment_methods: [{ provider: 'zelle', method: 'zelle', institution_name: 'Ally' }],
      delivery_methods: [],
    });
  });

  it('needs no more than an id', () => {
    expect(fullUser.parse({ id: 7 })).toMatchObject({
      id: '7',
      inviter: null,
      accountOfficer: null,
      network_email: null,
      payment_methods: [],
    });
  });

  it('has a network email by either name', () => {
    expect(fullUser.parse({ id: 7, kaoshi_email: 'a@b.c' }).network_email).toBe('a@b.c');
  });

  it.each([
    ['inside account', { account: { account_number: 12, sort_code: '00-11-22' } }],
    ['inside account, in camel case', { account: { accountNumber: '12', sortCode: '00-11-22' } }],
    ['beside it', { accountNumber: '12', sort_code: '00-11-22' }],
    [
      'beside an account that is empty',
      { account: null, account_number: 12, sortCode: '00-11-22' },
    ],
    ['as its number alone', { account: '12', sortCode: '00-11-22' }],
  ])('has the details of a method %s', (_where, method) => {
    const read = fullUser.parse({ id: 7, payment_methods: [method] });
    expect(read.payment_methods[0]?.account).toMatchObject({
      account_number: '12',
      sort_code: '00-11-22',
      iban: null,
    });
  });
});
