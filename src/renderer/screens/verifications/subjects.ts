/**
 * Cards and documents as the money guard sees them. The network has no call for a single request, so
 * one is searched in its list: by the name first, then by the number, then without a search.
 */
import type { Page } from '#contract/list.ts';
import {
  type CardVerification,
  DOC_VERIFICATION_TYPES,
  type DocVerification,
  type DocVerificationType,
} from '#contract/verifications.ts';
import { cardChanges, groupedNumber } from '#domain/verifications/cards.ts';
import { documentChanges } from '#domain/verifications/documents.ts';
import { verifiedName } from '#domain/verifications/people.ts';
import { callEndpoint } from '#renderer/client/endpoints.ts';
import { findRow } from '#renderer/ui/guard/findRow.ts';
import type { Subject } from '#renderer/ui/guard/subject.ts';

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

interface Query {
  readonly search: string | undefined;
  readonly page: number;
  readonly pageSize: number;
}

export const CARD: Subject<CardVerification> = {
  noun: 'card',
  name: ({ id, number }) => `card ${number === null ? id : groupedNumber(number)}`,
  ref: ({ id }) => ({ kind: 'card', id }),
  read: ({ id, user, number }) =>
    findIn(id, [verifiedName(user), number], (query) =>
      callEndpoint('cardVerifications.list', query),
    ),
  changes: cardChanges,
  effects: {
    'card.accept': (now) => now?.status === 'approved',
    'card.cancel': (now) => now?.status === 'declined',
  },
  areas: ['cardVerifications'],
};

/** The type of a request; what names none counts as an identity. */
export const typeOf = ({ type }: DocVerification): DocVerificationType =>
  DOC_VERIFICATION_TYPES.find((each) => each === type) ?? 'identity';

export const DOCUMENT: Subject<DocVerification> = {
  noun: 'request',
  name: ({ id, user }) => `the request of ${verifiedName(user) ?? id}`,
  ref: ({ id }) => ({ kind: 'document', id }),
  read: async (seen) => {
    // A request that is known by its id alone is in one of the lists.
    for (const type of seen.type === null ? DOC_VERIFICATION_TYPES : [typeOf(seen)]) {
      const searches = [verifiedName(seen.user), seen.data?.id_number ?? null];
      const found = await findIn(seen.id, searches, (query) =>
        callEndpoint('docVerifications.list', { type, ...query }),
      );
      if (found) return found;
    }
    return null;
  },
  changes: documentChanges,
  effects: {
    'document.approve': (now) => now?.status === 'approved',
    'document.decline': (now) => now?.status === 'declined',
  },
  areas: ['docVerifications'],
};
