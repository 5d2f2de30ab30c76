import { describe, expect, it } from 'vitest';
import { ORDER_STATUSES, REFUND_STATUSES } from '#contract/orders.ts';
import {
  orderStatusLabel,
  orderStatusName,
  refundStatusLabel,
  refundStatusName,
} from './status.ts';

const label = (status: string, more: { statusText?: string; refunded_at?: string } = {}) =>
  orderStatusLabel({ status, statusText: null, refunded_at: null, ...more }).text;

describe('an order status', () => {
  it.each([
    ['unpublished', 'Unpublished'],
    ['published', 'Published'],
    ['matched', 'Matched'],
    ['matcher_paid', 'Matcher paid'],
    ['payment_received', 'Payment received'],
    ['removed', 'Expired'],
    ['cancelled', 'Cancelled'],
    ['completed', 'Completed'],
    ['unable_to_void', 'Unable to void'],
    ['unable_to_capture', 'Unable to capture'],
    ['unable_to_payout', 'Unable to pay out'],
    ['unable_to_transfer', 'Unable to transfer'],
    ['dispute_resolution_needed', 'Dispute resolution needed'],
    ['unable_to_refund', 'Unable to refund'],
  ])('%s is shown as %s', { tags: ['1O02', '1O03', '1O04'] }, (status, text) => {
    expect(label(status)).toBe(text);
  });

  it('removed reads Expired and Refunded once it is refunded, and only removed does', {
    tags: ['1O05'],
  }, () => {
    const refunded = { refunded_at: '2026-11-20T10:00:00.000Z' };
    expect(label('removed', refunded)).toBe('Expired and Refunded');
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
    expect(label(status, more)).toBe(text);
  });

  it('has the same name in the filter and in its chip', () => {
    expect(ORDER_STATUSES.map(orderStatusName)).toEqual(
      ORDER_STATUSES.map((status) => label(status)),
    );
  });
});

describe('a refund status', () => {
  it.each([
    ['initiated', 'Initiated'],
    ['pending', 'Pending'],
    ['completed', 'Completed'],
    ['failed', 'Failed'],
  ])('%s is shown as %s', { tags: ['1O06'] }, (status, text) => {
    expect(refundStatusLabel(status).text).toBe(text);
  });

  it('that is unknown is shown as its own text', () => {
    expect(refundStatusLabel('sent_back').text).toBe('sent back');
  });

  it('has the same name in the filter and in its chip', () => {
    const chips = REFUND_STATUSES.map((status) => refundStatusLabel(status).text);
    expect(REFUND_STATUSES.map(refundStatusName)).toEqual(chips);
  });
});
