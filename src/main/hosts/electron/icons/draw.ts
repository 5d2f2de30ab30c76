/** Draws the icons of the Electron host at build time, from the logo: for windows, the tray and the task bar. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { initWasm, Resvg } from '@resvg/resvg-wasm';
import type { HostStatus } from '../menus/status.ts';

/** An icon by its name, with the number of requests. macOS colours one whose name ends in 'Template'. */
export type IconName =
  | 'window'
  | 'trayTemplate'
  | `tray-${HostStatus}`
  | `tray-practice-${HostStatus}`
  | 'practice'
  | `count-${number | 'more'}`;

/** Pixels a point of the screens there are: 100, 125, 150, 200 and 300 %. */
const SCALES = [1, 1.25, 1.5, 2, 3] as const;
/** The side of an icon in a tray, on a task bar or in a dock, in points. */
const SMALL = 16;
/** Points of a side of a window's icon, which is shown large where one changes between windows. */
const LARGE = 64;

const RED = '#c42b1c';
/** Practice: the secondary colour, dark enough for white on it at this size. */
const PRACTICE = '#4a6f8f';
const DOTS: Readonly<Record<HostStatus, string>> = {
  live: '#10893e',
  reconnecting: '#da8c10',
  offline: RED,
  'signed-out': '#8a8886',
};

const withDot = (logo: string, colour: string) =>
  logo.replace(
    '</svg>',
    `<circle cx="25" cy="25" r="7" fill="#fff"/><circle cx="25" cy="25" r="5.5" fill="${colour}"/></svg>`,
  );

const silhouette = (logo: string) => logo.replace(/<rect[^>]*>/u, '').replaceAll('#fff', '#000');

const inPractice = (logo: string) => logo.replace(/(<rect[^>]*fill=)"[^"]*"/u, `$1"${PRACTICE}"`);

const disc = (text: string, colour = RED) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><circle cx="16" cy="16" r="16" fill="${colour}"/>
  <text x="16" y="24.5" font-size="${text.length > 1 ? 20 : 24}" text-anchor="middle" fill="#fff">${text}</text></svg>`;

/** Every icon as SVG, made of the logo. */
const drawings = (logo: string): Readonly<Record<string, string>> => ({
  window: logo,
  trayTemplate: silhouette(logo),
  ...Object.fromEntries(
    Object.entries(DOTS).flatMap(([status, colour]) => [
      [`tray-${status}`, withDot(logo, colour)],
      [`tray-practice-${status}`, withDot(inPractice(logo), colour)],
    ]),
  ),
  practice: disc('P', PRACTICE),
  'count-more': disc('9+'),
  ...Object.fromEntries(Array.from('123456789', (digit) => [`count-${digit}`, disc(digit)])),
});

const { resolve } = createRequire(import.meta.url);
let ready: Promise<void> | undefined;

/** An SVG as a PNG of so many pixels a side. Its texts are in Inter Bold. */
export async function drawPng(svg: string, side: number): Promise<Buffer> {
  ready ??= initWasm(readFileSync(resolve('@resvg/resvg-wasm/index_bg.wasm')));
  await ready;
  const letters = resolve('@expo-google-fonts/inter/700Bold/Inter_700Bold.ttf');
  const font = { fontBuffers: [readFileSync(letters)], defaultFontFamily: 'Inter' };
  const image = new Resvg(svg, { fitTo: { mode: 'width', value: side }, font });
  return Buffer.from(image.render().asPng());
}

/** Every icon, drawn for every density of screen, by the file names that Electron knows them by. */
export async function drawIcons(logo: string): Promise<ReadonlyMap<string, Buffer>> {
  const files = new Map<string, Buffer>();
  for (const [name, svg] of Object.entries(drawings(logo))) {
    if (name === 'window') files.set(`${name}.png`, await drawPng(svg, LARGE));
    else
      for (const scale of SCALES) {
        const file = scale === 1 ? `${name}.png` : `${name}@${scale}x.png`;
        files.set(file, await drawPng(svg, SMALL * scale));
      }
  }
  return files;
}

/** Leaves the icons beside the main process of the project in `root`, in `icons/`. */
export const electronIcons = (root: string) => ({
  name: 'electron-icons',
  async generateBundle(this: { emitFile(file: object): string }) {
    const icons = await drawIcons(readFileSync(join(root, 'resources/icon.svg'), 'utf8'));
    for (const [name, source] of icons) {
      this.emitFile({ type: 'asset', fileName: `icons/${name}`, source });
    }
  },
});
