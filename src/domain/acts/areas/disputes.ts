/** Acts on a dispute, and on the match it is about (2D). */
import {
  DISMISSED,
  type Dispute,
  type DisputeSide,
  type ResponseFile,
} from '#contract/orders/disputes.ts';
import type { Upload } from '#contract/wire/upload.ts';
import {
  changesBesideFiles,
  disputeChanges,
  disputedMatchId,
  disputedOrderId,
  filesOf,
} from '../../disputes/changes.ts';
import { disputeAction } from '../../disputes/disputes.ts';
import { findRow } from '../../lists/paging.ts';
import {
  anyOf,
  declareAct,
  type EndpointCall,
  inEveryState,
  named,
  type Outcome,
  type Read,
  type Subject,
  stamped,
  turned,
} from '../declare.ts';
import { orderRef } from './orders.ts';

/** The network has no call for a single dispute: it is searched in the list. @throws ProblemError */
export const findDispute = (read: Read, id: string): Promise<Dispute | null> =>
  findRow(id, (paging) => read('disputes.list', paging));

export const DISPUTE: Subject<Dispute> = {
  noun: 'dispute',
  name: ({ id }) => `dispute ${id}`,
  ref: ({ id }) => ({ kind: 'dispute', id }),
  read: (read, { id }) => findDispute(read, id),
  changes: disputeChanges,
  areas: ['disputes', 'orders'],
};

const ofDispute = (
  name: 'dismiss' | 'approve' | 'decline',
  status: string,
  text: string,
  call: (id: string) => EndpointCall,
) =>
  declareAct<Dispute>({
    subject: DISPUTE,
    isPossible: disputeAction(name).isPossible,
    call: ({ id }) => call(id),
    outcome: turned(text, (dispute) => dispute.status === status),
  });

type Proof = (before: Dispute, wanted: unknown, now: Dispute | null) => Outcome;

/** Proof about one match: another match, or none, proves nothing about it. */
const ofSameMatch =
  (proof: Proof): Proof =>
  (before, wanted, now) =>
    now !== null && disputedMatchId(now) !== disputedMatchId(before)
      ? 'cannot-tell'
      : proof(before, wanted, now);

/** An act on a match is an act on its order: it blocks other acts on that. */
const ofMatch = (name: 'cancelMatch' | 'approveMatch', outcome: Proof) =>
  declareAct<Dispute>({
    subject: DISPUTE,
    about: (dispute) => {
      const orderId = disputedOrderId(dispute);
      return orderId === null ? DISPUTE.ref(dispute) : orderRef(orderId);
    },
    isPossible: disputeAction(name).isPossible,
    call: ({ match }) => ({
      endpoint: name === 'cancelMatch' ? 'matches.cancel' : 'matches.approve',
      input: { id: match?.id ?? '' },
    }),
    outcome: ofSameMatch(outcome),
  });

/** The field of each side (2D12). */
const FIELDS = {
  matcher: 'matcher_resp_email',
  posters_beneficiary: 'poster_beneficiary_resp_email',
} as const satisfies Record<DisputeSide, string>;

/** A file that one side has sent. */
interface SentFile {
  readonly side: DisputeSide;
  readonly file: Upload;
}

/** What is kept of a file: not its content. */
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
function fileArrived(before: Dispute, { side, name }: KeptFile, now: Dispute | null): Outcome {
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
  'dispute.dismiss': ofDispute('dismiss', DISMISSED, 'Resolved', (id) => ({
    endpoint: 'disputes.update',
    input: { id, status: DISMISSED },
  })),
  'dispute.approve': ofDispute('approve', 'approved', 'Approved', (id) => ({
    endpoint: 'disputes.approve',
    input: { id },
  })),
  'dispute.decline': ofDispute('decline', 'declined', 'Declined', (id) => ({
    endpoint: 'disputes.decline',
    input: { id },
  })),
  'dispute.cancelMatch': ofMatch(
    'cancelMatch',
    stamped('Match cancelled', ({ match }) => match?.cancelled_at ?? null),
  ),
  'dispute.approveMatch': ofMatch(
    'approveMatch',
    anyOf<Dispute>(
      stamped('Match validated', ({ match }) => match?.matcher_payment_completed_at ?? null),
      stamped('Match completed', ({ match }) => match?.completed_at ?? null),
    ),
  ),
  'dispute.sendFile': declareAct<Dispute, SentFile, KeptFile>({
    subject: { ...DISPUTE, changes: changesBesideFiles },
    queues: true,
    isPossible: inEveryState,
    call: ({ id }, { side, file }) => ({
      endpoint: 'disputes.update',
      input: { id, [FIELDS[side]]: file },
    }),
    wanted: fileWanted,
    outcome: fileArrived,
  }),
});
