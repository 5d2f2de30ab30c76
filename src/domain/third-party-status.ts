/** Statuses of third-party transactions: their labels and tones (2T). */
import type { StatusLabel } from './orders/status.ts';

/** Amber while it goes on, green once it is done, red whatever else it is. */
function toneOf(status: string): StatusLabel['tone'] {
  if (status === 'initiated' || status === 'processing') return 'warning';
  return status === 'completed' ? 'success' : 'danger';
}

/** A status as it is shown: with spaces for underscores. */
export const thirdPartyStatusLabel = (status: string): StatusLabel => ({
  text: status.replaceAll('_', ' '),
  tone: toneOf(status),
});
