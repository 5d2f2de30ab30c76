/** The shortcuts of reviewing a queue one by one; Help takes them from here. */
import type { RoutePath } from '#domain/access/screens.ts';
import { WITHDRAWAL_ACTS } from '#domain/acts/areas/withdrawals.ts';
import { VIEW_KEYS } from '#renderer/ui/images/view.ts';
import {
  type DeclaredKeys,
  declareKeys,
  WITH_IMAGES,
  WITHDRAWALS,
} from '#renderer/ui/shortcuts/table.ts';

/** A key of what is reviewed at the moment, such as a decision's. */
export const queueKey = (keys: string, label: string): DeclaredKeys =>
  declareKeys('Queue', label, keys);

const OF_DOCUMENTS: readonly RoutePath[] = [
  '/doc-verifications/identity',
  '/doc-verifications/address',
];
const EVERY_QUEUE = [...WITH_IMAGES, ...WITHDRAWALS];

/** What a reason to decline has as its key, from its place in the list. */
export const reasonKey = (index: number): string => String(index + 1);

/** The keys of decisions and reasons, as Help lists them: a review names each by its own label. */
export const DECISION_HELP = {
  approve: {
    ...queueKey(WITHDRAWAL_ACTS['withdrawal.approve'].key, 'Accept or approve'),
    on: EVERY_QUEUE,
  },
  decline: {
    ...queueKey(WITHDRAWAL_ACTS['withdrawal.cancel'].key, 'Decline or cancel'),
    on: EVERY_QUEUE,
  },
  complete: {
    ...queueKey(WITHDRAWAL_ACTS['withdrawal.complete'].key, 'Mark as Completed'),
    on: WITHDRAWALS,
  },
  reasons: { ...queueKey('1–8', 'Choose a reason to decline'), on: OF_DOCUMENTS },
} as const satisfies Readonly<Record<string, DeclaredKeys>>;

export const QUEUE_KEYS = {
  next: queueKey('N', 'Next'),
  skip: queueKey('S', 'Skip'),
  undoSkip: queueKey('B', 'Undo the last skip'),
  leave: queueKey('Q', 'Back to list'),
  markNext: { ...queueKey('T', 'Mark next field as matching'), on: WITH_IMAGES },
  otherReasons: { ...queueKey('O', 'Other reasons'), on: OF_DOCUMENTS },
  nextImage: { ...queueKey('V', 'Next image'), on: WITH_IMAGES },
  ...VIEW_KEYS,
} as const satisfies Readonly<Record<string, DeclaredKeys>>;
