/** What can be done about a dispute, when, by whom and in which words (2D). */
import { DISMISSED, type Dispute } from '#contract/orders/disputes.ts';
import { may, type Permission } from '#domain/access/roles.ts';
import type { StatusLabel } from '../orders/status.ts';

/** Statuses after which nothing is left to decide. */
const DECIDED: readonly (string | null)[] = [DISMISSED, 'approved', 'declined'];

/** Whether it is undecided. A dispute of unknown status counts as undecided. */
export const isOpenDispute = ({ status }: Pick<Dispute, 'status'>): boolean =>
  !DECIDED.includes(status);

/**
 * Whether the match may be cancelled or approved: it has an id, is not cancelled, has no matcher
 * payment completed and is not completed (2D07).
 */
export const isMatchOpen = ({ match }: Pick<Dispute, 'match'>): boolean =>
  match !== null &&
  match.id !== null &&
  match.cancelled_at === null &&
  match.matcher_payment_completed_at === null &&
  match.completed_at === null;

/** What can be decided. */
export const DISPUTE_ACTIONS = [
  'dismiss',
  'approve',
  'decline',
  'cancelMatch',
  'approveMatch',
] as const;
export type DisputeAction = (typeof DISPUTE_ACTIONS)[number];

interface Declared {
  readonly label: string;
  /** The question (2D). */
  readonly question: string;
  /** The title of a failure. */
  readonly alert: string;
  /** The toast of success. */
  readonly done: string;
  /** The permission that a role needs besides being staff. */
  readonly permission?: Permission;
  /** Whether the dispute's state allows it, for any role. */
  readonly isPossible: (dispute: Dispute) => boolean;
}

const declared = (
  label: string,
  done: string,
  more: Pick<Declared, 'permission' | 'isPossible'> & Partial<Pick<Declared, 'alert'>>,
): Declared => ({
  label,
  question: `Are you sure you want to take this action - ${label}?`,
  alert: `Unable to ${label}`,
  done,
  ...more,
});

const ofDispute = (verb: string) => ({
  isPossible: isOpenDispute,
  alert: `Unable to ${verb} dispute`,
});
const ofMatch = (permission: Permission) => ({ permission, isPossible: isMatchOpen });

const ACTIONS: Readonly<Record<DisputeAction, Declared>> = {
  dismiss: declared('Dismiss', 'Dispute dismissed', ofDispute('dismiss')),
  approve: declared('Approve', 'Dispute approved', ofDispute('approve')),
  decline: declared('Decline', 'Dispute declined', ofDispute('decline')),
  cancelMatch: declared('Cancel Match', 'Match cancelled', ofMatch('cancelMatch')),
  approveMatch: declared('Approve Match', 'Match approved', ofMatch('approveMatch')),
};

/** How an action is declared. */
export const disputeAction = (name: DisputeAction): Declared => ACTIONS[name];

/** What this role is offered for this dispute: only the match is for admins alone (2D). */
export const offeredDisputeActions = (dispute: Dispute, role: string): readonly DisputeAction[] =>
  DISPUTE_ACTIONS.filter((name) => {
    const { permission, isPossible } = ACTIONS[name];
    return (permission === undefined || may(role, permission)) && isPossible(dispute);
  });

/** What an action is about: the dispute itself, or its match. */
const GROUPS: readonly (readonly [name: string, actions: readonly DisputeAction[]])[] = [
  ['The dispute', ['dismiss', 'approve', 'decline']],
  ['The match', ['approveMatch', 'cancelMatch']],
];

/** What this role is offered for this dispute, by what it is about; groups without an action are left out. */
export const offeredDisputeGroups = (dispute: Dispute, role: string) => {
  const offered = offeredDisputeActions(dispute, role);
  return GROUPS.flatMap(([name, all]) => {
    const actions = all.filter((action) => offered.includes(action));
    return actions.length === 0 ? [] : [{ name, actions }];
  });
};

const LABELS: Readonly<Record<string, StatusLabel>> = {
  pending: { text: 'Pending', tone: 'neutral' },
  [DISMISSED]: { text: 'Resolved', tone: 'success' },
  approved: { text: 'Approved', tone: 'success' },
  declined: { text: 'Declined', tone: 'danger' },
};

/** The status as people read it; one that is not known is its own text. */
export const disputeStatusLabel = (status: string): StatusLabel =>
  (Object.hasOwn(LABELS, status) ? LABELS[status] : undefined) ?? {
    text: status,
    tone: 'neutral',
  };

const RESPONSES = { 1: 'Yes', 0: 'No' } as const;

/** Whether the poster's beneficiary has got the money, in words (2D21, 2D23). */
export const responseText = (response: Dispute['pb_response']): string =>
  response === null ? 'No data' : RESPONSES[response];

/** Where a dispute is shown beside its list, on a page of it. */
export const disputePath = (id: string, page: number): string =>
  `/dispute-resolutions?${new URLSearchParams({ page: String(page), inspect: id })}`;
