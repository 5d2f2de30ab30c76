import { describe, expect, it } from 'vitest';
import { transferRequest } from '#contract/orders/transfers.ts';
import { type Placed, place } from '#contract/wire/endpoint.ts';
import { endpoints } from '#contract/wire/endpoints.ts';
import type { ActName } from '#domain/acts/acts.ts';
import { ACTS, actOf } from '#domain/acts/acts.ts';
import { NO_EQUALS } from '#domain/acts/equals.ts';
import { a, LIMIT_FIELDS, MATCHED } from './cases/things.ts';

interface Sent {
  readonly thing: unknown;
  readonly asked?: unknown;
  /** Method and path. */
  readonly to: string;
  readonly body?: Placed['body'];
  readonly query?: Placed['query'];
}

const sent = (thing: unknown, to: string, more: Omit<Sent, 'thing' | 'to'> = {}): Sent => ({
  thing,
  to,
  ...more,
});

const QUERY = { filters: { statuses: ['published'] }, search: 'ada' };
const FILE = { name: 'slip.pdf', type: 'application/pdf', content: 'AA==' };
const TRANSFER = transferRequest.parse({
  type: 'p2p',
  poster_currency: 'USD',
  poster_payment_method_type: 'us_bank',
  matcher_currency: 'NGN',
  matcher_country: 'NG',
  poster_amount: '199.50',
  matcher_amount: '99999.38',
  exchange_rate: '501.25',
  memo: 'rent',
  is_partial_match_allowed: false,
  recipient: null,
  poster_recipient_username: 'ada@example.com',
});
const matched = a.order(MATCHED);
const content = '<p>Down tomorrow</p>';

const CALLS: Readonly<Record<ActName, Sent>> = {
  'order.cancelMatch': sent(matched, 'POST admin/matches/cancel/9'),
  'order.approveMatch': sent(matched, 'POST admin/matches/approve/9'),
  'order.markAsPaid': sent(matched, 'POST admin/orders/mark-as-matcher-paid/7'),
  'order.markAsRefunded': sent(matched, 'POST admin/orders/mark-as-refunded/7'),
  'order.completeOrder': sent(matched, 'POST admin/orders/complete/7'),
  'order.expireOrder': sent(a.order(), 'POST admin/orders/expire/7'),
  'order.hide': sent(a.order(), 'POST admin/orders/set-hidden/7', {
    body: { id: 7, hidden: true },
  }),
  'order.unhide': sent(a.order({ hidden: true }), 'POST admin/orders/set-hidden/7', {
    body: { id: 7, hidden: false },
  }),
  'order.capture': sent(a.order(), 'POST admin/orders/capture/7'),
  'order.void': sent(a.order(), 'POST admin/orders/void/7'),
  'order.publish': sent(a.order(), 'POST admin/orders/publish/7', {
    asked: { paymentType: 'mono' },
    body: { payment_type: 'mono' },
  }),
  'order.investigate': sent(matched, 'POST admin/orders/investigate/7'),
  'order.rematch': sent(matched, 'POST admin/matches/70/rematch', { asked: { matchId: '70' } }),
  'orders.hideAll': sent(a.foundOrders([false], QUERY), 'POST admin/orders/set-hidden', {
    body: { hidden: true, ...QUERY },
  }),
  'orders.unhideAll': sent(a.foundOrders([true]), 'POST admin/orders/set-hidden', {
    body: { hidden: false, filters: {} },
  }),
  'transfer.post': sent(NO_EQUALS, 'POST admin/orders', { asked: TRANSFER, body: TRANSFER }),
  'user.createNetworkEmail': sent(a.user(), 'PATCH admin/users/8/create-kaoshi-email'),
  'user.ban': sent(a.user(), 'PATCH admin/users/8/ban'),
  'user.unban': sent(a.user(), 'PATCH admin/users/8/unban'),
  'user.delete': sent(a.user(), 'DELETE admin/users/8'),
  'withdrawal.approve': sent(a.withdrawal(), 'POST admin/referral-transactions/5/approve'),
  'withdrawal.cancel': sent(a.withdrawal(), 'POST admin/referral-transactions/5/cancel'),
  'withdrawal.complete': sent(a.withdrawal(), 'POST admin/referral-transactions/5/complete'),
  'rate-limit.create': sent(NO_EQUALS, 'POST admin/exchange-rate-limits', {
    asked: LIMIT_FIELDS,
    body: LIMIT_FIELDS,
  }),
  'rate-limit.update': sent(a.limit(), 'POST admin/exchange-rate-limits/6', {
    asked: LIMIT_FIELDS,
    body: { ...LIMIT_FIELDS, min_exchange_rate: 450.5, max_exchange_rate: 900 },
  }),
  'rate-limit.delete': sent(a.limit(), 'DELETE admin/exchange-rate-limits/6'),
  'option.update': sent(a.option(), 'POST admin/hybrid-order-options/2', {
    asked: { rate: '501.25', fee: '2' },
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
  'options.update': sent(a.foundOptions(2), 'PUT admin/hybrid-order-options', {
    asked: { fee: '2' },
    body: { fee: 2 },
    query: { filters: { matcher_amount: '50' } },
  }),
  'ribbon.create': sent(NO_EQUALS, 'POST admin/ribbons/', {
    asked: { content },
    body: { content },
  }),
  'ribbon.update': sent(a.ribbon(), 'POST admin/ribbons/17', {
    asked: { content },
    body: { content },
  }),
  'ribbon.publish': sent(a.ribbon(), 'POST admin/ribbons/17', { body: { is_active: true } }),
  'ribbon.unpublish': sent(a.ribbon(), 'POST admin/ribbons/17', { body: { is_active: false } }),
  'ribbon.remove': sent(a.ribbon(), 'DELETE admin/ribbons/17'),
  'dispute.dismiss': sent(a.dispute(), 'PUT admin/disputes/3', { body: { status: 'resolved' } }),
  'dispute.approve': sent(a.dispute(), 'POST admin/disputes/3/approve'),
  'dispute.decline': sent(a.dispute(), 'POST admin/disputes/3/decline'),
  'dispute.cancelMatch': sent(a.dispute(), 'POST admin/matches/cancel/9'),
  'dispute.approveMatch': sent(a.dispute(), 'POST admin/matches/approve/9'),
  'dispute.sendFile': sent(a.dispute(), 'PUT admin/disputes/3', {
    asked: { side: 'matcher', file: FILE },
    body: { matcher_resp_email: FILE },
  }),
  'card.accept': sent(a.card(), 'POST admin/card-verification/approve/19'),
  'card.cancel': sent(a.card(), 'POST admin/card-verification/decline/19'),
  'document.approve': sent(a.document(), 'POST admin/doc-verification/23/approve'),
  'document.decline': sent(a.document(), 'POST admin/doc-verification/23/decline', {
    asked: { comments: ['ID Expired', 'Blurred'] },
    body: {
      id: 23,
      type: 'identity',
      user: { id: 8, full_name: 'Ada Obi' },
      data: { id_number: 'A123' },
      status: null,
      comments: ['ID Expired', 'Blurred'],
    },
  }),
  'payment.confirm': sent(a.payment(), 'POST admin/health-insurance-payments/29/confirm'),
  'maintenance.on': sent({ on: false }, 'POST admin/site/settings', {
    body: { type: 'maintenance', value: true },
  }),
  'maintenance.off': sent({ on: true }, 'POST admin/site/settings', {
    body: { type: 'maintenance', value: false },
  }),
};

/** What goes over the wire for an act on `thing`. */
function wireOf(name: ActName, thing: unknown, asked: unknown = {}) {
  const { endpoint, input } = actOf(name).call(thing, asked);
  const { path, query, body } = place(endpoints[endpoint], input);
  return { to: `${endpoints[endpoint].method} ${path}`, query, body };
}

const TAGS = [
  ['1A04', '1A06', '1A08', '1A11', '1A13', '1A16', '1A18', '1A21', '1A25', '1A31', '1A34'],
  ['1B05', '1H08', '1M06', '2UD18', '2UD23', '2UD26', '2R19', '2R20', '2R21', '2H18', '2H20'],
  ['2H21', '2B11', '2B12', '2B13', '2B14', '2B15', '2C20', '2C21', '2I18', '2I19', '2X08'],
  ['2X10', '2D10', '2D11', '2D13', '2D15', '2P07', '3C46'],
].flat();

describe('the one call of an act', () => {
  it.each(Object.entries(CALLS))(
    '%s',
    { tags: TAGS },
    (name, { thing, asked, to, body, query }) => {
      expect(wireOf(name as ActName, thing, asked)).toEqual({ to, body, query: query ?? {} });
    },
  );

  it('is written down here for every act there is', () => {
    expect(Object.keys(ACTS).toSorted()).toEqual(Object.keys(CALLS).toSorted());
  });

  it('carries a file under the name of its side', { tags: ['2D12'] }, () => {
    const asked = { side: 'posters_beneficiary', file: FILE };
    expect(wireOf('dispute.sendFile', a.dispute(), asked).body).toEqual({
      poster_beneficiary_resp_email: FILE,
    });
  });

  it.each(['order.cancelMatch', 'order.approveMatch'] as const)(
    '%s is not sent where there is no match',
    (name) => {
      expect(() => wireOf(name, a.order())).toThrow();
    },
  );

  it.each(['dispute.cancelMatch', 'dispute.approveMatch'] as const)(
    '%s is not sent where there is no match',
    (name) => {
      expect(() => wireOf(name, a.dispute({ match: null }))).toThrow();
      expect(() => wireOf(name, a.dispute({ match: { id: null } }))).toThrow();
    },
  );
});

describe('what is kept of the input of an act', () => {
  const kept = (name: ActName, input: unknown) => actOf(name).wanted?.(input as never);

  it('is who gets a transfer, by handle or by account', () => {
    const { poster_recipient_username: _handle, ...others } = TRANSFER;
    const amounts = {
      poster_currency: 'USD',
      poster_amount: '199.50',
      matcher_currency: 'NGN',
      matcher_amount: '99999.38',
    };
    const recipient = { accountNumber: '0123456789' };
    const toAccount = { ...others, poster_recipient_username: null, recipient };
    expect([
      kept('transfer.post', TRANSFER),
      kept('transfer.post', { ...TRANSFER, recipient }),
      kept('transfer.post', toAccount),
      kept('transfer.post', { ...toAccount, recipient: null }),
    ]).toEqual([
      { ...amounts, recipient: 'ada@example.com' },
      { ...amounts, recipient: 'ada@example.com' },
      { ...amounts, recipient: '0123456789' },
      { ...amounts, recipient: null },
    ]);
  });

  it('is the name and side of a file, and not its content', () => {
    expect([
      kept('dispute.sendFile', { id: '3', matcher_resp_email: FILE }),
      kept('dispute.sendFile', { id: '3', poster_beneficiary_resp_email: FILE }),
    ]).toEqual([
      { side: 'matcher', name: 'slip.pdf' },
      { side: 'posters_beneficiary', name: 'slip.pdf' },
    ]);
  });

  it('is the reasons of a declined document, and not the document', () => {
    const comments = ['ID Expired'];
    expect(kept('document.decline', { id: '23', original: { number: 'A123' }, comments })).toEqual({
      comments,
    });
  });
});
