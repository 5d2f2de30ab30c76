/**
 * Every act of staff by its name: its button and the effect after success. The journal stores the
 * name; screens show the words.
 */

/** Kinds of things that are acted on. */
export const SUBJECT_KINDS = {
  order: 'Order',
  orders: 'Orders',
  transfer: 'Transfer',
  user: 'User',
  withdrawal: 'Withdrawal',
  'rate-limit': 'Exchange rate limit',
  option: 'Hybrid order option',
  options: 'Hybrid order options',
  ribbon: 'Ribbon',
  dispute: 'Dispute',
  card: 'Card',
  document: 'Document',
  'address-document': 'Address document',
  payment: 'Health insurance payment',
  maintenance: 'Maintenance Mode',
} as const satisfies Readonly<Record<string, string>>;
export type SubjectKind = keyof typeof SUBJECT_KINDS;

interface DeclaredAct {
  /** As its button says. */
  readonly label: string;
  /** The toast of success, without the full stop. */
  readonly done: string;
}

const act = (label: string, done: string): DeclaredAct => ({ label, done });

const ACTS = {
  'order.cancelMatch': act('Cancel Match', 'The match was cancelled'),
  'order.approveMatch': act('Approve Match', 'The match was approved'),
  'order.rematch': act('Rematch', 'The order was rematched'),
  'order.markAsPaid': act('Mark as Paid', 'The match was marked as paid'),
  'order.markAsRefunded': act('Mark as Refunded', 'The order was marked as refunded'),
  'order.completeOrder': act('Complete Order', 'The order was completed'),
  'order.expireOrder': act('Expire Order', 'The order was expired'),
  'order.hide': act('Hide Order', 'The order was hidden'),
  'order.unhide': act('Unhide Order', 'The order was unhidden'),
  'order.capture': act('Capture', 'The order was captured'),
  'order.void': act('Void', 'The order was voided'),
  'order.publish': act('Publish', 'The order was published'),
  'order.investigate': act('Investigate', 'An investigation was opened'),
  'orders.hideAll': act('Hide all', 'The orders were hidden'),
  'orders.unhideAll': act('Unhide all', 'The orders were unhidden'),
  'transfer.post': act('Create transfer', 'The transfer was posted'),
  'user.createNetworkEmail': act('Create network email', 'The network email was created'),
  'user.ban': act('Ban', 'The user was banned'),
  'user.unban': act('Unban', 'The user was unbanned'),
  'user.delete': act('Delete', 'The user was deleted'),
  'withdrawal.approve': act('Approve', 'The withdrawal was approved'),
  'withdrawal.cancel': act('Cancel', 'The withdrawal was cancelled'),
  'withdrawal.complete': act('Mark as Completed', 'The withdrawal was marked as completed'),
  'rate-limit.create': act('Add', 'The limit was added'),
  'rate-limit.update': act('Edit', 'The limit was changed'),
  'rate-limit.delete': act('Delete', 'The limit was deleted'),
  'option.update': act('Edit option', 'The option was saved'),
  'options.update': act('Save All', 'The options were saved'),
  'ribbon.create': act('Create', 'The ribbon was created'),
  'ribbon.update': act('Save', 'The ribbon was saved'),
  'ribbon.publish': act('Publish', 'The ribbon was published'),
  'ribbon.unpublish': act('Unpublish', 'The ribbon was unpublished'),
  'ribbon.remove': act('Remove', 'The ribbon was removed'),
  'dispute.dismiss': act('Dismiss', 'The dispute was dismissed'),
  'dispute.approve': act('Approve', 'The dispute was approved'),
  'dispute.decline': act('Decline', 'The dispute was declined'),
  'dispute.cancelMatch': act('Cancel Match', 'The match was cancelled'),
  'dispute.approveMatch': act('Approve Match', 'The match was approved'),
  'dispute.sendFile': act('Upload', 'The file was sent'),
  'card.accept': act('Accept', 'The card was accepted'),
  'card.cancel': act('Cancel', 'The card was declined'),
  'document.approve': act('Approve', 'The document was approved'),
  'document.decline': act('Decline', 'The document was declined'),
  'payment.confirm': act('Confirm', 'The payment was confirmed'),
  'maintenance.on': act('Turn on', 'Maintenance Mode was turned on'),
  'maintenance.off': act('Turn off', 'Maintenance Mode was turned off'),
} as const satisfies Readonly<Record<string, DeclaredAct>>;
export type ActName = keyof typeof ACTS;

/** Whether `name` is an act this version knows. */
export const isActName = (name: string): name is ActName => Object.hasOwn(ACTS, name);

/** An act's words; the name of an act of another version is shown as it is. */
export const declaredAct = (name: string): DeclaredAct =>
  isActName(name) ? ACTS[name] : { label: name, done: `${name} was carried out` };
