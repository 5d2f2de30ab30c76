import { expect, it } from 'vitest';
import { orderRow } from '#contract/orders/orders.ts';
import { thirdPartyRow } from '#contract/orders/third-party-transactions.ts';
import { userRow } from '#contract/people/users.ts';
import type { FileColumn } from './column.ts';
import { ORDER_COLUMNS } from './orders.ts';
import { THIRD_PARTY_COLUMNS } from './third-party.ts';
import { USER_COLUMNS } from './users.ts';

const at = (date: number) => `2026-11-${date}T10:00:00.000Z`;

/** What a column shows of a row. */
function shownIn<Row>(column: FileColumn<Row>, row: Row): unknown {
  if ('text' in column) return column.text(row);
  if ('flag' in column) return column.flag(row);
  if ('status' in column) return column.status(row);
  if ('rate' in column) return column.rate(row);
  return 'money' in column ? Object.values(column.money(row)).join(' ') : column.instant(row);
}

it('the columns of orders, in the order of the specification', {
  tags: ['1L08', '1L09', '1L10'],
}, () => {
  const row = orderRow.parse({
    ...{ id: 5, flwRef: 'FLW-1', payment_type: 'card', type: 'p2p', status: 'matched' },
    ...{ poster_amount: '1', poster_currency: 'NGN', matcher_amount: '2', matcher_currency: 'USD' },
    ...{ exchange_rate: '3', poster_fee: '4', collection_fee: '7', payout_fee: '8' },
    ...{ poster_payout_fee: '9', stampduty_fee: '10', match_id: 9, match_matcher_amount: '2.5' },
    ...{ match_matcher_currency: 'CAD', match_matcher_fee: '5' },
    ...{ match_matcher_payment_method_fee: '6', posted_at: at(11), confirmed_at: at(12) },
    ...{ matcher_payment_completed_at: at(13), cancelled_at: at(14) },
    ...{ is_partial_match_allowed: false, admin_memo: 'called', refund_status: 'failed' },
  });
  expect(ORDER_COLUMNS.map((each) => [each.id, each.header, shownIn(each, row)])).toEqual([
    ['id', 'Transaction ID', '5'],
    ['reference', 'Reference', 'FLW-1'],
    ['paymentType', 'Payment Type', 'card'],
    ['type', 'Type', 'p2p'],
    ['posterAmount', 'Poster Amount', '1 NGN'],
    ['matcherAmount', 'Matcher Amount', '2 USD'],
    ['matcherAmountInMatcherCurrency', 'Matcher Amount in Matcher Currency', '2.5 CAD'],
    ['rate', 'Rate', '3'],
    ['posterFee', 'Poster Fee', '4 NGN'],
    ['matcherFee', 'Matcher Fee', '5 USD'],
    ['matcherFeeInMatcherCurrency', 'Matcher Fee in Matcher Currency', '6 CAD'],
    ['collectionFee', 'Collection Fee', '7 NGN'],
    ['payoutFee', 'Payout Fee', '8 NGN'],
    ['posterPayoutFee', 'Poster Payout Fee', '9 NGN'],
    ['stampDutyFee', 'Stampduty Fee', '10 NGN'],
    ['posted', 'Posted', at(11)],
    ['confirmed', 'Confirmed', at(12)],
    ['validatedAt', 'Validated At', at(13)],
    ['completedOrCancelled', 'Completed/Cancelled', at(14)],
    ['partialMatchAllowed', 'Partial Match Allowed', false],
    ['memo', 'Memo', 'called'],
    ['status', 'Status', { text: 'Matched', tone: 'informative' }],
    ['refundStatus', 'Refund Status', { text: 'Failed', tone: 'danger' }],
  ]);
});

it('the columns of third-party transactions, in the order of the specification', {
  tags: ['2T14', '2T15', '2T22'],
}, () => {
  const shown = (status: string | null) => {
    const row = thirdPartyRow.parse({
      ...{ id: 5, status, exchange_rate: '3', created_at: at(11), completed_at: at(12) },
      ...{ poster_amount: '1', poster_currency: 'NGN' },
      ...{ matcher_amount: '2', matcher_currency: 'USD' },
    });
    return THIRD_PARTY_COLUMNS.map((each) => [each.id, each.header, shownIn(each, row)]);
  };
  expect(shown('attention_needed')).toEqual([
    ['id', 'Transaction ID', '5'],
    ['posterAmount', 'Poster Amount', '1 NGN'],
    ['matcherAmount', 'Matcher Amount', '2 USD'],
    ['rate', 'Rate', '3'],
    ['created', 'Created', at(11)],
    ['completed', 'Completed', at(12)],
    ['status', 'Status', { text: 'attention needed', tone: 'danger' }],
  ]);
  expect(shown(null).at(-1)).toEqual(['status', 'Status', null]);
});

it('the columns of the file of users, and which of them its small form has', {
  tags: ['2U21'],
}, () => {
  const user = userRow.parse({
    ...{ id: 5, full_name: 'Ada Obi', email: 'a@b.test', phone: '+234', country: 'Nigeria' },
    ...{ city: 'Lagos', status: 'banned', can_post_offers: true, can_accept_offers: false },
    ...{ is_identity_verified: true, is_payment_methods_added: false },
    ...{ accountOfficer: { tag: 'KA - 001' }, joined_at: at(11), last_logged_at: at(12) },
    last_transaction_completed_at: at(13),
  });
  expect(USER_COLUMNS.map((each) => [each.header, shownIn(each, user)])).toEqual([
    ['User ID', '5'],
    ['Name', 'Ada Obi'],
    ['Email', 'a@b.test'],
    ['Phone', '+234'],
    ['Country', 'Nigeria'],
    ['City', 'Lagos'],
    ['Status', { text: 'Banned', tone: 'danger' }],
    ['Poster', true],
    ['Matcher', false],
    ['Identity Verified', true],
    ['Bank Added', false],
    ['Account Officer', 'KA - 001'],
    ['User Created', at(11)],
    ['Last Signed in', at(12)],
    ['Last Transaction Completed', at(13)],
  ]);
  const lite = USER_COLUMNS.filter((each) => each.lite).map(({ header }) => header);
  expect(lite).toEqual(['User ID', 'Name', 'Email', 'Phone']);
  const bare = USER_COLUMNS.filter(({ header }) => ['Status', 'Account Officer'].includes(header));
  expect(bare.map((each) => shownIn(each, userRow.parse({ id: 5 })))).toEqual([null, null]);
});
