import { describe, expect, it } from 'vitest';
import { dispute } from '#contract/orders/disputes.ts';
import { WITHDRAWAL_STATUSES } from '#contract/people/choices.ts';
import { referralTransaction } from '#contract/people/referrals.ts';
import { cardVerification, docVerification } from '#contract/people/verifications.ts';
import { formatDateTime } from '../time/format.ts';
import { IN_UTC } from '../time/testing.ts';
import { cardStanding, disputeStanding, documentStanding, withdrawalStanding } from './reviews.ts';
import { evidenceText, type Standing, sinceText } from './standing.ts';

const NOW = new Date('2026-11-20T12:00:00Z');
const day = (date: number) => `2026-11-${date}T12:00:00Z`;
const shown = (at: string) => formatDateTime(at, IN_UTC);
const said = (standing: Standing) => [
  standing.text,
  sinceText(standing, NOW, shown),
  standing.evidence
    .map(
      (each) =>
        `${each.weight === 'contradicts' ? 'contradicts: ' : ''}${evidenceText(each, shown)}`,
    )
    .join('. ') || null,
];

describe('a dispute', () => {
  const of = (more: object) => said(disputeStanding(dispute.parse({ id: 1, ...more })));
  const NONE = 'No evidence of a payment yet';

  it('waits for a decision since it was opened, with what was found of the payment', {
    tags: ['2D19'],
  }, () => {
    const pending = { status: 'pending', created_at: day(18) };
    const since = 'since 11/18/2026, 12:00:00 PM (opened 2 days ago)';
    const text = 'Waiting for a decision on the disputed payment';
    const denial = 'The beneficiary says that the payment did not arrive';
    expect(of(pending)).toEqual([text, since, `${NONE}. The beneficiary has not answered`]);
    expect(of({ ...pending, pb_response: 0 })).toEqual([text, since, `${NONE}. ${denial}`]);
    const match = { id: 5, matcher_payment_completed_at: day(17) };
    expect(of({ ...pending, match, pb_response: 0 })[2]).toBe(
      `contradicts: ${denial}. The match is recorded as paid (11/17/2026, 12:00:00 PM)`,
    );
  });

  it('that is decided waits for nothing, and an unknown status is shown as it came', () => {
    const read = `${NONE}. The beneficiary has not answered`;
    expect(of({ status: 'approved', created_at: day(18) })).toEqual(['Approved', null, read]);
    expect(of({ status: 'escalated' })).toEqual(['The status is ‘escalated’', null, read]);
    expect(of({})).toEqual(['The status is not available', null, read]);
    const standing = (status: string) => disputeStanding(dispute.parse({ id: 1, status }));
    expect(standing('approved')).toMatchObject({ tone: 'success', isOpen: false });
    expect(standing('pending')).toMatchObject({ tone: 'informative', isOpen: true });
  });
});

describe('a card', () => {
  const of = (more: object) => said(cardStanding(cardVerification.parse({ id: 1, ...more }), NOW));

  it('waits once its charge is verified; that it has expired contradicts it', () => {
    const waits = ['Waiting for a decision on the card', null];
    expect(of({ status: 'charge_verified', expiry_date: '12/2026' })).toEqual([...waits, null]);
    expect(of({ status: 'charge_verified', expiry_date: '10/2026' })).toEqual([
      ...waits,
      'contradicts: The card expired in 10/2026',
    ]);
  });

  it('has the response of the bank as it came', () => {
    expect(of({ status: 'declined', resp_message: 'Do not honor' })).toEqual([
      'Declined',
      null,
      'The check of the card answered: Do not honor',
    ]);
    const message = { resp_message: 'No charge' };
    const answered = 'The check of the card answered: No charge';
    expect(of({ status: 'charge_failed', ...message })).toEqual([
      'The status is ‘Charge failed’',
      null,
      answered,
    ]);
    expect(of(message)).toEqual(['The status is not available', null, answered]);
  });
});

describe('a document', () => {
  const of = (more: object) =>
    said(documentStanding(docVerification.parse({ id: 1, ...more }), NOW));

  it('waits until it is decided; that it has expired contradicts it', () => {
    const waits = ['Waiting for a decision on the document', null];
    expect(of({})).toEqual([...waits, null]);
    expect(of({ expiry_date: '2026-11-01' })).toEqual([
      ...waits,
      'contradicts: The document expired on 2026-11-01',
    ]);
  });

  it('that was declined says why', () => {
    expect(of({ status: 'declined', comments: ['ID Expired', 'Blurred'] })).toEqual([
      'Declined',
      null,
      'Reasons: ID Expired, Blurred',
    ]);
    expect(of({ status: 'approved' })).toEqual(['Verified', null, null]);
  });
});

describe('a withdrawal', () => {
  const of = (more: object) =>
    said(
      withdrawalStanding(
        referralTransaction.parse({
          id: 1,
          type: 'withdraw',
          amount: '1',
          currency_code: 'EUR',
          ...more,
        }),
      ),
    );

  it('waits for approval since it is pending, and for completion since it is initiated', () => {
    expect(of({ status: 'pending', created_at: day(18) })).toEqual([
      'Waiting for approval of 1.00 EUR',
      'since 11/18/2026, 12:00:00 PM (created 2 days ago)',
      null,
    ]);
    const statuses = [{ status: 'initiated', created_at: day(19) }];
    expect(of({ status: 'initiated', statuses, created_at: day(18) })).toEqual([
      'Waiting for completion of the payment of 1.00 EUR',
      'since 11/19/2026, 12:00:00 PM (initiated 1 day ago)',
      null,
    ]);
    expect(of({ status: 'initiated', created_at: day(18) })[1]).toBeNull();
    expect(of({ status: 'pending' })[1]).toBeNull();
    const later = [...statuses, { status: 'completed', created_at: day(20) }];
    expect(of({ status: 'initiated', statuses: later })[1]).toMatch(/initiated 1 day ago/u);
    expect(of({ status: 'completed', statuses: later.slice(1) })).toEqual([
      'Completed',
      'just now (11/20/2026, 12:00:00 PM)',
      null,
    ]);
  });

  it('that was paid before contradicts the wait for approval', () => {
    const statuses = [{ status: 'initiated', created_at: day(17) }];
    expect(of({ status: 'pending', statuses })[2]).toBe(
      'contradicts: The payment was initiated before (11/17/2026, 12:00:00 PM)',
    );
  });

  it('has a rule for every status of the contract', () => {
    const texts = [...WITHDRAWAL_STATUSES, 'held'].map((status) => of({ status })[0]);
    expect(texts.filter((text) => text?.includes('status is'))).toEqual(['The status is ‘held’']);
    expect(of({})[0]).toBe('The status is not available');
  });
});
