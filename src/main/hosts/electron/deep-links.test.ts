import process from 'node:process';
import { app } from 'electron';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createTestLogger } from '#main/testing/test-logger.ts';
import {
  collectLinks,
  handlesLinks,
  handOver,
  linkIn,
  linkTarget,
  registerLinks,
} from './deep-links.ts';
import { record } from './testing/record.ts';

vi.mock('electron', () => import('./testing/electron.ts'));

beforeEach(() => {
  app.removeAllListeners();
  record.protocolClients.length = 0;
  record.protocolOpener = null;
});
afterEach(() => {
  Object.assign(app, { isPackaged: false });
});

describe('a link', () => {
  it.each([
    ['corridor://transactions/123', '/transactions/123'],
    ['corridor://transactions/123/', '/transactions/123'],
    ['corridor:///transactions/123', '/transactions/123'],
    ['CORRIDOR://transactions', '/transactions'],
    ['corridor://', '/'],
    ['corridor://offers/42', '/offers/42'],
    ['corridor://doc-verifications/identity', '/doc-verifications/identity'],
    ['corridor://transactions?search=a&page=2', '/transactions?search=a&page=2'],
    ['corridor://about', '/about'],
  ])('%s leads to %s', (link, path) => {
    expect(linkTarget(link)).toBe(path);
  });

  it.each([
    'corridor:transactions',
    'corridor://nowhere',
    'corridor://login',
    'corridor://transactions/../users',
    'corridor://transactions/%2e%2e/users',
    'corridor://user@transactions',
    'corridor://transactions:80/1',
    'corridor://transactions#/users',
    'corridor://transactions/1 --api http://evil.example',
    'corridor://javascript:alert(1)',
    'https://transactions/123',
    'app://corridor/#/transactions',
    '',
  ])('%s leads nowhere', (link) => {
    expect(linkTarget(link)).toBeNull();
  });

  it('is found among the arguments of a start, and handed over to the first one', () => {
    const argv = ['corridor', '--no-sandbox', '--', 'Corridor://transactions/1'];
    expect(linkIn(argv)).toBe('Corridor://transactions/1');
    expect(handOver(argv)).toEqual({ link: 'Corridor://transactions/1' });
    expect(handOver(['corridor', 'https://transactions/1'])).toEqual({ link: '' });
  });
});

describe('the links of a program', () => {
  const follow = (argv: readonly string[], early: () => void = () => undefined) => {
    const links = collectLinks(argv);
    early();
    const shown: (string | null)[] = [];
    const logger = createTestLogger();
    links.follow((path) => shown.push(path), logger);
    return { shown, logger };
  };
  const openUrl = (url: string) => {
    const event = { preventDefault: vi.fn() };
    app.emit('open-url', event, url);
    return event;
  };

  it('are delivered even if they arrived before there was a listener', () => {
    const { shown } = follow(['corridor', 'corridor://users/7'], () => {
      expect(openUrl('corridor://supports').preventDefault).toHaveBeenCalledOnce();
    });
    expect(shown).toEqual(['/users/7', '/supports']);
    openUrl('corridor://transactions');
    expect(shown).toEqual(['/users/7', '/supports', '/transactions']);
  });

  it('come from a second start; one without a link only asks for the window', () => {
    const { shown } = follow(['corridor']);
    app.emit('second-instance', {}, [], '/', { link: 'corridor://transactions/9' });
    app.emit('second-instance', {}, ['corridor://ignored'], '/', { link: '' });
    app.emit('second-instance', {}, [], '/', undefined);
    app.emit('second-instance', {}, [], '/', { link: 7 });
    expect(shown).toEqual(['/transactions/9', null, null, null]);
  });

  it('that are refused are logged without what they search for, and show the window', () => {
    const { shown, logger } = follow(['corridor', 'corridor://nowhere?search=Ada']);
    expect(shown).toEqual([null]);
    expect(logger.events()).toEqual(['link.refused']);
    expect(logger.lines.join()).not.toContain('Ada');
  });

  it.each<NodeJS.Platform>(['win32', 'darwin', 'linux'])(
    'are opened by an installed program on %s, and never read as options',
    async (platform) => {
      record.protocolOpener = 'C:\\other.exe';
      await registerLinks(platform);
      expect(record.protocolClients).toEqual([]);
      Object.assign(app, { isPackaged: true });
      await registerLinks(platform);
      expect(record.protocolClients).toEqual([['corridor', process.execPath, ['--']]]);
    },
  );

  it('are not registered again on Windows where an installer has registered them for everyone', async () => {
    Object.assign(app, { isPackaged: true });
    record.protocolOpener = process.execPath.toUpperCase();
    expect(await handlesLinks('win32')).toBe(true);
    await registerLinks('win32');
    expect(record.protocolClients).toEqual([]);
    record.protocolOpener = null;
    expect(await handlesLinks('win32')).toBe(false);
  });
});
