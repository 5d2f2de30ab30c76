import { describe, expect, it } from 'vitest';
import { ORDER_STATUSES, REFUND_STATUSES } from '#contract/orders/choices.ts';
import {
  orderStatusLabel,
  orderStatusName,
  refundStatusLabel,
  refundStatusName,
} from './status.ts';

interface More {
  readonly statusText?: string;
  readonly refunded_at?: string;
}
const chip = (status: string, more: More = {}) =>
  orderStatusLabel({ status, statusText: null, refunded_at: null, ...more });
const label = (status: string, more: More = {}) => chip(status, more)?.text;

describe('an order status', () => {
  it.each([
    ['unpublished', 'Unpublished', 'neutral'],
    ['published', 'Published', 'brand'],
    ['matched', 'Matched', 'informative'],
    ['matcher_paid', 'Matcher paid', 'informative'],
    ['payment_received', 'Payment received', 'informative'],
    ['removed', 'Expired', 'danger'],
    ['cancelled', 'Cancelled', 'danger'],
    ['completed', 'Completed', 'success'],
    ['unable_to_void', 'Unable to void', 'warning'],
    ['unable_to_capture', 'Unable to capture', 'warning'],
    ['unable_to_payout', 'Unable to pay out', 'warning'],
    ['unable_to_transfer', 'Unable to transfer', 'warning'],
    ['dispute_resolution_needed', 'Dispute resolution needed', 'warning'],
    ['unable_to_refund', 'Unable to refund', 'warning'],
  ])('%s is shown as %s', { tags: ['1O02', '1O03', '1O04'] }, (status, text, tone) => {
    expect(chip(status)).toEqual({ text, tone });
  });

  it('removed reads Expired and Refunded once it is refunded, and only removed does', {
    tags: ['1O05'],
  }, () => {
    const refunded = { refunded_at: '2026-11-20T10:00:00.000Z' };
    expect(chip('removed', refunded)).toEqual({ text: 'Expired and Refunded', tone: 'warning' });
    expect(label('cancelled', refunded)).toBe('Cancelled');
  });

  it('is read in either spelling of cancelled', () => {
    expect(label('canceled')).toBe('Cancelled');
  });

  it.each([
    ['on_hold', {}, 'on hold'],
    ['on_hold', { statusText: 'On hold at the bank' }, 'On hold at the bank'],
    ['constructor', {}, 'constructor'],
  ])('that is unknown is shown as its own text: %s', (status, more, text) => {
    expect(chip(status, more)).toEqual({ text, tone: 'neutral' });
  });

  it('has the same name in the filter and in its chip', () => {
    expect(ORDER_STATUSES.map(orderStatusName)).toEqual(
      ORDER_STATUSES.map((status) => label(status)),
    );
  });
});

describe('a refund status', () => {
  it.each([
    ['initiated', 'Initiated', 'brand'],
    ['pending', 'Pending', 'informative'],
    ['completed', 'Completed', 'success'],
    ['failed', 'Failed', 'danger'],
  ])('%s is shown as %s', { tags: ['1O06'] }, (status, text, tone) => {
    expect(refundStatusLabel(status)).toEqual({ text, tone });
  });

  it('that is unknown is shown as its own text', () => {
    expect(refundStatusLabel('sent_back')).toEqual({ text: 'sent back', tone: 'neutral' });
  });

  it('has the same name in the filter and in its chip', () => {
    const chips = REFUND_STATUSES.map((status) => refundStatusLabel(status).text);
    expect(REFUND_STATUSES.map(refundStatusName)).toEqual(chips);
  });
});
