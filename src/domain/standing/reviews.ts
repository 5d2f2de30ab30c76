/** What disputes, cards, documents and withdrawals wait for: a decision of staff, and what speaks against it. */
import type { Dispute } from '#contract/orders/disputes.ts';
import type { ReferralTransaction, WithdrawalStatus } from '#contract/people/referrals.ts';
import type { CardVerification, DocVerification } from '#contract/people/verifications.ts';
import { known } from '#contract/wire/unreadable.ts';
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
import { documentStatusLabel, hasExpired, isUndecided } from '../verifications/documents.ts';
import {
  type DatedStep,
  datedSteps,
  latestOf,
  ruleFor,
  type Standing,
  standingAsItCame,
  type Word,
  withoutStatus,
} from './standing.ts';

/** Something that waits for staff; what is left out is not known. */
const waiting = (text: string, more: Partial<Standing> = {}): Standing => ({
  text,
  tone: 'informative',
  isOpen: true,
  who: null,
  since: null,
  lastStep: null,
  word: null,
  note: null,
  ...more,
});

/** Something that is decided. */
const decided = ({ text, tone }: StatusLabel, more: Partial<Standing> = {}): Standing =>
  waiting(text, { tone, isOpen: false, ...more });

const word = (text: string, kind: Word['kind'], more: Partial<Word> = {}): Word => ({
  text,
  at: null,
  detail: null,
  kind,
  ...more,
});

/** What the poster's beneficiary has answered (2D19): beside a payment that is recorded, a denial contradicts it. */
function responseOf({ pb_response: response, match }: Dispute): Word | null {
  if (response === null) return null;
  if (response === 1) return word('Beneficiary says received', 'explains');
  const isPaid = match !== null && match.matcher_payment_completed_at !== null;
  return word('Beneficiary says not received', isPaid ? 'contradicts' : 'explains');
}

/** How a dispute stands (2D). */
export function disputeStanding(dispute: Dispute): Standing {
  const { status, match } = dispute;
  const steps = datedSteps([
    ['opened', dispute.created_at],
    ['the matcher paid', match?.matcher_payment_completed_at ?? null],
    ['the match was cancelled', match?.cancelled_at ?? null],
    ['the match was completed', match?.completed_at ?? null],
  ]);
  const lastStep = latestOf(steps);
  const said = responseOf(dispute);
  if (status === null) return { ...withoutStatus(lastStep), word: said };
  const label = disputeStatusLabel(status);
  if (!isOpenDispute(dispute)) return decided(label, { lastStep, word: said });
  if (status !== 'pending') return { ...standingAsItCame(label.text, lastStep), word: said };
  const since = steps.find(({ what }) => what === 'opened') ?? null;
  return waiting('Waiting for a decision on the dispute', { since, lastStep, word: said });
}

/** How the request to verify a card stands (2C). The network keeps no time of it. */
export function cardStanding(card: CardVerification, now: Date): Standing {
  const { status, resp_message: message, expiry_date: expiry } = card;
  const response = message ? word('Response message', 'as it came', { detail: message }) : null;
  if (status === null) return { ...withoutStatus(null), word: response };
  const label = cardStatusLabel(status);
  if (cardDecision(card) !== null) return decided(label, { word: response });
  if (!isCardWaiting(card)) return { ...standingAsItCame(label.text, null), word: response };
  const expired = cardHasExpired(card, now)
    ? word('The card has expired', 'contradicts', { detail: expiry && expiryText(expiry) })
    : null;
  return waiting('Waiting for a decision on the card', { word: expired ?? response });
}

/** How the request to verify a document stands (2I). The network keeps no time of it. */
export function documentStanding(request: DocVerification, now: Date): Standing {
  const { status, comments, expiry_date: expiry } = request;
  const label = documentStatusLabel(status);
  if (label && !isUndecided(request)) {
    const detail = comments.join(', ');
    return decided(label, { word: detail === '' ? null : word('Reasons', 'explains', { detail }) });
  }
  const expired = hasExpired(request, now)
    ? word('The document has expired', 'contradicts', { detail: expiry && formatDay(expiry) })
    : null;
  return waiting('Waiting for a decision on the document', { word: expired });
}

/** What a withdrawal waits for, by its status; null where it has ended. */
const WITHDRAWALS: Readonly<Record<WithdrawalStatus, string | null>> = {
  pending: 'Waiting for approval',
  initiated: 'Waiting for completion',
  completed: null,
  cancelled: null,
};

/** When a withdrawal got its status; one that is pending has been so since it was created. */
function entered({ status, statuses, created_at: created }: ReferralTransaction): DatedStep | null {
  const name = status?.status ?? null;
  const at = known(statuses.findLast((each) => each.status === name)?.created_at ?? null);
  if (name !== null && at !== null)
    return { at, what: withdrawalStatusLabel(name).text.toLowerCase() };
  const from = known(created);
  return name === 'pending' && from !== null ? { at: from, what: 'created' } : null;
}

/** How a withdrawal of referral money stands (2R). */
export function withdrawalStanding(withdrawal: ReferralTransaction): Standing {
  const { status, statuses, created_at: created } = withdrawal;
  const name = status?.status ?? null;
  const lastStep = latestOf(
    datedSteps([
      ['created', created],
      ...statuses.map((each) => [each.status ?? 'a status', each.created_at] as const),
    ]),
  );
  if (name === null) return withoutStatus(lastStep);
  const label = withdrawalStatusLabel(name);
  const awaited = ruleFor<string, string | null>(WITHDRAWALS, name);
  if (awaited === undefined) return standingAsItCame(label.text, lastStep);
  const since = entered(withdrawal);
  if (awaited === null) return decided(label, { since, lastStep });
  const paid = name === 'pending' ? earlierPayment(withdrawal) : null;
  const before = paid
    ? word(`The payment was ${paid.status} before`, 'contradicts', { at: paid.at })
    : null;
  return waiting(awaited, { since, lastStep, word: before });
}
