/**
 * Every act of staff by its name: its subject, its button and the effect after success. The journal
 * stores the name; screens show the words.
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
  readonly kind: SubjectKind;
  /** As its button says. */
  readonly label: string;
  /** The toast of success, without the full stop. */
  readonly done: string;
}

const act = (kind: SubjectKind, label: string, done: string): DeclaredAct => ({
  kind,
  label,
  done,
});

const ACTS = {
  'order.cancelMatch': act('order', 'Cancel Match', 'The match was cancelled'),
  'order.approveMatch': act('order', 'Approve Match', 'The match was approved'),
  'order.rematch': act('order', 'Rematch', 'The order was rematched'),
  'order.markAsPaid': act('order', 'Mark as Paid', 'The match was marked as paid'),
  'order.markAsRefunded': act('order', 'Mark as Refunded', 'The order was marked as refunded'),
  'order.completeOrder': act('order', 'Complete Order', 'The order was completed'),
  'order.expireOrder': act('order', 'Expire Order', 'The order was expired'),
  'order.hide': act('order', 'Hide Order', 'The order was hidden'),
  'order.unhide': act('order', 'Unhide Order', 'The order was unhidden'),
  'order.capture': act('order', 'Capture', 'The order was captured'),
  'order.void': act('order', 'Void', 'The order was voided'),
  'order.publish': act('order', 'Publish', 'The order was published'),
  'order.investigate': act('order', 'Investigate', 'An investigation was opened'),
  'orders.hideAll': act('orders', 'Hide all', 'The orders were hidden'),
  'orders.unhideAll': act('orders', 'Unhide all', 'The orders were unhidden'),
  'transfer.post': act('transfer', 'Create transfer', 'The transfer was posted'),
  'user.createNetworkEmail': act('user', 'Create network email', 'The network email was created'),
  'user.ban': act('user', 'Ban', 'The user was banned'),
  'user.unban': act('user', 'Unban', 'The user was unbanned'),
  'user.delete': act('user', 'Delete', 'The user was deleted'),
  'withdrawal.approve': act('withdrawal', 'Approve', 'The withdrawal was approved'),
  'withdrawal.cancel': act('withdrawal', 'Cancel', 'The withdrawal was cancelled'),
  'withdrawal.complete': act(
    'withdrawal',
    'Mark as Completed',
    'The withdrawal was marked as completed',
  ),
  'rate-limit.create': act('rate-limit', 'Add', 'The limit was added'),
  'rate-limit.update': act('rate-limit', 'Edit', 'The limit was changed'),
  'rate-limit.delete': act('rate-limit', 'Delete', 'The limit was deleted'),
  'option.update': act('option', 'Edit option', 'The option was saved'),
  'options.update': act('options', 'Save All', 'The options were saved'),
  'ribbon.create': act('ribbon', 'Create', 'The ribbon was created'),
  'ribbon.update': act('ribbon', 'Save', 'The ribbon was saved'),
  'ribbon.publish': act('ribbon', 'Publish', 'The ribbon was published'),
  'ribbon.unpublish': act('ribbon', 'Unpublish', 'The ribbon was unpublished'),
  'ribbon.remove': act('ribbon', 'Remove', 'The ribbon was removed'),
  'dispute.dismiss': act('dispute', 'Dismiss', 'The dispute was dismissed'),
  'dispute.approve': act('dispute', 'Approve', 'The dispute was approved'),
  'dispute.decline': act('dispute', 'Decline', 'The dispute was declined'),
  'dispute.cancelMatch': act('order', 'Cancel Match', 'The match was cancelled'),
  'dispute.approveMatch': act('order', 'Approve Match', 'The match was approved'),
  'dispute.sendFile': act('dispute', 'Upload', 'The file was sent'),
  'card.accept': act('card', 'Accept', 'The card was accepted'),
  'card.cancel': act('card', 'Cancel', 'The card was declined'),
  'document.approve': act('document', 'Approve', 'The document was approved'),
  'document.decline': act('document', 'Decline', 'The document was declined'),
  'payment.confirm': act('payment', 'Confirm', 'The payment was confirmed'),
  'maintenance.on': act('maintenance', 'Turn on', 'Maintenance Mode was turned on'),
  'maintenance.off': act('maintenance', 'Turn off', 'Maintenance Mode was turned off'),
} as const satisfies Readonly<Record<string, DeclaredAct>>;
export type ActName = keyof typeof ACTS;

/** Whether `name` is an act this version knows. */
export const isActName = (name: string): name is ActName => Object.hasOwn(ACTS, name);

/** An act's words; the name of an act of another version is shown as it is. */
export const declaredAct = (name: string): Pick<DeclaredAct, 'label' | 'done'> =>
  isActName(name) ? ACTS[name] : { label: name, done: `${name} was carried out` };

/** What kind of thing an act is about. */
export const kindOfAct = (name: ActName): SubjectKind => ACTS[name].kind;
