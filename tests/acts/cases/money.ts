/** Readings after acts on withdrawals, payments, limits, options and transfers. */
import { exchangeRateLimit } from '#contract/network/exchange-rate-limits.ts';
import { hybridOption } from '#contract/network/hybrid-order-options.ts';
import { healthInsurancePayment } from '#contract/orders/health-insurance.ts';
import { transferRequest } from '#contract/orders/transfers.ts';
import { referralTransaction } from '#contract/people/referrals.ts';
import type { LIMIT_ACTS } from '#domain/acts/areas/limits.ts';
import type { OPTION_ACTS, OptionsOfQuery } from '#domain/acts/areas/options.ts';
import type { PAYMENT_ACTS } from '#domain/acts/areas/payments.ts';
import type { TRANSFER_ACTS } from '#domain/acts/areas/transfers.ts';
import type { WITHDRAWAL_ACTS } from '#domain/acts/areas/withdrawals.ts';
import type { Equals } from '#domain/acts/equals.ts';
import type { BulkTerms } from '#domain/rates/hybrid-options.ts';
import {
  casesOf,
  EARLIER,
  type OutcomeCase,
  type OutcomeTable,
  shows,
  since,
  THEN,
} from './outcome-case.ts';

type Fields = Readonly<Record<string, unknown>>;

/** Cases of a new thing; `text` is what an equal one with the id 8 shows. */
export const newOnes = (asked: unknown, text: string): readonly OutcomeCase[] => {
  const equals = (...ids: readonly string[]): Equals => ({ ids });
  const unread: Equals = { ids: null };
  const one = (
    what: string,
    before: Equals,
    now: Equals | null,
    says: OutcomeCase['says'],
  ): OutcomeCase => ({ what, asked, before, now, says });
  return [
    one('an equal one', equals(), equals('8'), shows(text)),
    one('a further equal one', equals('7'), equals('8', '7'), shows(text)),
    one('none', equals(), equals(), 'not-yet'),
    one('only the equal one that was there before', equals('7'), equals('7'), 'not-yet'),
    one('none was read before', unread, equals('8'), 'cannot-tell'),
    one('none is read now', equals(), unread, 'cannot-tell'),
    one('nothing', equals(), null, 'cannot-tell'),
  ];
};

const withdrawal = casesOf<unknown, Fields>(referralTransaction, {
  id: 5,
  type: 'withdraw',
  amount: 10,
});

/** A withdrawal with these statuses, the current one last. */
const history = (...statuses: readonly string[]): Fields => ({
  status: { status: statuses.at(-1), created_at: statuses.length > 1 ? THEN : EARLIER },
  statuses: statuses.map((status, index) => ({ status, created_at: index > 0 ? THEN : EARLIER })),
});
/** A withdrawal of a network that sends no history. */
const current = (status: string, at = EARLIER): Fields => ({ status: { status, created_at: at } });

const added = (status: string, text: string): readonly OutcomeCase[] => [
  withdrawal('added', history('pending'), history('pending', status), since(text)),
  withdrawal('a second time', history(status), history(status, status), since(text)),
  withdrawal(
    'added, and another one since',
    history('pending'),
    history('pending', status, 'other'),
    since(text),
  ),
  withdrawal(
    'listed newest first',
    history(status),
    {
      ...history(status, status),
      statuses: [current(status, THEN)['status'], current(status)['status']],
    },
    since(text),
  ),
  withdrawal('the same before', history(status), history(status), 'not-yet'),
  withdrawal(
    'the same before, and another one since',
    history(status),
    history(status, 'other'),
    'not-yet',
  ),
  withdrawal('unchanged', history('pending'), history('pending'), 'not-yet'),
  withdrawal('decided otherwise', history('pending'), history('pending', 'other'), 'not-yet'),
  withdrawal('current, without a history', current('pending'), current(status, THEN), since(text)),
  withdrawal(
    'current before, without a history',
    current(status),
    current(status, THEN),
    'cannot-tell',
  ),
  withdrawal(
    'current before, and the history came only now',
    current(status),
    history(status),
    'not-yet',
  ),
  withdrawal('unchanged, without a history', current('pending'), current('pending'), 'not-yet'),
  withdrawal('no status at all', {}, {}, 'not-yet'),
  withdrawal('added, without a time', {}, { statuses: [{ status }] }, shows(text)),
  withdrawal('current, without a time', {}, { status: { status } }, shows(text)),
  withdrawal('gone', history('pending'), null, 'cannot-tell'),
];

export const WITHDRAWAL_OUTCOMES: OutcomeTable<keyof typeof WITHDRAWAL_ACTS> = {
  'withdrawal.approve': added('initiated', 'Initiated'),
  'withdrawal.cancel': added('cancelled', 'Cancelled'),
  'withdrawal.complete': added('completed', 'Completed'),
};

const payment = casesOf<unknown, Fields>(healthInsurancePayment, { id: 4, amount: 25 });

export const PAYMENT_OUTCOMES: OutcomeTable<keyof typeof PAYMENT_ACTS> = {
  'payment.confirm': [
    payment('confirmed', {}, { confirmed_at: THEN }, since('Confirmed')),
    payment('unchanged', {}, {}, 'not-yet'),
    payment('only completed', {}, { completed_at: THEN }, 'not-yet'),
    payment('confirmed before', { confirmed_at: EARLIER }, { confirmed_at: THEN }, 'cannot-tell'),
    payment('gone', {}, null, 'cannot-tell'),
  ],
};

const PAIR = {
  poster_country_abbreviation: 'US',
  poster_currency_code: 'USD',
  matcher_country_abbreviation: 'NG',
  matcher_currency_code: 'NGN',
};
const SENT_LIMIT = { ...PAIR, min_exchange_rate: '450', max_exchange_rate: '999.123' };
const limit = casesOf<unknown, Fields>(exchangeRateLimit, { id: 6, ...SENT_LIMIT }, SENT_LIMIT);
const openLimit = casesOf<unknown, Fields>(
  exchangeRateLimit,
  { id: 6, ...SENT_LIMIT },
  { ...SENT_LIMIT, max_exchange_rate: null },
);
const AS_SENT = shows('Has the values that were sent');
const OLD_LIMIT = { min_exchange_rate: 450, max_exchange_rate: 978.3731 };

export const RATE_LIMIT_OUTCOMES: OutcomeTable<keyof typeof LIMIT_ACTS> = {
  'rate-limit.create': newOnes(SENT_LIMIT, 'Limit 8 has the values that were sent'),
  'rate-limit.update': [
    limit('as sent', OLD_LIMIT, {}, AS_SENT),
    limit('as sent, written otherwise', OLD_LIMIT, { min_exchange_rate: '450.00' }, AS_SENT),
    limit('unchanged', OLD_LIMIT, OLD_LIMIT, 'not-yet'),
    ...Object.keys(SENT_LIMIT).map((field) =>
      limit(
        `${field} is another`,
        OLD_LIMIT,
        { [field]: field.endsWith('rate') ? 451 : 'XX' },
        'not-yet',
      ),
    ),
    limit('a rate is missing', OLD_LIMIT, { max_exchange_rate: null }, 'not-yet'),
    openLimit('without the rate that was sent as none', {}, { max_exchange_rate: null }, AS_SENT),
    openLimit('with the rate that was sent as none', OLD_LIMIT, {}, 'not-yet'),
    limit('so before', {}, {}, 'cannot-tell'),
    limit('gone', OLD_LIMIT, null, 'cannot-tell'),
  ],
  'rate-limit.delete': [
    limit('gone', {}, null, shows('No longer among the limits')),
    limit('still there', {}, {}, 'not-yet'),
    limit('changed by somebody', {}, OLD_LIMIT, 'not-yet'),
  ],
};

const TERMS = {
  exchange_rate: '501.25',
  fee: '2',
  matcher_amount: '50',
  matcher_country: 'US',
  matcher_currency: 'USD',
  pb_country: 'NG',
  pb_currency: 'NGN',
  third_party_company_id: '3',
};
const WHOLE_OPTION = { id: 2, ...TERMS, thirdPartyCompany: 'Faster' };
const option = casesOf<unknown, Fields>(hybridOption, WHOLE_OPTION, { rate: '501.25', fee: '2' });
const OLD_TERMS = { exchange_rate: 490, fee: 1 };

const rows = (...options: readonly Fields[]) =>
  options.map((fields, index) => hybridOption.parse({ ...WHOLE_OPTION, id: index, ...fields }));
const found = (options: readonly Fields[], rowCount = options.length): OptionsOfQuery => ({
  filters: {},
  rowCount,
  rows: rows(...options),
});
const saving =
  (asked: BulkTerms) =>
  (
    what: string,
    before: OptionsOfQuery,
    now: OptionsOfQuery | null,
    says: OutcomeCase['says'],
  ): OutcomeCase => ({ what, asked, before, now, says });
const all = saving({ exchange_rate: '501.25' });
const both = saving({ exchange_rate: '501.25', fee: '2' });
const ofFee = saving({ fee: '2' });
const ALL_SENT = shows('All have the values that were sent');

export const OPTION_OUTCOMES: OutcomeTable<keyof typeof OPTION_ACTS> = {
  'option.update': [
    option('as sent', OLD_TERMS, {}, AS_SENT),
    option(
      'as sent, with another name of the company',
      OLD_TERMS,
      { thirdPartyCompany: 'Slower' },
      AS_SENT,
    ),
    option('unchanged', OLD_TERMS, OLD_TERMS, 'not-yet'),
    option('only one field', OLD_TERMS, { exchange_rate: 490 }, 'not-yet'),
    option('somebody else set another rate', OLD_TERMS, { exchange_rate: 502 }, 'not-yet'),
    option('so before', {}, {}, 'cannot-tell'),
    option('gone', OLD_TERMS, null, 'cannot-tell'),
  ],
  'options.update': [
    all('all', found([OLD_TERMS, {}]), found([{}, {}]), ALL_SENT),
    both('all, of both fields', found([OLD_TERMS]), found([{}]), ALL_SENT),
    both('only the rate of both fields', found([OLD_TERMS]), found([{ fee: 1 }]), 'not-yet'),
    ofFee('all, of the fee', found([OLD_TERMS]), found([{ exchange_rate: 1 }]), ALL_SENT),
    all('only some', found([OLD_TERMS, OLD_TERMS]), found([{}, OLD_TERMS]), 'not-yet'),
    all('one without a rate', found([OLD_TERMS]), found([{ exchange_rate: null }]), 'not-yet'),
    all('so before', found([{}, {}]), found([{}, {}]), 'cannot-tell'),
    all('none is found any more', found([OLD_TERMS]), found([]), 'cannot-tell'),
    all('those that were not so are gone', found([{}, OLD_TERMS]), found([{}]), 'cannot-tell'),
    all('not all read before', found([OLD_TERMS], 2000), found([{}]), 'cannot-tell'),
    all('not all read now', found([OLD_TERMS]), found([{}], 2000), 'cannot-tell'),
    all('gone', found([OLD_TERMS]), null, 'cannot-tell'),
  ],
};

const TRANSFER = transferRequest.parse({
  type: 'p2p',
  poster_currency: 'USD',
  poster_payment_method_type: 'bank',
  matcher_currency: 'NGN',
  matcher_country: 'NG',
  poster_amount: '199.50',
  matcher_amount: '99999.38',
  exchange_rate: '501.25',
  memo: '',
  is_partial_match_allowed: false,
  recipient: null,
  poster_recipient_username: 'ada',
});

export const TRANSFER_OUTCOMES: OutcomeTable<keyof typeof TRANSFER_ACTS> = {
  'transfer.post': newOnes(TRANSFER, 'Order 8 has the same amounts and currencies'),
};
