/** The shortcuts of reviewing a queue one by one; Help takes them from here. */
import { type DeclaredKeys, declareKeys } from '#renderer/ui/shortcuts/table.ts';

/** A key of what is reviewed at the moment, such as a decision's. */
export const queueKey = (keys: string, label: string): DeclaredKeys =>
  declareKeys('Queue', label, keys);

/** The keys of decisions: the same decision has the same key in every queue. */
export const DECISION_KEYS = {
  accept: 'A',
  approve: 'A',
  cancel: 'D',
  complete: 'M',
  decline: 'D',
};

export const QUEUE_KEYS = {
  next: queueKey('N', 'Next'),
  skip: queueKey('S', 'Skip'),
  undoSkip: queueKey('B', 'Undo the last skip'),
  leave: queueKey('Q', 'Back to list'),
  markNext: queueKey('T', 'Mark next field as matching'),
  otherReasons: queueKey('O', 'Other reasons'),
  nextImage: queueKey('V', 'Next image'),
  zoomIn: declareKeys('Queue', 'Zoom in', '+', '='),
  zoomOut: queueKey('-', 'Zoom out'),
  turnLeft: queueKey('[', 'Rotate left'),
  turnRight: queueKey(']', 'Rotate right'),
  changeContrast: queueKey('C', 'Adjust contrast'),
  reset: queueKey('0', 'Reset view'),
} as const;
