import { describe, expect, it } from 'vitest';
import { dispute } from '#contract/orders/disputes.ts';
import { disputeEvidence } from './dispute-evidence.ts';

const AT = '2026-11-20T10:00:00Z';

const statement = (data: unknown, source = 'bank_statement') => ({
  side: 'matcher',
  source_type: source,
  data,
});
const FOUND = statement({ transactions: [{ amount: '50.00', currency: 'NGN', date: AT }] });

const read = (more: object = {}, entries: readonly object[] = []) =>
  dispute.parse({
    id: 1,
    match: { id: 5, matcher_amount: '50', matcher_currency: 'NGN', latestValidationData: entries },
    ...more,
  });
const rowOf = (what: string, ...[action, of]: Parameters<typeof disputeEvidence>) =>
  disputeEvidence(action, of).find((row) => row.what === what);

describe('the payment of the matcher', () => {
  it('is that which the match records, with the sources of its validation data', () => {
    const paid = { id: 5, matcher_payment_completed_at: AT, latestValidationData: [FOUND] };
    const row = (action: Parameters<typeof disputeEvidence>[0]) =>
      rowOf('Matcher paid', action, read({ match: paid }));
    expect(row('dispute.approveMatch')).toEqual({
      what: 'Matcher paid',
      answer: 'Yes',
      when: '2026-11-20T10:00:00.000Z',
      by: 'Date of the match; validation data of ‘Bank statement’',
      verdict: 'supports',
    });
    expect(row('dispute.cancelMatch')?.verdict).toBe('contradicts');
    expect(row('dispute.dismiss')?.verdict).toBe('not known');
  });

  it('without a date is not known', () => {
    expect(rowOf('Matcher paid', 'dispute.approveMatch', read())).toMatchObject({
      answer: 'Not known',
      by: 'The match has no date of a payment; no validation data of the Matcher',
      verdict: 'not known',
    });
  });
});

describe('a statement', () => {
  it.each([
    ['dispute.approveMatch', 'supports'],
    ['dispute.cancelMatch', 'contradicts'],
    ['dispute.approve', 'not known'],
    ['dispute.decline', 'not known'],
    ['dispute.dismiss', 'not known'],
  ] as const)('with the disputed amount, for %s: %s', (action, verdict) => {
    expect(rowOf('Statement found', action, read({}, [FOUND]))).toEqual({
      what: 'Statement found',
      answer: 'Yes',
      when: AT,
      by: '‘Bank statement’ of the Matcher: 1 transaction, 1 of 50.00 NGN',
      verdict,
    });
  });

  it.each([
    ['another amount', [{ amount: '49.99', currency: 'NGN' }]],
    ['another currency', [{ amount: '50', currency: 'GHS' }]],
    ['no number as amount', [{ amount: 'fifty' }]],
  ])('with %s does not show the payment', (_what, transactions) => {
    const row = rowOf(
      'Statement found',
      'dispute.approveMatch',
      read({}, [statement({ transactions })]),
    );
    expect(row).toMatchObject({
      answer: 'No',
      when: null,
      by: '‘Bank statement’ of the Matcher: 1 transaction, none of 50.00 NGN',
      verdict: 'contradicts',
    });
  });

  it('in another form says nothing, nor does data of another source', () => {
    const inWords = read({}, [statement('See the attachment')]);
    expect(rowOf('Statement found', 'dispute.approveMatch', inWords)).toMatchObject({
      answer: 'Not known',
      by: '‘Bank statement’ of the Matcher: transactions or amount not available',
      verdict: 'not known',
    });
    const other = read({}, [statement({ transactions: [] }, 'email_response')]);
    expect(rowOf('Statement found', 'dispute.approveMatch', other)).toMatchObject({
      answer: 'Not known',
      by: 'No validation data of a statement',
    });
  });
});

describe('the response of the poster beneficiary', () => {
  it.each([
    [1, 'dispute.approveMatch', 'Yes', 'supports'],
    [0, 'dispute.approveMatch', 'No', 'contradicts'],
    [1, 'dispute.cancelMatch', 'Yes', 'contradicts'],
    [0, 'dispute.cancelMatch', 'No', 'supports'],
    [0, 'dispute.decline', 'No', 'not known'],
    [null, 'dispute.approveMatch', 'Not known', 'not known'],
  ] as const)('%s, for %s: %s, %s', { tags: ['2D19'] }, (response, action, answer, verdict) => {
    const row = rowOf('Beneficiary confirmed', action, read({ pb_response: response }));
    expect(row).toMatchObject({ answer, verdict });
  });
});

it('counts and names the files of each side, and judges none', { tags: ['2D20'] }, () => {
  const files = [{ originalname: 'a.pdf' }, { originalname: null }];
  const rows = disputeEvidence(
    'dispute.approveMatch',
    read({ matcher_resp_email_files: files }),
  ).slice(3);
  expect(rows).toEqual([
    {
      what: 'Files of the Matcher',
      answer: '2 files',
      when: null,
      by: 'a.pdf, A file without a name',
      verdict: 'not known',
    },
    {
      what: 'Files of the Poster Beneficiary',
      answer: 'None',
      when: null,
      by: null,
      verdict: 'not known',
    },
  ]);
});
