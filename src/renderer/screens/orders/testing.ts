/** A full order as a server may write it, with everything the sandbox's own world seldom has. */

/** Markup that must be shown as the text it is. */
export const MARKUP = '<img src=x onerror="window.pwned=1"><b>bold</b>';

const person = (id: number, more: object = {}) => ({
  id,
  full_name_shown: `Person ${id}`,
  country: 'Nigeria',
  country_abbreviation: 'NG',
  email: `person${id}@example.test`,
  payment_methods: [],
  delivery_methods: [],
  ...more,
});

const bank = (name: string, status: string, bank_code: string) => ({
  name,
  status,
  methodStatus: 'bank_authenticated',
  account: { bank_code },
});

/** A matched order of which partial matching took a quarter: 1000 with a fee of 33, matched 250. */
export const wholeOrder = (id: string, more: object = {}) => ({
  id: Number(id),
  type: 'p2p',
  status: 'matched',
  statusText: 'Matched',
  is_partial_match_allowed: true,
  poster_amount: '1000',
  poster_currency: 'NGN',
  poster_country: 'NG',
  matcher_amount: '2.40',
  matcher_currency: 'CAD',
  exchange_rate: '416.67',
  poster_fee: '33',
  collection_fee: '7',
  payout_fee: '5',
  stampduty_fee: '50',
  admin_memo: MARKUP,
  posted_at: '2026-11-20T10:00:00Z',
  published_at: '2026-11-20T10:00:00Z',
  confirmed_at: '2026-11-20T11:00:00Z',
  matched_at: '2026-11-20T10:30:00Z',
  user: person(1, { full_name_shown: MARKUP }),
  postersBeneficiary: person(2, { country: 'Canada', country_abbreviation: 'CA' }),
  posterBank: bank('Access Bank', 'UP', '044'),
  postersBeneficiaryBank: bank('Nowhere Bank', 'DOWN', '999'),
  matcherBank: bank('Slow Bank', 'DEGRADED', '998'),
  matcherPaymentProvider: { name: 'Baobab Remit' },
  match: {
    id: 77,
    user: person(3, { country: 'Canada', country_abbreviation: 'CA' }),
    poster_amount: '250',
    matcher_amount: '0.60',
    matcher_currency: 'CAD',
    matcher_fee: '0.05',
    matcher_payment_method_fee: '0.01',
    canceled_at: null,
    matcher_payment_completed_at: null,
    completed_at: null,
    matcherRecipient: {
      institution_name: 'Fidelity Bank',
      recipient: {
        recipientInfo: {
          name: 'Recipient Four',
          email: 'four@example.test',
          phone: '+234 800 000 0000',
          address: '1 Allen Avenue',
          address2: null,
          city: 'Ikeja',
          country: 'Nigeria',
          street_number: null,
          bank_code: '070',
          account_number: '0123456789',
        },
      },
    },
  },
  ...more,
});
