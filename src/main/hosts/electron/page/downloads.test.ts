import { EventEmitter } from 'node:events';
import { join } from 'node:path';
import { app, session } from 'electron';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createTestLogger } from '#main/testing/test-logger.ts';
import { createFolder } from '../../testing/folder.ts';
import { record } from '../testing/record.ts';
import { guardDownloads, systemOutside } from './downloads.ts';

vi.mock('electron', () => import('../testing/electron.ts'));

const logger = createTestLogger();

function download(url: string, fileName = 'orders.csv') {
  const event = { preventDefault: vi.fn() };
  const item = Object.assign(new EventEmitter(), {
    getURL: () => url,
    getFilename: () => fileName,
    setSavePath: vi.fn(),
  });
  session.defaultSession.emit('will-download', event, item);
  return { event, item };
}

beforeEach(() => {
  session.defaultSession.removeAllListeners();
  guardDownloads(session.defaultSession, logger);
});

describe('a download of the page', () => {
  it('that it has made itself goes into Downloads, beside what is there', async () => {
    const downloads = await createFolder({ 'orders.csv': 'mine' });
    app.setPath('downloads', downloads);
    const { event, item } = download('blob:app://corridor/0f8fad5b');
    expect(event.preventDefault).not.toHaveBeenCalled();
    expect(item.setSavePath).toHaveBeenCalledExactlyOnceWith(join(downloads, 'orders (2).csv'));
    const evil = download('blob:app://corridor/1', '../../.profile');
    expect(evil.item.setSavePath).toHaveBeenCalledExactlyOnceWith(join(downloads, '_.._.profile'));
  });

  it('has another path than one that is still being written', async () => {
    const downloads = await createFolder({});
    app.setPath('downloads', downloads);
    const start = () => download('blob:app://corridor/1').item;
    const first = start();
    expect(start().setSavePath).toHaveBeenCalledExactlyOnceWith(join(downloads, 'orders (2).csv'));
    first.emit('done', {}, 'completed');
    expect(start().setSavePath).toHaveBeenCalledExactlyOnceWith(join(downloads, 'orders.csv'));
  });

  it('that failed is logged', () => {
    download('blob:app://corridor/1').item.emit('done', {}, 'completed');
    expect(logger.events()).toEqual([]);
    download('blob:app://corridor/2').item.emit('done', {}, 'interrupted');
    expect(logger.events()).toEqual(['download.failed']);
  });

  it.each([
    'https://corridor.example/report.exe',
    'app://corridor/assets/index.js',
    'blob:https://corridor.example/0f8fad5b',
    'blob:app://corridor.example/0f8fad5b',
    'data:text/plain,x',
    'file:///etc/passwd',
  ])('from %s is refused and logged', (url) => {
    const { event, item } = download(url);
    expect(event.preventDefault).toHaveBeenCalledOnce();
    expect(item.setSavePath).not.toHaveBeenCalled();
    expect(logger.events().at(-1)).toBe('page.refused');
  });
});

it('an address outside goes to the system', async () => {
  expect(await systemOutside.open('https://fees.example/')).toBe(true);
  expect(record.opened).toEqual(['https://fees.example/']);
});
