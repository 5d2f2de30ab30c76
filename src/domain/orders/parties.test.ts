import { describe, expect, it } from 'vitest';
import { fullOrder } from '#contract/orders/order-detail.ts';
import { isHealthy, orderParties } from './parties.ts';

const PERSON = { id: 1, full_name_shown: 'Ngozi', country_abbreviation: 'NG', country: 'Nigeria' };
const MATCH = {
  id: 9,
  user: { id: 3, full_name: 'Noah Morin', country_abbreviation: 'CA' },
  poster_amount: '1000',
  matcher_amount: '2.40',
  matcher_currency: 'CAD',
  matcher_fee: '0.05',
  matcherRecipient: {
    institution_name: 'Fidelity Bank',
    recipient: {
      recipientInfo: { name: 'Bola', country: 'Nigeria', city: 'Ikeja', bank_code: '070' },
    },
  },
};
const ORDER = {
  id: 5,
  status: 'matched',
  poster_amount: '1000',
  poster_currency: 'NGN',
  poster_country: 'NG',
  poster_fee: '33',
  matcher_amount: '2.40',
  matcher_currency: 'CAD',
  user: PERSON,
  postersBeneficiary: { id: 2, firstname: 'Bea', lastname: 'Li', country_abbreviation: 'CA' },
  posterBank: {
    name: 'Access Bank',
    status: 'UP',
    methodStatus: 'bank_authenticated',
    account: { bank_code: '044' },
  },
  matcherBank: { name: 'TD', status: 'DOWN', methodStatus: 'bank_authentication_needed' },
  matcherPaymentProvider: { name: 'Baobab Remit' },
  match: MATCH,
};
const parties = (more: object = {}) => orderParties(fullOrder.parse({ ...ORDER, ...more }));
const shown = (amounts: ReturnType<typeof parties>[number]['amounts'] = []) =>
  amounts.map(({ label, figure }) => `${label} ${figure.amount} ${figure.currency}`);

describe('the parties of a matched order', () => {
  it('are four, in the order of the money', { tags: ['1D14', '1O15', '1O16', '1O17'] }, () => {
    expect(parties().map(({ role, name, userId }) => [role, name, userId])).toEqual([
      ['Poster', 'Ngozi', '1'],
      ['Poster Beneficiary', 'Bea Li', '2'],
      ['Matcher', 'Noah Morin', '3'],
      ['Matcher Beneficiary', 'Bola', null],
    ]);
  });

  it('are shown with all that is known of them', {
    tags: ['1D15', '1D16', '1D18', '1D20', '1O17', '1O18', '1O19', '1O20'],
  }, () => {
    const method = { accountNumber: '0690000031', account_name: 'N Eze', institution_name: 'GTB' };
    const user = {
      ...{ ...PERSON, avatar: 'https://a.test/1.png', email: 'n@a.test', phone: '+234 1' },
      ...{ dob: '1990-02-01', address: '1 Broad St', state: 'Lagos', zipcode: '100001' },
      payment_methods: [method],
      delivery_methods: [{ accountNumber: '2' }],
    };
    const info = {
      ...{ name: 'Bola', email: 'b@a.test', phone: '+234 2', country: 'ng', street_number: '12' },
      ...{ address: 'Allen Ave', city: 'Ikeja', account_number: '0440000012', bank_code: '070' },
    };
    const [poster, , matcher, beneficiary] = parties({
      user,
      poster_country: 'GH',
      match: {
        ...MATCH,
        user: { ...MATCH.user, account_number: '77', delivery_methods: [method] },
        matcherRecipient: { institution_name: 'Fidelity', recipient: { recipientInfo: info } },
      },
    });
    expect(poster).toEqual({
      role: 'Poster',
      name: 'Ngozi',
      absent: 'Name not available',
      userId: '1',
      avatar: 'https://a.test/1.png',
      country: 'NG',
      countryName: 'Nigeria',
      bank: expect.anything(),
      provider: null,
      amounts: expect.anything(),
      info: [
        ['User', '1'],
        ['E-mail', 'n@a.test'],
        ['Phone', '+234 1'],
        ['Date of birth', '1990-02-01'],
        ['Address', '1 Broad St, Lagos, 100001'],
        ['Account', '0690000031'],
        ['Account name', 'N Eze'],
        ['Institution', 'GTB'],
      ],
    });
    expect(matcher).toEqual({
      role: 'Matcher',
      name: 'Noah Morin',
      absent: 'Not matched yet',
      userId: '3',
      avatar: null,
      country: 'CA',
      countryName: null,
      bank: expect.anything(),
      provider: 'Baobab Remit',
      amounts: expect.anything(),
      info: [
        ['User', '3'],
        ['Account', '77'],
        ['Account name', 'N Eze'],
        ['Institution', 'GTB'],
      ],
    });
    expect(beneficiary).toEqual({
      role: 'Matcher Beneficiary',
      name: 'Bola',
      absent: 'Not matched yet',
      userId: null,
      avatar: null,
      country: 'ng',
      countryName: null,
      bank: {
        name: 'Fidelity',
        healthy: null,
        authenticated: null,
        country: 'GH',
        code: '070',
      },
      provider: null,
      amounts: [{ label: 'Receives', figure: { amount: '1000', currency: 'NGN' } }],
      info: [
        ['E-mail', 'b@a.test'],
        ['Phone', '+234 2'],
        ['Address', '12, Allen Ave, Ikeja, ng'],
        ['Account', '0440000012'],
        ['Bank code', '070'],
      ],
    });
  });

  it('are shown with as little as is known of them', () => {
    const bare = parties({
      ...{ user: null, postersBeneficiary: null, matcherPaymentProvider: null },
      postersBeneficiaryBank: { name: 'RBC' },
      match: { id: 9, matcherRecipient: { institution_name: 'Fidelity' } },
    });
    const told = ({
      name,
      absent,
      country,
      bank,
      provider,
      amounts,
      info,
    }: (typeof bare)[number]) => [
      ...[name, absent, country, bank?.country, provider],
      ...[shown(amounts), info],
    ];
    expect(bare.map(told)).toEqual([
      [
        ...[null, 'Name not available', 'NG', 'NG', null],
        ...[['Amount 1000 NGN', 'Fee 33 NGN', 'Total 1033 NGN'], []],
      ],
      [null, 'Name not available', null, null, null, ['Receives 2.40 CAD'], []],
      [
        ...[null, 'Not matched yet', null, null, null],
        ...[['Amount 2.40 CAD', 'Fee null CAD', 'Total 2.40 CAD'], []],
      ],
      [null, 'Not matched yet', null, 'NG', null, ['Receives 1000 NGN'], []],
    ]);
    expect(parties({ match: null, match_id: 9 })[2]).toMatchObject({ name: null, userId: null });
  });

  it("have the recipient's country as a code or as a name, as the server writes it", () => {
    const countryOf = (country: string | null) => {
      const matcherRecipient = { recipient: { recipientInfo: { country } } };
      const party = parties({ match: { ...MATCH, matcherRecipient } })[3];
      return [party?.country, party?.countryName, party?.bank];
    };
    expect(countryOf('CA')).toEqual(['CA', null, null]);
    expect(countryOf('Nigeria')).toEqual([null, 'Nigeria', null]);
    expect(countryOf(null)).toEqual([null, null, null]);
  });

  it('pay an amount, a fee and their total, or receive an amount', {
    tags: ['1D19', '1D20'],
  }, () => {
    expect(parties().map(({ amounts }) => shown(amounts))).toEqual([
      ['Amount 1000 NGN', 'Fee 33 NGN', 'Total 1033 NGN'],
      ['Receives 2.40 CAD'],
      ['Amount 2.40 CAD', 'Fee 0.05 CAD', 'Total 2.45 CAD'],
      ['Receives 1000 NGN'],
    ]);
    expect(parties()[2]?.provider).toBe('Baobab Remit');
  });

  it('pay in another currency besides when the order is hybrid', () => {
    const match = { ...MATCH, matcher_currency: 'GBP', matcher_amount: '1.90' };
    expect(shown(parties({ type: 'hybrid', matcher_currency: 'USD', match })[2]?.amounts)).toEqual([
      'Amount 2.40 USD',
      'Fee 0.05 USD',
      'Total 2.45 USD',
      'Pays 1.90 GBP',
    ]);
  });

  it("show a partial match in the match's currency, and no total of two currencies", {
    tags: ['1D12', '1D20'],
  }, () => {
    const match = { ...MATCH, matcher_amount: '475.19' };
    const hybrid = { type: 'hybrid', matcher_currency: 'USD', is_partial_match_allowed: true };
    const [, beneficiary, matcher] = parties({ ...hybrid, match });
    expect(shown(beneficiary?.amounts)).toEqual(['Receives 475.19 CAD']);
    expect(shown(matcher?.amounts)).toEqual([
      'Amount 475.19 CAD',
      'Fee 0.05 USD',
      'Total null null',
    ]);
    expect(matcher?.amounts[2]?.figure.missing).toMatch(/different currencies/u);
  });

  it('have banks, healthy only while UP, coded by the country of the party', {
    tags: ['1O20', '1O21', '1L17'],
  }, () => {
    const [poster, receiver, matcher, beneficiary] = parties({
      postersBeneficiaryBank: { name: 'RBC', account: { bank_code: '003' } },
    });
    expect(poster?.bank).toEqual({
      name: 'Access Bank',
      healthy: true,
      authenticated: true,
      country: 'NG',
      code: '044',
    });
    expect(receiver?.bank).toEqual({
      name: 'RBC',
      healthy: false,
      authenticated: null,
      country: 'CA',
      code: '003',
    });
    expect(matcher?.bank).toMatchObject({ healthy: false, authenticated: false, country: 'CA' });
    expect(beneficiary?.bank).toMatchObject({ healthy: null, country: 'NG', code: '070' });
    expect(
      ['UP', 'up', 'DOWN', 'DEGRADED', '', null].map((status) => isHealthy({ status })),
    ).toEqual([true, false, false, false, false, false]);
  });
});

describe('the parties of an order without a match', () => {
  it.each([
    ['never matched', { match: null, matcherBank: null }],
    ['whose match was cancelled', { match: { ...MATCH, canceled_at: '2026-11-20T10:00:00Z' } }],
  ])('%s leave the places of matcher and their beneficiary empty', (_what, more) => {
    for (const party of parties(more).slice(2)) {
      expect(party).toMatchObject({ name: null, userId: null, bank: null, amounts: [], info: [] });
    }
  });
});

describe('the text in place of a missing matcher', () => {
  const words = (more: object) =>
    parties({ match: null, matcherBank: null, ...more })
      .slice(2)
      .map(({ absent }) => absent);

  it('says whether a match is pending, was cancelled or is no longer possible', () => {
    expect(words({})).toEqual(['Not matched yet', 'Not matched yet']);
    expect(words({ match: { ...MATCH, canceled_at: '2026-11-20T10:00:00Z' } })).toEqual([
      'Match cancelled',
      'Match cancelled',
    ]);
    const at = '2026-11-20T10:00:00Z';
    for (const end of [{ is_removed: true }, { cancelled_at: at }, { completed_at: at }]) {
      expect(words(end)).toEqual(['Not matched', 'Name not available']);
    }
  });
});
