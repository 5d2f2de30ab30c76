/**
 * The icon of macOS, made of `resources/icon.svg`: `node src/cli/packaging/icns.ts` writes
 * `resources/icon.icns` again.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { initWasm, Resvg } from '@resvg/resvg-wasm';
import { PNG } from 'pngjs';
import { inProject } from '../setup/paths.mjs';

const SVG = inProject('resources/icon.svg');
const ICNS = inProject('resources/icon.icns');

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

const require = createRequire(import.meta.url);
let ready: Promise<void> | undefined;

async function draw(svg: string, size: number) {
  ready ??= initWasm(readFileSync(require.resolve('@resvg/resvg-wasm/index_bg.wasm')));
  await ready;
  const image = new Resvg(svg, { fitTo: { mode: 'width', value: size } }).render();
  return Buffer.from(image.asPng());
}

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
    const png = await draw(svg, size);
    parts.push(part(type, BY_CHANNEL.includes(type) ? byChannel(png) : png));
  }
  return part('icns', Buffer.concat(parts));
}

if (import.meta.main) writeFileSync(ICNS, await icnsOf(readFileSync(SVG, 'utf8')));
