import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PNG } from 'pngjs';
import { expect, it } from 'vitest';
import { drawIcons } from './draw.ts';

const LOGO = join(import.meta.dirname, '../../../../../resources/icon.svg');
const icons = await drawIcons(readFileSync(LOGO, 'utf8'));
const pictureOf = (file: string) => PNG.sync.read(icons.get(file) ?? Buffer.alloc(0));

/** The colour of a pixel as red, green, blue and opacity. */
function pixelAt(file: string, x: number, y: number): readonly number[] {
  const { width, data } = pictureOf(file);
  return [...data.subarray((y * width + x) * 4, (y * width + x) * 4 + 4)];
}

it('an icon has a picture for screens of every density, each drawn for it', () => {
  expect([...icons.keys()].filter((file) => file.startsWith('tray-live'))).toEqual([
    'tray-live.png',
    'tray-live@1.25x.png',
    'tray-live@1.5x.png',
    'tray-live@2x.png',
    'tray-live@3x.png',
  ]);
  expect(
    ['count-9.png', 'count-9@1.25x.png', 'count-9@3x.png', 'window.png'].map(
      (file) => pictureOf(file).width,
    ),
  ).toEqual([16, 20, 48, 64]);
});

it('the tray shows the logo with a dot of the state; on macOS a black silhouette of it', () => {
  expect(pixelAt('tray-live@2x.png', 16, 2)).toEqual([10, 126, 126, 255]);
  expect(pixelAt('tray-live@2x.png', 10, 13)).toEqual([255, 255, 255, 255]);
  expect(pixelAt('tray-live@2x.png', 25, 25)).toEqual([16, 137, 62, 255]);
  expect(pixelAt('trayTemplate@2x.png', 16, 2)).toEqual([0, 0, 0, 0]);
  expect(pixelAt('trayTemplate@2x.png', 10, 13)).toEqual([0, 0, 0, 255]);
});

it('practice has another colour than work, in the tray and on the task bar', () => {
  expect(pixelAt('tray-practice-live@2x.png', 16, 2)).toEqual([74, 111, 143, 255]);
  expect(pixelAt('tray-practice-live@2x.png', 25, 25)).toEqual([16, 137, 62, 255]);
  expect(pixelAt('practice@2x.png', 16, 2)).toEqual([74, 111, 143, 255]);
});

it('every number has its own picture', () => {
  const numbers = [...'123456789', 'more'].map((text) => icons.get(`count-${text}.png`));
  expect(new Set(numbers.map((png) => png?.toString('base64'))).size).toBe(10);
});
