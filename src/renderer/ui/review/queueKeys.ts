/** The shortcuts of reviewing a queue one by one; Help takes them from here. */
import type { RoutePath } from '#domain/access/screens.ts';
import { DISPUTE_ACTS } from '#domain/acts/areas/disputes.ts';
import { ORDER_ACTS } from '#domain/acts/areas/orders.ts';
import { WITHDRAWAL_ACTS } from '#domain/acts/areas/withdrawals.ts';
import { QUEUES } from '#domain/queues/queues.ts';
import { SKIP_REASONS, type SkipReason } from '#domain/queues/skips.ts';
import { VIEW_KEYS } from '#renderer/ui/images/view.ts';
import { type DeclaredKeys, declareKeys, WITH_IMAGES } from '#renderer/ui/shortcuts/table.ts';

/** A key of what is reviewed at the moment, such as a decision's. */
export const queueKey = (keys: string, label: string): DeclaredKeys =>
  declareKeys('Queue', label, keys);

const OF_DOCUMENTS: readonly RoutePath[] = [
  '/doc-verifications/identity',
  '/doc-verifications/address',
];
const DISPUTES: readonly RoutePath[] = [QUEUES.disputes.path];
const ORDERS: readonly RoutePath[] = [QUEUES['payment-errors'].path];
const WITHDRAWALS: readonly RoutePath[] = [QUEUES['withdrawals-to-approve'].path];

/** What a reason to decline has as its key, from its place in the list. */
export const reasonKey = (index: number): string => String(index + 1);

/** A letter with what it decides, on the lists whose queues have it. */
const decides = (
  { key, label }: { readonly key: string; readonly label: string },
  on: readonly RoutePath[],
): DeclaredKeys => ({ ...queueKey(key, label), on });

/** The keys of decisions and reasons, as Help lists them: a review names each by its own label. */
export const DECISION_HELP = {
  approve: decides({ key: WITHDRAWAL_ACTS['withdrawal.approve'].key, label: 'Accept or approve' }, [
    ...WITH_IMAGES,
    ...DISPUTES,
    ...WITHDRAWALS,
  ]),
  decline: decides({ key: WITHDRAWAL_ACTS['withdrawal.cancel'].key, label: 'Decline or cancel' }, [
    ...WITH_IMAGES,
    ...DISPUTES,
    ...WITHDRAWALS,
  ]),
  complete: decides(WITHDRAWAL_ACTS['withdrawal.complete'], WITHDRAWALS),
  dismiss: decides(DISPUTE_ACTS['dispute.dismiss'], DISPUTES),
  approveMatch: decides(DISPUTE_ACTS['dispute.approveMatch'], DISPUTES),
  cancelMatch: decides(DISPUTE_ACTS['dispute.cancelMatch'], DISPUTES),
  capture: decides(ORDER_ACTS['order.capture'], ORDERS),
  void: decides(ORDER_ACTS['order.void'], ORDERS),
  completeOrder: decides(ORDER_ACTS['order.completeOrder'], ORDERS),
  markAsRefunded: decides(ORDER_ACTS['order.markAsRefunded'], ORDERS),
  reasons: { ...queueKey('1–8', 'Choose a reason to decline'), on: OF_DOCUMENTS },
  skipReasons: { ...queueKey('1–4', 'Choose why an item is skipped'), on: 'The question of Skip' },
} as const satisfies Readonly<Record<string, DeclaredKeys>>;

export const QUEUE_KEYS = {
  next: queueKey('N', 'Next'),
  skip: queueKey('S', 'Skip'),
  undoSkip: queueKey('B', 'Undo the last skip'),
  watch: queueKey('W', 'Watch'),
  leave: queueKey('Q', 'Back to list'),
  markNext: { ...queueKey('T', 'Mark next field as matching'), on: WITH_IMAGES },
  otherReasons: { ...queueKey('O', 'Other reasons'), on: OF_DOCUMENTS },
  nextImage: { ...queueKey('V', 'Next image'), on: WITH_IMAGES },
  ...VIEW_KEYS,
} as const satisfies Readonly<Record<string, DeclaredKeys>>;

/** The keys of the question why an item is skipped; the letter that asks it answers it without a reason. */
export const SKIP_KEYS: readonly (readonly [reason: SkipReason | null, keys: DeclaredKeys])[] = [
  ...Object.entries(SKIP_REASONS).map(
    ([reason, label], index) => [reason as SkipReason, queueKey(reasonKey(index), label)] as const,
  ),
  [null, queueKey(QUEUE_KEYS.skip.keys[0], 'No reason')],
];
