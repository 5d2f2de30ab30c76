import { describe, expect, it } from 'vitest';
import { ORDER_STATUSES, orderRow as readRow } from '#contract/orders/orders.ts';
import { ORDER_ACTION_NAMES, type OrderActionName, orderAction } from '#domain/orders/actions.ts';
import { matches, orders } from '../../../database/schema.ts';
import { collectWorld, SMALL_WORLD } from '../../../testing/small-world.ts';
import { orderRow } from '../list/rows.ts';
import {
  type MatchRecord,
  type OrderRecord,
  type Subject,
  TRANSITIONS,
  type TransitionName,
} from './transitions.ts';

const world = await collectWorld(SMALL_WORLD);
const matchOf = new Map(world.rows(matches).map((match) => [match.id, match as MatchRecord]));
const subjects = world.rows(orders).map(
  (order): Subject => ({
    order: order as OrderRecord,
    match: matchOf.get(order.match_id ?? -1) ?? null,
  }),
);

const NAMES = Object.keys(TRANSITIONS) as TransitionName[];
const allows = (name: TransitionName, subject: Subject) =>
  TRANSITIONS[name].rules.every(({ holds }) => holds(subject));

/** In which statuses some order of the world allows an action. */
const EXPECTED: Readonly<Record<TransitionName, readonly string[]>> = {
  cancelMatch: ['matched', 'matcher_paid', 'dispute_resolution_needed'],
  approveMatch: ['matched', 'matcher_paid', 'dispute_resolution_needed'],
  markAsMatcherPaid: ['matched', 'dispute_resolution_needed'],
  markAsRefunded: ['removed', 'cancelled', 'unable_to_refund'],
  complete: ['payment_received', 'unable_to_capture', 'unable_to_payout', 'unable_to_transfer'],
  expire: ['unpublished', 'published'],
  hide: ['unpublished', 'published'],
  unhide: ['unpublished', 'published'],
  capture: ['unable_to_capture'],
  void: ['removed', 'unable_to_void', 'unable_to_refund'],
  publish: ['unpublished'],
  investigate: ['published', 'removed', 'cancelled'],
  rematch: ['published'],
};

describe.each(NAMES)('%s', (name) => {
  it.each(ORDER_STATUSES)('is judged by the state of an order that is %s', (status) => {
    const some = subjects.some(
      (subject) => subject.order.status === status && allows(name, subject),
    );
    expect(some).toBe(EXPECTED[name].includes(status));
  });
});

/** What the console offers, by the name it has here. */
const OFFERED: Readonly<Record<OrderActionName, TransitionName>> = {
  cancelMatch: 'cancelMatch',
  approveMatch: 'approveMatch',
  markAsPaid: 'markAsMatcherPaid',
  markAsRefunded: 'markAsRefunded',
  completeOrder: 'complete',
  expireOrder: 'expire',
  setHidden: 'hide',
  capture: 'capture',
  void: 'void',
  publish: 'publish',
  investigate: 'investigate',
};

/** Actions that the console offers (1A) and the network rejects: doing a thing twice or too late. */
const REFUSED_ALL_THE_SAME: Partial<Record<OrderActionName, (order: OrderRecord) => boolean>> = {
  markAsPaid: ({ status }) => status === 'matcher_paid',
  void: ({ refunded_at: refunded }) => refunded !== null,
  publish: ({ cancelled_at: cancelled, is_removed: removed }) => cancelled !== null || removed,
};

describe.each(ORDER_ACTION_NAMES)('%s, as the console offers it', (name) => {
  it('is done for every order it is offered for, and for no other', () => {
    const differing = subjects.filter((subject) => {
      const row = readRow.parse(orderRow(subject.order, subject.match));
      const refused = REFUSED_ALL_THE_SAME[name]?.(subject.order) ?? false;
      const offered = orderAction(name).isEligible(row) && !refused;
      return offered !== allows(OFFERED[name], subject);
    });
    expect(differing.map(({ order }) => order.id)).toEqual([]);
  });

  it('needs the permission that offers it', () => {
    expect(TRANSITIONS[OFFERED[name]]).toMatchObject({ permission: name });
  });
});
