import { describe, expect, it, vi } from 'vitest';
import { type Act, type ActRequest, isSettled, type Settlement } from '#contract/acts.ts';
import { type OrderRow, orderRow } from '#contract/orders.ts';
import type { Problem } from '#contract/problem.ts';
import { someAct } from '#domain/acts/testing.ts';
import { changesBetween, type ReadOrder } from '#domain/orders/changes.ts';
import { ProblemError } from '#renderer/client/bridge.ts';
import { type ActPorts, createActing } from './acting.ts';
import type { Intent, Subject } from './subject.ts';

const order = (more: Record<string, unknown> = {}) =>
  orderRow.parse({
    id: 7,
    status: 'published',
    published_at: '2026-11-20T10:00:00Z',
    poster_amount: 100,
    poster_currency: 'NGN',
    exchange_rate: '440.69',
    ...more,
  });
const SEEN = order();
const EXPIRED = order({ status: 'removed', removed_at: '2026-11-22T10:00:00Z' });
const server = (status: number): Problem => ({ kind: 'server', message: 'boom', status });
const OFFLINE: Problem = { kind: 'offline', message: 'no answer' };
const UNREADABLE: Problem = { kind: 'unreadable', message: '?', endpoint: 'x', field: '' };
const ENDED: Problem = { kind: 'session-ended', message: 'over' };

/**
 * A world whose readings come from a list, the last one again and again; null is an order gone. The
 * main process takes the place of `send`, as `src/main/acts` does it.
 */
function world(readings: readonly (OrderRow | Problem | null)[], answer?: Problem) {
  const sent: Omit<ActRequest, 'callId'>[] = [];
  const pauses: number[] = [];
  const acts = new Map<string, Act>();
  const settlements: Settlement[] = [];
  const listeners = new Set<(act: Act) => void>();
  let reads = 0;
  const tell = (act: Act) => {
    acts.set(act.key, act);
    for (const listener of listeners) listener(act);
  };
  const subject: Subject<ReadOrder> = {
    noun: 'order',
    name: ({ id }) => `order ${id}`,
    ref: ({ id }) => ({ kind: 'order', id }),
    changes: changesBetween,
    effects: { 'order.expireOrder': (now) => now !== null && now.removed_at !== null },
    areas: [],
    read: () => {
      const reading = readings[Math.min(reads, readings.length - 1)];
      reads += 1;
      if (reading === undefined) return Promise.reject(new ProblemError(OFFLINE));
      return reading !== null && 'kind' in reading
        ? Promise.reject(new ProblemError(reading))
        : Promise.resolve(reading);
    },
  };
  const actOf = ({ key, action, subject: about, before }: (typeof sent)[number]) =>
    someAct({
      key,
      action,
      subject: about,
      before,
      outcome: 'sent',
      status: null,
      answeredAt: null,
    });
  const ports: ActPorts = {
    send: (request) => {
      sent.push(request);
      const act = actOf(request);
      if (answer === undefined) return Promise.resolve('answered');
      const refused = answer.kind === 'server' && answer.status < 500;
      tell({ ...act, outcome: refused ? 'refused' : 'unknown' });
      return Promise.reject(new ProblemError(answer));
    },
    settle: (key, settlement) => {
      settlements.push(settlement);
      const act = acts.get(key);
      if (act) tell({ ...act, settlement });
      return Promise.resolve();
    },
    unsettledOn: () => [...acts.values()].find((act) => !isSettled(act)),
    onAct: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    pause: (milliseconds) => {
      pauses.push(milliseconds);
      return Promise.resolve();
    },
    reload: () => undefined,
  };
  const intent: Intent<ReadOrder> = {
    action: 'order.expireOrder',
    isPossible: ({ removed_at: gone }) => gone === null,
    call: ({ id }) => ({ endpoint: 'orders.expire', input: { id } }),
  };
  const ask = (more: Partial<ActPorts> = {}) =>
    createActing({ subject, seen: SEEN, intent: () => intent, ports: { ...ports, ...more } });
  return { ask, sent, pauses, settlements, tell, actOf, reads: () => reads };
}

/** A question that was opened and answered with Yes. */
async function confirmed(here: ReturnType<typeof world>) {
  const acting = here.ask();
  await acting.open();
  await acting.confirm();
  return acting;
}

describe('a question', () => {
  it('reads the thing before it can be answered', async () => {
    const acting = world([SEEN]).ask();
    expect(acting.state()).toMatchObject({ phase: 'reading', mayConfirm: false });
    await acting.open();
    expect(acting.state()).toMatchObject({ phase: 'asking', mayConfirm: true, note: null });
  });

  it.each([
    ['Status', { status: 'matched' }],
    ['Poster Amount', { poster_amount: '100.01' }],
    ['Exchange Rate', { exchange_rate: '450.00' }],
    ['Payment Type', { payment_type: 'mono' }],
    ['Payout Fee', { payout_fee: '2' }],
  ])('says what has changed since the row was seen: %s', async (label, more) => {
    const acting = world([order(more)]).ask();
    await acting.open();
    expect(acting.state()).toMatchObject({
      mayConfirm: true,
      note: { kind: 'changed', changes: [{ label }], possible: true },
    });
  });

  it('of a thing that cannot be read offers nothing but to read it again', async () => {
    const acting = world([OFFLINE, SEEN]).ask();
    await acting.open();
    expect(acting.state()).toMatchObject({ mayConfirm: false, note: { kind: 'not-read' } });
    await acting.open();
    expect(acting.state()).toMatchObject({ mayConfirm: true, note: null });
  });

  it('of a thing that no longer exists, or no longer offers the action, cannot be answered', async () => {
    const gone = world([null]).ask();
    await gone.open();
    expect(gone.state()).toMatchObject({ mayConfirm: false, note: { kind: 'gone' } });
    const over = world([EXPIRED]).ask();
    await over.open();
    expect(over.state()).toMatchObject({ mayConfirm: false, note: { possible: false } });
  });
});

describe('Yes', () => {
  it('reads the thing once more and sends the call once', async () => {
    const here = world([SEEN]);
    const acting = await confirmed(here);
    expect(acting.state().phase).toBe('done');
    expect([here.sent.length, here.reads()]).toEqual([1, 2]);
  });

  it('pressed twice in one instant sends once', async () => {
    const here = world([SEEN]);
    const acting = here.ask();
    await acting.open();
    await Promise.all([acting.confirm(), acting.confirm()]);
    expect(here.sent).toHaveLength(1);
  });

  it('sends nothing when the thing has changed, and asks again with its current values', async () => {
    const here = world([SEEN, order({ poster_amount: '90' })]);
    const acting = await confirmed(here);
    expect(here.sent).toEqual([]);
    expect(acting.state()).toMatchObject({ mayConfirm: true, note: { kind: 'changed' } });
    await acting.confirm();
    expect(here.sent).toHaveLength(1);
  });

  it('shows a refusal of the server, and may be tried again under a new key', async () => {
    const here = world([SEEN], server(409));
    const acting = await confirmed(here);
    expect(acting.state()).toMatchObject({ mayConfirm: true, note: { kind: 'refused' } });
    await acting.confirm();
    expect(new Set(here.sent.map(({ key }) => key)).size).toBe(2);
  });
});

describe('an act without a clear answer', () => {
  it.each([OFFLINE, UNREADABLE, server(500), server(503), server(524)])(
    'is settled by reading: it happened ($kind $status)',
    async (problem) => {
      const here = world([SEEN, SEEN, OFFLINE, EXPIRED], problem);
      const acting = await confirmed(here);
      expect(acting.state()).toMatchObject({
        phase: 'asking',
        mayConfirm: false,
        now: { status: 'removed' },
        note: { kind: 'settled', settlement: 'happened' },
      });
      expect([here.sent.length, here.settlements]).toEqual([1, ['happened']]);
    },
  );

  it('did not happen when the thing keeps reading as before; then the same key is used again', async () => {
    const here = world([SEEN], OFFLINE);
    const acting = await confirmed(here);
    expect(acting.state()).toMatchObject({
      mayConfirm: true,
      note: { kind: 'settled', settlement: 'not-happened' },
    });
    await acting.confirm();
    expect(new Set(here.sent.map(({ key }) => key)).size).toBe(1);
  });

  it('is not taken to have happened when something else about the thing has changed', async () => {
    const here = world([SEEN, SEEN, order({ poster_amount: '90' })], OFFLINE);
    const acting = await confirmed(here);
    expect(acting.state().note).toMatchObject({ kind: 'settled', settlement: 'changed' });
  });

  it('is read again ever more seldom, and never less than twice a minute', async () => {
    const failures = Array.from({ length: 8 }, () => OFFLINE);
    const here = world([SEEN, SEEN, ...failures, EXPIRED], OFFLINE);
    await confirmed(here);
    expect(here.pauses).toEqual([1000, 2000, 4000, 8000, 16_000, 30_000, 30_000, 30_000, 30_000]);
  });

  it('stays unknown when the session ends', async () => {
    const here = world([SEEN, SEEN, ENDED], OFFLINE);
    const acting = await confirmed(here);
    expect(acting.state().phase).toBe('settling');
    expect(here.settlements).toEqual([]);
  });
});

describe('an earlier act on the thing that is not settled', () => {
  /** A world with an earlier act before the question is opened. */
  async function earlier(readings: readonly (OrderRow | Problem | null)[]) {
    const here = world(readings, OFFLINE);
    const first = here.ask({ pause: () => new Promise(() => undefined) });
    await first.open();
    void first.confirm();
    await vi.waitUntil(() => first.state().phase === 'settling');
    return here;
  }

  it('is settled before anything can be asked', async () => {
    const here = await earlier([SEEN, SEEN, EXPIRED]);
    const acting = here.ask();
    await acting.open();
    expect(acting.state()).toMatchObject({
      mayConfirm: false,
      note: { kind: 'settled', settlement: 'happened' },
    });
    expect(here.sent).toHaveLength(1);
  });

  it('leaves the question open when it did not happen', async () => {
    const here = await earlier([SEEN]);
    const acting = here.ask();
    await acting.open();
    expect(acting.state()).toMatchObject({
      mayConfirm: true,
      note: { settlement: 'not-happened' },
    });
  });

  it('that the main process still awaits reports its answer once it is there', async () => {
    const here = world([SEEN, EXPIRED]);
    const act = here.actOf({
      key: '00000000-0000-4000-8000-000000000001',
      action: 'order.expireOrder',
      endpoint: 'orders.expire',
      subject: { kind: 'order', id: '7' },
      run: null,
      before: null,
      readAt: '',
    });
    here.tell(act);
    const acting = here.ask();
    const opening = acting.open();
    await expect.poll(() => acting.state().phase).toBe('settling');
    await acting.confirm();
    expect(here.sent).toEqual([]);
    here.tell({ ...act, outcome: 'done' });
    await opening;
    expect(acting.state().note).toMatchObject({ kind: 'settled', settlement: 'happened' });
  });
});
