import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import process from 'node:process';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { takeLock } from '#lock/lock.ts';
import { createFolder } from '../testing/folder.ts';
import { loadElectron } from './testing/entry.ts';

let double: Awaited<ReturnType<typeof loadElectron>>;
beforeEach(async () => {
  vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  double = await loadElectron();
});
afterEach(() => {
  vi.restoreAllMocks();
});

/** A program that holds a data folder and shows its window in that session. @returns what it was asked */
async function runningOn(folder: string, session?: string) {
  const asked: string[] = [];
  const release = await takeLock(folder, (wish) => {
    asked.push(wish);
    return JSON.stringify({ process: 4711, host: 'electron', session, state: 'shown' });
  });
  onTestFinished(() => release?.());
  return asked;
}

describe('the program', () => {
  it('is the only one on its data folder, with all that is set before it is ready', async () => {
    const folder = await createFolder();
    const { app, record, windows } = await double.start({ CORRIDOR_DATA_DIR: folder });
    expect(app.getPath('userData')).toBe(join(folder, 'electron'));
    expect(record.steps).toEqual(['lock', 'scheme', `id ${process.execPath}`, 'sandbox']);
    expect(windows).toEqual([]);
  });

  it('takes no switch of Chromium from its command line once it is installed, but a few for the display', async () => {
    const { argv } = process;
    onTestFinished(() => void Object.assign(process, { argv }));
    const switches = [
      '--remote-debugging-port=9222',
      '--no-proxy-server',
      '--proxy-pac-url=http://a',
    ];
    const kept = ['--disable-gpu', '--no-sandbox', '--self-check'];
    process.argv = [
      'corridor',
      ...switches,
      ...kept,
      '-inspect',
      '--',
      'corridor://x',
      '--js-flags=x',
    ];
    const remove = vi.spyOn(double.app.commandLine, 'removeSwitch');
    Object.assign(double.app, { isPackaged: true });
    await double.start({ CORRIDOR_DATA_DIR: await createFolder() });
    expect(remove.mock.calls.map(([name]) => name)).toEqual([
      'remote-debugging-port',
      'no-proxy-server',
      'proxy-pac-url',
      'inspect',
    ]);
  });

  it('goes by the name its shortcuts have once it is installed', async () => {
    Object.assign(double.app, { isPackaged: true });
    const { record } = await double.start({ CORRIDOR_DATA_DIR: await createFolder() });
    expect(record.steps).toContain('id app.corridor.console');
  });

  it('keeps the switch by which root and containers run Chromium', async () => {
    vi.spyOn(double.app.commandLine, 'hasSwitch').mockReturnValue(true);
    const { record } = await double.start({ CORRIDOR_DATA_DIR: await createFolder() });
    expect(record.steps).not.toContain('sandbox');
  });

  it('follows the proxy an administrator has decided on, and speaks HTTP/1.1, in which an act is sent once', async () => {
    const proxy = { server: 'http://proxy.test:8080', bypass: ['intranet'] };
    const folder = await createFolder({ 'managed.json': JSON.stringify({ proxy }) });
    const { record } = await double.start({
      CORRIDOR_DATA_DIR: folder,
      CORRIDOR_MANAGED_SETTINGS: join(folder, 'managed.json'),
    });
    expect(record.switches).toEqual([
      ['disable-http2', ''],
      ['disable-quic', ''],
      ['proxy-server', 'http://proxy.test:8080'],
      ['proxy-bypass-list', 'intranet'],
    ]);
  });

  it('opens when its data folder cannot be written', async () => {
    const { app, becomeReady, record, windows } = await double.start({
      CORRIDOR_DATA_DIR: '/dev/null/corridor',
    });
    becomeReady();
    await expect.poll(() => windows).toHaveLength(1);
    expect(record.errorBoxes).toEqual([]);
    await rm(app.getPath('userData'), { recursive: true });
  });

  it('leaves a second start to the first', async () => {
    vi.spyOn(double.app, 'requestSingleInstanceLock').mockReturnValue(false);
    const folder = await createFolder();
    const asked = await runningOn(folder);
    const { app, becomeReady, windows, record } = await double.start({ CORRIDOR_DATA_DIR: folder });
    becomeReady();
    await expect.poll(() => vi.mocked(app.exit).mock.calls).toEqual([[0]]);
    expect(asked).toEqual(['show']);
    expect(app.getPath('userData')).not.toContain(folder);
    expect([windows, record.errorBoxes]).toEqual([[], []]);
  });

  it('says who holds the data folder where a second start cannot bring it to the front', async () => {
    vi.spyOn(double.app, 'requestSingleInstanceLock').mockReturnValue(false);
    const folder = await createFolder();
    await runningOn(folder, 'Console on PC-7');
    const { app, record } = await double.start({ CORRIDOR_DATA_DIR: folder });
    await expect.poll(() => vi.mocked(app.exit).mock.calls).toEqual([[0]]);
    expect(record.errorBoxes).toEqual([
      expect.stringContaining(
        '(process 4711, as a program of its own). It is in another session: Console on PC-7.',
      ),
    ]);
  });

  it('says in a dialog which setting is wrong, once there can be one', async () => {
    const { app, becomeReady, record } = await double.start({
      CORRIDOR_API_URL: 'api.example.com',
    });
    expect(process.stderr.write).toHaveBeenCalled();
    expect(record.errorBoxes, 'before ready, Linux shows none').toEqual([]);
    expect(app.exit).not.toHaveBeenCalled();
    becomeReady();
    await expect
      .poll(() => record.errorBoxes)
      .toEqual([expect.stringContaining("CORRIDOR_API_URL holds 'api.example.com'")]);
    expect(app.exit).toHaveBeenCalledExactlyOnceWith(1);
  });

  it('says in a dialog what is wrong with the managed settings, and starts nothing', async () => {
    const folder = await createFolder({ 'managed.json': '{"practiceAllowed":"no","colour":1}' });
    const file = join(folder, 'managed.json');
    const { app, becomeReady, record } = await double.start({ CORRIDOR_MANAGED_SETTINGS: file });
    becomeReady();
    await expect.poll(() => record.errorBoxes).toHaveLength(1);
    expect(record.errorBoxes[0]).toContain(`${file}: practiceAllowed holds 'no'; expected true`);
    expect(record.errorBoxes[0]).toContain(`${file}: colour is not a setting; expected one of`);
    expect(app.exit).toHaveBeenCalledExactlyOnceWith(1);
    expect(record.steps).toEqual([]);
  });

  it.each<[string, () => void]>([
    [
      'before its window',
      () =>
        vi.spyOn(double.session.defaultSession.protocol, 'handle').mockImplementation(() => {
          throw new Error('the scheme is taken');
        }),
    ],
    [
      'while its desk is built',
      () =>
        vi.doMock('../shared/assemble.ts', () => ({
          assembleDesk: () => Promise.reject(new Error('the scheme is taken')),
        })),
    ],
  ])('says in a dialog that its start failed %s, and ends', async (_when, breakIt) => {
    breakIt();
    const folder = await createFolder();
    const env = { CORRIDOR_DATA_DIR: folder, CORRIDOR_API_URL: 'http://127.0.0.1:9' };
    const { app, becomeReady, record } = await double.start(env);
    becomeReady();
    await expect
      .poll(() => record.errorBoxes)
      .toEqual([expect.stringContaining('(the scheme is taken). Start it again.')]);
    await expect.poll(() => vi.mocked(app.exit).mock.calls).toEqual([[1]]);
    expect(await readFile(join(folder, 'corridor.log'), 'utf8')).toContain('start.failed');
  });

  it("tells its pages the locale of the system's regional settings", {
    tags: ['3F02'],
  }, async () => {
    const assembleDesk = vi.fn(() => Promise.reject(new Error('not needed')));
    vi.doMock('../shared/assemble.ts', () => ({ assembleDesk }));
    vi.spyOn(double.app, 'getSystemLocale').mockReturnValue('en-GB');
    const { becomeReady } = await double.start({ CORRIDOR_DATA_DIR: await createFolder() });
    becomeReady();
    await vi.waitUntil(() => assembleDesk.mock.calls.length > 0);
    expect(assembleDesk).toHaveBeenCalledWith(expect.objectContaining({ locale: 'en-GB' }));
  });

  it('opens one guarded window, shows it again on request, and stops before it quits', async () => {
    const env = { CORRIDOR_DATA_DIR: await createFolder(), CORRIDOR_API_URL: 'http://127.0.0.1:9' };
    const { app, becomeReady, record, windows } = await double.start(env);
    becomeReady();
    await expect.poll(() => windows).toHaveLength(1);
    const [window] = windows;
    expect(window?.webContents.windowOpenHandler({ url: 'x:' })).toEqual({ action: 'deny' });
    expect([...double.answers.keys()]).toEqual(['app']);
    expect(Object.values(double.permissions)).not.toContain(null);
    expect(double.utilityProcess.fork).not.toHaveBeenCalled();
    // In memory: its name does not begin with 'persist:'.
    expect(record.partitions).toEqual(
      ['calls-2', 'calls-3', 'calls-4', 'files', 'acts', 'electron-updater'].map((name) => [
        name,
        { cache: false },
      ]),
    );

    window?.emit('ready-to-show');
    app.emit('second-instance');
    expect(windows).toHaveLength(1);
    expect(window?.done).toContain('focus');

    app.emit('window-all-closed');
    expect(app.quit).toHaveBeenCalledOnce();
    const event = { preventDefault: vi.fn() };
    app.emit('will-quit', event);
    expect(event.preventDefault).toHaveBeenCalledOnce();
    await expect.poll(() => vi.mocked(app.exit).mock.calls).toEqual([[0]]);
  });

  it('hands its link over to the first start', async () => {
    vi.spyOn(process, 'argv', 'get').mockReturnValue(['electron', '.', 'corridor://users/7']);
    vi.spyOn(double.app, 'requestSingleInstanceLock').mockReturnValue(false);
    const { app } = await double.start({ CORRIDOR_DATA_DIR: await createFolder() });
    expect(app.requestSingleInstanceLock).toHaveBeenCalledExactlyOnceWith({
      link: 'corridor://users/7',
      selfCheck: false,
    });
  });

  it('shows the self-check when it is started for it, first or second, and never by a link', async () => {
    vi.spyOn(process, 'argv', 'get').mockReturnValue(['electron', '.', '--self-check']);
    const env = { CORRIDOR_DATA_DIR: await createFolder(), CORRIDOR_API_URL: 'http://127.0.0.1:9' };
    const { app, becomeReady, windows } = await double.start(env);
    expect(app.requestSingleInstanceLock).toHaveBeenCalledExactlyOnceWith({
      link: '',
      selfCheck: true,
    });
    becomeReady();
    await expect.poll(() => windows).toHaveLength(1);
    const page = windows[0]?.webContents;
    const arrive = (): unknown =>
      double.handlers.get('corridor:call')?.(
        { sender: page, senderFrame: page?.mainFrame },
        'window.arrive',
      );
    await double.handlers.get('corridor:call')?.(
      { sender: page, senderFrame: page?.mainFrame },
      'app.start',
    );
    expect(await arrive()).toEqual({ ok: true, value: { place: null, show: 'self-check' } });
    app.emit('second-instance', {}, [], '/', { link: '', selfCheck: true });
    const asked = ['corridor:event', 'show', { what: 'self-check' }];
    expect(page?.sent).toContainEqual(asked);
    app.emit('second-instance', {}, [], '/', { link: 'corridor://about', selfCheck: 'yes' });
    expect(page?.sent.filter((message) => message[1] === 'show')).toEqual([asked]);
  });

  it('opens the path of a link in its window, once the page listens', async () => {
    const env = { CORRIDOR_DATA_DIR: await createFolder(), CORRIDOR_API_URL: 'http://127.0.0.1:9' };
    const { app, becomeReady, windows } = await double.start(env);
    app.emit('open-url', { preventDefault: () => undefined }, 'corridor://users/7');
    becomeReady();
    await expect.poll(() => windows).toHaveLength(1);
    const page = windows[0]?.webContents;
    const call = (name: string): unknown =>
      double.handlers.get('corridor:call')?.({ sender: page, senderFrame: page?.mainFrame }, name);
    await call('app.start');
    expect(await call('window.arrive')).toEqual({
      ok: true,
      value: { place: { path: '/users/7', side: 'real' }, show: null },
    });
    app.emit('second-instance', {}, [], '/', { link: 'corridor://supports' });
    expect(page?.sent).toContainEqual([
      'corridor:event',
      'navigate',
      { path: '/supports', side: 'real' },
    ]);
  });

  it('has a menu and a tray that act on its windows', async () => {
    const env = { CORRIDOR_DATA_DIR: await createFolder(), CORRIDOR_API_URL: 'http://127.0.0.1:9' };
    const { becomeReady, record, windows } = await double.start(env);
    becomeReady();
    await expect.poll(() => windows).toHaveLength(1);
    const [window] = windows;
    window?.emit('ready-to-show');
    record.tray?.click();
    const click = (label: string) =>
      double.Menu.getApplicationMenu()
        ?.items.flatMap(({ submenu }) => submenu?.items ?? [])
        .find((item) => item.label === label)
        ?.click();
    for (const label of ['Back', 'Forward', 'Reload', '&Print…']) click(label);
    const page = window?.webContents;
    for (const name of ['app.start', 'window.arrive']) {
      const event = { sender: page, senderFrame: page?.mainFrame };
      await double.handlers.get('corridor:call')?.(event, name);
    }
    for (const label of ['Support Bundle…', 'Self-check…']) click(label);
    expect(window?.webContents.done).toEqual(['back', 'forward', 'reload', 'print']);
    expect(window?.webContents.sent).toEqual([
      ['corridor:event', 'show', { what: 'support-bundle' }],
      ['corridor:event', 'show', { what: 'self-check' }],
    ]);
  });

  it('starts a separate sandbox for practice beside a real API, and ends it', async () => {
    const folder = await createFolder();
    const { app, becomeReady, windows } = await double.start({
      CORRIDOR_DATA_DIR: folder,
      CORRIDOR_API_URL: 'http://127.0.0.1:9',
    });
    becomeReady();
    await expect.poll(() => windows).toHaveLength(1);
    const contents = windows[0]?.webContents;
    const call = double.handlers.get('corridor:call');
    const event = { sender: contents, senderFrame: contents?.mainFrame };
    await call?.(event, 'app.start', undefined);
    expect(await call?.(event, 'practice.enter', { signsOut: false })).toMatchObject({ ok: true });
    expect(double.utilityProcess.fork.mock.calls.map(([, args]) => args)).toEqual([
      ['--data-dir', join(folder, 'practice'), '--port', '0'],
    ]);
    expect(contents?.sent).toContainEqual(['corridor:event', 'practice', { on: true }]);
    app.emit('before-quit');
    app.emit('will-quit', { preventDefault: () => undefined });
    await expect.poll(() => vi.mocked(app.exit).mock.calls).toEqual([[0]]);
  });

  it('starts the sandbox in a separate process when no API is configured, and ends it', async () => {
    const folder = await createFolder();
    const { app, becomeReady } = await double.start({ CORRIDOR_DATA_DIR: folder });
    becomeReady();
    await expect
      .poll(() => double.utilityProcess.fork.mock.calls)
      .toEqual([
        [
          expect.stringMatching(/sandbox-process\.js$/),
          ['--data-dir', folder, '--port', '0'],
          expect.anything(),
        ],
      ]);
    app.emit('before-quit');
    app.emit('will-quit', { preventDefault: () => undefined });
    await expect.poll(() => vi.mocked(app.exit).mock.calls).toEqual([[0]]);
    expect(process.stderr.write).not.toHaveBeenCalled();
  });
});
