/** Acts on hybrid order options: one, and all that a query finds (2H). */
import { hybridOption } from '#contract/network/hybrid-order-options.ts';
import type { OPTION_ACTS, OptionsOfQuery } from '#domain/acts/areas/options.ts';
import type { BulkTerms } from '#domain/rates/hybrid-options.ts';
import {
  type CasesOf,
  type Fields,
  type Reach,
  type Reading,
  type Rule,
  STAFF,
  sent,
} from './case.ts';
import { readingsOf, shows } from './readings.ts';
import { listed, set } from './rules.ts';
import { a } from './things.ts';

const AS_SENT = shows('Has the values that were sent');
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
const option = readingsOf(hybridOption, WHOLE_OPTION, { rate: '501.25', fee: '2' });
const OLD_TERMS = { exchange_rate: 490, fee: 1 };

const rows = (...options: readonly Fields[]) =>
  options.map((fields, index) => hybridOption.parse({ ...WHOLE_OPTION, id: index, ...fields }));
const found = (options: readonly Fields[], rowCount = options.length): OptionsOfQuery => ({
  filters: {},
  rowCount,
  rows: rows(...options),
});
const saving =
  (choice: BulkTerms) =>
  (
    what: string,
    before: OptionsOfQuery,
    now: OptionsOfQuery | null,
    says: Reading['says'],
  ): Reading => ({ what, choice, before, now, says });
const all = saving({ exchange_rate: '501.25' });
const both = saving({ exchange_rate: '501.25', fee: '2' });
const ofFee = saving({ fee: '2' });
const ALL_SENT = shows('All have the values that were sent');

const onNetwork = (more: Fields): Rule => ({
  list: 'hybridOrderOptions.list',
  effect: set(more),
  rival: { matcher_country: 'GB' },
});

const IN_LIST: Omit<Reach, 'opens'> = {
  place: '/hybrid-order-options',
  answers: { 'hybridOrderOptions.list': listed({ ...WHOLE_OPTION, exchange_rate: '2', fee: '1' }) },
};

export const OPTION_CASES: CasesOf<typeof OPTION_ACTS> = {
  'option.update': {
    texts: ['Edit option', 'Option saved', 'The option could not be saved'],
    roles: STAFF,
    offered: [a.option()],
    notOffered: [],
    reach: { ...IN_LIST, row: '2', opens: 'The new rate and fee apply' },
    call: sent(a.option(), 'POST admin/hybrid-order-options/2', {
      choice: { rate: '501.25', fee: '2' },
      body: {
        id: 2,
        exchange_rate: 501.25,
        fee: 2,
        matcher_amount: 50,
        matcher_country: 'US',
        matcher_currency: 'USD',
        pb_country: 'NG',
        pb_currency: 'NGN',
        third_party_company_id: 3,
      },
    }),
    readings: [
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
    network: {
      ...onNetwork({ exchange_rate: '2.50' }),
      choice: { rate: '2.50', fee: '1.99' },
    },
  },
  'options.update': {
    texts: ['Save All', 'Options saved', 'Unable to save options'],
    roles: STAFF,
    offered: [a.foundOptions(1), a.foundOptions(2)],
    notOffered: [[a.foundOptions(0), 'no option was found']],
    reach: { ...IN_LIST, opens: 'Enter an exchange rate or a fee first' },
    call: sent(a.foundOptions(2), 'PUT admin/hybrid-order-options', {
      choice: { fee: '2' },
      body: { fee: 2 },
      query: { filters: { matcher_amount: '50' } },
    }),
    readings: [
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
    network: { ...onNetwork({ exchange_rate: '2.50' }), choice: { exchange_rate: '2.50' } },
  },
};
