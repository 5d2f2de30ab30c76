/** What speaks for and against paying a withdrawal of referral money (2R). */
import Big from 'big.js';
import type { ReferralTransaction, ReferralType } from '#contract/people/referrals.ts';
import type { FullUser, UserMethod } from '#contract/people/users.ts';
import type { Page } from '#contract/wire/list.ts';
import { isUnreadable, known, unreadableText } from '#contract/wire/unreadable.ts';
import type { WithdrawalActName } from '../acts/areas/withdrawals.ts';
import { isWholeList, totalWords } from '../lists/pages.ts';
import { type Decimal, formatAmount, minus } from '../money/money.ts';
import { sumsByCurrency } from '../money/sums.ts';
import { countNameless, ofSameUser } from '../referrals/figures.ts';
import { earlierPayment, withdrawalStatusText } from '../referrals/status.ts';
import { isNameOf, personName } from '../text/person-names.ts';
import { counted, formatCount } from '../text/words.ts';
import { userStatusLabel } from '../users/status.ts';
import {
  contradictionsFirst,
  type Evidence,
  isRead,
  type Read,
  sentence,
  unread,
} from './evidence.ts';

/** What has been read about a withdrawal. */
export interface WithdrawalAnswers {
  readonly withdrawal: ReferralTransaction;
  /**
   * What has been read of the list of its user's referral transactions, and how many it has; or why it is not there; null where the withdrawal names no user.
   * The network may have sent rows of others, too.
   */
  readonly transactions: Read<Page<ReferralTransaction>> | null;
  /** Its user, or why they are not there; null where it names none. */
  readonly user: Read<FullUser> | null;
}

type Weight = Evidence['weight'];

/** What speaks for paying says nothing about cancelling; what speaks against it supports that. */
function weightOf(action: WithdrawalActName, paying: 'for' | 'against'): Weight {
  if (action === 'withdrawal.cancel') return paying === 'against' ? 'supports' : 'neither';
  return paying === 'for' ? 'supports' : 'contradicts';
}

/** The sum of rows that are all in one currency. */
const sumOf = (rows: readonly ReferralTransaction[]): Decimal =>
  sumsByCurrency(rows.map(({ amount, currency_code: currency }) => ({ amount, currency }))).sums[0]
    ?.amount ?? '0';

/** Whether it is not known what a transaction adds or takes. */
const isOpen = ({ type, amount }: ReferralTransaction): boolean =>
  known(amount) === null || (type !== 'credit' && type !== 'withdraw');

/** What keeps the transactions that were read from being all of the user's; null where nothing does. */
function gapOf(page: Page<ReferralTransaction>): string | null {
  const { rows } = page;
  if (!isWholeList(page)) {
    return `only ${formatCount(rows.length)} of ${totalWords(page)} referral transactions were loaded`;
  }
  const nameless = countNameless(rows);
  const [name, count] =
    nameless > 0
      ? [nameless === 1 ? 'names no user' : 'name no user', nameless]
      : ['without a readable type or amount', rows.filter(isOpen).length];
  return count === 0
    ? null
    : `${formatCount(count)} of ${formatCount(rows.length)} loaded referral transactions ${name}`;
}

const amountText = (amount: Decimal, currency: string) => `${formatAmount(amount)} ${currency}`;

/** Evidence that cannot be told, and why. */
const untold = (text: string, why: string): readonly Evidence[] => [
  sentence(`${text} is not known: ${why}`),
];

/** Nobody tells a balance: it is what was credited less what was withdrawn, without what was cancelled. */
function balance(
  action: WithdrawalActName,
  { withdrawal, transactions }: WithdrawalAnswers,
): readonly Evidence[] {
  const unknown = (why: string) => untold('The earned balance', why);
  if (transactions === null) return unknown('the withdrawal names no user');
  if (!isRead(transactions)) return unread('The referral transactions of the user', transactions);
  const { currency_code: currency } = withdrawal;
  const wanted = known(withdrawal.amount);
  const gap = gapOf(transactions);
  if (gap !== null) return unknown(gap);
  if (wanted === null) return unknown('the amount is not available');
  if (currency === null) return unknown('the currency is not available');
  const counting = ofSameUser(transactions.rows, withdrawal).filter(
    ({ id, status }) => id !== withdrawal.id && status?.status !== 'cancelled',
  );
  const ofType = (kind: ReferralType) =>
    counting.filter(({ type, currency_code: other }) => type === kind && other === currency);
  const [credits, others] = [ofType('credit'), ofType('withdraw')];
  // Whether the network converts them is not specified: they neither cover the amount nor miss it.
  const foreign = counting.flatMap(({ type, currency_code: other }) =>
    type === 'credit' && other !== currency ? (other ?? 'an unknown currency') : [],
  );
  const earned = minus(sumOf(credits), sumOf(others));
  const parts = [
    [credits, 'credit'],
    [others, 'other withdrawal'],
  ] as const;
  const from = parts.map(
    ([all, noun]) => `${counted(all.length, noun)}, ${amountText(sumOf(all), currency)}`,
  );
  const isEnough = new Big(earned).gte(wanted);
  const isUndecided = !isEnough && foreign.length > 0;
  const without = isUndecided ? `, without the credits in ${[...new Set(foreign)].join(', ')}` : '';
  const less = isEnough || isUndecided ? '' : ', less than the withdrawal';
  return [
    sentence(`The earned balance is ${amountText(earned, currency)}${without}${less}`, {
      how: `Calculated: ${from.join('; ')}.`,
      weight: isUndecided ? 'neither' : weightOf(action, isEnough ? 'for' : 'against'),
    }),
  ];
}

/** How often each status occurs: '2 Completed, 1 Cancelled'. */
function statusCounts(rows: readonly ReferralTransaction[]): string {
  const counts = Map.groupBy(rows, (row) => withdrawalStatusText(row) ?? 'without a status');
  return [...counts].map(([name, all]) => `${formatCount(all.length)} ${name}`).join(', ');
}

function otherWithdrawals({ withdrawal, transactions }: WithdrawalAnswers): readonly Evidence[] {
  if (transactions === null || !isRead(transactions)) return [];
  const found = ofSameUser(transactions.rows, withdrawal).filter(
    ({ id, type }) => type === 'withdraw' && id !== withdrawal.id,
  );
  const gap = gapOf(transactions);
  const how = gap && `As far as known: ${gap}.`;
  if (found.length === 0) return [sentence('The user has no other withdrawals', { how })];
  const at = found
    .flatMap(({ created_at: created }) => known(created) ?? [])
    .toSorted()
    .at(-1);
  const many = counted(found.length, 'other withdrawal');
  const text = `The user has ${many}: ${statusCounts(found)}${at ? ', the latest' : ''}`;
  return [sentence(text, { at: at ?? null, how })];
}

const holderOf = ({ account }: UserMethod) =>
  account.account_name ?? account.holder_name ?? account.owner_name;

/** The holder that the withdrawal names, else that of the same account among the user's. */
export function accountHolder({ withdrawal, user }: WithdrawalAnswers): string | null {
  const paidTo = withdrawal.beneficiaryDeliveryMethod;
  if (!paidTo) return null;
  if (paidTo.account_name !== null || !isRead(user) || user === null) return paidTo.account_name;
  const { id, accountNumber: number } = paidTo;
  const same = user.delivery_methods.find((method) =>
    id === null ? number !== null && method.account.account_number === number : method.id === id,
  );
  return same ? holderOf(same) : null;
}

function holder(action: WithdrawalActName, answers: WithdrawalAnswers): readonly Evidence[] {
  const { withdrawal, user } = answers;
  if (!withdrawal.beneficiaryDeliveryMethod) {
    return untold('The account holder', 'the withdrawal has no account');
  }
  const name = accountHolder(answers);
  // The user's own accounts may name them.
  if (name === null) {
    return user === 'loading' ? [] : untold('The account holder', 'the account names none');
  }
  const people = [withdrawal.user, isRead(user) ? user : null];
  const [own] = people.flatMap((person) => personName(person) ?? []);
  if (own === undefined) return untold('Whether the account is the user’s', 'they have no name');
  const how = `Account: ${name}. User: ${own}.`;
  const isSame = people.some((person) => person !== null && isNameOf(name, person));
  return [
    sentence(
      isSame
        ? 'The account holder has the name of the user'
        : 'The account holder has another name than the user',
      { how, weight: weightOf(action, isSame ? 'for' : 'against') },
    ),
  ];
}

/** What it means that a payment was initiated before, and that none was. */
const INITIATED: Readonly<Record<WithdrawalActName, readonly [yes: Weight, no: Weight]>> = {
  'withdrawal.approve': ['contradicts', 'supports'],
  'withdrawal.complete': ['supports', 'neither'],
  'withdrawal.cancel': ['contradicts', 'supports'],
};

function paid(action: WithdrawalActName, { withdrawal }: WithdrawalAnswers): readonly Evidence[] {
  const [yes, no] = INITIATED[action];
  const before = earlierPayment(withdrawal);
  const how =
    withdrawal.statuses.length > 0
      ? 'Taken from the history of the withdrawal.'
      : 'Taken from its current status: the network sent no history.';
  const text = before ? 'A payment was initiated before' : 'No payment was initiated before';
  return [sentence(text, { at: before?.at ?? null, how, weight: before ? yes : no })];
}

function ofUser(action: WithdrawalActName, { user }: WithdrawalAnswers): readonly Evidence[] {
  if (user === null) return [];
  if (!isRead(user)) return unread('The user', user);
  const { status, is_identity_verified: isVerified } = user;
  const isBanned = status === 'banned';
  const ban = (name: string) =>
    sentence(isBanned ? 'The user is banned' : 'The user is not banned', {
      how: `Taken from the status ‘${userStatusLabel(name).text}’.`,
      weight: weightOf(action, isBanned ? 'against' : 'for'),
    });
  const verified = `The identity of the user is ${isVerified ? '' : 'not '}verified`;
  return [
    ...(status === null
      ? untold('Whether the user is banned', 'they have no status')
      : [ban(status)]),
    ...(isUnreadable(isVerified)
      ? untold('Whether the identity is verified', unreadableText(isVerified))
      : [sentence(verified, { weight: weightOf(action, isVerified ? 'for' : 'against') })]),
  ];
}

/** What speaks for and against an action on a withdrawal, what contradicts it first. */
export const withdrawalEvidence = (
  action: WithdrawalActName,
  answers: WithdrawalAnswers,
): readonly Evidence[] =>
  contradictionsFirst([
    ...balance(action, answers),
    ...holder(action, answers),
    ...paid(action, answers),
    ...ofUser(action, answers),
    ...otherWithdrawals(answers),
  ]);

/** Whether something is still loading that may contradict an action on the withdrawal. */
export const isLoadingAnswers = ({ transactions, user }: WithdrawalAnswers): boolean =>
  transactions === 'loading' || user === 'loading';
