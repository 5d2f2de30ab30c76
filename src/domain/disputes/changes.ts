/** The changes of a dispute between two loads, and its users (2D23). */
import type {
  Dispute,
  DisputeSide,
  ResponseFile,
  ValidationEntry,
} from '#contract/orders/disputes.ts';
import { nameOrEmail, personName } from '#domain/text/person-names.ts';
import { changesIn, type Facet, figureFacet, instantFacet, textFacet } from '../changes/changes.ts';
import { disputeStatusLabel, isOpenDispute, responseText } from './disputes.ts';

/** The order of a dispute: its own, else that of the match. */
export const disputedOrderId = ({ order, match }: Dispute): string | null =>
  order?.id ?? match?.order?.id ?? null;

/** The dispute about an order among those that were read: an undecided one before all others. */
export function disputeAbout<Read extends { readonly dispute: Dispute }>(
  read: readonly Read[],
  orderId: string,
): Read | undefined {
  const all = read.filter(({ dispute }) => disputedOrderId(dispute) === orderId);
  return all.find(({ dispute }) => isOpenDispute(dispute)) ?? all[0];
}

/** The match of a dispute. */
export const disputedMatchId = ({ match, match_id: id }: Dispute): string | null => match?.id ?? id;

export const matcherName = ({ match }: Dispute): string | null => personName(match?.user ?? null);

/** The poster's beneficiary: the name, else the e-mail. */
export const beneficiaryName = ({ order }: Dispute): string | null =>
  nameOrEmail(order?.postersBeneficiary ?? null);

/** The disputed amount: what the matcher claims to have paid. */
export const disputedFigure = ({ match }: Dispute) => ({
  amount: match?.matcher_amount ?? null,
  currency: match?.matcher_currency ?? null,
});

const statusText = ({ status }: Dispute): string | null =>
  status && disputeStatusLabel(status).text;

/** The validation results of one side. */
export const validationEntriesOf = (
  { match }: Dispute,
  side: DisputeSide,
): readonly ValidationEntry[] =>
  match?.latestValidationData.filter((entry) => entry.side === side) ?? [];

/** What one side has sent. */
export const filesOf = (dispute: Dispute, side: DisputeSide): readonly ResponseFile[] =>
  side === 'matcher'
    ? dispute.matcher_resp_email_files
    : dispute.poster_beneficiary_resp_email_files;

const SIDES: readonly (readonly [label: string, side: DisputeSide])[] = [
  ['Matcher', 'matcher'],
  ['Poster Beneficiary', 'posters_beneficiary'],
];

const evidence = (side: DisputeSide) => (dispute: Dispute) =>
  JSON.stringify(validationEntriesOf(dispute, side).map(({ data }) => data));

const DATA: readonly Facet<Dispute>[] = [
  textFacet('Status', statusText),
  textFacet('Match ID', disputedMatchId),
  figureFacet('Amount', disputedFigure),
  textFacet('Matcher', matcherName),
  textFacet('Poster Beneficiary', beneficiaryName),
  textFacet('Beneficiary confirmed receipt', ({ pb_response: response }) => responseText(response)),
  instantFacet('Match cancelled', ({ match }) => match?.cancelled_at ?? null),
  instantFacet('Matcher paid', ({ match }) => match?.matcher_payment_completed_at ?? null),
  instantFacet('Match completed', ({ match }) => match?.completed_at ?? null),
  ...SIDES.map(([label, side]) =>
    textFacet<Dispute>(`Validation data of the ${label}`, evidence(side)),
  ),
];

const FILES: readonly Facet<Dispute>[] = SIDES.map(([label, side]) =>
  textFacet<Dispute>(`Files of the ${label}`, (dispute) =>
    filesOf(dispute, side)
      .map(({ originalname }) => originalname ?? '?')
      .join(', '),
  ),
);

/** The changes from `seen` to `now` of everything a decision may depend on. */
export const disputeChanges = changesIn<Dispute>([...DATA, ...FILES]);

/** The same for a file that is sent, which does not depend on the files before it. */
export const changesBesideFiles = changesIn<Dispute>(DATA);
