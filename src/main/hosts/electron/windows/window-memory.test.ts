import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createTestLogger } from '#main/testing/test-logger.ts';
import { createFolder } from '../../testing/folder.ts';
import { openWindowMemory } from './window-memory.ts';

const NEW = { bounds: undefined, maximized: false, fullScreen: false, zoom: 1, theme: 'system' };
const BOUNDS = { x: -1200, y: 40, width: 1280, height: 720 };

const open = (folder: string) => openWindowMemory(folder, createTestLogger());

describe('what the windows remember', () => {
  it('is nothing at first, and then what was set', async () => {
    const folder = await createFolder();
    const memory = open(folder);
    expect(memory.read()).toEqual(NEW);
    memory.remember({ bounds: BOUNDS, maximized: true });
    memory.remember({ zoom: 1.25 });
    const later = { ...NEW, bounds: BOUNDS, maximized: true, zoom: 1.25 };
    expect(memory.read()).toEqual(later);
    expect(open(folder).read()).toEqual(later);
    expect(await readdir(folder)).toEqual(['windows.json']);
  });

  it.each(['', '{', 'null', '[]', '"x"', '{"bounds":7,"zoom":"large","theme":"pink"}'])(
    'starts without memory when the file holds %s',
    async (damaged) => {
      expect(open(await createFolder({ 'windows.json': damaged })).read()).toEqual(NEW);
    },
  );

  it('loses only the part that is damaged', async () => {
    const text = JSON.stringify({ bounds: { ...BOUNDS, x: 'left' }, zoom: 1.5, maximized: true });
    const folder = await createFolder({ 'windows.json': text });
    expect(open(folder).read()).toEqual({ ...NEW, zoom: 1.5, maximized: true });
  });

  it('holds until the end where it cannot be written', async () => {
    const folder = await createFolder();
    await writeFile(join(folder, 'a-file'), '');
    const logger = createTestLogger();
    const memory = openWindowMemory(join(folder, 'a-file'), logger);
    memory.remember({ zoom: 2 });
    expect(memory.read().zoom).toBe(2);
    await expect.poll(logger.events).toEqual(['windows.not-remembered']);
  });
});
