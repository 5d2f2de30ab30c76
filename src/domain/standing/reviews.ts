/** What disputes, cards, documents and withdrawals wait for: a decision of staff, and what speaks against it. */
import type { Dispute } from '#contract/orders/disputes.ts';
import type { ReferralTransaction, WithdrawalStatus } from '#contract/people/referrals.ts';
import type { CardVerification, DocVerification } from '#contract/people/verifications.ts';
import { known } from '#contract/wire/unreadable.ts';
import { disputedFigure } from '../disputes/changes.ts';
import { disputeStatusLabel, isOpenDispute } from '../disputes/disputes.ts';
import { earlierPayment, withdrawalStatusLabel } from '../referrals/status.ts';
import type { StatusLabel } from '../text/status.ts';
import { formatDay } from '../time/format.ts';
import {
  cardDecision,
  cardHasExpired,
  cardStatusLabel,
  expiryText,
  isCardWaiting,
} from '../verifications/cards.ts';
import { documentStatusLabel, hasExpired } from '../verifications/documents.ts';
import { disputeEvidence } from './dispute-evidence.ts';
import { type Evidence, sentence } from './evidence.ts';
import {
  type DatedStep,
  datedSteps,
  ofAmount,
  ruleFor,
  type Standing,
  standingAsItCame,
  standingOf,
  withoutStatus,
} from './standing.ts';

/** Something that waits for staff. */
const waiting = (text: string, more: Partial<Standing> = {}): Standing =>
  standingOf(text, { tone: 'informative', ...more });

/** Something that is decided. */
const decided = ({ text, tone }: StatusLabel, more: Partial<Standing> = {}): Standing =>
  standingOf(text, { tone, isOpen: false, ...more });

/** What contradicts an approval, whatever is asked. */
const against = (text: string, more: Partial<Evidence> = {}): Evidence =>
  sentence(text, { weight: 'contradicts', ...more });

/** How a dispute stands (2D), with what its own data says of the payment. */
export function disputeStanding(dispute: Dispute): Standing {
  const { status, created_at: created } = dispute;
  const evidence = disputeEvidence(null, dispute);
  if (status === null) return withoutStatus({ evidence });
  const label = disputeStatusLabel(status);
  if (!isOpenDispute(dispute)) return decided(label, { evidence });
  if (status !== 'pending') return standingAsItCame(label.text, { evidence });
  const [since = null] = datedSteps([['opened', created]]);
  const text = ofAmount('Waiting for a decision on the disputed payment', disputedFigure(dispute));
  return waiting(text, { since, evidence });
}

/** How the request to verify a card stands (2C). The network keeps no time of it. */
export function cardStanding(card: CardVerification, now: Date): Standing {
  const { status, resp_message: message, expiry_date: expiry } = card;
  const evidence = [
    ...(cardHasExpired(card, now)
      ? [against(`The card expired in ${expiryText(expiry ?? '')}`)]
      : []),
    ...(message ? [sentence('The check of the card answered', { detail: message })] : []),
  ];
  if (status === null) return withoutStatus({ evidence });
  const label = cardStatusLabel(status);
  if (cardDecision(card) !== null) return decided(label, { evidence });
  if (!isCardWaiting(card)) return standingAsItCame(label.text, { evidence });
  return waiting('Waiting for a decision on the card', { evidence });
}

/** How the request to verify a document stands (2I). The network keeps no time of it. */
export function documentStanding(request: DocVerification, now: Date): Standing {
  const { status, comments, expiry_date: expiry } = request;
  const label = documentStatusLabel(status);
  if (label) {
    const detail = comments.join(', ');
    return decided(label, { evidence: detail === '' ? [] : [sentence('Reasons', { detail })] });
  }
  const expired = hasExpired(request, now)
    ? [against(`The document expired on ${formatDay(expiry ?? '')}`)]
    : [];
  return waiting('Waiting for a decision on the document', { evidence: expired });
}

/** What a withdrawal waits for, by its status, before its amount; null where it has ended. */
const WITHDRAWALS: Readonly<Record<WithdrawalStatus, string | null>> = {
  pending: 'Waiting for approval',
  initiated: 'Waiting for completion of the payment',
  completed: null,
  cancelled: null,
};

/** When a withdrawal got its status; one that is pending has been so since it was created. */
function entered(
  name: string,
  { status, statuses, created_at: created }: ReferralTransaction,
): DatedStep | null {
  const own = statuses.findLast((each) => each.status === name) ?? status;
  const at = known(own?.created_at ?? null);
  if (at !== null) return { at, what: withdrawalStatusLabel(name).text.toLowerCase() };
  const from = known(created);
  return name === 'pending' && from !== null ? { at: from, what: 'created' } : null;
}

/** How a withdrawal of referral money stands (2R). */
export function withdrawalStanding(withdrawal: ReferralTransaction): Standing {
  const name = withdrawal.status?.status ?? null;
  if (name === null) return withoutStatus();
  const label = withdrawalStatusLabel(name);
  const awaited = ruleFor<string, string | null>(WITHDRAWALS, name);
  if (awaited === undefined) return standingAsItCame(label.text);
  const since = entered(name, withdrawal);
  if (awaited === null) return decided(label, { since });
  const paid = name === 'pending' ? earlierPayment(withdrawal) : null;
  const evidence = paid ? [against(`The payment was ${paid.status} before`, { at: paid.at })] : [];
  const { amount, currency_code: currency } = withdrawal;
  return waiting(ofAmount(awaited, { amount, currency }), { since, evidence });
}
