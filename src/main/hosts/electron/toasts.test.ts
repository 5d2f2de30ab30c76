import { app, Notification } from 'electron';
import { afterEach, expect, it, vi } from 'vitest';
import { TOAST_CLSID } from './identity.ts';
import { followToasts, nameToasts } from './toasts.ts';

vi.mock('electron', () => import('./testing/electron.ts'));

afterEach(() => {
  vi.restoreAllMocks();
  Object.assign(app, { isPackaged: false });
});

it('an installed program on Windows can be started by a notification from before', () => {
  const named = vi.spyOn(app, 'setToastActivatorCLSID');
  nameToasts('win32');
  Object.assign(app, { isPackaged: true });
  nameToasts('darwin');
  expect(named).not.toHaveBeenCalled();
  nameToasts('win32');
  expect(named).toHaveBeenCalledExactlyOnceWith(TOAST_CLSID);
});

it('a press on one shows the console on Windows', () => {
  const follow = vi.spyOn(Notification, 'handleActivation');
  const show = vi.fn();
  followToasts(show, 'linux');
  expect(follow).not.toHaveBeenCalled();
  followToasts(show, 'win32');
  follow.mock.calls[0]?.[0]({ type: 'click', arguments: 'type=click&tag=12345' });
  expect(show).toHaveBeenCalledOnce();
});
