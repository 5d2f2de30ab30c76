import { describe, expect, it } from 'vitest';
import { type Environment, planWindow, windowArguments } from './window.ts';

const around = (given: Partial<Environment>, ...installed: string[]): Environment => ({
  platform: 'linux',
  env: { DISPLAY: ':0', PATH: '/usr/local/bin:/usr/bin' },
  isRoot: false,
  canRun: (file) => installed.includes(file.replaceAll('\\', '/')),
  ...given,
});

describe('which browser opens', () => {
  it('is the first of Chrome, Edge and Chromium on the path', () => {
    expect(planWindow(around({}, '/usr/bin/chromium', '/usr/bin/google-chrome'))).toEqual({
      executable: '/usr/bin/google-chrome',
    });
    expect(planWindow(around({}, '/usr/bin/chromium'))).toEqual({
      executable: '/usr/bin/chromium',
    });
  });

  it('is found where macOS and Windows keep programs', () => {
    const edge = '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge';
    expect(planWindow(around({ platform: 'darwin', env: { HOME: '/Users/a' } }, edge))).toEqual({
      executable: edge,
    });
    const windows = { ProgramFiles: 'C:/Programs', LOCALAPPDATA: 'C:/Local' };
    const chrome = 'C:/Local/Google/Chrome/Application/chrome.exe';
    expect(planWindow(around({ platform: 'win32', env: windows }, chrome))).toEqual({
      executable: chrome,
    });
  });

  it('is null without a display, on a CI machine and without a browser', () => {
    const chromium = '/usr/bin/chromium';
    const reason = (given: Partial<Environment>, ...installed: string[]) => {
      const plan = planWindow(around(given, ...installed));
      return plan.executable === null ? plan.reason : null;
    };
    expect(reason({ env: { PATH: '/usr/bin' } }, chromium)).toBe('there is no display');
    expect(reason({ env: { PATH: '/usr/bin', WAYLAND_DISPLAY: 'w' } }, chromium)).toBeNull();
    expect(reason({ env: { PATH: '/usr/bin', DISPLAY: ':0', CI: 'true' } }, chromium)).toContain(
      'CI',
    );
    expect(reason({})).toBe('no Chrome, Edge or Chromium was found');
  });
});

describe('how it opens', () => {
  it('is an app window on its address with a separate profile', () => {
    const args = windowArguments('file:///data/open.html', '/data/browser-profile', around({}));
    expect(args).toContain('--app=file:///data/open.html');
    expect(args).toContain('--user-data-dir=/data/browser-profile');
    expect(args).not.toContain('--no-sandbox');
  });

  it('goes without the sandbox only as root on Linux, where it would not start with it', () => {
    expect(windowArguments('u', 'p', around({ isRoot: true }))).toContain('--no-sandbox');
    expect(windowArguments('u', 'p', around({ platform: 'darwin', isRoot: true }))).not.toContain(
      '--no-sandbox',
    );
  });
});
