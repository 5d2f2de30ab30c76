/** People, their activity and their requests: what a field may say, where the network has a fixed list. The page has these without the schemas. */

/** The status of a user (2U, 2UD); an unknown one is shown as it is. */
export const USER_STATUSES = [
  'new',
  'transacted-posted',
  'transacted-matched',
  'transacted-completed',
  'banned',
] as const;

/** The tags of account officers that the list is filtered by (2U16). */
export const ACCOUNT_OFFICER_TAGS = ['KA - 001', 'KA - 002'] as const;

/** How far a transaction is, as the tabs of a user filter it (2UD32). */
export const TRANSACTION_STATES = ['completed', 'uncompleted'] as const;

/** The series of the charts, in the order of the specification (2UD); names assumed. */
export const STATISTIC_SERIES = [
  'posted',
  'post_completed',
  'requested',
  'matched',
  'match_completed',
  'received',
  'received_completed',
] as const;

/** The purposes of documents. */
export const DOC_VERIFICATION_TYPES = ['identity', 'address'] as const;

/** What the status filter of documents offers; `unapproved` is everything that is not approved. */
export const DOC_STATUS_FILTERS = ['approved', 'unapproved'] as const;

/** The statuses of a withdrawal (2R16). */
export const WITHDRAWAL_STATUSES = ['initiated', 'completed', 'pending', 'cancelled'] as const;

/** The queues, in the order of the sidebar. */
export const QUEUE_KINDS = ['card', 'identity', 'address'] as const;
