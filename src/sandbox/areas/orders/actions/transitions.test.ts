import { describe, expect, it } from 'vitest';
import { ORDER_STATUSES } from '#contract/orders/choices.ts';
import { orderRow as readRow } from '#contract/orders/orders.ts';
import { isOffered } from '#domain/acts/act.ts';
import { ORDER_ACT_NAMES, ORDER_ACTS, type OrderActName } from '#domain/acts/areas/orders.ts';
import { matches, orders } from '../../../database/schema.ts';
import { collectWorld, SMALL_WORLD } from '../../../testing/small-world.ts';
import { asOrderRow } from '../list/rows.ts';
import {
  type MatchRecord,
  type OrderAndMatch,
  type OrderRecord,
  TRANSITIONS,
  type TransitionName,
} from './transitions.ts';

const world = await collectWorld(SMALL_WORLD);
const matchOf = new Map(world.rows(matches).map((match) => [match.id, match as MatchRecord]));
const things = world.rows(orders).map(
  (order): OrderAndMatch => ({
    order: order as OrderRecord,
    match: matchOf.get(order.match_id ?? -1) ?? null,
  }),
);

const NAMES = Object.keys(TRANSITIONS) as TransitionName[];
const allows = (name: TransitionName, thing: OrderAndMatch) =>
  TRANSITIONS[name].rules.every(({ holds }) => holds(thing));

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
    const some = things.some((thing) => thing.order.status === status && allows(name, thing));
    expect(some).toBe(EXPECTED[name].includes(status));
  });
});

/** What the console offers, by the name it has here. */
const OFFERED: Readonly<Record<OrderActName, TransitionName>> = {
  'order.cancelMatch': 'cancelMatch',
  'order.approveMatch': 'approveMatch',
  'order.markAsPaid': 'markAsMatcherPaid',
  'order.markAsRefunded': 'markAsRefunded',
  'order.completeOrder': 'complete',
  'order.expireOrder': 'expire',
  'order.hide': 'hide',
  'order.unhide': 'unhide',
  'order.capture': 'capture',
  'order.void': 'void',
  'order.publish': 'publish',
  'order.investigate': 'investigate',
};

/** Acts that the console offers (1A) and the network rejects: doing a thing twice or too late. */
const REFUSED_ALL_THE_SAME: Partial<Record<OrderActName, (order: OrderRecord) => boolean>> = {
  'order.markAsPaid': ({ status }) => status === 'matcher_paid',
  'order.void': ({ refunded_at: refunded }) => refunded !== null,
  'order.publish': ({ cancelled_at: cancelled, is_removed: removed }) =>
    cancelled !== null || removed,
};

/** Acts that the network carries out although they change nothing, and the console does not offer. */
const CHANGES_NOTHING: Partial<Record<OrderActName, (order: OrderRecord) => boolean>> = {
  'order.hide': ({ hidden }) => hidden,
  'order.unhide': ({ hidden }) => !hidden,
};

describe.each(ORDER_ACT_NAMES)('%s, as the console offers it', (name) => {
  it('is done for every order it is offered for, and for no other', () => {
    const differing = things.filter((thing) => {
      const row = readRow.parse(asOrderRow(thing.order, thing.match));
      const refused = REFUSED_ALL_THE_SAME[name]?.(thing.order) ?? false;
      const offered = isOffered(ORDER_ACTS[name], row, 'admin') && !refused;
      const isVain = CHANGES_NOTHING[name]?.(thing.order) ?? false;
      return offered !== (allows(OFFERED[name], thing) && !isVain);
    });
    expect(differing.map(({ order }) => order.id)).toEqual([]);
  });

  it('needs the permission that offers it', () => {
    const { permission } = ORDER_ACTS[name];
    expect(TRANSITIONS[OFFERED[name]]).toMatchObject({ permission });
  });
});
