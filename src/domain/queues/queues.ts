/**
 * The queues that staff work through, each once: its name, where it is reviewed, and how long an item may wait. Screens,
 * Home, the sidebar, notices, unfinished work and the page of a shift read it.
 */
import { mayOpen, type RoutePath } from '../access/screens.ts';

/** What an item's waiting time is counted from, as it is said of that time: '3 hours'. */
export const WAITED = {
  opened: (age: string) => `Opened ${age} ago`,
  status: (age: string) => `In this status for ${age}`,
  /** The network sends no time of what went wrong: it was after this step. */
  step: (age: string) => `Last recorded step ${age} ago`,
  /** The network sends no time at all: this computer keeps when it first read the item. */
  seen: (age: string) => `First seen here ${age} ago`,
} as const;

/** A queue. */
export interface Queue {
  /** As it stands alone: 'Disputes to decide'. */
  readonly name: string;
  /** As it stands among the queues of its screen, where that has several. */
  readonly short?: string;
  /** What follows the number of its items, in that place: of one, and of several. */
  readonly units?: readonly [one: string, several: string];
  /** The screen whose address reviews it. */
  readonly path: RoutePath;
  /** What the address asks for, to review it. */
  readonly asked: string;
  /** What the time of an item is, and for how many hours it may wait by default. */
  readonly clock: { readonly from: keyof typeof WAITED; readonly hours: number };
  /** What one item that came in is called in a notice; left out where no event announces them. */
  readonly request?: string;
}

const declare = <const Table extends Readonly<Record<string, Queue>>>(table: Table) => table;

/** By the id under which the progress of a review is kept, in the order of Home. */
export const QUEUES = declare({
  disputes: {
    name: 'Disputes to decide',
    path: '/dispute-resolutions',
    asked: 'next',
    clock: { from: 'opened', hours: 24 },
  },
  'payment-errors': {
    name: 'Orders with payment errors',
    short: 'Payment errors',
    units: ['payment error', 'payment errors'],
    path: '/transactions',
    asked: 'payment-errors',
    clock: { from: 'step', hours: 4 },
  },
  'failed-refunds': {
    name: 'Failed refunds',
    short: 'Failed refunds',
    units: ['failed refund', 'failed refunds'],
    path: '/transactions',
    asked: 'failed-refunds',
    clock: { from: 'step', hours: 24 },
  },
  'third-party-transactions': {
    name: 'Third-party transactions needing attention',
    path: '/third-party-transactions',
    asked: 'next',
    clock: { from: 'step', hours: 24 },
  },
  'withdrawals-to-approve': {
    name: 'Referral withdrawals to approve',
    short: 'To approve',
    units: ['to approve', 'to approve'],
    path: '/withdrawal-referral-transactions',
    asked: 'approve',
    clock: { from: 'status', hours: 24 },
  },
  'withdrawals-to-complete': {
    name: 'Referral withdrawals to complete',
    short: 'To complete',
    units: ['to complete', 'to complete'],
    path: '/withdrawal-referral-transactions',
    asked: 'complete',
    clock: { from: 'status', hours: 24 },
  },
  'card-verifications': {
    name: 'Cards to authenticate',
    path: '/card-verifications',
    asked: 'next',
    clock: { from: 'seen', hours: 24 },
    request: 'card verification request',
  },
  'doc-verifications-identity': {
    name: 'Identities to verify',
    path: '/doc-verifications/identity',
    asked: 'next',
    clock: { from: 'seen', hours: 24 },
    request: 'identity verification request',
  },
  'doc-verifications-address': {
    name: 'Addresses to verify',
    path: '/doc-verifications/address',
    asked: 'next',
    clock: { from: 'seen', hours: 24 },
    request: 'address verification request',
  },
});

export type QueueId = keyof typeof QUEUES;

export const QUEUE_IDS = Object.keys(QUEUES) as readonly QueueId[];

export const queueOf = (id: QueueId): Queue => QUEUES[id];

/** Where a queue is reviewed, from its oldest item. */
export function reviewAddress(id: QueueId): string {
  const { path, asked } = QUEUES[id];
  return `${path}?${new URLSearchParams({ review: asked })}`;
}

/** Whether the screen of a queue is open to that role. */
export const mayReview = (id: QueueId, role: string): boolean => mayOpen(QUEUES[id].path, role);
