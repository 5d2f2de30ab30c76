import { EventEmitter } from 'node:events';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import process from 'node:process';
import { type AutoUpdater, app } from 'electron';
import type { BaseUpdater } from 'electron-updater';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createTestLogger } from '#main/testing/test-logger.ts';
import type { UpdateChannel } from '#main/updates/channel.ts';
import { createUpdates, UpdateRefusedError } from '#main/updates/updates.ts';
import { createFolder } from '../../testing/folder.ts';
import { createProxySignIn } from '../network/sign-in.ts';
import { record } from '../testing/record.ts';
import {
  type Feed,
  installedAppImage,
  installedOnWindows,
  type Offer,
  serveFeed,
} from '../testing/release-feed.ts';
import { atQuit, bySquirrel, openUpdater, strict, updaterOn, updatesItself } from './updates.ts';

vi.mock('electron', () => import('../testing/electron.ts'));

const NO_SIGN_IN = createProxySignIn(() => Promise.resolve(null));
const CONTENT = 'the new program, as it was published';
const RELEASE: Offer = {
  version: '1.4.0',
  published: CONTENT,
  releaseNotes: 'Orders open faster.',
};

beforeEach(() => {
  app.removeAllListeners();
  vi.mocked(app.quit).mockClear();
  mayEnd.mockClear();
  record.steps.length = 0;
});

/** Whether the person agrees to an end of the program. */
const mayEnd = vi.fn(() => Promise.resolve(true));

const refusals = { read: () => null, write: vi.fn() };

/** Updates of an updater of electron-updater itself. */
function updatesBy(updater: BaseUpdater, channel: UpdateChannel = 'stable') {
  const logger = createTestLogger();
  const port = updaterOn(() => Promise.resolve(atQuit(updater)), {
    channel,
    signIn: NO_SIGN_IN,
    mayEnd,
    refusals,
    logger,
  });
  return { port, updates: createUpdates({ updater: port, logger }), logger };
}

async function appImage(version: string, feed: Feed, channel?: UpdateChannel) {
  const installed = await installedAppImage({ version, feed });
  return { ...installed, ...updatesBy(installed.updater, channel) };
}

describe.skipIf(process.platform !== 'linux')('an installed AppImage and a release channel', () => {
  it('gets a newer version with its notes, and is not touched before it ends', async () => {
    const feed = await serveFeed({ 'latest-linux.yml': RELEASE });
    const { updates, appImage: file } = await appImage('1.3.0', feed);
    const ready = { status: 'ready', version: '1.4.0', notes: 'Orders open faster.' };
    await expect(updates.check()).resolves.toEqual(ready);
    expect(readFileSync(file, 'utf8')).toBe('installed');
    expect(app.quit).not.toHaveBeenCalled();
  });

  it.each([
    ['the same version', '1.4.0'],
    ['a lower version', '1.5.0'],
    ['a version lower than a trial', '2.0.0-beta.1'],
  ])('is never brought to %s', async (_what, installed) => {
    const feed = await serveFeed({ 'latest-linux.yml': RELEASE });
    const { updates } = await appImage(installed, feed);
    await expect(updates.check()).resolves.toEqual({ status: 'idle' });
    expect(feed.asked).toEqual(['latest-linux.yml']);
  });

  it('refuses a manipulated update, and keeps nothing of it', async () => {
    const feed = await serveFeed({
      'latest-linux.yml': { ...RELEASE, served: CONTENT.replace('new', 'bad') },
    });
    const { port, updates, updater, logger } = await appImage('1.3.0', feed);
    await expect(updates.check()).resolves.toMatchObject({
      status: 'failed',
      message: expect.stringContaining('was not installed because'),
    });
    expect(logger.events()).toContain('update.refused');
    await expect(port.download(() => undefined)).rejects.toBeInstanceOf(UpdateRefusedError);

    const install = vi.spyOn(updater, 'install');
    expect(updates.install()).toBe(false);
    app.emit('quit', {}, 0);
    expect(install).not.toHaveBeenCalled();
  });

  it('looks at its own channel only', async () => {
    const feed = await serveFeed({
      'latest-linux.yml': RELEASE,
      'beta-linux.yml': { version: '1.5.0-beta.1', published: 'a trial' },
    });
    const { port } = await appImage('1.3.0', feed, 'beta');
    await expect(port.find()).resolves.toEqual({ version: '1.5.0-beta.1', notes: '' });
    expect(feed.asked).toEqual(['beta-linux.yml']);
  });

  it('waits for its turn in a staged rollout', async () => {
    const feed = await serveFeed({ 'latest-linux.yml': { ...RELEASE, stagingPercentage: 0 } });
    const { updates } = await appImage('1.3.0', feed);
    await expect(updates.check()).resolves.toEqual({ status: 'idle' });
  });

  it('works on when the channel does not answer', async () => {
    const { updates } = await appImage('1.3.0', await serveFeed({}));
    await expect(updates.check()).resolves.toMatchObject({ status: 'failed' });
  });

  it('reads the notes of several versions', async () => {
    const releaseNotes = [
      { version: '1.4.0', note: 'Faster.' },
      { version: '1.3.1', note: null },
    ];
    const feed = await serveFeed({ 'latest-linux.yml': { ...RELEASE, releaseNotes } });
    const { port } = await appImage('1.3.0', feed);
    await expect(port.find()).resolves.toMatchObject({ notes: '1.4.0\nFaster.\n\n1.3.1' });
  });
});

describe('an installation on Windows', () => {
  const channel = { 'latest.yml': RELEASE };
  const publisherName = 'CN=Corridor';

  it('refuses what another publisher has signed', async () => {
    const feed = await serveFeed(channel);
    const updater = await installedOnWindows({ version: '1.3.0', feed, publisherName });
    const verify = vi.fn(() => Promise.resolve('signed by CN=Somebody else'));
    updater.verifyUpdateCodeSignature = verify;
    const { updates, logger } = updatesBy(updater);
    await expect(updates.check()).resolves.toMatchObject({
      status: 'failed',
      message: expect.stringContaining('failed its security check'),
    });
    expect(verify).toHaveBeenCalledWith([publisherName], expect.stringContaining('1.4.0'));
    expect(logger.events()).toContain('update.refused');
  });

  it('takes nothing where PowerShell cannot be run to check it', async () => {
    const feed = await serveFeed(channel);
    const updater = await installedOnWindows({ version: '1.3.0', feed, publisherName });
    const { updates, logger } = updatesBy(strict(updater));
    await expect(updates.check()).resolves.toMatchObject({
      status: 'failed',
      message: expect.stringContaining('this computer could not check its signature'),
    });
    expect(logger.events()).toContain('update.unchecked');
    const install = vi.spyOn(updater, 'install');
    app.emit('quit', {}, 0);
    expect(install).not.toHaveBeenCalled();
  });

  it('accepts an update signed by its publisher', async () => {
    const feed = await serveFeed(channel);
    const updater = await installedOnWindows({ version: '1.3.0', feed, publisherName });
    updater.verifyUpdateCodeSignature = () => Promise.resolve(null);
    await expect(updatesBy(updater).updates.check()).resolves.toMatchObject({ status: 'ready' });
  });
});

describe('installing', () => {
  async function ready() {
    const feed = await serveFeed({ 'latest.yml': RELEASE });
    const updater = await installedOnWindows({ version: '1.3.0', feed });
    const install = vi.spyOn(updater, 'install').mockReturnValue(true);
    const { updates } = updatesBy(updater);
    await updates.check();
    return { updates, install };
  }

  it('happens silently when the user closes the program', async () => {
    const { install } = await ready();
    expect(install).not.toHaveBeenCalled();
    app.emit('quit', {}, 0);
    expect(install).toHaveBeenCalledExactlyOnceWith(true, false);
    expect(record.steps).toEqual([]);
  });

  it('happens at a restart once everything has ended, and starts the program again', async () => {
    const { updates, install } = await ready();
    expect(updates.install()).toBe(true);
    await expect.poll(() => vi.mocked(app.quit).mock.calls).toHaveLength(1);
    expect(install).not.toHaveBeenCalled();
    app.emit('quit', {}, 0);
    expect(record.steps).toEqual(['unlock']);
    expect(install).toHaveBeenCalledExactlyOnceWith(true, true);
  });

  it('waits where the person goes on with work, and does not start the program again when it ends later', async () => {
    mayEnd.mockResolvedValueOnce(false);
    const { updates, install } = await ready();
    updates.install();
    await expect.poll(() => mayEnd.mock.calls.length).toBeGreaterThan(0);
    await Promise.resolve();
    expect(app.quit).not.toHaveBeenCalled();
    app.emit('quit', {}, 0);
    expect(install).toHaveBeenCalledExactlyOnceWith(true, false);
  });

  it('does not happen when the program ends with an error', async () => {
    const { install } = await ready();
    app.emit('quit', {}, 1);
    expect(install).not.toHaveBeenCalled();
  });
});

describe('on macOS', () => {
  /** Updates by a Squirrel that does this with what it gets. */
  async function bySquirrelThat(does: (squirrel: EventEmitter) => void) {
    const squirrel = new EventEmitter();
    const feed = await serveFeed({ 'latest.yml': RELEASE });
    const updater = await installedOnWindows({ version: '1.3.0', feed });
    vi.spyOn(updater, 'downloadUpdate').mockImplementation(() => {
      does(squirrel);
      return Promise.resolve([]);
    });
    const logger = createTestLogger();
    const open = () => Promise.resolve(bySquirrel(updater, squirrel as AutoUpdater));
    const port = updaterOn(open, {
      channel: 'stable',
      signIn: NO_SIGN_IN,
      logger,
      mayEnd,
      refusals,
    });
    return { updates: createUpdates({ updater: port, logger }), squirrel };
  }

  it('an update is ready once Squirrel has verified it', async () => {
    const { updates } = await bySquirrelThat((squirrel) => squirrel.emit('update-downloaded'));
    await expect(updates.check()).resolves.toMatchObject({ status: 'ready' });
  });

  it('an update with a wrong signature is refused', async () => {
    const message = 'Code signature at URL file:///Corridor.app did not pass validation';
    const { updates, squirrel } = await bySquirrelThat((system) =>
      system.emit('error', new Error(message)),
    );
    await expect(updates.check()).resolves.toMatchObject({
      message: expect.stringContaining('was not installed'),
    });
    expect(squirrel.eventNames()).toEqual([]);
  });
});

describe.skipIf(process.platform !== 'linux')('a proxy that asks for a sign-in', () => {
  const proxy = { isProxy: true, scheme: 'basic', host: 'proxy.test', port: 8080, realm: 'x' };

  it.each([
    ['is answered with the stored one', proxy, ['ada', 'pass']],
    ['gets none at once for a server', { ...proxy, isProxy: false }, []],
  ])('%s', async (_what, challenge, answered) => {
    const feed = await serveFeed({ 'latest-linux.yml': RELEASE });
    const { updater } = await installedAppImage({ version: '1.4.0', feed });
    const signIn = createProxySignIn(() => Promise.resolve('ada:pass'));
    const logger = createTestLogger();
    const port = updaterOn(() => Promise.resolve(atQuit(updater)), {
      channel: 'stable',
      signIn,
      mayEnd,
      refusals,
      logger,
    });
    await port.find();
    const answer = vi.fn();
    updater.emit('login', challenge, answer);
    await vi.waitFor(() => expect(answer).toHaveBeenCalledExactlyOnceWith(...answered));
  });
});

describe('whether an installation updates itself', () => {
  const CHANNEL = 'provider: generic\nurl: https://releases.corridor.example\n';

  /** An installation whose files beside the program are these. */
  async function installed(files: Record<string, string>, platform: NodeJS.Platform) {
    const folder = await createFolder(files);
    return {
      platform,
      isPackaged: true,
      resources: join(folder, 'resources'),
      executable:
        platform === 'darwin'
          ? join(folder, 'Corridor.app/Contents/MacOS/Corridor')
          : join(folder, 'Corridor.exe'),
      appImage: undefined,
      home: dirname(folder),
    };
  }
  const made = { 'resources/app-update.yml': CHANNEL };
  const signed = {
    'resources/app-update.yml': `${CHANNEL}publisherName:\n  - CN=Corridor, O=Corridor, C=DE\n`,
  };

  it.each([
    ['without the file of its channel', {}],
    ['made for no channel', { 'resources/app-update.yml': "provider: generic\nurl: ''\n" }],
    ['made for one without encryption', { 'resources/app-update.yml': 'url: http://a.example\n' }],
  ])('it does not, %s', async (_what, files) => {
    expect(updatesItself(await installed(files, 'darwin'))).toBe(false);
  });

  it('it does on macOS, made for a channel, where the person may replace it', async () => {
    const bundle = { ...made, 'Corridor.app/Contents/MacOS/Corridor': '' };
    const installation = await installed(bundle, 'darwin');
    expect(updatesItself(installation)).toBe(true);
    expect(updatesItself({ ...installation, isPackaged: false })).toBe(false);
    const executable = '/Volumes/gone/Corridor.app/Contents/MacOS/Corridor';
    expect(updatesItself({ ...installation, executable })).toBe(false);
  });

  it('it does on Windows from the installer, not from an MSI', async () => {
    const byInstaller = { ...signed, 'Uninstall Corridor.exe': '' };
    expect(updatesItself(await installed(byInstaller, 'win32'))).toBe(true);
    expect(updatesItself(await installed(signed, 'win32'))).toBe(false);
  });

  it('it does not on Windows without a signature', async () => {
    const unsigned = { ...made, 'Uninstall Corridor.exe': '' };
    expect(updatesItself(await installed(unsigned, 'win32'))).toBe(false);
  });

  it('it does not on Windows with the name of a publisher only, by which it would refuse every update', async () => {
    const channel = `${CHANNEL}publisherName:\n  - Corridor Ltd\n`;
    const files = { 'resources/app-update.yml': channel, 'Uninstall Corridor.exe': '' };
    expect(updatesItself(await installed(files, 'win32'))).toBe(false);
  });

  it("it does not where it was installed for everyone: that is the administrator's", async () => {
    const byInstaller = { ...signed, 'Uninstall Corridor.exe': '' };
    const onWindows = await installed(byInstaller, 'win32');
    expect(updatesItself({ ...onWindows, home: '/home/somebody' })).toBe(false);
    const onLinux = await installed({ ...made, 'Corridor.AppImage': '' }, 'linux');
    const elsewhere = join(onLinux.home, 'nowhere/Corridor.AppImage');
    expect(updatesItself({ ...onLinux, appImage: elsewhere })).toBe(false);
  });

  it('it does on Linux from an AppImage, not from a deb', async () => {
    const installation = await installed({ ...made, 'Corridor.AppImage': '' }, 'linux');
    const file = join(dirname(installation.executable), 'Corridor.AppImage');
    expect(updatesItself({ ...installation, appImage: file })).toBe(true);
    expect(updatesItself(installation)).toBe(false);
  });

  it('is off in the project itself and in an installation without a channel', () => {
    const logger = createTestLogger();
    expect(
      openUpdater({ channel: 'stable', signIn: NO_SIGN_IN, logger, mayEnd, refusals }),
    ).toBeNull();
    expect(
      openUpdater({ channel: undefined, signIn: NO_SIGN_IN, logger, mayEnd, refusals }),
    ).toBeNull();
  });
});
