import type { OrderRow } from '#contract/orders/orders.ts';
import { type DatedStep, datedSteps, latestOf } from '../standing/standing.ts';
import { validatedAt } from './figures.ts';

/** The steps of an order that have a date, as they go on after 'since'. */
export const stepsOf = (order: OrderRow): readonly DatedStep[] =>
  datedSteps([
    ['posted', order.posted_at],
    ['published', order.published_at],
    ['matched', order.matched_at],
    ['the match was cancelled', order.match_cancelled_at],
    ['confirmed', order.confirmed_at],
    ['the payment was validated', validatedAt(order)],
    ['cancelled', order.cancelled_at],
    ['expired', order.removed_at],
    ['completed', order.completed_at],
    ['refunded', order.refunded_at],
  ]);

/** When the last of them was, as an instant; null without one. */
export const lastStepAt = (order: OrderRow): string | null => latestOf(stepsOf(order))?.at ?? null;
