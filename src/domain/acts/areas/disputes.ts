/** Acts on a dispute, and on the match it is about (2D). */

import { DISMISSED } from '#contract/orders/choices.ts';
import type { Dispute, DisputeSide, ResponseFile } from '#contract/orders/disputes.ts';
import type { Upload } from '#contract/wire/upload.ts';
import {
  changesBesideFiles,
  disputeChanges,
  disputedMatchId,
  disputedOrderId,
  filesOf,
} from '../../disputes/changes.ts';
import { disputeStatusLabel, isOpenDispute } from '../../disputes/disputes.ts';
import { findRow } from '../../lists/paging.ts';
import {
  type ActBody,
  type Condition,
  condition,
  declareAct,
  doneText,
  type Finding,
  type Kind,
  named,
  type Proof,
  type Read,
} from '../act.ts';
import { anyOf, hasStatus, ofSame, stamped } from '../proofs.ts';
import { ORDER_ACTS, orderRef, sureQuestion } from './orders.ts';

/** The network has no call for a single dispute: it is searched in the list. @throws ProblemError */
export const findDispute = (read: Read, id: string): Promise<Dispute | null> =>
  findRow(id, (paging) => read('disputes.list', paging));

export const DISPUTE: Kind<Dispute> = {
  noun: 'dispute',
  name: ({ id }) => `dispute ${id}`,
  ref: ({ id }) => ({ kind: 'dispute', id }),
  read: (read, { id }) => findDispute(read, id),
  changes: disputeChanges,
  state: ({ status }) => status && disputeStatusLabel(status).text,
  areas: ['disputes', 'orders'],
};

const UNDECIDED = condition<Dispute>(
  ({ status }) => `the dispute is ${disputeStatusLabel(status ?? '').text.toLowerCase()}`,
  isOpenDispute,
);

/** What is decided about a dispute; `done` is what it is then. */
const onDispute = ({
  status,
  done,
  ...act
}: Pick<ActBody<Dispute>, 'label' | 'key' | 'call'> & {
  readonly status: string;
  readonly done: string;
}) =>
  declareAct<Dispute>({
    kind: DISPUTE,
    question: sureQuestion(act.label),
    done: `Dispute ${done}`,
    alert: `Unable to ${act.label.toLowerCase()} dispute`,
    conditions: [UNDECIDED],
    proof: hasStatus(disputeStatusLabel(status).text, status),
    ...act,
  });

const ofMatch = (
  otherwise: string,
  isMet: (match: NonNullable<Dispute['match']>) => boolean,
): Condition<Dispute> => condition(otherwise, ({ match }) => match !== null && isMet(match));

/** The match may be cancelled or approved (2D07). */
const MATCH_OPEN: readonly Condition<Dispute>[] = [
  ofMatch('the dispute names no match', ({ id }) => id !== null),
  ofMatch('the match was cancelled', ({ cancelled_at: at }) => at === null),
  ofMatch(
    "the matcher's payment is completed",
    ({ matcher_payment_completed_at: at }) => at === null,
  ),
  ofMatch('the match is completed', ({ completed_at: at }) => at === null),
];

const ofSameMatch = ofSame(disputedMatchId);

/** An act on a match is an act on its order: it blocks other acts on that. Only the match is for admins alone (2D). */
const onMatch = (name: 'cancelMatch' | 'approveMatch', proof: Proof<Dispute>) => {
  const { label, key, alert } = ORDER_ACTS[`order.${name}`];
  return declareAct<Dispute>({
    kind: DISPUTE,
    ...{ label, key, question: sureQuestion(label), alert },
    done: doneText(ORDER_ACTS[`order.${name}`], null),
    permission: name,
    conditions: MATCH_OPEN,
    about: (dispute) => {
      const orderId = disputedOrderId(dispute);
      return orderId === null ? DISPUTE.ref(dispute) : orderRef(orderId);
    },
    call: ({ match }) => ({
      endpoint: name === 'cancelMatch' ? 'matches.cancel' : 'matches.approve',
      input: { id: match?.id ?? '' },
    }),
    proof: ofSameMatch(proof),
  });
};

/** The field of each side (2D12). */
const FIELDS = {
  matcher: 'matcher_resp_email',
  posters_beneficiary: 'poster_beneficiary_resp_email',
} as const satisfies Record<DisputeSide, string>;

interface SentFile {
  readonly side: DisputeSide;
  readonly file: Upload;
}

interface KeptFile {
  readonly side: DisputeSide;
  readonly name: string;
}

const fileWanted = (
  input:
    | { readonly matcher_resp_email: Upload }
    | { readonly poster_beneficiary_resp_email: Upload },
): KeptFile =>
  'matcher_resp_email' in input
    ? { side: 'matcher', name: input.matcher_resp_email.name }
    : { side: 'posters_beneficiary', name: input.poster_beneficiary_resp_email.name };

/** Proof: the side has one more file of that name than before, wherever it is in the list. */
function fileArrived(before: Dispute, { side, name }: KeptFile, now: Dispute | null): Finding {
  if (now === null) return 'cannot-tell';
  const old = filesOf(before, side);
  const files = filesOf(now, side);
  const isOf = ({ originalname }: ResponseFile) => originalname === name;
  if (files.filter(isOf).length > old.filter(isOf).length) {
    return { text: `${name} is among the files`, at: null };
  }
  // A network may keep a file under another name.
  return files.length > old.length ? 'cannot-tell' : 'not-yet';
}

export const DISPUTE_ACTS = named({
  'dispute.dismiss': onDispute({
    label: 'Dismiss',
    key: 'I',
    status: DISMISSED,
    done: 'dismissed',
    call: ({ id }) => ({ endpoint: 'disputes.update', input: { id, status: DISMISSED } }),
  }),
  'dispute.approve': onDispute({
    label: 'Approve',
    key: 'A',
    status: 'approved',
    done: 'approved',
    call: ({ id }) => ({ endpoint: 'disputes.approve', input: { id } }),
  }),
  'dispute.decline': onDispute({
    label: 'Decline',
    key: 'D',
    status: 'declined',
    done: 'declined',
    call: ({ id }) => ({ endpoint: 'disputes.decline', input: { id } }),
  }),
  'dispute.approveMatch': onMatch(
    'approveMatch',
    anyOf<Dispute>(
      stamped('Match validated', ({ match }) => match?.matcher_payment_completed_at ?? null),
      stamped('Match completed', ({ match }) => match?.completed_at ?? null),
    ),
  ),
  'dispute.cancelMatch': onMatch(
    'cancelMatch',
    stamped('Match cancelled', ({ match }) => match?.cancelled_at ?? null),
  ),
  'dispute.sendFile': declareAct<Dispute, SentFile, KeptFile>({
    kind: { ...DISPUTE, changes: changesBesideFiles },
    label: 'Upload',
    key: 'U',
    isInNoMenu: true,
    question: null,
    done: 'File sent',
    alert: 'Unable to upload file',
    conditions: [],
    queues: true,
    call: ({ id }, { side, file }) => ({
      endpoint: 'disputes.update',
      input: { id, [FIELDS[side]]: file },
    }),
    wanted: fileWanted,
    proof: fileArrived,
  }),
});

/** The decisions about a dispute: all but the files. */
export type DisputeActName = Exclude<keyof typeof DISPUTE_ACTS, 'dispute.sendFile'>;
