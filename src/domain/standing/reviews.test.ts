import { describe, expect, it } from 'vitest';
import { dispute } from '#contract/orders/disputes.ts';
import { WITHDRAWAL_STATUSES } from '#contract/people/choices.ts';
import { referralTransaction } from '#contract/people/referrals.ts';
import { cardVerification, docVerification } from '#contract/people/verifications.ts';
import { formatDateTime } from '../time/format.ts';
import { IN_UTC } from '../time/testing.ts';
import { cardStanding, disputeStanding, documentStanding, withdrawalStanding } from './reviews.ts';
import { type Standing, sinceText, wordText } from './standing.ts';

const NOW = new Date('2026-11-20T12:00:00Z');
const day = (date: number) => `2026-11-${date}T12:00:00Z`;
const said = (standing: Standing) => [
  standing.text,
  sinceText(standing, NOW, (at) => formatDateTime(at, IN_UTC)),
  standing.word && `${standing.word.kind}: ${wordText(standing.word, NOW)}`,
];

describe('a dispute', () => {
  const of = (more: object) => said(disputeStanding(dispute.parse({ id: 1, ...more })));

  it('waits for a decision since it was opened, with what the beneficiary says', {
    tags: ['2D19'],
  }, () => {
    const pending = { status: 'pending', created_at: day(18) };
    const since = 'since 11/18/2026, 12:00:00 PM (opened 2 days ago)';
    const text = 'Waiting for a decision on the dispute';
    expect(of(pending)).toEqual([text, since, null]);
    expect(of({ ...pending, pb_response: 0 })).toEqual([
      text,
      since,
      'explains: Beneficiary says not received',
    ]);
    const match = { id: 5, matcher_payment_completed_at: day(17) };
    expect(of({ ...pending, match, pb_response: 0 })[2]).toBe(
      'contradicts: Beneficiary says not received',
    );
    expect(of({ ...pending, pb_response: 1 })[2]).toBe('explains: Beneficiary says received');
  });

  it('that is decided waits for nothing, and an unknown status is shown as it came', () => {
    expect(of({ status: 'approved', created_at: day(18) })).toEqual([
      'Approved',
      'Last step: opened 2 days ago (11/18/2026, 12:00:00 PM)',
      null,
    ]);
    expect(of({ status: 'escalated' })[0]).toBe('Status as it came: escalated');
    expect(of({})[0]).toBe('Status not available');
  });
});

describe('a card', () => {
  const of = (more: object) => said(cardStanding(cardVerification.parse({ id: 1, ...more }), NOW));

  it('waits once its charge is verified; that it has expired contradicts it', () => {
    const waits = ['Waiting for a decision on the card', 'Waiting time not available'];
    expect(of({ status: 'charge_verified', expiry_date: '12/2026' })).toEqual([...waits, null]);
    expect(of({ status: 'charge_verified', expiry_date: '10/2026' })).toEqual([
      ...waits,
      'contradicts: The card has expired: 10/2026',
    ]);
  });

  it('has the response of the bank as it came', () => {
    expect(of({ status: 'declined', resp_message: 'Do not honor' })).toEqual([
      'Declined',
      null,
      'as it came: Response message: Do not honor',
    ]);
    expect(of({ status: 'charge_failed' })[0]).toBe('Status as it came: Charge failed');
    expect(of({})[0]).toBe('Status not available');
  });
});

describe('a document', () => {
  const of = (more: object) =>
    said(documentStanding(docVerification.parse({ id: 1, ...more }), NOW));

  it('waits until it is decided; that it has expired contradicts it', () => {
    const waits = ['Waiting for a decision on the document', 'Waiting time not available'];
    expect(of({})).toEqual([...waits, null]);
    expect(of({ expiry_date: '2026-11-01' })).toEqual([
      ...waits,
      'contradicts: The document has expired: 2026-11-01',
    ]);
  });

  it('that was declined says why', () => {
    expect(of({ status: 'declined', comments: ['ID Expired', 'Blurred'] })).toEqual([
      'Declined',
      null,
      'explains: Reasons: ID Expired, Blurred',
    ]);
    expect(of({ status: 'approved' })).toEqual(['Verified', null, null]);
  });
});

describe('a withdrawal', () => {
  const of = (more: object) =>
    said(
      withdrawalStanding(
        referralTransaction.parse({ id: 1, type: 'withdraw', amount: '1', ...more }),
      ),
    );

  it('waits for approval since it is pending, and for completion since it is initiated', () => {
    expect(of({ status: 'pending', created_at: day(18) })).toEqual([
      'Waiting for approval',
      'since 11/18/2026, 12:00:00 PM (created 2 days ago)',
      null,
    ]);
    const statuses = [{ status: 'initiated', created_at: day(19) }];
    expect(of({ status: 'initiated', statuses, created_at: day(18) })).toEqual([
      'Waiting for completion',
      'since 11/19/2026, 12:00:00 PM (initiated 1 day ago)',
      null,
    ]);
    expect(of({ status: 'initiated', created_at: day(18) })[1]).toBe(
      'Waiting time not available. Last step: created 2 days ago (11/18/2026, 12:00:00 PM)',
    );
  });

  it('that was paid before contradicts the wait for approval', () => {
    const statuses = [{ status: 'initiated', created_at: day(17) }];
    expect(of({ status: 'pending', statuses })[2]).toBe(
      'contradicts: The payment was initiated before, 3 days ago',
    );
  });

  it('has a rule for every status of the contract', () => {
    const texts = [...WITHDRAWAL_STATUSES, 'held'].map((status) => of({ status })[0]);
    expect(texts.filter((text) => text?.includes('as it came'))).toEqual([
      'Status as it came: held',
    ]);
    expect(of({})[0]).toBe('Status not available');
  });
});
