import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { FullOrder } from '#contract/orders/order-detail.ts';
import type { OrderRow, OrderTotals } from '#contract/orders/orders.ts';
import type { EndpointInput, EndpointName } from '#contract/wire/endpoints.ts';
import type { Page } from '#contract/wire/list.ts';
import type { Result } from '#contract/wire/problem.ts';
import { orderStatusLabel } from '#domain/orders/status.ts';
import { memoryWants } from '#main/acts/wants.ts';
import { memorySealed } from '#main/basics/sealed.ts';
import { createDesk, type Desk } from '#main/desk/desk.ts';
import { memoryVault } from '#main/session/vault.ts';
import { configuredApi } from '#main/settings/configuration.ts';
import { memoryJournal } from '#main/testing/desk.ts';
import { idleDownloads, idleOutside, idleSupport, idleWindows } from '#main/testing/idle-ports.ts';
import { INSTALLATION } from '#main/testing/installation.ts';
import { openTestNetwork } from '#main/testing/network.ts';
import { OTHER_PEOPLE, type OtherServer, startOtherServer } from './other-server.ts';

let server: OtherServer;
let desk: Desk;
let calls = 0;

/** The window the calls come from. */
const WINDOW = 'window-1';

beforeEach(async () => {
  server = await startOtherServer();
  desk = createDesk({
    host: 'browser',
    version: '0.0.0',
    installation: INSTALLATION,
    api: configuredApi({ apiUrl: server.url, socketUrl: new URL(server.url).origin }),
    network: openTestNetwork(),
    vault: memoryVault(),
    wants: memoryWants(),
    watches: memorySealed(),
    journal: memoryJournal(),
    preferences: { readAll: () => ({}), write: () => Promise.resolve() },
    logger: { info: () => undefined, warn: () => undefined, error: () => undefined },
    windows: idleWindows,
    badge: { show: () => undefined },
    support: idleSupport,
    updater: null,
    downloads: idleDownloads,
    outside: idleOutside,
    notices: [],
  });
});

afterEach(async () => {
  await desk.stop();
  await server.dispose();
});

const signIn = ({ username, password }: { username: string; password: string }) =>
  desk.call('session.signIn', { username, password, remember: true }, WINDOW);

/** Sends an act on an order or match. */
const act = (endpoint: EndpointName, id: string): Promise<Result<unknown>> =>
  desk.call(
    'acts.send',
    {
      callId: `act-${id}`,
      key: crypto.randomUUID(),
      action: 'order.approveMatch',
      endpoint,
      input: { id },
      subject: { kind: 'order', id },
      run: null,
      before: null,
      reading: 1,
    },
    WINDOW,
  );

async function ask<Answer>(endpoint: EndpointName, input: object): Promise<Result<Answer>> {
  calls += 1;
  const callId = `call-${calls}`;
  return (await desk.call('api.call', { callId, endpoint, input }, WINDOW)) as Result<Answer>;
}

async function list(input: Partial<EndpointInput<'orders.list'>> = {}): Promise<Page<OrderRow>> {
  const answer = await ask<Page<OrderRow>>('orders.list', { page: 1, pageSize: 20, ...input });
  if (!answer.ok) throw new Error(`the list was not read: ${answer.problem.message}`);
  return answer.value;
}

describe("another network's server", () => {
  it('signs in below a base path, with a password no encoding may change', {
    tags: ['1S04', '1S05'],
  }, async () => {
    await expect(signIn(OTHER_PEOPLE.admin)).resolves.toEqual({
      ok: true,
      value: { status: 'signed-in', user: { id: '11', role: 'admin' } },
    });
  });

  it('refuses an account that is not staff, with any spelling of its role', {
    tags: ['1S12'],
  }, async () => {
    await expect(signIn(OTHER_PEOPLE.customer)).resolves.toMatchObject({
      ok: false,
      problem: { message: "You don't have permission to log in" },
    });
  });

  it("finds the server's words inside error.message", { tags: ['1S10'] }, async () => {
    const wrong = { ...OTHER_PEOPLE.admin, password: 'wrong' };
    await expect(signIn(wrong)).resolves.toMatchObject({
      ok: false,
      problem: { message: 'You entered an invalid username or password' },
    });
  });

  it('reads a page whose rows and count are inside data, the count as a text', {
    tags: ['1K04'],
  }, async () => {
    await signIn(OTHER_PEOPLE.admin);
    const { rows, rowCount } = await list({ page: 7 });
    expect(rowCount).toBe(137);
    expect(rows).toHaveLength(17);
  });

  it('reads numbers, texts, 0 and 1 and SQL dates as one kind of value each', async () => {
    await signIn(OTHER_PEOPLE.admin);
    const { rows } = await list();
    expect(rows[0]).toMatchObject({
      id: '900001',
      poster_amount: '1000',
      exchange_rate: '0.00065',
      is_partial_match_allowed: true,
      posted_at: '2026-10-31T22:15:00.000Z',
      flwRef: null,
      hidden: false,
      completed_at: null,
    });
    const matched = rows.find(({ match_id }) => match_id !== null);
    expect(matched).toMatchObject({
      match_id: '70001',
      match_matcher_fee: '1.5',
      match_matcher_payment_method_fee: '0.75',
    });
  });

  it('keeps a status it does not know and shows it as the server calls it', async () => {
    await signIn(OTHER_PEOPLE.admin);
    const { rows } = await list({ filters: { statuses: ['awaiting_review'] } });
    expect(rows.length).toBeGreaterThan(0);
    for (const row of rows) expect(orderStatusLabel(row)?.text).toBe('Awaiting review');
  });

  it('gets filters in bracket style', { tags: ['1K03'] }, async () => {
    await signIn(OTHER_PEOPLE.admin);
    const { rows } = await list({
      filters: {
        posterAmount: { from: '2000', to: '3000' },
        fromCurrency: ['GHS'],
        toCurrency: ['EUR'],
      },
    });
    expect(rows.length).toBeGreaterThan(0);
    for (const row of rows) {
      expect(row.poster_currency).toBe('GHS');
      expect(Number(row.poster_amount)).toBeGreaterThanOrEqual(2000);
      expect(Number(row.poster_amount)).toBeLessThanOrEqual(3000);
    }
  });

  it('takes the totals from inside data; those the server does not know are 0', async () => {
    await signIn(OTHER_PEOPLE.admin);
    const answer = await ask<OrderTotals>('orders.statistics', {});
    expect(answer).toMatchObject({
      ok: true,
      value: { total_matcher_fee: '69', total_stampduty_fee: '0', total_poster_payout_fee: '0' },
    });
  });

  it('reads an order with a nested match and incomplete parties', {
    tags: ['1O15', '1O16', '1O17'],
  }, async () => {
    await signIn(OTHER_PEOPLE.admin);
    const answer = await ask<FullOrder>('orders.read', { id: '900002' });
    if (!answer.ok) throw new Error(answer.problem.message);
    expect(answer.value).toMatchObject({
      id: '900002',
      user: { id: '501', full_name: 'Zoë Ångström', payment_methods: [{ accountNumber: null }] },
      postersBeneficiary: null,
      posterBank: { status: 'degraded', account: { bank_code: '57' }, methodStatus: null },
      matcherPaymentProvider: { name: null },
      match_id: '70001',
      match_cancelled_at: '2026-10-30T12:00:00.000Z',
      match: { user: { id: 'u-77', delivery_methods: [] }, matcher_fee: '1.5' },
    });
  });

  it('reads its match history and its events', { tags: ['1H03', '1D22'] }, async () => {
    await signIn(OTHER_PEOPLE.admin);
    const history = { id: '900002', page: 1, pageSize: 100 };
    await expect(ask('orders.matches', history)).resolves.toMatchObject({
      value: { rowCount: 1, rows: [{ id: '70001', cancelled_at: '2026-10-30T12:00:00.000Z' }] },
    });
    await expect(ask('orders.events', { id: '900002' })).resolves.toMatchObject({
      value: [{ validationEvents: [{ matcher_paid: false }, { created_at: expect.any(String) }] }],
    });
  });

  it('takes an answer without a body for an action, and the words of one refused', async () => {
    await signIn(OTHER_PEOPLE.admin);
    await expect(act('matches.approve', '70001')).resolves.toMatchObject({ ok: true });
    await expect(act('orders.expire', '900002')).resolves.toMatchObject({
      ok: false,
      problem: { kind: 'server', message: 'This order cannot expire any more', status: 400 },
    });
  });

  it('counts its notifications and documents', { tags: ['1N08', '1N12'] }, async () => {
    await signIn(OTHER_PEOPLE.admin);
    const cards = { id: '11', object_type: 'card_verification_request', status: 'unread' };
    await expect(ask('notifications.list', cards)).resolves.toMatchObject({
      value: { rowCount: 3 },
    });
    const documents = { type: 'identity', status: 'unapproved', pageSize: 1 };
    await expect(ask('docVerifications.list', documents)).resolves.toMatchObject({
      value: { rowCount: 7 },
    });
  });

  it("takes status 400 with 'Expired user credentials' for an expired token", {
    tags: ['1S16'],
  }, async () => {
    await signIn(OTHER_PEOPLE.admin);
    server.expireAccessTokens();
    const pages = await Promise.all([list({ page: 1 }), list({ page: 2 }), list({ page: 3 })]);
    expect(pages.map(({ rows }) => rows.length)).toEqual([20, 20, 20]);
    const refreshes = server.requests.filter(({ path }) => path === '/auth/refresh/token');
    expect(refreshes).toHaveLength(1);
  });

  it('ends the session when the refresh token is refused with status 400', {
    tags: ['1S21'],
  }, async () => {
    await signIn(OTHER_PEOPLE.admin);
    const emitted: unknown[] = [];
    desk.subscribe((event, payload) => event === 'session' && emitted.push(payload));
    server.endSessions();
    await expect(ask('orders.list', { page: 1, pageSize: 20 })).resolves.toMatchObject({
      ok: false,
      problem: { kind: 'session-ended' },
    });
    expect(emitted).toEqual([{ state: { status: 'signed-out' }, ended: true }]);
  });
});
