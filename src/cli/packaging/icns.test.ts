import { readFileSync } from 'node:fs';
import { PNG } from 'pngjs';
import { expect, it } from 'vitest';
import { inProject } from '../setup/paths.mjs';
import { ICNS_SIZES, icnsOf, pngOf } from './icns.ts';

const committed = readFileSync(inProject('resources/icon.icns'));

/** The parts of an `.icns` file by their types. */
function partsOf(file: Buffer): ReadonlyMap<string, Buffer> {
  const parts = new Map<string, Buffer>();
  for (let at = 8; at < file.length; at += file.readUInt32BE(at + 4)) {
    const end = at + file.readUInt32BE(at + 4);
    parts.set(file.toString('latin1', at, at + 4), file.subarray(at + 8, end));
  }
  return parts;
}

/** How many pixels an image has: a PNG, or four channels in runs of 128 bytes that one byte precedes. */
function pixelsOf(image: Buffer): number {
  if (image.toString('latin1', 0, 4) === 'ARGB') return ((image.length - 4) / 4 / 129) * 128;
  const { width, height } = PNG.sync.read(image);
  return width * height;
}

it('the icon of macOS has every size, up to 512 pixels on a screen of twice the density', () => {
  expect(committed.toString('latin1', 0, 4)).toBe('icns');
  expect(committed.readUInt32BE(4)).toBe(committed.length);
  const parts = partsOf(committed);
  expect([...parts.keys()]).toEqual(ICNS_SIZES.map(([type]) => type));
  for (const [type, size] of ICNS_SIZES) {
    expect(pixelsOf(parts.get(type) ?? Buffer.alloc(0)), type).toBe(size * size);
  }
});

it('the icons are those made of icon.svg', async () => {
  const svg = readFileSync(inProject('resources/icon.svg'), 'utf8');
  const png = readFileSync(inProject('resources/icon.png'));
  const isMade = (await icnsOf(svg)).equals(committed) && (await pngOf(svg)).equals(png);
  expect(isMade, 'Make them again: npx node src/cli/packaging/icns.ts').toBe(true);
});
