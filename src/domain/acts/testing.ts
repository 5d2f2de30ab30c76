/** For tests: an act of the journal. */
import type { SentAct } from '#contract/bridge/recorded-acts.ts';

/** An act that was sent and answered with success, apart from `fields`. */
export const someAct = (fields: Partial<SentAct> = {}): SentAct => ({
  key: '0190b2a0-0000-4000-8000-000000000001',
  person: '7',
  action: 'order.expireOrder',
  endpoint: 'orders.expire',
  subject: { kind: 'order', id: '12' },
  run: null,
  wanted: null,
  tries: 1,
  sentAt: '2026-11-22T14:02:11.000Z',
  outcome: 'done',
  status: 200,
  answeredAt: '2026-11-22T14:02:11.400Z',
  settlement: null,
  settledAt: null,
  found: null,
  isNews: false,
  check: null,
  ...fields,
});
