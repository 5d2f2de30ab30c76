/** What staff decide about a withdrawal, and in which words (2R). */
import type { ReferralTransaction } from '#contract/people/referrals.ts';
import { changesIn, figureFacet, textFacet } from '../changes/changes.ts';
import { referralAmount } from './figures.ts';
import { withdrawalStatusText } from './status.ts';

export const WITHDRAWAL_ACTIONS = ['cancel', 'approve', 'complete'] as const;
export type WithdrawalAction = (typeof WITHDRAWAL_ACTIONS)[number];

interface Declared {
  readonly label: string;
  /** The question, word for word. */
  readonly question: string;
  /** The toast of success, word for word. */
  readonly done: string;
}

const question = (verb: string) =>
  `Are you sure you want to ${verb} this Withdraw Referral Transaction?`;

/** All three are offered on any row: which statuses allow which is not shown (2R11). */
const ACTIONS: Readonly<Record<WithdrawalAction, Declared>> = {
  cancel: {
    label: 'Cancel',
    question: question('cancel'),
    done: 'Cancelled – Payment successfully cancelled',
  },
  approve: {
    label: 'Approve',
    question: question('approve'),
    done: 'Approved – Payment successfully initiated',
  },
  complete: {
    label: 'Mark as Completed',
    question: question('complete'),
    done: 'Completed – Payment successfully completed',
  },
};

/** How an action is declared. */
export const withdrawalAction = (name: WithdrawalAction): Declared => ACTIONS[name];

/** The changes from `seen` to `now` of everything a decision depends on. */
export const withdrawalChanges = changesIn<ReferralTransaction>([
  textFacet('Status', withdrawalStatusText),
  figureFacet('Amount', referralAmount),
  textFacet('Earlier statuses', ({ statuses }) => statuses.map(({ status }) => status).join(', ')),
  textFacet('Paid to', ({ beneficiaryDeliveryMethod: method }) => method?.accountNumber ?? null),
  textFacet(
    'Institution',
    ({ beneficiaryDeliveryMethod: method }) => method?.institution_name ?? null,
  ),
]);
