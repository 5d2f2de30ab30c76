/** Statuses of third-party transactions: their labels and tones (2T). */
import type { StatusLabel } from '../text/status.ts';

/** Amber while pending, green once completed, otherwise red. */
function toneOf(status: string): StatusLabel['tone'] {
  if (status === 'initiated' || status === 'processing') return 'amber';
  return status === 'completed' ? 'success' : 'danger';
}

/** A status as it is shown: with spaces for underscores. */
export const thirdPartyStatusLabel = (status: string): StatusLabel => ({
  text: status.replaceAll('_', ' '),
  tone: toneOf(status),
});
