/** What a dispute's own data says for and against an act on it (2D19, 2D20, 2D23). */
import Big from 'big.js';
import type { Dispute, DisputeSide } from '#contract/orders/disputes.ts';
import { isUnreadable } from '#contract/wire/unreadable.ts';
import type { DisputeActName } from '../acts/areas/disputes.ts';
import { disputedFigure, filesOf, validationEntriesOf } from '../disputes/changes.ts';
import { formatAmount } from '../money/money.ts';
import { counted, wordsOf } from '../text/words.ts';
import { answered, type Evidence, unanswered } from './evidence.ts';

type Data = Readonly<Record<string, unknown>>;

/**
 * What supports an act if the matcher has paid: the match is approved for a payment and cancelled for want of one. In
 * whose favour a dispute is approved, declined or dismissed is not specified.
 */
const SUPPORTING: Readonly<Record<DisputeActName, 'yes' | 'no' | null>> = {
  'dispute.approveMatch': 'yes',
  'dispute.cancelMatch': 'no',
  'dispute.approve': null,
  'dispute.decline': null,
  'dispute.dismiss': null,
};

/** A row whose answer is yes or no, and what that means for the act, if that is known. */
function row(
  action: DisputeActName,
  about: Pick<Evidence, 'what' | 'when' | 'by'>,
  isYes: boolean,
): Evidence {
  const supporting = SUPPORTING[action];
  const known = answered(about, isYes, supporting ?? 'yes');
  return supporting === null ? { ...known, verdict: 'not known' } : known;
}

const isData = (value: unknown): value is Data => typeof value === 'object' && value !== null;

/** The transactions in the data of a source, under the name that they have there; null without a list of them. */
function transactionsOf(data: unknown): readonly Data[] | null {
  const list = isData(data) ? data['transactions'] : undefined;
  return Array.isArray(list) ? list.filter(isData) : null;
}

function isAmount(value: unknown, wanted: string): boolean {
  if (typeof value !== 'string' && typeof value !== 'number') return false;
  try {
    return new Big(value).eq(wanted);
  } catch {
    return false;
  }
}

/** A date as an instant; null where it is none. */
const instantOf = (value: unknown): string | null =>
  typeof value === 'string' && !Number.isNaN(Date.parse(value)) ? value : null;

const STATEMENT = 'Statement found';

/** Whether a statement of the matcher shows a transaction of the disputed amount. */
function statementRow(action: DisputeActName, dispute: Dispute): Evidence {
  const entry = validationEntriesOf(dispute, 'matcher').findLast(({ source_type: type }) =>
    type?.includes('statement'),
  );
  if (!entry) return unanswered(STATEMENT, 'not known', 'No validation data of a statement');
  const source = `‘${wordsOf(entry.source_type ?? '')}’ of the Matcher`;
  const all = transactionsOf(entry.data);
  const { amount, currency } = disputedFigure(dispute);
  if (all === null || amount === null || isUnreadable(amount)) {
    return unanswered(STATEMENT, 'not known', `${source}: transactions or amount not available`);
  }
  const found = all.filter(
    (each) =>
      isAmount(each['amount'], amount) &&
      (currency === null || (each['currency'] ?? currency) === currency),
  );
  const wanted = `${formatAmount(amount)} ${currency ?? ''}`.trim();
  const by = `${source}: ${counted(all.length, 'transaction')}, ${found.length || 'none'} of ${wanted}`;
  const when = instantOf(found[0]?.['date']);
  return row(action, { what: STATEMENT, when, by }, found.length > 0);
}

const PAID = 'Matcher paid';

/** Whether the match records the matcher's payment, and from which sources its validation data is. */
function paidRow(action: DisputeActName, dispute: Dispute): Evidence {
  const at = dispute.match?.matcher_payment_completed_at ?? null;
  const sources = validationEntriesOf(dispute, 'matcher').flatMap(
    ({ source_type: type }) => type ?? [],
  );
  const named = [...new Set(sources)].map((type) => `‘${wordsOf(type)}’`).join(', ');
  const proof = named === '' ? 'no validation data of the Matcher' : `validation data of ${named}`;
  if (at === null) {
    return unanswered(PAID, 'not known', `The match has no date of a payment; ${proof}`);
  }
  return row(action, { what: PAID, when: at, by: `Date of the match; ${proof}` }, true);
}

const CONFIRMED = 'Beneficiary confirmed';

function responseRow(action: DisputeActName, { pb_response: response }: Dispute): Evidence {
  if (response === null) return unanswered(CONFIRMED, 'not known', 'No data');
  const by = 'Response of the Poster Beneficiary';
  return row(action, { what: CONFIRMED, when: null, by }, response === 1);
}

const SIDES: readonly (readonly [what: string, side: DisputeSide])[] = [
  ['Files of the Matcher', 'matcher'],
  ['Files of the Poster Beneficiary', 'posters_beneficiary'],
];

/** What is in the files is for a person to judge. */
const fileRows = (dispute: Dispute): readonly Evidence[] =>
  SIDES.map(([what, side]) => {
    const files = filesOf(dispute, side);
    const names = files.map(({ originalname: name }) => name ?? 'A file without a name');
    return {
      what,
      answer: files.length === 0 ? 'None' : counted(files.length, 'file'),
      when: null,
      by: names.join(', ') || null,
      verdict: 'not known',
    };
  });

const answerRows = (action: DisputeActName, dispute: Dispute): readonly Evidence[] => [
  paidRow(action, dispute),
  statementRow(action, dispute),
  responseRow(action, dispute),
];

/** What speaks for and against an act on a dispute, or on its match. */
export const disputeEvidence = (action: DisputeActName, dispute: Dispute): readonly Evidence[] => [
  ...answerRows(action, dispute),
  ...fileRows(dispute),
];

/** What its own data says before an act is chosen that it could support; the files are shown beside it. */
export const disputeFindings = (dispute: Dispute): readonly Evidence[] =>
  answerRows('dispute.dismiss', dispute);
