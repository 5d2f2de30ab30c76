/** How a dispute reads (2D). */

import { DISMISSED } from '#contract/orders/choices.ts';
import type { Dispute } from '#contract/orders/disputes.ts';
import { labelIn, type StatusLabel } from '../text/status.ts';

/** Statuses after which nothing is left to decide. */
const DECIDED: readonly (string | null)[] = [DISMISSED, 'approved', 'declined'];

/** Whether it is undecided. A dispute of unknown status counts as undecided. */
export const isOpenDispute = ({ status }: Pick<Dispute, 'status'>): boolean =>
  !DECIDED.includes(status);

const LABELS: Readonly<Record<string, StatusLabel>> = {
  pending: { text: 'Pending', tone: 'neutral' },
  [DISMISSED]: { text: 'Resolved', tone: 'success' },
  approved: { text: 'Approved', tone: 'success' },
  declined: { text: 'Declined', tone: 'danger' },
};

/** The status as people read it; one that is not known is its own text. */
export const disputeStatusLabel = (status: string): StatusLabel => labelIn(LABELS, status);

const RESPONSES = { 1: 'Yes', 0: 'No' } as const;

/** Whether the poster's beneficiary has got the money, in words (2D21, 2D23). */
export const responseText = (response: Dispute['pb_response']): string =>
  response === null ? 'No data' : RESPONSES[response];

/** Where a dispute is shown beside its list, on a page of it. */
export const disputePath = (id: string, page: number): string =>
  `/dispute-resolutions?${new URLSearchParams({ page: String(page), inspect: id })}`;
