/** Orders and disputes: what a field may say, where the network has a fixed list. The page has these without the schemas. */

/** Order statuses in the order of the specification (1O02). */
export const ORDER_STATUSES = [
  'unpublished',
  'published',
  'matched',
  'matcher_paid',
  'payment_received',
  'removed',
  'cancelled',
  'completed',
  'unable_to_void',
  'unable_to_capture',
  'unable_to_payout',
  'unable_to_transfer',
  'dispute_resolution_needed',
  'unable_to_refund',
] as const;

export const REFUND_STATUSES = ['initiated', 'pending', 'completed', 'failed'] as const;

export const ORDER_TYPES = ['p2p', 'hybrid'] as const;

/** Statuses in the order of the specification (2T20). */
export const THIRD_PARTY_STATUSES = [
  'initiated',
  'processing',
  'completed',
  'failed',
  'expired',
  'dispute',
  'attention_needed',
] as const;

/** The status that Dismiss sets (2D10). */
export const DISMISSED = 'resolved';
