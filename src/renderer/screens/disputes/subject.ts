/** Disputes as the money guard sees them, and the calls of what is decided about them. */
import { DISMISSED, type Dispute } from '#contract/disputes.ts';
import type { ActName } from '#domain/acts/acts.ts';
import { disputeChanges, disputedOrderId } from '#domain/disputes/changes.ts';
import { type DisputeAction, disputeAction, isMatchOpen } from '#domain/disputes/disputes.ts';
import { callEndpoint } from '#renderer/client/endpoints.ts';
import { findRow } from '#renderer/ui/guard/findRow.ts';
import type { EndpointCall, Intent, Subject } from '#renderer/ui/guard/subject.ts';

/** Reads a dispute; the network has no call for a single one. @throws ProblemError */
export const readDispute = (id: string): Promise<Dispute | null> =>
  findRow(id, (paging) => callEndpoint('disputes.list', paging));

export const DISPUTE: Subject<Dispute> = {
  noun: 'dispute',
  name: ({ id }) => `dispute ${id}`,
  ref: ({ id }) => ({ kind: 'dispute', id }),
  read: ({ id }) => readDispute(id),
  changes: disputeChanges,
  effects: {
    'dispute.dismiss': (now) => now?.status === DISMISSED,
    'dispute.approve': (now) => now?.status === 'approved',
    'dispute.decline': (now) => now?.status === 'declined',
    'order.cancelMatch': (now) => now !== null && (now.match?.cancelled_at ?? null) !== null,
    'order.approveMatch': (now) => now !== null && !isMatchOpen(now),
  },
  areas: ['disputes', 'orders'],
};

/** The act of a decision: an act on a match is an act on its order. */
const ACTS = {
  dismiss: 'dispute.dismiss',
  approve: 'dispute.approve',
  decline: 'dispute.decline',
  cancelMatch: 'order.cancelMatch',
  approveMatch: 'order.approveMatch',
} as const satisfies Readonly<Record<DisputeAction, ActName>>;

function callOf(name: DisputeAction, { id, match }: Dispute): EndpointCall {
  const ofMatch = { id: match?.id ?? '' };
  switch (name) {
    case 'dismiss':
      return { endpoint: 'disputes.update', input: { id, status: DISMISSED } };
    case 'approve':
      return { endpoint: 'disputes.approve', input: { id } };
    case 'decline':
      return { endpoint: 'disputes.decline', input: { id } };
    case 'cancelMatch':
      return { endpoint: 'matches.cancel', input: ofMatch };
    case 'approveMatch':
      return { endpoint: 'matches.approve', input: ofMatch };
  }
}

/** A decision as a subject of the guard; an act on a match blocks other acts on its order. */
export function intentOf(name: DisputeAction, seen: Dispute): Intent<Dispute> {
  const orderId = disputedOrderId(seen);
  const isOfMatch = name === 'cancelMatch' || name === 'approveMatch';
  return {
    action: ACTS[name],
    isPossible: disputeAction(name).isPossible,
    call: (now) => callOf(name, now),
    ...(isOfMatch && orderId !== null && { ref: () => ({ kind: 'order', id: orderId }) }),
  };
}

/** Where a dispute's order is shown, with what was found out about it (2D). */
export const validationPath = (orderId: string): string =>
  `/transactions/${encodeURIComponent(orderId)}?tab=events`;
