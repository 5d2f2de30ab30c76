/** What a dispute's own data says for and against an act on it (2D19, 2D20, 2D23). */
import type { Dispute } from '#contract/orders/disputes.ts';
import { isUnreadable } from '#contract/wire/unreadable.ts';
import type { DisputeActName } from '../acts/areas/disputes.ts';
import { disputedFigure, validationEntriesOf } from '../disputes/changes.ts';
import {
  amountMatch,
  instantOf,
  paymentsIn,
  type SentPayment,
} from '../disputes/validation-data.ts';
import { figureText } from '../money/sums.ts';
import type { Figure } from '../orders/figures.ts';
import { counted, wordsOf } from '../text/words.ts';
import { contradictionsFirst, type Evidence, sentence } from './evidence.ts';

/**
 * Whether it supports an act that the matcher has paid: the match is approved for a payment and cancelled for want of
 * one. In whose favour a dispute is approved, declined or dismissed is not specified.
 */
const SUPPORTING: Readonly<Record<DisputeActName, boolean | null>> = {
  'dispute.approveMatch': true,
  'dispute.cancelMatch': false,
  'dispute.approve': null,
  'dispute.decline': null,
  'dispute.dismiss': null,
};

/** What it means for an act that the matcher has paid, or has not, as far as that is known. */
function weightOf(action: DisputeActName | null, isPaid: boolean): Evidence['weight'] {
  const supporting = action === null ? null : SUPPORTING[action];
  if (supporting === null) return 'neither';
  return supporting === isPaid ? 'supports' : 'contradicts';
}

type About = (action: DisputeActName | null, dispute: Dispute) => readonly Evidence[];

/** The payments of the disputed amount; without any, those of its number where a currency is missing. */
function disputedIn(all: readonly SentPayment[], figure: Figure) {
  const matching = (how: 'same' | 'same-number') =>
    all.filter((each) => amountMatch(each, figure) === how);
  const same = matching('same');
  const alike = same.length > 0 ? [] : matching('same-number');
  if (alike.length === 0) return { found: same, what: figureText(figure) ?? '', isSure: true };
  const number = figureText({ ...figure, currency: null }) ?? '';
  return { found: alike, what: `${number}, with no currency to compare`, isSure: false };
}

/** Whether a statement of the matcher shows a transaction of the disputed amount. */
const statement: About = (action, dispute) => {
  const entry = validationEntriesOf(dispute, 'matcher').findLast(({ source_type: type }) =>
    type?.includes('statement'),
  );
  if (!entry) return [];
  const source = `From ‘${wordsOf(entry.source_type ?? '')}’ in the validation data of the Matcher`;
  const all = paymentsIn(entry.data)?.payments ?? null;
  const figure = disputedFigure(dispute);
  const { amount } = figure;
  if (all === null || amount === null || isUnreadable(amount)) {
    const how = `${source}: ${all === null ? 'it has no list of transactions' : 'the disputed amount is not available'}.`;
    return [sentence("The matcher's statement could not be compared", { how })];
  }
  const { found, what, isSure } = disputedIn(all, figure);
  const [first] = found;
  const at = first ? instantOf(first) : null;
  const dated = first?.date && at === null ? `, dated ${first.date}` : '';
  return [
    sentence(`The matcher's statement ${first ? 'shows' : 'does not show'} ${what}${dated}`, {
      at,
      how: `${source}: ${counted(all.length, 'transaction')}, ${found.length || 'none'} of ${what}.`,
      weight: isSure ? weightOf(action, first !== undefined) : 'neither',
    }),
  ];
};

/** The date at which the match records the matcher's payment. */
const payment: About = (action, { match }) => {
  const at = match?.matcher_payment_completed_at ?? null;
  return at === null
    ? []
    : [sentence('The match is recorded as paid', { at, weight: weightOf(action, true) })];
};

/** What the poster's beneficiary has answered (2D19): beside a payment that is recorded, a denial contradicts it. */
const response: About = (action, { pb_response: answer, match }) => {
  if (answer === null) return [sentence('The beneficiary has not answered')];
  const isPaid = answer === 1;
  const isDenied = !isPaid && (match?.matcher_payment_completed_at ?? null) !== null;
  const text = isPaid
    ? 'The beneficiary confirms that the payment arrived'
    : 'The beneficiary says that the payment did not arrive';
  const weight = action === null && isDenied ? 'contradicts' : weightOf(action, isPaid);
  return [sentence(text, { weight })];
};

/** What a dispute's own data says of the payment; for an act, what that means for it. */
export function disputeEvidence(
  action: DisputeActName | null,
  dispute: Dispute,
): readonly Evidence[] {
  const found = [...payment(action, dispute), ...statement(action, dispute)];
  const none = found.length === 0 ? [sentence('No evidence of a payment yet')] : [];
  return contradictionsFirst([...none, ...found, ...response(action, dispute)]);
}
