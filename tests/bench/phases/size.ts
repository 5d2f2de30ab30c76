/** Phase `size`: what a page loads before a person can do something with it. */
import { readFileSync } from 'node:fs';
import { extname } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { inProject } from '#cli/setup/paths.mjs';
import { openConsole } from '../console.ts';
import type { Context, Phase } from '../phase.ts';
import { type Aim, single } from '../report/figures.ts';

/** Kilobytes, on what the sign-in screen loads. */
const AIM: Aim = { of: 'max', is: '<', limit: 450 };

/** The host's own script, which the packaged program does not load, is no part of it. */
const HOST_SCRIPT = '/bridge.js';

export const sizePhase: Phase = { name: 'size', title: "Size of the page's first load", run };

/** Loads the screen in Chromium and takes what it asked for: the truth about imports. */
async function run({ add }: Context): Promise<void> {
  await using opened = await openConsole();
  const paths = await opened.page.evaluate(loadedPaths, null);
  const files = paths
    .filter((path) => path !== HOST_SCRIPT)
    .map((path) => readFileSync(inProject('out/renderer', path === '/' ? 'index.html' : path)));
  const kilobytes = files.map(brotli).reduce((all, one) => all + one, 0) / 1000;
  const group = 'Sign-in screen, everything it loads';
  add(single({ group, name: `brotli (${kinds(paths)})`, unit: 'kB', aim: AIM }, kilobytes));
}

const brotli = (file: Buffer) =>
  brotliCompressSync(file, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: file.length,
    },
  }).length;

/** '9 js, 2 css' */
function kinds(paths: readonly string[]): string {
  const groups = Object.groupBy(paths, (path) => extname(path).slice(1) || 'html');
  return Object.entries(groups)
    .map(([kind, files]) => `${files?.length} ${kind}`)
    .join(', ');
}

/** In the page: the paths of everything it has loaded, itself included, once no more comes. */
async function loadedPaths(): Promise<string[]> {
  const origin = window.location.origin;
  const count = () => performance.getEntriesByType('resource').length;
  let before = -1;
  while (before < count()) {
    before = count();
    await document.fonts.ready;
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
  const resources = performance.getEntriesByType('resource').map(({ name }) => new URL(name));
  const own = resources.filter((url) => url.origin === origin).map(({ pathname }) => pathname);
  return [...new Set([window.location.pathname, ...own])];
}
