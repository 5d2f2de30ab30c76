/** Acts on identity and address documents that wait for a decision (2I). */

import { DOC_VERIFICATION_TYPES } from '#contract/people/choices.ts';
import type { DocVerification, DocVerificationType } from '#contract/people/verifications.ts';
import { personName } from '../../text/person-names.ts';
import { resultOf } from '../../text/words.ts';
import {
  documentChanges,
  documentDecision,
  isUndecided,
  PENDING,
} from '../../verifications/documents.ts';
import { findIn } from '../../verifications/search.ts';
import { condition, declareAct, type Kind, named } from '../act.ts';
import { hasStatus } from '../proofs.ts';

/** The type of a request; one without a type counts as an identity document. */
export const typeOf = ({ type }: DocVerification): DocVerificationType =>
  DOC_VERIFICATION_TYPES.find((each) => each === type) ?? 'identity';

export const DOCUMENT: Kind<DocVerification> = {
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
  state: (request) => documentDecision(request) ?? PENDING.text,
  areas: ['docVerifications'],
};

/** Why a document is declined, as it is sent. */
interface Reasons {
  readonly comments: readonly string[];
}

const UNDECIDED = condition<DocVerification>(
  (request) => `the status is ${documentDecision(request)}`,
  isUndecided,
);

const doneTo = (done: string) => (request: DocVerification | null) =>
  resultOf(done, personName(request?.user ?? null));

export const DOCUMENT_ACTS = named({
  'document.approve': declareAct<DocVerification>({
    kind: DOCUMENT,
    label: 'Approve',
    key: 'A',
    question: 'Are you sure you want to approve this document?',
    done: doneTo('Approved – Document successfully verified'),
    alert: 'Unable to approve document',
    permission: 'verify',
    conditions: [UNDECIDED],
    call: ({ id }) => ({ endpoint: 'docVerifications.approve', input: { id } }),
    proof: hasStatus('Approved', 'approved'),
  }),
  /** The whole item is sent with the reasons (2I19). */
  'document.decline': declareAct<DocVerification, Reasons, Reasons>({
    kind: DOCUMENT,
    label: 'Decline',
    key: 'D',
    question: 'Are you sure you want to decline this document?',
    done: doneTo('Declined – Document successfully declined'),
    alert: 'Unable to decline document',
    conditions: [UNDECIDED],
    call: (now, { comments }) => ({
      endpoint: 'docVerifications.decline',
      input: { id: now.id, original: now.original, comments: [...comments] },
    }),
    wanted: ({ comments }: Reasons) => ({ comments }),
    proof: hasStatus('Declined', 'declined'),
  }),
});
