/**
 * The icons of installers, made of `resources/icon.svg`: `npx node src/cli/packaging/icns.ts` writes
 * `resources/icon.icns` for macOS and `resources/icon.png` for the other systems again.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { PNG } from 'pngjs';
import { drawPng } from '#main/hosts/electron/icons/draw.ts';
import { inProject } from '../setup/paths.mjs';

/** The images of an icon as `iconutil` makes them: the type of each and its pixels on a side. */
export const ICNS_SIZES = [
  ['ic04', 16],
  ['ic11', 32],
  ['ic05', 32],
  ['ic12', 64],
  ['ic07', 128],
  ['ic13', 256],
  ['ic08', 256],
  ['ic14', 512],
  ['ic09', 512],
  ['ic10', 1024],
] as const;

/** The types that programs read as runs of bytes by channel, and not as a PNG. */
const BY_CHANNEL: readonly string[] = ['ic04', 'ic05'];
/** Bytes that one run of plain bytes holds at most. */
const RUN = 128;

/** One channel of an image, by its offset in a pixel, as runs of plain bytes. */
function channel(rgba: Uint8Array, offset: number): Buffer {
  const bytes = rgba.filter((_byte, at) => at % 4 === offset);
  const runs = Array.from({ length: Math.ceil(bytes.length / RUN) }, (_, index) => {
    const run = bytes.subarray(index * RUN, (index + 1) * RUN);
    return [Uint8Array.of(run.length - 1), run];
  });
  return Buffer.concat(runs.flat());
}

/** A PNG as its four channels one after the other, alpha first. */
function byChannel(png: Buffer): Buffer {
  const { data } = PNG.sync.read(png);
  const channels = [3, 0, 1, 2].map((offset) => channel(data, offset));
  return Buffer.concat([Buffer.from('ARGB', 'latin1'), ...channels]);
}

/** A part of the file: its type, its length with this head, and its content. */
function part(type: string, content: Buffer): Buffer {
  const head = Buffer.alloc(8);
  head.write(type, 'latin1');
  head.writeUInt32BE(head.length + content.length, 4);
  return Buffer.concat([head, content]);
}

/** An `.icns` file of a picture, with every size macOS shows. */
export async function icnsOf(svg: string): Promise<Buffer> {
  const parts: Buffer[] = [];
  for (const [type, size] of ICNS_SIZES) {
    const png = await drawPng(svg, size);
    parts.push(part(type, BY_CHANNEL.includes(type) ? byChannel(png) : png));
  }
  return part('icns', Buffer.concat(parts));
}

/** The icon of Windows and Linux. */
export const pngOf = (svg: string): Promise<Buffer> => drawPng(svg, 512);

if (import.meta.main) {
  const svg = readFileSync(inProject('resources/icon.svg'), 'utf8');
  writeFileSync(inProject('resources/icon.icns'), await icnsOf(svg));
  writeFileSync(inProject('resources/icon.png'), await pngOf(svg));
}
