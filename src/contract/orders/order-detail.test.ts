import { describe, expect, it } from 'vitest';
import { bank, person } from '../people/person.ts';
import { place } from '../wire/endpoint.ts';
import { endpoints } from '../wire/endpoints.ts';
import { fullOrder, orderDetailEndpoints } from './order-detail.ts';

const AT = '2026-11-20T10:00:00.000Z';
const MINIMAL = { id: 5, status: 'published' };

const METHOD = {
  id: '9',
  provider: 'sepa',
  institution_name: 'N26',
  accountNumber: '1234',
  account_name: 'Ada M Obi',
};
const PERSON = {
  id: '7',
  avatar: 'https://images.test/7.png',
  firstname: '<b>Ada</b>',
  middlename: 'M',
  lastname: 'Obi',
  full_name: 'Ada M Obi',
  full_name_shown: 'Ada Obi',
  phone: '+234 1',
  email: 'ada@example.com',
  dob: '1990-01-02',
  address: '1 Allen Avenue',
  country: 'Nigeria',
  country_abbreviation: 'NG',
  city: 'Lagos',
  state: 'LA',
  zipcode: '100001',
  payment_methods: [METHOD],
  delivery_methods: [METHOD],
  account_number: '1234',
};
const BANK = {
  name: 'N26',
  status: 'UP',
  methodStatus: 'bank_authenticated',
  account: { bank_code: '033' },
};
const RECIPIENT = {
  name: 'Zoë',
  email: 'z@example.com',
  phone: '1',
  address: 'a',
  address2: 'b',
  city: 'c',
  country: 'Ghana',
  street_number: '4',
  bank_code: '12',
  account_number: '99',
};
const MATCH = {
  id: '70',
  user: PERSON,
  poster_amount: '10.5',
  matcher_amount: '20',
  matcher_currency: 'USD',
  matcher_fee: '1',
  matcher_payment_method_fee: '0.5',
  matcher_payment_completed_at: AT,
  completed_at: AT,
  matcherRecipient: { institution_name: 'N26', recipient: { recipientInfo: RECIPIENT } },
};

describe('the full order', () => {
  it('adds the parties, their banks, the provider and the match to the row', {
    tags: ['1O15'],
  }, () => {
    const parties = {
      user: PERSON,
      postersBeneficiary: PERSON,
      posterBank: BANK,
      postersBeneficiaryBank: BANK,
      matcherBank: BANK,
      matcherPaymentProvider: { name: 'Stripe' },
      published_at: AT,
    };
    const order = fullOrder.parse({ ...MINIMAL, ...parties, match: { ...MATCH, canceled_at: AT } });
    expect(order).toMatchObject({ id: '5', status: 'published', ...parties });
    expect(order.match?.id).toBe('70');
  });

  it.each(['canceled_at', 'cancelled_at'])(
    'reads the match, its end spelled %s',
    { tags: ['1O16'] },
    (spelling) => {
      const order = fullOrder.parse({ ...MINIMAL, match: { ...MATCH, [spelling]: AT } });
      expect(order.match).toEqual({ ...MATCH, cancelled_at: AT });
      expect(order.match_cancelled_at).toBe(AT);
    },
  );

  it('reads the recipient of the matcher, if known', { tags: ['1O17'] }, () => {
    const read = (matcherRecipient: unknown) =>
      fullOrder.parse({ ...MINIMAL, match: { id: 1, matcherRecipient } }).match?.matcherRecipient;
    expect(read(MATCH.matcherRecipient)).toEqual(MATCH.matcherRecipient);
    expect(read({ institution_name: 'N26' })).toEqual({ institution_name: 'N26', recipient: null });
    expect(read({ recipient: {} })).toEqual({
      institution_name: null,
      recipient: { recipientInfo: null },
    });
    expect(read(undefined)).toBeNull();
  });

  it('is read from id and status alone: everything else may be missing', () => {
    expect(fullOrder.parse(MINIMAL)).toMatchObject({ user: null, match: null, matcherBank: null });
    expect(fullOrder.parse({ ...MINIMAL, match: null, user: '' })).toMatchObject({ user: null });
  });

  it('lays the match flat where the server does not, so that it reads like a row', () => {
    const order = fullOrder.parse({ ...MINIMAL, match: MATCH });
    expect(order).toMatchObject({
      match_id: '70',
      match_poster_amount: '10.5',
      match_matcher_amount: '20',
      match_matcher_currency: 'USD',
      match_matcher_fee: '1',
      match_matcher_payment_method_fee: '0.5',
      match_cancelled_at: null,
      match_matcher_payment_completed_at: AT,
      match_completed_at: AT,
    });
    const flat = fullOrder.parse({ ...MINIMAL, match: MATCH, match_matcher_fee: 3 });
    expect(flat.match_matcher_fee).toBe('3');
  });

  it('reads an end of the order itself in either spelling', () => {
    expect(fullOrder.parse({ ...MINIMAL, canceled_at: AT }).cancelled_at).toBe(AT);
    const rows = endpoints['orders.list'].answer.parse({
      models: [{ ...MINIMAL, canceled_at: AT, match_canceled_at: AT }],
      pagination: { rowCount: 1 },
    });
    expect(rows.rows[0]).toMatchObject({ cancelled_at: AT, match_cancelled_at: AT });
  });
});

describe('a person', () => {
  it('has all fields of the specification, its markup as text', { tags: ['1O18', '1O19'] }, () => {
    expect(person.parse(PERSON)).toEqual(PERSON);
  });

  it('is read from the id alone', () => {
    const read = person.parse({ id: 7, payment_methods: null });
    expect(read).toMatchObject({ id: '7', full_name: null, payment_methods: [] });
  });
});

describe('a bank', () => {
  it('has name, status, method status and bank code', { tags: ['1O20'] }, () => {
    expect(bank.parse(BANK)).toEqual(BANK);
    expect(bank.parse({ account: { bank_code: 33 } }).account?.bank_code).toBe('33');
    expect(bank.parse({})).toEqual({ name: null, status: null, methodStatus: null, account: null });
  });
});

describe('events', () => {
  const EVENT = {
    id: '1',
    created_at: AT,
    event: 'bank_check',
    matcher_paid: null,
    payment_received: false,
    event_data: { errors: ['<i>late</i>'] },
  };

  it.each([
    [true, true],
    [0, false],
    [null, null],
    [undefined, null],
  ])('tell whether the matcher paid: %o reads %o', { tags: ['1O22'] }, (wire, read) => {
    const answer = orderDetailEndpoints['orders.events'].answer.parse({
      pendingMatches: [{ id: 3, validationEvents: [{ ...EVENT, matcher_paid: wire }] }],
    });
    expect(answer).toEqual([{ id: '3', validationEvents: [{ ...EVENT, matcher_paid: read }] }]);
  });

  it('are grouped by match, at the top of the answer or under data, and may be missing', {
    tags: ['1D22'],
  }, () => {
    const { answer } = orderDetailEndpoints['orders.events'];
    expect(answer.parse({ data: { pendingMatches: [{ id: 3 }] } })).toEqual([
      { id: '3', validationEvents: [] },
    ]);
    expect(answer.parse({ pendingMatches: null })).toEqual([]);
  });

  it('of a journey are in models', { tags: ['1H12'] }, () => {
    const { answer } = orderDetailEndpoints['matches.validationJourney'];
    expect(answer.parse({ models: [EVENT] })).toEqual([EVENT]);
    expect(answer.parse({ data: { models: [{}] } })).toHaveLength(1);
  });
});

describe('the calls', () => {
  it.each([
    ['1D04', 'orders.read', 'GET admin/transactions/5'],
    ['1D22', 'orders.events', 'GET admin/orders/5/events'],
    ['1H02', 'orders.readForMatches', 'POST admin/orders/5'],
    ['1H03', 'orders.matches', 'GET admin/orders/5/matches'],
    ['1H08', 'matches.rematch', 'POST admin/matches/5/rematch'],
    ['1H12', 'matches.validationJourney', 'GET admin/matches/5/validation-journey'],
    ['1A04', 'matches.cancel', 'POST admin/matches/cancel/5'],
    ['1A06', 'matches.approve', 'POST admin/matches/approve/5'],
    ['1A08', 'orders.markAsMatcherPaid', 'POST admin/orders/mark-as-matcher-paid/5'],
    ['1A11', 'orders.markAsRefunded', 'POST admin/orders/mark-as-refunded/5'],
    ['1A13', 'orders.complete', 'POST admin/orders/complete/5'],
    ['1A16', 'orders.expire', 'POST admin/orders/expire/5'],
    ['1A21', 'orders.capture', 'POST admin/orders/capture/5'],
    ['1A25', 'orders.void', 'POST admin/orders/void/5'],
    ['1A34', 'orders.investigate', 'POST admin/orders/investigate/5'],
  ] as const)('%s %s is %s, without a body', (_fact, name, expected) => {
    const declared = endpoints[name];
    const placed = place(declared, { id: '5', page: 1, pageSize: 100 });
    expect(`${declared.method} ${placed.path}`).toBe(expected);
    expect(placed.body).toBeUndefined();
  });

  it.each([
    ['1A18', 'orders.setHidden', 'admin/orders/set-hidden/5', { id: '5', hidden: true }],
    ['1A31', 'orders.publish', 'admin/orders/publish/5', { payment_type: 'mono' }],
    [
      '1B05',
      'orders.setAllHidden',
      'admin/orders/set-hidden',
      { hidden: true, filters: { statuses: ['published'] }, search: 'ada' },
    ],
  ] as const)('%s %s is a POST of %s with its body', (_fact, name, path, body) => {
    const declared = endpoints[name];
    const placed = place(declared, { ...body, id: '5' });
    expect([declared.method, placed.path, declared.body?.encoding]).toEqual(['POST', path, 'json']);
    expect(placed.body).toEqual(body);
  });

  it('an export takes the query of the list and a format, and answers a url', {
    tags: ['1L25'],
  }, () => {
    const declared = endpoints['orders.export'];
    const query = { filters: { type: 'p2p' }, orderBy: 'posted_at', search: 'x', page: 1 };
    const placed = place(declared, { ...query, format: 'xlsx' });
    expect([declared.method, placed.path]).toEqual(['GET', 'admin/transactions/export']);
    expect(placed.query).toEqual({ ...query, format: 'xlsx' });
    expect(declared.answer.parse({ data: { url: 'https://files.test/a' } })).toBe(
      'https://files.test/a',
    );
    expect(declared.answer.safeParse({}).success).toBe(false);
  });

  it('the list takes a single currency and may answer its totals', {
    tags: ['1W05', '1W06'],
  }, () => {
    const declared = endpoints['orders.list'];
    const input = { page: 1, pageSize: 20, filters: { currency: 'NGN-USD' } };
    expect(place(declared, input).query).toEqual(input);
    const answer = { models: [MINIMAL], pagination: { rowCount: 1 } };
    const totals = { total_poster_fee: 12 };
    const read = declared.answer.parse({ ...answer, transactionsStatistic: totals });
    expect(read.transactionsStatistic?.total_poster_fee).toBe('12');
    const wrapped = declared.answer.parse({ data: { ...answer, transactionsStatistic: totals } });
    expect(wrapped.transactionsStatistic?.total_poster_fee).toBe('12');
    expect(declared.answer.parse(answer).transactionsStatistic).toBeUndefined();
  });

  it('unread card notifications are counted by a query', { tags: ['1N08', '1N09'] }, () => {
    const declared = endpoints['notifications.list'];
    const query = { object_type: 'card_verification_request', status: 'unread' };
    const placed = place(declared, { id: '11', ...query });
    expect([placed.path, placed.query]).toEqual(['admin/users/11/notifications', query]);
    const row = { id: 1, ...query };
    expect(declared.answer.parse({ models: [row], pagination: { rowCount: '3' } })).toEqual({
      rows: [row],
      rowCount: 3,
    });
  });

  it('unapproved documents are counted by a query of one row', { tags: ['1N12'] }, () => {
    const declared = endpoints['docVerifications.list'];
    const query = { type: 'identity', status: 'unapproved', pageSize: 1 };
    const placed = place(declared, query);
    expect([placed.path, placed.query]).toEqual(['admin/doc-verification', query]);
    expect(declared.answer.parse({ data: [], pagination: { rowCount: 7 } }).rowCount).toBe(7);
  });
});

it.each([null, 'odd', []])('no order is read from %j', (body) => {
  expect(fullOrder.safeParse(body).success).toBe(false);
});
