import { describe, expect, it } from 'vitest';
import { type BridgeCall, bridgeCalls } from '#contract/bridge/bridge.ts';
import { SESSION_MESSAGES } from '#contract/people/session.ts';
import { refused } from '#contract/wire/problem.ts';
import { IN_UTC } from '#domain/time/testing.ts';
import type { ApiAddress } from '../basics/ports.ts';
import { NotSavedError, preferencesNotKept } from '../kept/notices.ts';
import { memoryVault } from '../session/vault.ts';
import { configuredApi } from '../settings/configuration.ts';
import {
  ACCOUNT,
  api,
  credentials,
  deskWith,
  fakeUpdater,
  LIST,
  listCall,
  signedIn,
} from '../testing/desk.ts';
import { deadAddress } from '../testing/http-server.ts';
import { INSTALLATION } from '../testing/installation.ts';
import type { Desk } from './desk.ts';
import type { DeskPorts } from './desk-ports.ts';

const ACT_KEY = '00000000-0000-4000-8000-000000000001';
const RUN_KEY = '00000000-0000-4000-8000-000000000002';

/** A signed-in desk on which every call has an effect. */
async function deskOfEverything(apiUrl: string): Promise<Desk> {
  const socketUrl = await deadAddress();
  const { desk } = await signedIn(apiUrl, {
    updater: fakeUpdater(),
    move: () => Promise.resolve(true),
    api: {
      ...configuredApi({ apiUrl, socketUrl }),
      storeRecipientsCredential: () => Promise.resolve(),
    },
    probes: { window: () => 'Shown', bridge: () => 'Answered' },
  });
  return desk;
}

describe('a bridge call', () => {
  it.each(['app.stop', '', '__proto__', 'constructor', 'toString'])(
    "that does not exist is refused and logged: '%s'",
    async (name) => {
      const { desk, logger } = deskWith();
      const message = `There is no bridge call '${name}'.`;
      expect(await desk.call(name, undefined, 'w')).toEqual(refused(message));
      expect(logger.details()).toMatchObject([
        { event: 'bridge.refused', call: name, reason: message },
      ]);
    },
  );

  it.each<[BridgeCall, unknown]>([
    ['app.start', {}],
    ['session.signIn', { username: 'a', password: 1, remember: true }],
    ['session.signIn', undefined],
    ['session.resetPassword', { email: 'x'.repeat(1001) }],
    ['api.call', { callId: '', endpoint: 'orders.list', input: {} }],
    ['api.call', 'orders.list'],
    ['preferences.write', { key: 'k', value: () => 1 }],
    ['window.open', { path: 7 }],
    ['window.badge', { count: -1 }],
    ['window.badge', { count: 1.5 }],
    ['support.save', { text: 'mine' }],
  ])(
    'with input that its schema does not take is refused and logged: %s %o',
    async (name, input) => {
      const { desk, logger } = deskWith();
      const outcome = await desk.call(name, input, 'w');
      expect(outcome).toMatchObject({ problem: { kind: 'refused' } });
      expect(logger.events()).toEqual(['bridge.refused']);
    },
  );

  it('that fails for a reason of our own is a problem that is logged, not an exception', async () => {
    const write = () => Promise.reject(new TypeError('broken'));
    const { desk, logger } = deskWith({ preferences: { readAll: () => ({}), write } });
    expect(await desk.call('preferences.write', { key: 'k', value: 1 }, 'w')).toEqual(
      refused(
        'Something went wrong in Corridor (preferences.write). If you had just confirmed an action, check its result before you repeat it. If it happens again, report it with a support bundle.',
      ),
    );
    expect(logger.details()).toMatchObject([
      { event: 'bridge.failed', call: 'preferences.write', error: { message: 'broken' } },
    ]);
  });

  it('of a person who is not signed in is not logged as refused by the bridge', async () => {
    const { desk, logger } = deskWith();
    expect(await desk.call('api.call', listCall('1'), 'w')).toMatchObject({
      problem: { kind: 'session-ended' },
    });
    expect(logger.events()).toEqual([]);
  });

  it('answers as the contract says', async () => {
    const picture = { text: 'GIF89a', headers: { 'content-type': 'image/gif' } };
    const server = await api(({ path }) => {
      if (path === '/7.gif') return picture;
      return {
        json: path.endsWith('/export') ? { url: 'https://elsewhere.test/orders.pdf' } : LIST,
      };
    });
    const desk = await deskOfEverything(server.url);
    const inputs: Record<
      Exclude<BridgeCall, `practice.${string}` | `exercises.${string}`>,
      unknown
    > = {
      'app.start': undefined,
      'api.call': listCall('1'),
      'api.cancel': { callId: '9' },
      'acts.send': {
        callId: '2',
        key: ACT_KEY,
        action: 'order.expireOrder',
        endpoint: 'orders.expire',
        input: { id: '1' },
        subject: { kind: 'order', id: '1' },
        run: RUN_KEY,
        before: null,
        reading: 0,
      },
      'session.lock': undefined,
      'session.unlock': { username: ACCOUNT.username, password: ACCOUNT.password },
      'window.input': undefined,
      'window.notify': { topic: 'card', title: 'New card', text: '1', path: '/users' },
      'acts.read': undefined,
      'acts.decide': { key: ACT_KEY },
      'acts.list': undefined,
      'acts.save': IN_UTC,
      'acts.beginRun': { run: RUN_KEY, action: 'order.expireOrder', kind: 'order', ids: ['1'] },
      'acts.runs': undefined,
      'acts.endRun': { run: RUN_KEY },
      'watches.list': undefined,
      'watches.set': {
        thing: { kind: 'order', id: '1' },
        note: '',
        at: null,
        onChange: true,
        shown: { id: '1' },
      },
      'watches.seen': { ids: [ACT_KEY] },
      'watches.remove': { ids: [ACT_KEY] },
      'exports.start': {
        exportId: '1',
        endpoint: 'orders.export',
        input: {},
        format: 'pdf',
        name: 'Transactions',
      },
      'exports.cancel': { exportId: '9' },
      'attachments.show': { requestId: '1', url: 'https://elsewhere.test/card.png' },
      'attachments.portrait': { requestId: '1', url: '7.gif' },
      'attachments.save': {
        requestId: '1',
        url: 'https://elsewhere.test/card.png',
        name: 'Card',
        open: false,
      },
      'attachments.cancel': { requestId: '9' },
      'credential.store': { credential: 'canary-credential' },
      'preferences.write': { key: 'k', value: [1, { a: null }] },
      'drafts.write': { window: 'w', draft: { person: '7', place: null, values: { text: 'x' } } },
      'drafts.read': { window: 'w' },
      'news.arrived': { kind: 'card', count: 1 },
      'news.seen': { kind: null },
      'notices.dismiss': { id: 'n' },
      'link.open': { url: 'https://elsewhere.test/help' },
      'spelling.missing': undefined,
      'window.arrive': undefined,
      'window.open': { path: '/transactions/1' },
      'window.focus': undefined,
      'window.badge': { count: 3 },
      'selfCheck.answer': { id: 'unasked', visible: true },
      'selfCheck.run': undefined,
      'support.preview': undefined,
      'support.save': undefined,
      'session.resetPassword': { email: 'a@b.test' },
      'session.resume': undefined,
      'session.signOut': undefined,
      'session.signIn': ACCOUNT,
      'program.move': undefined,
      'update.check': undefined,
      'update.install': undefined,
    };
    for (const [name, input] of Object.entries(inputs)) {
      const outcome = await desk.call(name, input, 'w');
      const read = bridgeCalls[name as BridgeCall].output.safeParse(outcome.ok && outcome.value);
      expect([name, outcome.ok, read.success]).toEqual([name, true, true]);
    }
  });
});

describe('app.start', () => {
  it('answers at once, however long the API takes', async () => {
    const address = new Promise<ApiAddress>(() => undefined);
    const notices = [{ id: 'n', title: 'A notice', text: 'What to do' }];
    const { desk } = deskWith({
      api: {
        practice: true,
        label: 'Sandbox',
        account: 'sandbox',
        endpointPaths: {},
        recipientsCredential: () => Promise.resolve(null),
        address,
      },
      notices,
    });
    expect(await desk.call('app.start', undefined, 'w')).toEqual({
      ok: true,
      value: {
        app: {
          version: '1.2.3',
          locale: null,
          host: 'browser',
          facts: { System: 'Test 1.0' },
          apiUrl: 'Sandbox',
          practice: true,
          practiceSwitch: null,
          storesCredential: false,
          canMove: false,
          ...INSTALLATION,
          notices,
        },
        session: { status: 'signed-out' },
        lock: { isLocked: false, username: '' },
        connection: 'offline',
        update: { status: 'none' },
        news: { since: expect.any(Number), arrivals: {} },
        waitsUntil: null,
        sandboxEnded: null,
        preferences: {},
        unsettled: [],
        outcomes: [],
      },
    });
  });

  it('leaves out a notice that was dismissed, until the next log-out', async () => {
    const notices = [{ id: 'n', title: 'A notice', text: 'What to do' }];
    const { desk } = deskWith({ notices });
    const shown = () => desk.call('app.start', undefined, 'w');
    expect(await shown()).toMatchObject({ value: { app: { notices } } });
    await desk.call('notices.dismiss', { id: 'n' }, 'w');
    expect(await shown()).toMatchObject({ value: { app: { notices: [] } } });
  });

  it('shows the session of the vault', { tags: ['1S07'] }, async () => {
    const vault = memoryVault();
    await vault.write(JSON.stringify(credentials(1)));
    const { desk } = deskWith({ vault });
    expect(await desk.call('app.start', undefined, 'w')).toMatchObject({
      value: { session: { status: 'signed-in', user: { id: '7', role: 'admin' } } },
    });
  });
});

describe('the page', () => {
  it('never gets a token: not in an answer, an event or the log', { tags: ['1S08'] }, async () => {
    const answers: unknown[] = [];
    let expired = true;
    const server = await api(() => {
      if (!expired) return { json: LIST };
      expired = false;
      return { status: 401, json: { message: SESSION_MESSAGES.accessExpired } };
    });
    const { desk, emitted, logger } = await signedIn(server.url);
    for (const call of ['app.start', 'api.call', 'session.signOut', 'app.start']) {
      answers.push(await desk.call(call, call === 'api.call' ? listCall('1') : undefined, 'w'));
    }
    expect(JSON.stringify([answers, emitted])).not.toContain('canary');
    expect(logger.lines.join('\n')).not.toContain('canary');
  });

  it.each(['session.create', 'session.refresh', 'https://api.test', '__proto__'])(
    'refuses an inherited property as an endpoint: %s',
    async (endpoint) => {
      const server = await api();
      const { desk } = await signedIn(server.url);
      const outcome = await desk.call('api.call', { callId: '1', endpoint, input: {} }, 'w');
      expect(outcome).toEqual(refused(`There is no call '${endpoint}'.`));
      expect(server.received).toHaveLength(1);
    },
  );

  it('gets a problem that names the wrong field of an endpoint', async () => {
    const { desk } = await signedIn((await api()).url);
    const input = { callId: '1', endpoint: 'orders.list', input: { page: 0, pageSize: 20 } };
    expect(await desk.call('api.call', input, 'w')).toMatchObject({
      problem: { kind: 'refused', message: expect.stringContaining('orders.list') },
    });
  });
});

describe('a preference that cannot be kept', () => {
  const failing = (error: Error): Partial<DeskPorts> => ({
    preferences: { readAll: () => ({}), write: () => Promise.reject(error) },
  });
  const write = (desk: Desk) => desk.call('preferences.write', { key: 'k', value: 1 }, 'w');

  it('can be used, with one notice, and another after a reload', async () => {
    const notice = preferencesNotKept('/data');
    const error = new NotSavedError(notice, new Error('EROFS'));
    const { desk, emitted, logger } = deskWith(failing(error));
    expect(await write(desk)).toEqual({ ok: true, value: undefined });
    expect(await write(desk)).toEqual({ ok: true, value: undefined });
    const written = { event: 'preference', payload: { key: 'k', value: 1 } };
    expect(emitted).toEqual([{ event: 'notice', payload: notice }, written, written]);
    const logged = { event: 'preferences.not-kept', error: { cause: { message: 'EROFS' } } };
    expect(logger.details()).toMatchObject([logged, logged]);
    expect(await desk.call('app.start', undefined, 'w')).toMatchObject({
      value: { app: { notices: [notice] } },
    });
  });

  it('because it is too large is refused with the reason', async () => {
    const { desk } = deskWith(failing(new RangeError('too large to keep')));
    expect(await write(desk)).toMatchObject({
      problem: { kind: 'refused', message: 'too large to keep' },
    });
  });
});
