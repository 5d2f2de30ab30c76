import { app, BrowserWindow } from 'electron';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { NotApplicableError } from '#main/self-check/checks.ts';
import { electronProbes } from './self-check.ts';
import { windows } from './testing/electron.ts';
import { record } from './testing/record.ts';

vi.mock('electron', () => import('./testing/electron.ts'));

const probes = (platform: NodeJS.Platform = 'darwin', isTrayThere = true) =>
  electronProbes({
    isTrayThere: () => isTrayThere,
    platform,
  });

beforeEach(() => {
  app.removeAllListeners();
  Object.assign(app, { isPackaged: false });
  Object.assign(record, { badges: [], notificationFailure: null, showsBadges: true });
  windows.length = 0;
  record.protocolClients.length = 0;
});

describe('the self-check of the program', () => {
  it('finds a window that is shown', () => {
    const window = new BrowserWindow({ show: false, width: 1280, height: 720 });
    expect(() => probes().window?.()).toThrow('No window is shown');
    window.show();
    expect(probes().window?.()).toBe('Shown, 1280 × 720');
  });

  it('raises a notification and takes it away, or says why the system shows none', async () => {
    await expect(probes().notification?.()).resolves.toBe('Shown');
    expect(record.notifications).toEqual([{ title: 'Self-check', closed: true }]);
    record.notificationFailure = 'Notifications are not allowed for this application';
    await expect(probes().notification?.()).rejects.toThrow('not allowed for this application');
  });

  it('puts a number on the icon and the one from before back', () => {
    record.badges.push(4);
    expect(probes().badge?.()).toBe('Shown for a moment');
    expect(record.badges).toEqual([4, 5, 4]);
    record.showsBadges = false;
    expect(() => probes().badge?.()).toThrow('did not take it');
    expect(() => probes('linux').badge?.()).toThrow(NotApplicableError);
    expect(() => probes('win32').badge?.()).toThrow(NotApplicableError);
  });

  it('finds the icon beside the clock', () => {
    expect(probes().tray?.()).toBe('Shown');
    expect(() => probes('darwin', false).tray?.()).toThrow('taken the icon away');
  });

  it('knows whether links open here, where the program is installed', async () => {
    await expect(probes().links?.()).rejects.toThrow(NotApplicableError);
    Object.assign(app, { isPackaged: true });
    await expect(probes().links?.()).rejects.toThrow('Another program opens them');
    record.protocolClients.push(['corridor']);
    await expect(probes().links?.()).resolves.toBe('Opened by Corridor');
  });
});
