import type { WebContents } from 'electron';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Desk } from '#main/desk/desk.ts';
import { createTestLogger } from '#main/testing/test-logger.ts';
import { createFakeDesk } from '../../testing/fake-desk.ts';
import { FakeContents } from '../testing/contents.ts';
import { handlers } from '../testing/ipc-main.ts';
import { serveBridge } from './ipc.ts';

vi.mock('electron', () => import('../testing/electron.ts'));

interface Sender {
  readonly sender: FakeContents;
  readonly senderFrame: unknown;
}

const openBridge = (desk: Desk = createFakeDesk()) => {
  const logger = createTestLogger();
  const ipc = serveBridge(Promise.resolve(desk), logger);
  const call = async (from: Sender, ...args: unknown[]) =>
    await handlers.get('corridor:call')?.(from, ...args);
  const join = (id = 1) => {
    const contents = new FakeContents({ id });
    ipc.join(contents as unknown as WebContents);
    return contents;
  };
  return { logger, call, join, ipc };
};

const pageOf = (sender: FakeContents): Sender => ({ sender, senderFrame: sender.mainFrame });
const REFUSED = { ok: false, problem: { kind: 'refused', message: expect.any(String) } };

beforeEach(() => handlers.clear());

describe('a call', () => {
  it('of our page reaches the desk unchanged', async () => {
    const desk = createFakeDesk();
    const { call, join } = openBridge(desk);
    const outcome = await call(pageOf(join()), 'api.call', { callId: 'a' });
    expect(outcome).toEqual({ ok: true, value: { callId: 'a' } });
    expect(desk.calls).toEqual([
      { name: 'api.call', input: { callId: 'a' }, client: expect.any(String) },
    ]);
  });

  it('is the only thing a page can invoke', () => {
    openBridge();
    expect([...handlers.keys()]).toEqual(['corridor:call']);
  });

  it.each<[string, (page: FakeContents) => Sender]>([
    [
      'a frame in the page',
      (page) => ({
        sender: page,
        senderFrame: { origin: 'app://corridor', parent: page.mainFrame },
      }),
    ],
    ['a frame that is gone', (page) => ({ sender: page, senderFrame: null })],
    [
      'a page that is being replaced',
      (page) => ({ sender: page, senderFrame: { ...page.mainFrame, detached: true } }),
    ],
    [
      'a window that is being destroyed',
      (page) => {
        page.isGone = true;
        return pageOf(page);
      },
    ],
    ['a page of another window', () => pageOf(new FakeContents({ id: 9 }))],
    [
      'a page of another origin',
      (page) => {
        page.mainFrame.origin = 'https://corridor.example';
        return pageOf(page);
      },
    ],
    [
      'a page without an origin',
      (page) => {
        page.mainFrame.origin = 'null';
        return pageOf(page);
      },
    ],
  ])('from %s is refused and logged', async (_what, from) => {
    const desk = createFakeDesk();
    const { call, join, logger } = openBridge(desk);
    expect(await call(from(join()), 'app.start')).toEqual(REFUSED);
    expect(desk.calls).toEqual([]);
    expect(logger.events()).toEqual(['bridge.refused']);
  });

  it.each([[undefined], [null], [7], [{}], [['app.start']]])(
    'whose name is %j is refused and logged',
    async (name) => {
      const desk = createFakeDesk();
      const { call, join, logger } = openBridge(desk);
      expect(await call(pageOf(join()), name, {})).toEqual(REFUSED);
      expect(desk.calls).toEqual([]);
      expect(logger.events()).toEqual(['bridge.refused']);
    },
  );
});

describe('a window', () => {
  it('gets every event, and none after it is closed', async () => {
    const desk = createFakeDesk();
    const { join } = openBridge(desk);
    const first = join(1);
    const second = join(2);
    await Promise.resolve();
    desk.emit('connection', { state: 'live' });
    second.emit('destroyed');
    desk.emit('connection', { state: 'offline' });
    const live = ['corridor:event', 'connection', { state: 'live' }];
    expect(first.sent).toEqual([live, ['corridor:event', 'connection', { state: 'offline' }]]);
    expect(second.sent).toEqual([live]);
  });

  it('alone receives the events meant for it, while it is open', () => {
    const { join, ipc } = openBridge();
    const first = join(1);
    const second = join(2);
    const stranger = new FakeContents({ id: 9 });
    const send = (to: FakeContents) =>
      ipc.send(to as unknown as WebContents, 'navigate', { path: '/users' });
    send(first);
    send(stranger);
    second.isGone = true;
    send(second);
    expect(first.sent).toEqual([['corridor:event', 'navigate', { path: '/users' }]]);
    expect([...second.sent, ...stranger.sent]).toEqual([]);
  });

  it('releases what it waits for when it closes, is loaded again or crashes', async () => {
    const desk = createFakeDesk();
    const { call, join } = openBridge(desk);
    const page = join();
    await call(pageOf(page), 'app.start');
    const client = desk.calls[0]?.client;

    page.emit('did-start-navigation', { isMainFrame: true, isSameDocument: true });
    await Promise.resolve();
    expect(desk.released).toEqual([]);
    page.emit('did-start-navigation', { isMainFrame: true, isSameDocument: false });
    page.emit('render-process-gone');
    page.emit('destroyed');
    await Promise.resolve();
    expect(desk.released).toEqual([client, client, client]);
  });

  it('cannot call any more once it is destroyed', async () => {
    const { call, join } = openBridge();
    const page = join();
    page.emit('destroyed');
    expect(await call(pageOf(page), 'app.start')).toEqual(REFUSED);
  });

  it('is a separate client', async () => {
    const desk = createFakeDesk();
    const { call, join } = openBridge(desk);
    await call(pageOf(join(1)), 'app.start');
    await call(pageOf(join(2)), 'app.start');
    expect(new Set(desk.calls.map(({ client }) => client)).size).toBe(2);
  });
});
