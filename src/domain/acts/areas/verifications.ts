/**
 * Acts on cards and documents that wait for a decision (2C, 2I). The network has no call for a single
 * request, so one is searched in its list: by the name first, then by the number, then without a search.
 */
import {
  type CardVerification,
  DOC_VERIFICATION_TYPES,
  type DocVerification,
  type DocVerificationType,
} from '#contract/people/verifications.ts';
import type { Page } from '#contract/wire/list.ts';
import { findRow } from '../../lists/paging.ts';
import { personName } from '../../text/person-names.ts';
import {
  cardChanges,
  groupedNumber,
  mayAcceptCard,
  mayCancelCard,
} from '../../verifications/cards.ts';
import { documentChanges, isUndecided, mayApproveDocument } from '../../verifications/documents.ts';
import { declareAct, named, type Subject, turned } from '../declare.ts';

interface Query {
  readonly search: string | undefined;
  readonly page: number;
  readonly pageSize: number;
}

/** The row of that id in the first of the lists that has it; null when none has. */
async function findIn<Row extends { readonly id: string }>(
  id: string,
  searches: readonly (string | null)[],
  list: (query: Query) => Promise<Page<Row>>,
): Promise<Row | null> {
  for (const search of [...searches, undefined]) {
    if (search === null) continue;
    const found = await findRow(id, (paging) => list({ search, ...paging }));
    if (found) return found;
  }
  return null;
}

export const CARD: Subject<CardVerification> = {
  noun: 'card',
  name: ({ id, number }) => `card ${number === null ? id : groupedNumber(number)}`,
  ref: ({ id }) => ({ kind: 'card', id }),
  read: (read, { id, user, number }) =>
    findIn(id, [personName(user), number], (query) => read('cardVerifications.list', query)),
  changes: cardChanges,
  areas: ['cardVerifications'],
};

/** The type of a request; one without a type counts as an identity document. */
export const typeOf = ({ type }: DocVerification): DocVerificationType =>
  DOC_VERIFICATION_TYPES.find((each) => each === type) ?? 'identity';

export const DOCUMENT: Subject<DocVerification> = {
  noun: 'request',
  name: ({ id, user }) => `the request of ${personName(user) ?? id}`,
  ref: (request) => ({
    kind: typeOf(request) === 'address' ? 'address-document' : 'document',
    id: request.id,
  }),
  read: (read, seen) =>
    findIn(seen.id, [personName(seen.user), seen.data?.id_number ?? null], (query) =>
      read('docVerifications.list', { type: typeOf(seen), ...query }),
    ),
  changes: documentChanges,
  areas: ['docVerifications'],
};

const hasStatus = (status: string) => (request: { readonly status: string | null }) =>
  request.status === status;

/** Why a document is declined, as it is sent. */
interface Reasons {
  readonly comments: readonly string[];
}

export const VERIFICATION_ACTS = named({
  'card.accept': declareAct<CardVerification>({
    subject: CARD,
    isPossible: mayAcceptCard,
    call: ({ id }) => ({ endpoint: 'cardVerifications.approve', input: { id } }),
    outcome: turned('Approved', hasStatus('approved')),
  }),
  'card.cancel': declareAct<CardVerification>({
    subject: CARD,
    isPossible: mayCancelCard,
    call: ({ id }) => ({ endpoint: 'cardVerifications.decline', input: { id } }),
    outcome: turned('Declined', hasStatus('declined')),
  }),
  'document.approve': declareAct<DocVerification>({
    subject: DOCUMENT,
    isPossible: mayApproveDocument,
    call: ({ id }) => ({ endpoint: 'docVerifications.approve', input: { id } }),
    outcome: turned('Approved', hasStatus('approved')),
  }),
  /** The whole item is sent with the reasons (2I19). */
  'document.decline': declareAct<DocVerification, Reasons, Reasons>({
    subject: DOCUMENT,
    isPossible: isUndecided,
    call: (now, { comments }) => ({
      endpoint: 'docVerifications.decline',
      input: { id: now.id, original: now.original, comments: [...comments] },
    }),
    wanted: ({ comments }: Reasons) => ({ comments }),
    outcome: turned('Declined', hasStatus('declined')),
  }),
});
