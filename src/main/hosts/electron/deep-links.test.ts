import process from 'node:process';
import { app } from 'electron';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createTestLogger } from '#main/testing/test-logger.ts';
import { collectLinks, handlesLinks, linkIn, linkToHandOver, registerLinks } from './deep-links.ts';
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
  it('is found among the arguments of a start, and handed over to the first one', () => {
    const argv = ['corridor', '--no-sandbox', '--', 'Corridor://transactions/1'];
    expect(linkIn(argv)).toBe('Corridor://transactions/1');
    expect(linkToHandOver(argv)).toEqual({ link: 'Corridor://transactions/1' });
    expect(linkToHandOver(['corridor', 'https://transactions/1'])).toEqual({ link: '' });
  });
});

describe('the links of a program', () => {
  const follow = (argv: readonly string[], early: () => void = () => undefined) => {
    const links = collectLinks(argv);
    early();
    const shown: (string | null)[] = [];
    const logger = createTestLogger();
    links.follow((place) => shown.push(place && `${place.side} ${place.path}`), logger);
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
    expect(shown).toEqual(['real /users/7', 'real /supports']);
    openUrl('corridor://practice/transactions');
    expect(shown).toEqual(['real /users/7', 'real /supports', 'practice /transactions']);
  });

  it('come from a second start; one without a link only asks for the window', () => {
    const { shown } = follow(['corridor']);
    app.emit('second-instance', {}, [], '/', { link: 'corridor://transactions/9' });
    app.emit('second-instance', {}, ['corridor://ignored'], '/', { link: '' });
    app.emit('second-instance', {}, [], '/', undefined);
    app.emit('second-instance', {}, [], '/', { link: 7 });
    expect(shown).toEqual(['real /transactions/9', null, null, null]);
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
