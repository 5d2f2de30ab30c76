import { describe, expect, it } from 'vitest';
import { dispute } from '#contract/orders/disputes.ts';
import { whyNot } from '../acts/act.ts';
import { DISPUTE_ACTS } from '../acts/areas/disputes.ts';
import {
  beneficiaryName,
  changesBesideFiles,
  disputeAbout,
  disputeChanges,
  disputedMatchId,
  disputedOrderId,
  filesOf,
  matcherName,
  validationEntriesOf,
} from './changes.ts';
import { disputePath, disputeStatusLabel, responseText } from './disputes.ts';

const AT = '2026-11-20T10:00:00Z';
const read = (more: Record<string, unknown> = {}, match: Record<string, unknown> = {}) =>
  dispute.parse({ id: 1, status: 'pending', match: { id: 5, ...match }, ...more });

describe('what can be done about a dispute', () => {
  it.each([
    [{}, null],
    [{ id: null }, 'the dispute names no match'],
    [{ cancelled_at: AT }, 'the match was cancelled'],
    [{ canceled_at: AT }, 'the match was cancelled'],
    [{ matcher_payment_completed_at: AT }, "the matcher's payment is completed"],
    [{ completed_at: AT }, 'the match is completed'],
  ])('of its match %o: %s', { tags: ['2D07'] }, (match, why) => {
    const seen = read({}, match);
    expect(whyNot(DISPUTE_ACTS['dispute.cancelMatch'], seen, 'admin')).toBe(why);
    expect(whyNot(DISPUTE_ACTS['dispute.approveMatch'], seen, 'admin')).toBe(why);
  });

  it('says why it is not offered', { tags: ['2D07'] }, () => {
    const none = dispute.parse({ id: 1 });
    expect([
      whyNot(DISPUTE_ACTS['dispute.cancelMatch'], none, 'admin'),
      whyNot(DISPUTE_ACTS['dispute.cancelMatch'], read(), 'manager'),
      whyNot(DISPUTE_ACTS['dispute.dismiss'], read({ status: 'resolved' }), 'manager'),
    ]).toEqual([
      'the dispute names no match',
      'only an admin may do this',
      'the dispute is resolved',
    ]);
  });
});

describe('the dispute about an order', () => {
  const about = (id: number, status: string) => ({
    dispute: read({ id, status, order: { id: 3 } }),
  });

  it('is an undecided one, else the first that was read', () => {
    const old = about(1, 'resolved');
    const open = about(2, 'pending');
    expect(disputeAbout([old, open], '3')).toBe(open);
    expect(disputeAbout([old, about(4, 'declined')], '3')).toBe(old);
  });

  it('is not known where none of those that were read is about it', () => {
    expect(disputeAbout([about(1, 'pending')], '4')).toBeUndefined();
    expect(disputeAbout([], '3')).toBeUndefined();
  });
});

describe('the words of an action on a dispute', () => {
  it.each([
    ['dismiss', 'Dismiss', 'Dispute dismissed', 'Unable to dismiss dispute'],
    ['approve', 'Approve', 'Dispute approved', 'Unable to approve dispute'],
    ['decline', 'Decline', 'Dispute declined', 'Unable to decline dispute'],
    ['cancelMatch', 'Cancel Match', 'Match cancelled', 'Unable to Cancel Match'],
    ['approveMatch', 'Approve Match', 'Match approved', 'Unable to Approve Match'],
  ] as const)('%s', { tags: ['2D08'] }, (name, label, done, alert) => {
    expect(DISPUTE_ACTS[`dispute.${name}`]).toMatchObject({
      label,
      question: `Are you sure you want to take this action - ${label}?`,
      done,
      alert,
    });
  });
});

describe('the content of a dispute', () => {
  it.each([
    [1, 'Yes'],
    ['1', 'Yes'],
    [0, 'No'],
    [false, 'No'],
    [null, 'No data'],
    [2, 'No data'],
    ['maybe', 'No data'],
  ])('a response of %s is %s', { tags: ['2D19'] }, (response, text) => {
    expect(responseText(read({ pb_response: response }).pb_response)).toBe(text);
  });

  it('keeps the sides apart, whether entries come as a list or alone', {
    tags: ['2D20', '2D23'],
  }, () => {
    const entry = { side: 'posters_beneficiary', source_type: 'email', data: { received: false } };
    const files = [{ filepath: 'a', originalname: 'a.png', mimetype: 'image/png' }];
    const seen = read({ matcher_resp_email_files: files }, { latestValidationData: entry });
    expect(validationEntriesOf(seen, 'posters_beneficiary')).toEqual([entry]);
    expect(validationEntriesOf(seen, 'matcher')).toEqual([]);
    expect(filesOf(seen, 'matcher')).toEqual(files);
    expect(filesOf(seen, 'posters_beneficiary')).toEqual([]);
  });

  it('finds order and beneficiary where they are', { tags: ['2D21'] }, () => {
    const order = { id: 3, postersBeneficiary: { full_name: null, email: 'a@b.test' } };
    expect(disputedOrderId(read({ order }))).toBe('3');
    expect(disputedOrderId(read({}, { order: { id: 4 } }))).toBe('4');
    expect(disputedOrderId(read())).toBeNull();
    expect(beneficiaryName(read({ order }))).toBe('a@b.test');
  });

  it('finds match and matcher where they are', { tags: ['2D21'] }, () => {
    const seen = read({ match_id: 8 }, { user: { full_name: 'Noah Morin' } });
    expect([disputedMatchId(seen), matcherName(seen)]).toEqual(['5', 'Noah Morin']);
    expect([disputedMatchId(read({ match_id: 8 }, { id: null })), matcherName(read())]).toEqual([
      '8',
      null,
    ]);
  });

  it('is as little as there may be', () => {
    const none = dispute.parse({ id: 1, match_id: 8 });
    expect([
      ...[disputedOrderId(none), disputedMatchId(none), matcherName(none), beneficiaryName(none)],
      validationEntriesOf(none, 'matcher'),
    ]).toEqual([null, '8', null, null, []]);
  });

  it.each([
    ['pending', 'Pending', 'neutral'],
    ['resolved', 'Resolved', 'success'],
    ['approved', 'Approved', 'success'],
    ['declined', 'Declined', 'danger'],
  ])('shows the status %s as %s', (status, text, tone) => {
    expect(disputeStatusLabel(status)).toEqual({ text, tone });
  });

  it('is shown beside the page of the list that has it', () => {
    expect(disputePath('41', 2)).toBe('/dispute-resolutions?page=2&inspect=41');
  });

  it('shows an unknown status as its own text', () => {
    expect(disputeStatusLabel('constructor')).toEqual({ text: 'constructor', tone: 'neutral' });
  });
});

it('tells everything a decision may depend on, before and after', { tags: ['2D23'] }, () => {
  const files = ['a.png', null].map((originalname) => ({ originalname, filepath: 'f' }));
  const seen = read(
    {
      pb_response: 1,
      order: { id: 3, postersBeneficiary: { full_name: 'Bea Li' } },
      matcher_resp_email_files: files,
      poster_beneficiary_resp_email_files: files.slice(1),
    },
    {
      ...{ matcher_amount: '50', matcher_currency: 'NGN', user: { full_name: 'Noah Morin' } },
      ...{ cancelled_at: AT, matcher_payment_completed_at: AT, completed_at: AT },
      latestValidationData: [
        { side: 'matcher', data: { paid: true } },
        { side: 'matcher' },
        { side: 'posters_beneficiary', data: 'none' },
      ],
    },
  );
  const none = dispute.parse({ id: 1 });
  const at = '2026-11-20T10:00:00.000Z';
  const told = disputeChanges(seen, none).map(({ label, before, after }) => [
    ...[label, before.kind, before.value, after.value],
  ]);
  expect(told).toEqual([
    ['Status', 'text', 'Pending', null],
    ['Match ID', 'text', '5', null],
    [...['Amount', 'figure', { amount: '50', currency: 'NGN' }], { amount: null, currency: null }],
    ['Matcher', 'text', 'Noah Morin', null],
    ['Poster Beneficiary', 'text', 'Bea Li', null],
    ['Beneficiary confirmed receipt', 'text', 'Yes', 'No data'],
    ['Match cancelled', 'instant', at, null],
    ['Matcher paid', 'instant', at, null],
    ['Match completed', 'instant', at, null],
    ['Validation data of the Matcher', 'text', '[{"paid":true},null]', '[]'],
    ['Validation data of the Poster Beneficiary', 'text', '["none"]', '[]'],
    ['Files of the Matcher', 'text', 'a.png, ?', ''],
    ['Files of the Poster Beneficiary', 'text', '?', ''],
  ]);
});

it('compares everything a decision may depend on', () => {
  const labels = (now: ReturnType<typeof read>) =>
    disputeChanges(read(), now).map(({ label }) => label);
  expect(labels(read())).toEqual([]);
  expect(labels(read({ status: 'resolved', pb_response: 0 }))).toEqual([
    'Status',
    'Beneficiary confirmed receipt',
  ]);
  expect(labels(read({}, { completed_at: AT }))).toEqual(['Match completed']);
  expect(labels(read({ matcher_resp_email_files: [{ originalname: 'a.pdf' }] }))).toEqual([
    'Files of the Matcher',
  ]);
});

it('compares for a file that is sent everything but the files before it', () => {
  const labels = (now: ReturnType<typeof read>) =>
    changesBesideFiles(read(), now).map(({ label }) => label);
  expect(labels(read({ matcher_resp_email_files: [{ originalname: 'a.pdf' }] }))).toEqual([]);
  expect(labels(read({ status: 'resolved' }))).toEqual(['Status']);
});
