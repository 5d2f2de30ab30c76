import { describe, expect, it } from 'vitest';
import { ORDER_STATUSES } from '#contract/orders.ts';
import { STAFF_ROLES } from '#domain/roles.ts';
import { matches, orders } from '../../database/schema.ts';
import { collectWorld, SMALL_WORLD } from '../../testing/small-world.ts';
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

/** In which statuses some order of the world allows an action, and the roles that may ask. */
const EXPECTED: Readonly<
  Record<TransitionName, { readonly roles: string; readonly statuses: readonly string[] }>
> = {
  cancelMatch: {
    roles: 'admin',
    statuses: ['matched', 'matcher_paid', 'dispute_resolution_needed'],
  },
  approveMatch: {
    roles: 'admin',
    statuses: ['matched', 'matcher_paid', 'dispute_resolution_needed'],
  },
  markAsMatcherPaid: {
    roles: 'admin manager principal',
    statuses: ['matched', 'dispute_resolution_needed'],
  },
  markAsRefunded: {
    roles: 'admin manager principal',
    statuses: ['removed', 'cancelled', 'unable_to_refund'],
  },
  complete: {
    roles: 'admin',
    statuses: ['payment_received', 'unable_to_capture', 'unable_to_payout', 'unable_to_transfer'],
  },
  expire: { roles: 'admin principal', statuses: ['unpublished', 'published'] },
  hide: { roles: 'admin principal', statuses: ['unpublished', 'published'] },
  unhide: { roles: 'admin principal', statuses: ['unpublished', 'published'] },
  capture: { roles: 'admin', statuses: ['unable_to_capture'] },
  void: { roles: 'admin', statuses: ['removed', 'unable_to_void', 'unable_to_refund'] },
  publish: { roles: 'admin', statuses: ['unpublished'] },
  investigate: { roles: 'admin', statuses: ['published', 'removed', 'cancelled'] },
  rematch: { roles: 'admin manager principal', statuses: ['published'] },
};

describe.each(NAMES)('%s', (name) => {
  it.each(ORDER_STATUSES)('is judged by the state of an order that is %s', (status) => {
    const some = subjects.some(
      (subject) => subject.order.status === status && allows(name, subject),
    );
    expect(some).toBe(EXPECTED[name].statuses.includes(status));
  });

  it('is for the roles of document 1 §6', () => {
    const asked = STAFF_ROLES.filter((role) => TRANSITIONS[name].roles.some((own) => own === role));
    expect(asked.join(' ')).toBe(EXPECTED[name].roles);
  });
});
