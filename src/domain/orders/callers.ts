/** Who may ask about an order. */
import type { OrderRow } from '#contract/orders/orders.ts';
import { isMatched } from './figures.ts';

/** The part that one has in an order, with what they are called. */
const CALLERS = {
  posted: 'poster',
  received: 'poster beneficiary',
  matched: 'matcher',
} as const;
type Caller = keyof typeof CALLERS;

/** Those who may ask about an order: the matcher only while it is matched. */
export const callersOf = (order: OrderRow): readonly (readonly [part: Caller, name: string])[] =>
  (['posted', 'received', 'matched'] as const)
    .filter((part) => part !== 'matched' || isMatched(order))
    .map((part) => [part, CALLERS[part]]);
