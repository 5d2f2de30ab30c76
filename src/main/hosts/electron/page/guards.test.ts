import { app, session, type WebContents } from 'electron';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createTestLogger } from '#main/testing/test-logger.ts';
import { FakeContents } from '../testing/contents.ts';
import { record } from '../testing/record.ts';
import { permissions } from '../testing/session.ts';
import { denyPermissions, guardPages, keepSpellingLocal } from './guards.ts';

vi.mock('electron', () => import('../testing/electron.ts'));

const navigation = (url: string, isMainFrame = true) => ({
  url,
  isMainFrame,
  preventDefault: vi.fn(),
});

const openPage = () => {
  const logger = createTestLogger();
  guardPages(logger);
  const contents = new FakeContents({ id: 1 });
  app.emit('web-contents-created', {}, contents as unknown as WebContents);
  return { contents, logger };
};

beforeEach(() => {
  app.removeAllListeners();
});

describe('a page', () => {
  it.each([
    'https://corridor.example/',
    'file:///etc/passwd',
    'app://corridor/assets/index.js',
    'app://other/',
    'javascript:alert(1)',
    'data:text/html,x',
  ])('cannot navigate to %s', (url) => {
    const { contents, logger } = openPage();
    const event = navigation(url);
    contents.emit('will-navigate', event);
    expect(event.preventDefault).toHaveBeenCalledOnce();
    expect(logger.events()).toEqual(['page.refused']);
  });

  it('can be loaded again, at any of its routes', () => {
    const { contents } = openPage();
    const event = navigation('app://corridor/#/transactions?page=2');
    contents.emit('will-navigate', event);
    contents.emit('will-frame-navigate', event);
    expect(event.preventDefault).not.toHaveBeenCalled();
  });

  it('has no frames, not even of itself, and follows no redirect', () => {
    const { contents } = openPage();
    const frame = navigation('app://corridor/', false);
    contents.emit('will-frame-navigate', frame);
    expect(frame.preventDefault).toHaveBeenCalledOnce();
    const redirect = navigation('app://corridor/');
    contents.emit('will-redirect', redirect);
    expect(redirect.preventDefault).toHaveBeenCalledOnce();
  });

  it.each(['https://corridor.example/', 'app://corridor/', 'about:blank'])(
    'opens no window on %s',
    (url) => {
      const { contents } = openPage();
      expect(contents.windowOpenHandler({ url })).toEqual({ action: 'deny' });
    },
  );

  it('attaches no webview', () => {
    const { contents } = openPage();
    const event = navigation('');
    contents.emit('will-attach-webview', event, {}, { src: 'https://corridor.example/' });
    expect(event.preventDefault).toHaveBeenCalledOnce();
  });
});

describe('what a page would fetch', () => {
  it('with a wrong certificate is never fetched', () => {
    const { contents, logger } = openPage();
    const event = { preventDefault: vi.fn() };
    const callback = vi.fn();
    const error = 'net::ERR_CERT_AUTHORITY_INVALID';
    app.emit('certificate-error', event, contents, 'https://api.test', error, {}, callback);
    expect(event.preventDefault).toHaveBeenCalledOnce();
    expect(callback).toHaveBeenCalledExactlyOnceWith(false);
    expect(logger.events()).toEqual(['page.refused']);
  });

  it('for spelling is never downloaded, and languages without a dictionary are known', () => {
    const missing = keepSpellingLocal(session.defaultSession);
    expect(new URL(record.dictionaries).hostname).toMatch(/\.invalid$/);
    const tell = (what: string, language: string) =>
      session.defaultSession.emit(`spellcheck-dictionary-${what}`, {}, language);
    expect(missing()).toEqual([]);
    tell('download-failure', 'de-DE');
    tell('download-failure', 'en-GB');
    expect(missing()).toEqual(['de-DE', 'en-GB']);
    tell('initialized', 'de-DE');
    expect(missing()).toEqual(['en-GB']);
  });
});

describe('permissions', () => {
  const ask = (permission: string, requestingUrl: string | undefined) => {
    let granted: boolean | undefined;
    const callback = (answer: boolean) => {
      granted = answer;
    };
    permissions.request?.(null, permission, callback, { requestingUrl, isMainFrame: true });
    return granted;
  };
  const check = (permission: string, origin: string) =>
    permissions.check?.(null, permission, origin, {});

  beforeEach(() => denyPermissions(session.defaultSession, createTestLogger()));

  it.each([
    ['notifications', false],
    ['clipboard-sanitized-write', true],
    ['clipboard-read', false],
    ['deprecated-sync-clipboard-read', false],
    ['display-capture', false],
    ['fileSystem', false],
    ['fullscreen', false],
    ['geolocation', false],
    ['hid', false],
    ['idle-detection', false],
    ['local-fonts', false],
    ['local-network-access', false],
    ['media', false],
    ['midi', false],
    ['openExternal', false],
    ['pointerLock', false],
    ['serial', false],
    ['storage-access', false],
    ['usb', false],
    ['window-management', false],
    ['unknown', false],
  ])('%s: %s', (permission, granted) => {
    expect(ask(permission, 'app://corridor/#/transactions')).toBe(granted);
    expect(check(permission, 'app://corridor')).toBe(granted);
    expect(check(permission, 'app://corridor/')).toBe(granted);
  });

  it('are for our own page only', () => {
    for (const url of ['https://corridor.example/', 'app://corridor.example/', '', undefined]) {
      expect(ask('clipboard-sanitized-write', url)).toBe(false);
    }
    expect(check('clipboard-sanitized-write', 'https://corridor.example')).toBe(false);
    expect(check('clipboard-sanitized-write', '')).toBe(false);
  });

  it('of devices and screens are denied', () => {
    expect(permissions.device?.()).toBe(false);
    const callback = vi.fn();
    permissions.display?.({}, callback);
    expect(callback).toHaveBeenCalledExactlyOnceWith(null);
  });
});
