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
import { type Evidence, type NoAnswer, unanswered } from './evidence.ts';

/** What has been read about a withdrawal. */
export interface WithdrawalAnswers {
  readonly withdrawal: ReferralTransaction;
  /**
   * What has been read of the list of its user's referral transactions, and how many it has; or why it is not there.
   * The network may have sent rows of others, too.
   */
  readonly transactions: Page<ReferralTransaction> | NoAnswer;
  /** Its user, or why they are not there. */
  readonly user: FullUser | NoAnswer;
}

type Verdict = Evidence['verdict'];

/** What speaks for paying says nothing about cancelling; what speaks against it supports that. */
function verdictOf(action: WithdrawalActName, paying: 'for' | 'against'): Verdict {
  if (action === 'withdrawal.cancel') return paying === 'against' ? 'supports' : 'not known';
  return paying === 'for' ? 'supports' : 'contradicts';
}

const ROWS = {
  balance: 'Earned balance',
  others: 'Other withdrawals',
  holder: 'Account holder',
  paid: 'Payment initiated',
  banned: 'User banned',
  verified: 'Identity verified',
  limit: 'Limit of withdrawals',
} as const;

const NO_USER = 'The withdrawal names no user';

const none = (what: string, why: NoAnswer) =>
  unanswered(what, why, why === 'not known' ? NO_USER : null);

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
    return `Only ${formatCount(rows.length)} of ${totalWords(page)} referral transactions were loaded`;
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

/** Nobody tells a balance: it is what was credited less what was withdrawn, without what was cancelled. */
function balanceRow(
  action: WithdrawalActName,
  { withdrawal, transactions }: WithdrawalAnswers,
): Evidence {
  if (typeof transactions === 'string') return none(ROWS.balance, transactions);
  const gap = gapOf(transactions);
  if (gap !== null) return unanswered(ROWS.balance, 'not known', gap);
  const { currency_code: currency } = withdrawal;
  const wanted = known(withdrawal.amount);
  if (wanted === null) return unanswered(ROWS.balance, 'not known', 'Amount not available');
  if (currency === null) return unanswered(ROWS.balance, 'not known', 'Currency not available');
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
  const balance = minus(sumOf(credits), sumOf(others));
  const parts = [
    [credits, 'credit'],
    [others, 'other withdrawal'],
  ] as const;
  const from = parts.map(
    ([all, noun]) => `${counted(all.length, noun)}, ${amountText(sumOf(all), currency)}`,
  );
  const isEnough = new Big(balance).gte(wanted);
  const isUndecided = !isEnough && foreign.length > 0;
  const how = isUndecided ? `Without credits in ${[...new Set(foreign)].join(', ')}` : 'Calculated';
  return {
    what: ROWS.balance,
    answer: amountText(balance, currency),
    when: null,
    by: `${how}: ${from.join('; ')}`,
    verdict: isUndecided ? 'not known' : verdictOf(action, isEnough ? 'for' : 'against'),
  };
}

/** How often each status occurs: '2 Completed, 1 Cancelled'. */
function statusCounts(rows: readonly ReferralTransaction[]): string {
  const counts = Map.groupBy(rows, (row) => withdrawalStatusText(row) ?? 'without a status');
  return [...counts].map(([name, all]) => `${formatCount(all.length)} ${name}`).join(', ');
}

function othersRow({ withdrawal, transactions }: WithdrawalAnswers): Evidence {
  if (typeof transactions === 'string') return none(ROWS.others, transactions);
  const others = ofSameUser(transactions.rows, withdrawal).filter(
    ({ id, type }) => type === 'withdraw' && id !== withdrawal.id,
  );
  const gap = gapOf(transactions);
  const dates = others.flatMap(({ created_at: at }) => known(at) ?? []).toSorted();
  const seen = others.length === 0 ? 'None' : statusCounts(others);
  return {
    what: ROWS.others,
    answer: gap === null ? seen : `${seen}, as far as known`,
    when: dates.at(-1) ?? null,
    by: gap,
    verdict: 'not known',
  };
}

const holderOf = ({ account }: UserMethod) =>
  account.account_name ?? account.holder_name ?? account.owner_name;

/** The holder that the withdrawal names, else that of the same account among the user's. */
export function accountHolder({ withdrawal, user }: WithdrawalAnswers): string | null {
  const paidTo = withdrawal.beneficiaryDeliveryMethod;
  if (!paidTo) return null;
  if (paidTo.account_name !== null || typeof user === 'string') return paidTo.account_name;
  const { id, accountNumber: number } = paidTo;
  const same = user.delivery_methods.find((method) =>
    id === null ? number !== null && method.account.account_number === number : method.id === id,
  );
  return same ? holderOf(same) : null;
}

function holderRow(action: WithdrawalActName, answers: WithdrawalAnswers): Evidence {
  const { withdrawal, user } = answers;
  if (!withdrawal.beneficiaryDeliveryMethod) {
    return unanswered(ROWS.holder, 'not known', 'Account not available');
  }
  const holder = accountHolder(answers);
  if (holder === null) {
    const why = typeof user === 'string' && user !== 'not known' ? user : null;
    return why ? none(ROWS.holder, why) : unanswered(ROWS.holder, 'not known', 'Holder not named');
  }
  const people = [withdrawal.user, typeof user === 'string' ? null : user];
  const names = people.flatMap((person) => personName(person) ?? []);
  const by = `Account: ${holder}. User: ${names[0] ?? 'name not available'}.`;
  if (names.length === 0) return unanswered(ROWS.holder, 'not known', by);
  const isSame = people.some((person) => person !== null && isNameOf(holder, person));
  return {
    what: ROWS.holder,
    answer: isSame ? 'Same name as the user' : 'Another name than the user',
    when: null,
    by,
    verdict: verdictOf(action, isSame ? 'for' : 'against'),
  };
}

/** What it means that a payment was initiated before, and that none was. */
const INITIATED: Readonly<Record<WithdrawalActName, readonly [yes: Verdict, no: Verdict]>> = {
  'withdrawal.approve': ['contradicts', 'supports'],
  'withdrawal.complete': ['supports', 'not known'],
  'withdrawal.cancel': ['contradicts', 'supports'],
};

function paidRow(action: WithdrawalActName, { withdrawal }: WithdrawalAnswers): Evidence {
  const [yes, no] = INITIATED[action];
  const paid = earlierPayment(withdrawal);
  const hasHistory = withdrawal.statuses.length > 0;
  return {
    what: ROWS.paid,
    answer: paid ? 'Yes' : 'No',
    when: paid?.at ?? null,
    by: hasHistory ? 'History of the withdrawal' : 'Current status; no history came',
    verdict: paid ? yes : no,
  };
}

function userRows(action: WithdrawalActName, { user }: WithdrawalAnswers): readonly Evidence[] {
  if (typeof user === 'string') return [none(ROWS.banned, user), none(ROWS.verified, user)];
  const { status, is_identity_verified: isVerified } = user;
  const isBanned = status === 'banned';
  return [
    status === null
      ? unanswered(ROWS.banned, 'not known', 'The status of the user is not available')
      : {
          what: ROWS.banned,
          answer: isBanned ? 'Yes' : 'No',
          when: null,
          by: `Status ‘${userStatusLabel(status).text}’`,
          verdict: verdictOf(action, isBanned ? 'against' : 'for'),
        },
    isUnreadable(isVerified)
      ? unanswered(ROWS.verified, 'not known', unreadableText(isVerified))
      : {
          what: ROWS.verified,
          answer: isVerified ? 'Yes' : 'No',
          when: null,
          by: 'Profile of the user',
          verdict: verdictOf(action, isVerified ? 'for' : 'against'),
        },
  ];
}

/** What speaks for and against an action on a withdrawal: the same rows, whatever has been read. */
export const withdrawalEvidence = (
  action: WithdrawalActName,
  answers: WithdrawalAnswers,
): readonly Evidence[] => [
  balanceRow(action, answers),
  othersRow(answers),
  holderRow(action, answers),
  paidRow(action, answers),
  ...userRows(action, answers),
  unanswered(ROWS.limit, 'not known', 'Corridor cannot load a limit'),
];
