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
const found = (...[action, of]: Parameters<typeof disputeEvidence>) =>
  disputeEvidence(action, of).map(({ text, weight }) => `${text}: ${weight}`);

const UNANSWERED = 'The beneficiary has not answered: neither';

it('the payment of the matcher is that which the match records, with its time', () => {
  const paid = read({ match: { id: 5, matcher_payment_completed_at: AT } });
  const text = 'The match is recorded as paid';
  expect(found('dispute.approveMatch', paid)).toEqual([`${text}: supports`, UNANSWERED]);
  expect(found('dispute.cancelMatch', paid)[0]).toBe(`${text}: contradicts`);
  expect(found('dispute.dismiss', paid)[0]).toBe(`${text}: neither`);
  expect(disputeEvidence('dispute.dismiss', paid)[0]?.at).toBe('2026-11-20T10:00:00.000Z');
  expect(found('dispute.approveMatch', read())).toEqual([
    'No evidence of a payment yet: neither',
    UNANSWERED,
  ]);
});

describe('a statement', () => {
  it.each([
    ['dispute.approveMatch', 'supports'],
    ['dispute.cancelMatch', 'contradicts'],
    ['dispute.approve', 'neither'],
    ['dispute.decline', 'neither'],
    ['dispute.dismiss', 'neither'],
  ] as const)('with the disputed amount, for %s: %s', (action, weight) => {
    expect(disputeEvidence(action, read({}, [FOUND]))[0]).toEqual({
      text: "The matcher's statement shows 50.00 NGN",
      at: AT,
      detail: null,
      how: 'From ‘Bank statement’ in the validation data of the Matcher: 1 transaction, 1 of 50.00 NGN.',
      weight,
    });
  });

  it('with a day and no time says the day', () => {
    const transactions = [{ amount: '50.00', currency: 'NGN', date: '2026-11-20' }];
    const [said] = disputeEvidence(null, read({}, [statement({ transactions })]));
    expect(said?.text).toBe("The matcher's statement shows 50.00 NGN, dated 2026-11-20");
    expect(said?.at).toBeNull();
  });

  it.each([
    ['another amount', [{ amount: '49.99', currency: 'NGN' }]],
    ['another currency', [{ amount: '50', currency: 'GHS' }]],
    ['no number as amount', [{ amount: 'fifty' }]],
  ])('with %s does not show the payment', (_what, transactions) => {
    expect(found('dispute.approveMatch', read({}, [statement({ transactions })]))).toEqual([
      "The matcher's statement does not show 50.00 NGN: contradicts",
      UNANSWERED,
    ]);
  });

  it.each([
    ['the payment', { amount: '50.00', date: AT }, 'NGN'],
    ['the dispute', { amount: '50.00', currency: 'NGN', date: AT }, null],
  ])('with the number and no currency of %s supports nothing', (_what, sent, currency) => {
    const entries = [statement({ transactions: [sent] })];
    const match = { id: 5, matcher_amount: '50', matcher_currency: currency };
    const of = read({ match: { ...match, latestValidationData: entries } });
    expect(disputeEvidence('dispute.approveMatch', of)[0]).toMatchObject({
      text: "The matcher's statement shows 50.00, with no currency to compare",
      how: expect.stringContaining('1 transaction, 1 of 50.00, with no currency to compare.'),
      weight: 'neither',
    });
  });

  it('counts a payment of that currency alone where there is one', () => {
    const transactions = [{ amount: '50.00', currency: 'NGN' }, { amount: '50.00' }];
    const [said] = disputeEvidence('dispute.approveMatch', read({}, [statement({ transactions })]));
    expect(said).toMatchObject({
      text: "The matcher's statement shows 50.00 NGN",
      weight: 'supports',
    });
    expect(said?.how).toMatch(/: 2 transactions, 1 of 50\.00 NGN\.$/u);
    const none = disputeEvidence(null, read({}, [statement({ transactions: [] })]))[0];
    expect(none?.how).toMatch(/: 0 transactions, none of 50\.00 NGN\.$/u);
  });

  it.each([
    ['See the attachment', '50', 'it has no list of transactions'],
    [{ transactions: [] }, null, 'the disputed amount is not available'],
    [{ transactions: [] }, { unreadable: '5,0' }, 'the disputed amount is not available'],
  ])('%o cannot be compared with the amount %o: %s', (data, amount, why) => {
    const of = read({}, [statement(data)]);
    const match = of.match && { ...of.match, matcher_amount: amount };
    expect(disputeEvidence('dispute.approveMatch', { ...of, match })[0]).toMatchObject({
      text: "The matcher's statement could not be compared",
      how: `From ‘Bank statement’ in the validation data of the Matcher: ${why}.`,
      weight: 'neither',
    });
  });

  it.each(['email_response', null])('is not data of the source %s', (source) => {
    const other = read({}, [{ ...statement({ transactions: [] }), source_type: source }]);
    expect(found('dispute.approveMatch', other)[0]).toBe('No evidence of a payment yet: neither');
  });
});

it.each([
  [1, 'dispute.approveMatch', 'supports'],
  [0, 'dispute.approveMatch', 'contradicts'],
  [1, 'dispute.cancelMatch', 'contradicts'],
  [0, 'dispute.cancelMatch', 'supports'],
  [0, 'dispute.decline', 'neither'],
  [null, 'dispute.approveMatch', 'neither'],
] as const)(
  'the response %s of the beneficiary, for %s: %s',
  {
    tags: ['2D19'],
  },
  (response, action, weight) => {
    const own = disputeEvidence(action, read({ pb_response: response })).find(({ text }) =>
      text.startsWith('The beneficiary'),
    );
    expect(own?.weight).toBe(weight);
  },
);

it('a denial contradicts a recorded payment only where no act is asked about', () => {
  const denied = read({ pb_response: 0, match: { id: 5, matcher_payment_completed_at: AT } });
  const text = 'The beneficiary says that the payment did not arrive';
  expect(found(null, denied)[0]).toBe(`${text}: contradicts`);
  expect(found('dispute.cancelMatch', denied)[1]).toBe(`${text}: supports`);
});
