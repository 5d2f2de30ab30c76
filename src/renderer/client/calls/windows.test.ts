import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Bridge, Destination, ShownDialog } from '#contract/bridge/bridge.ts';
import type { SessionState } from '#contract/bridge/session-state.ts';
import { ok } from '#contract/wire/problem.ts';
import type { DeskState } from '../desk/desk.ts';
import { createStore } from '../desk/store.ts';
import { followHost, linkTo, openInOwnWindow } from './windows.ts';

const SIGNED_IN: SessionState = { status: 'signed-in', user: { id: '7', role: 'admin' } };

/** A page in a host that records its calls. */
function openPage(
  session: SessionState,
  host: 'electron' | 'browser' = 'electron',
  practice = false,
) {
  const listeners = new Map<string, (payload: never) => void>();
  const call = vi.fn(async (name: string) =>
    ok(name === 'window.arrive' ? { place: waiting, show: waitingShow } : undefined),
  );
  let waiting: Destination | null = null;
  let waitingShow: ShownDialog | null = null;
  const subscribe = (name: string, listener: (payload: never) => void) => {
    listeners.set(name, listener);
    return () => listeners.delete(name);
  };
  const open = vi.fn();
  vi.stubGlobal('window', { corridor: { call, subscribe } as unknown as Bridge, open });
  const desk = {
    app: { host, practice },
    session: createStore<SessionState>(session),
    landing: createStore<string | null>(null),
  } as unknown as DeskState;
  const requests = { navigate: vi.fn(), show: vi.fn(), refuse: vi.fn() };
  return {
    desk,
    requests,
    call,
    open,
    follow: (early: Destination | null = null, earlyShow: ShownDialog | null = null) => {
      waiting = early;
      waitingShow = earlyShow;
      return followHost(desk, requests);
    },
    emit: (name: string, payload: unknown) => listeners.get(name)?.(payload as never),
  };
}

beforeEach(() => vi.unstubAllGlobals());
afterEach(() => vi.unstubAllGlobals());

describe('a place the host asks for', () => {
  it('is shown while signed in, also when it was requested before the page listened', async () => {
    const { requests, follow, emit } = openPage(SIGNED_IN);
    follow({ path: '/users/7' });
    await expect.poll(() => requests.navigate.mock.calls).toEqual([['/users/7']]);
    emit('navigate', { path: '/transactions' });
    expect(requests.navigate).toHaveBeenLastCalledWith('/transactions');
  });

  it('comes with all other requests made before the page listened', async () => {
    const { requests, follow } = openPage(SIGNED_IN);
    follow(null, 'self-check');
    await expect.poll(() => requests.show.mock.calls).toEqual([['self-check']]);
    expect(requests.navigate).not.toHaveBeenCalled();
  });

  it('waits for a sign-in, unless it needs none', async () => {
    const { desk, requests, follow, emit } = openPage({ status: 'signed-out' });
    follow({ path: '/transactions/1' });
    await expect.poll(() => desk.landing.get()).toBe('/transactions/1');
    emit('navigate', { path: '/card-verifications' });
    expect(desk.landing.get()).toBe('/card-verifications');
    expect(requests.navigate).not.toHaveBeenCalled();
    emit('navigate', { path: '/about' });
    expect(requests.navigate).toHaveBeenCalledExactlyOnceWith('/about');
  });

  it('is nowhere when none was requested, and has no listeners in the end', async () => {
    const { requests, follow, emit, call } = openPage(SIGNED_IN);
    const stop = follow();
    await expect.poll(() => call.mock.calls).toHaveLength(1);
    emit('show', { what: 'support-bundle' });
    expect(requests.show).toHaveBeenCalledExactlyOnceWith('support-bundle');
    stop();
    emit('navigate', { path: '/users' });
    expect(requests.navigate).not.toHaveBeenCalled();
  });
});

describe('a link', () => {
  const real = { path: '/transactions/1', side: 'real' } as const;
  const practice = { path: '/transactions/1', side: 'practice' } as const;

  it.each([
    [false, real, practice, 'This is a practice link'],
    [true, practice, real, 'This is not a practice link'],
  ])('is followed on its own side only; in practice: %s', async (isPractice, own, other, title) => {
    const { requests, follow, emit } = openPage(SIGNED_IN, 'electron', isPractice);
    follow(other);
    await expect
      .poll(() => requests.refuse.mock.calls)
      .toEqual([[expect.objectContaining({ title })]]);
    emit('navigate', other);
    expect(requests.refuse).toHaveBeenCalledTimes(2);
    expect(requests.navigate).not.toHaveBeenCalled();
    emit('navigate', own);
    emit('navigate', { path: '/users' });
    expect(requests.navigate.mock.calls).toEqual([['/transactions/1'], ['/users']]);
  });

  it('does not wait for a sign-in on the wrong side', async () => {
    const { desk, requests, follow } = openPage({ status: 'signed-out' });
    follow(practice);
    await expect.poll(() => requests.refuse.mock.calls).toHaveLength(1);
    expect(desk.landing.get()).toBeNull();
  });

  it('that is copied says in practice that it is of practice', () => {
    const page = 'http://127.0.0.1:4100/#/users';
    const link = (host: 'electron' | 'browser', isPractice: boolean) =>
      linkTo({ host, practice: isPractice }, '/transactions/1', page);
    expect(link('electron', false)).toBe('corridor://transactions/1');
    expect(link('electron', true)).toBe('corridor://practice/transactions/1');
    expect(link('browser', false)).toBe('http://127.0.0.1:4100/#/transactions/1');
    expect(link('browser', true)).toBe('http://127.0.0.1:4100/#/practice/transactions/1');
  });
});

describe('a separate window', () => {
  it('is opened by the program in Electron, and by the page in a browser', async () => {
    const inElectron = openPage(SIGNED_IN, 'electron');
    await openInOwnWindow(inElectron.desk, '/transactions/7');
    expect(inElectron.call).toHaveBeenCalledExactlyOnceWith('window.open', {
      path: '/transactions/7',
    });
    expect(inElectron.open).not.toHaveBeenCalled();

    const inBrowser = openPage(SIGNED_IN, 'browser');
    await openInOwnWindow(inBrowser.desk, '/transactions/7');
    expect(inBrowser.call).not.toHaveBeenCalled();
    expect(inBrowser.open).toHaveBeenCalledExactlyOnceWith(
      '#/transactions/7',
      '_blank',
      'noopener',
    );
  });
});
