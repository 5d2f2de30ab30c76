/** Disputes as the money guard sees them, and the calls of what is decided about them. */
import { DISMISSED, type Dispute } from '#contract/disputes.ts';
import { disputeChanges } from '#domain/disputes/changes.ts';
import type { DisputeAction } from '#domain/disputes/disputes.ts';
import { callEndpoint } from '#renderer/desk/endpoints.ts';
import { findRow } from '#renderer/ui/guard/findRow.ts';
import type { Subject } from '#renderer/ui/guard/guard.ts';

/** Reads a dispute; the network has no call for a single one. @throws ProblemError */
export const readDispute = (id: string): Promise<Dispute | null> =>
  findRow(id, (paging) => callEndpoint('disputes.list', paging));

export const DISPUTE: Subject<Dispute> = {
  noun: 'dispute',
  name: ({ id }) => `dispute ${id}`,
  key: ({ id }) => `dispute:${id}`,
  read: ({ id }) => readDispute(id),
  changes: disputeChanges,
  calls: ['disputes.list', 'orders.read', 'orders.list'],
};

/** Sends the call of an action. @throws ProblemError */
export function sendAction(name: DisputeAction, dispute: Dispute): Promise<unknown> {
  const { id } = dispute;
  const match = { id: dispute.match?.id ?? '' };
  switch (name) {
    case 'dismiss':
      return callEndpoint('disputes.update', { id, status: DISMISSED });
    case 'approve':
      return callEndpoint('disputes.approve', { id });
    case 'decline':
      return callEndpoint('disputes.decline', { id });
    case 'cancelMatch':
      return callEndpoint('matches.cancel', match);
    case 'approveMatch':
      return callEndpoint('matches.approve', match);
  }
}

/** Where a dispute's order is shown, with what was found out about it (document 2 §2). */
export const validationPath = (orderId: string): string =>
  `/transactions/${encodeURIComponent(orderId)}?tab=events`;
