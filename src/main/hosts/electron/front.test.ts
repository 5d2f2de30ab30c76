import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import process from 'node:process';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { askHolder, takeLock } from '#lock/lock.ts';
import { createFolder } from '../testing/folder.ts';
import { loadElectron } from './testing/entry.ts';

let double: Awaited<ReturnType<typeof loadElectron>>;
beforeEach(async () => {
  vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  double = await loadElectron();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('a data folder that another program has', () => {
  const why = (folder: string, state: string) =>
    `Corridor is already running on the data folder ${folder} (process ${process.pid}, in a browser at http://127.0.0.1:4680). ${state} To start another one beside it, choose another folder with --data-dir.`;

  /** A browser host on a new folder, in this process. */
  async function held(state: 'shown' | 'not shown') {
    const folder = await createFolder();
    const asked: string[] = [];
    const release = await takeLock(folder, (wish) => {
      asked.push(wish);
      return JSON.stringify({ process: process.pid, host: 'browser', port: 4680, state });
    });
    onTestFinished(async () => release?.());
    return { folder, asked };
  }

  it('is left to it, when its window comes to the front', async () => {
    const { folder, asked } = await held('shown');
    const { app, becomeReady, record, windows } = await double.start({ CORRIDOR_DATA_DIR: folder });
    becomeReady();
    await expect.poll(() => vi.mocked(app.exit).mock.calls).toEqual([[0]]);
    expect(asked).toEqual(['show']);
    const said = why(folder, 'Its window has been brought to the front.');
    expect(process.stderr.write).toHaveBeenCalledExactlyOnceWith(`${said}\n`);
    expect(record.errorBoxes).toEqual([]);
    expect(windows).toEqual([]);
    expect(double.utilityProcess.fork).not.toHaveBeenCalled();
  });

  it('is left to it with a dialog, when it shows no window', async () => {
    const { folder } = await held('not shown');
    const { app, becomeReady, record, windows } = await double.start({ CORRIDOR_DATA_DIR: folder });
    becomeReady();
    await expect.poll(() => vi.mocked(app.exit).mock.calls).toEqual([[0]]);
    expect(record.errorBoxes).toEqual([why(folder, 'Continue in its window.')]);
    expect(windows).toEqual([]);
  });

  it('is refused to a browser host, for which this program comes to the front', async () => {
    const folder = await createFolder();
    const env = { CORRIDOR_DATA_DIR: folder, CORRIDOR_API_URL: 'http://127.0.0.1:9' };
    const { app, becomeReady, windows } = await double.start(env);
    becomeReady();
    await expect.poll(() => windows).toHaveLength(1);
    windows[0]?.emit('ready-to-show');
    const ask = async (place: string) => JSON.parse((await askHolder(place, 'show')) ?? '');
    const reply = {
      process: process.pid,
      host: 'electron',
      state: 'shown',
      session: expect.any(String),
    };
    expect(await ask(folder)).toEqual(reply);
    expect(await ask(join(folder, 'practice'))).toEqual(reply);
    expect(windows[0]?.done.filter((step) => step === 'focus')).toHaveLength(2);
    app.emit('will-quit', { preventDefault: () => undefined });
    expect(await ask(folder)).toMatchObject({ state: 'ending' });
    await expect.poll(() => vi.mocked(app.exit).mock.calls).toEqual([[0]]);
  });
});

describe('a start that shows nothing', () => {
  const LIMIT = 20_000;
  const MESSAGE =
    'Corridor has been running for 20 s, but it has shown no window and no page has started.';
  const told = () => vi.mocked(process.stderr.write).mock.calls.map(([text]) => String(text));

  it('is told with versions and the end of the log, and goes on', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const folder = await createFolder();
    await writeFile(join(folder, 'corridor.log'), 'an earlier line\n');
    const { app, record } = await double.start({ CORRIDOR_DATA_DIR: folder });
    vi.advanceTimersByTime(LIMIT - 1);
    expect(told()).toEqual([]);
    vi.advanceTimersByTime(1);
    const [text = ''] = told();
    expect(text).toContain(`${MESSAGE}\nCorridor ${app.getVersion()}, Electron `);
    expect(text).toContain(`The last lines of ${join(folder, 'corridor.log')}:\nan earlier line\n`);
    expect(text).toContain('start.silent');
    expect(record.errorBoxes).toEqual([]);
    expect(app.exit).not.toHaveBeenCalled();
  });

  it('ends with a dialog that names the log, when it is an installed program', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    Object.assign(double.app, { isPackaged: true });
    const folder = await createFolder();
    const { app, record } = await double.start({ CORRIDOR_DATA_DIR: folder });
    vi.advanceTimersByTime(LIMIT);
    expect(record.errorBoxes).toEqual([
      `${MESSAGE} Restart the computer, then start Corridor again. If that does not help, send your administrator this file: ${join(folder, 'corridor.log')}`,
    ]);
    expect(app.exit).toHaveBeenCalledExactlyOnceWith(1);
  });

  it.each<[string, (page: { show(): void; arrive(): void }) => void]>([
    ['a window has been shown', ({ show }) => show()],
    ['a page has started', ({ arrive }) => arrive()],
  ])('is none once %s, which npm start is told', async (_what, happen) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const env = { CORRIDOR_DATA_DIR: await createFolder(), CORRIDOR_API_URL: 'http://127.0.0.1:9' };
    const { becomeReady, windows, handlers } = await double.start(env);
    becomeReady();
    await vi.waitFor(() => expect(windows).toHaveLength(1));
    const contents = windows[0]?.webContents;
    const event = { sender: contents, senderFrame: contents?.mainFrame };
    happen({
      show: () => windows[0]?.emit('ready-to-show'),
      arrive: async () => {
        await handlers.get('corridor:call')?.(event, 'app.start');
        await handlers.get('corridor:call')?.(event, 'window.arrive');
      },
    });
    await vi.waitFor(() =>
      expect(process.stdout.write).toHaveBeenCalledExactlyOnceWith('window: open\n'),
    );
    vi.advanceTimersByTime(LIMIT);
    expect(told()).toEqual([]);
  });
});
