import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import process from 'node:process';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createFolder } from '../testing/folder.ts';
import type * as Double from './testing/electron.ts';

let double: typeof Double;

/** Runs the entry, with this environment, in a separate Electron. */
async function start(env: Readonly<Record<string, string>>) {
  for (const [name, value] of Object.entries({ CORRIDOR_VAULT: 'memory', ...env })) {
    vi.stubEnv(name, value);
  }
  await import('./main.ts');
  return double;
}

beforeEach(async () => {
  vi.resetModules();
  vi.unstubAllEnvs();
  vi.doUnmock('../shared/assemble.ts');
  vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  double = await import('./testing/electron.ts');
  vi.doMock('electron', () => double);
});
afterEach(() => {
  vi.restoreAllMocks();
});

describe('the program', () => {
  it('is the only one on its data folder, with all that is set before it is ready', async () => {
    const folder = await createFolder();
    const { recorded } = await start({ CORRIDOR_DATA_DIR: folder });
    expect(recorded.paths).toEqual({ userData: join(folder, 'electron') });
    expect(recorded.steps).toEqual(['lock', 'scheme', `id ${process.execPath}`, 'sandbox']);
    expect(recorded.windows).toEqual([]);
  });

  it('goes by the name its shortcuts have once it is installed', async () => {
    Object.assign(double.app, { isPackaged: true });
    const { recorded } = await start({ CORRIDOR_DATA_DIR: await createFolder() });
    expect(recorded.steps).toContain('id app.corridor.console');
  });

  it('keeps the switch by which root and containers run Chromium', async () => {
    double.recorded.switches.push(['no-sandbox']);
    const { recorded } = await start({ CORRIDOR_DATA_DIR: await createFolder() });
    expect(recorded.steps).not.toContain('sandbox');
  });

  it('follows the proxy an administrator has decided on, and speaks HTTP/1.1, in which an act is sent once', async () => {
    const proxy = { server: 'http://proxy.test:8080', bypass: ['intranet'] };
    const folder = await createFolder({ 'managed.json': JSON.stringify({ proxy }) });
    const { recorded } = await start({
      CORRIDOR_DATA_DIR: folder,
      CORRIDOR_MANAGED_SETTINGS: join(folder, 'managed.json'),
    });
    expect(recorded.switches).toEqual([
      ['disable-http2', ''],
      ['disable-quic', ''],
      ['proxy-server', 'http://proxy.test:8080'],
      ['proxy-bypass-list', 'intranet'],
    ]);
  });

  it('opens all the same when its data folder cannot be written', async () => {
    const { app, recorded } = await start({ CORRIDOR_DATA_DIR: '/dev/null/corridor' });
    app.ready.resolve();
    await expect.poll(() => recorded.windows).toHaveLength(1);
    expect(recorded.errorBoxes).toEqual([]);
    await rm(recorded.paths['userData'] ?? '', { recursive: true });
  });

  it('leaves a second start to the first', async () => {
    double.recorded.isOnlyInstance = false;
    const { app, recorded } = await start({ CORRIDOR_DATA_DIR: await createFolder() });
    app.ready.resolve();
    await app.ready.promise;
    expect(app.quit).toHaveBeenCalledOnce();
    expect(recorded.windows).toEqual([]);
  });

  it('says in a dialog which setting is wrong, once there can be one', async () => {
    const { app, recorded } = await start({ CORRIDOR_API_URL: 'api.example.com' });
    expect(process.stderr.write).toHaveBeenCalled();
    expect(recorded.errorBoxes, 'before ready, Linux shows none').toEqual([]);
    expect(app.exit).not.toHaveBeenCalled();
    app.ready.resolve();
    await expect
      .poll(() => recorded.errorBoxes)
      .toEqual([expect.stringContaining("CORRIDOR_API_URL holds 'api.example.com'")]);
    expect(app.exit).toHaveBeenCalledExactlyOnceWith(1);
  });

  it('says in a dialog what is wrong with the managed settings, and starts nothing', async () => {
    const folder = await createFolder({ 'managed.json': '{"practiceAllowed":"no","colour":1}' });
    const file = join(folder, 'managed.json');
    const { app, recorded } = await start({ CORRIDOR_MANAGED_SETTINGS: file });
    app.ready.resolve();
    await expect.poll(() => recorded.errorBoxes).toHaveLength(1);
    expect(recorded.errorBoxes[0]).toContain(`${file}: practiceAllowed holds 'no'; expected true`);
    expect(recorded.errorBoxes[0]).toContain(`${file}: colour is not a setting; expected one of`);
    expect(app.exit).toHaveBeenCalledExactlyOnceWith(1);
    expect(recorded.steps).toEqual([]);
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
    const { app, recorded } = await start(env);
    app.ready.resolve();
    await expect
      .poll(() => recorded.errorBoxes)
      .toEqual([expect.stringContaining('(the scheme is taken). Start it again.')]);
    await expect.poll(() => app.exit.mock.calls).toEqual([[1]]);
    expect(await readFile(join(folder, 'corridor.log'), 'utf8')).toContain('start.failed');
  });

  it('opens one guarded window, shows it again on request, and stops before it quits', async () => {
    const env = { CORRIDOR_DATA_DIR: await createFolder(), CORRIDOR_API_URL: 'http://127.0.0.1:9' };
    const { app, recorded } = await start(env);
    app.ready.resolve();
    await expect.poll(() => recorded.windows).toHaveLength(1);
    const [window] = recorded.windows;
    expect(window?.webContents.windowOpenHandler({ url: 'x:' })).toEqual({ action: 'deny' });
    expect([...recorded.protocols.keys()]).toEqual(['app']);
    expect(Object.keys(recorded.permissions)).toHaveLength(4);
    expect(recorded.forks).toEqual([]);
    // In memory: its name does not begin with 'persist:'.
    expect(recorded.partitions).toEqual([['acts', { cache: false }]]);

    window?.emit('ready-to-show');
    app.emit('second-instance');
    expect(recorded.windows).toHaveLength(1);
    expect(window?.done).toContain('focus');

    app.emit('window-all-closed');
    expect(app.quit).toHaveBeenCalledOnce();
    const event = { preventDefault: vi.fn() };
    app.emit('will-quit', event);
    expect(event.preventDefault).toHaveBeenCalledOnce();
    await expect.poll(() => app.exit.mock.calls).toEqual([[0]]);
  });

  it('hands its link over to the first start', async () => {
    vi.spyOn(process, 'argv', 'get').mockReturnValue(['electron', '.', 'corridor://users/7']);
    double.recorded.isOnlyInstance = false;
    const { recorded } = await start({ CORRIDOR_DATA_DIR: await createFolder() });
    expect(recorded.handedOver).toEqual({ link: 'corridor://users/7', selfCheck: false });
  });

  it('shows the self-check when it is started for it, first or second, and never by a link', async () => {
    vi.spyOn(process, 'argv', 'get').mockReturnValue(['electron', '.', '--self-check']);
    const env = { CORRIDOR_DATA_DIR: await createFolder(), CORRIDOR_API_URL: 'http://127.0.0.1:9' };
    const { app, recorded } = await start(env);
    expect(recorded.handedOver).toEqual({ link: '', selfCheck: true });
    app.ready.resolve();
    await expect.poll(() => recorded.windows).toHaveLength(1);
    const page = recorded.windows[0]?.webContents;
    const arrive = (): unknown =>
      recorded.ipc.get('corridor:call')?.(
        ...([{ sender: page, senderFrame: page?.mainFrame }, 'window.arrive'] as never[]),
      );
    expect(await arrive()).toEqual({ ok: true, value: { path: null, show: 'self-check' } });
    app.emit('second-instance', {}, [], '/', { link: '', selfCheck: true });
    const asked = ['corridor:event', 'show', { what: 'self-check' }];
    expect(page?.sent).toContainEqual(asked);
    app.emit('second-instance', {}, [], '/', { link: 'corridor://about', selfCheck: 'yes' });
    expect(page?.sent.filter((message) => message[1] === 'show')).toEqual([asked]);
  });

  it('takes its window to the place a link leads to, once the page listens', async () => {
    const env = { CORRIDOR_DATA_DIR: await createFolder(), CORRIDOR_API_URL: 'http://127.0.0.1:9' };
    const { app, recorded } = await start(env);
    app.emit('open-url', { preventDefault: () => undefined }, 'corridor://users/7');
    app.ready.resolve();
    await expect.poll(() => recorded.windows).toHaveLength(1);
    const page = recorded.windows[0]?.webContents;
    const call = (name: string): unknown =>
      recorded.ipc.get('corridor:call')?.(
        ...([{ sender: page, senderFrame: page?.mainFrame }, name] as never[]),
      );
    expect(await call('window.arrive')).toEqual({
      ok: true,
      value: { path: '/users/7', show: null },
    });
    app.emit('second-instance', {}, [], '/', { link: 'corridor://supports' });
    expect(page?.sent).toContainEqual(['corridor:event', 'navigate', { path: '/supports' }]);
  });

  it('has a menu and a tray that act on its windows', async () => {
    const env = { CORRIDOR_DATA_DIR: await createFolder(), CORRIDOR_API_URL: 'http://127.0.0.1:9' };
    const { app, recorded } = await start(env);
    app.ready.resolve();
    await expect.poll(() => recorded.windows).toHaveLength(1);
    const [window] = recorded.windows;
    window?.emit('ready-to-show');
    recorded.trays[0]?.emit('click');
    const click = (label: string) =>
      recorded.menu
        .flatMap(({ submenu }) => submenu ?? [])
        .find((item) => item.label === label)
        ?.click?.();
    for (const label of ['Back', 'Forward', 'Reload', '&Print…']) click(label);
    const page = window?.webContents;
    await recorded.ipc.get('corridor:call')?.(
      ...([{ sender: page, senderFrame: page?.mainFrame }, 'window.arrive'] as never[]),
    );
    for (const label of ['Support Bundle…', 'Self-check…']) click(label);
    expect(window?.webContents.done).toEqual(['back', 'forward', 'reload', 'print']);
    expect(window?.webContents.sent).toEqual([
      ['corridor:event', 'show', { what: 'support-bundle' }],
      ['corridor:event', 'show', { what: 'self-check' }],
    ]);
  });

  it('starts a separate sandbox for practice beside a real API, and ends it', async () => {
    const folder = await createFolder();
    const { app, recorded } = await start({
      CORRIDOR_DATA_DIR: folder,
      CORRIDOR_API_URL: 'http://127.0.0.1:9',
    });
    app.ready.resolve();
    await expect.poll(() => recorded.windows).toHaveLength(1);
    const contents = recorded.windows[0]?.webContents;
    const call = recorded.ipc.get('corridor:call') as (...args: unknown[]) => Promise<unknown>;
    const event = { sender: contents, senderFrame: contents?.mainFrame };
    expect(await call(event, 'practice.enter', undefined)).toMatchObject({ ok: true });
    expect(recorded.forks.map(({ args }) => args)).toEqual([
      ['--data-dir', join(folder, 'practice'), '--port', '0'],
    ]);
    expect(contents?.sent).toContainEqual(['corridor:event', 'practice', { on: true }]);
    app.emit('before-quit');
    app.emit('will-quit', { preventDefault: () => undefined });
    await expect.poll(() => app.exit.mock.calls).toEqual([[0]]);
  });

  it('starts the sandbox in a separate process when no API is configured, and ends it', async () => {
    const folder = await createFolder();
    const { app, recorded } = await start({ CORRIDOR_DATA_DIR: folder });
    app.ready.resolve();
    await expect.poll(() => recorded.forks).toHaveLength(1);
    expect(recorded.forks[0]).toMatchObject({
      script: expect.stringMatching(/sandbox-process\.js$/),
      args: ['--data-dir', folder, '--port', '0'],
    });
    app.emit('before-quit');
    app.emit('will-quit', { preventDefault: () => undefined });
    await expect.poll(() => app.exit.mock.calls).toEqual([[0]]);
    expect(process.stderr.write).not.toHaveBeenCalled();
  });
});
