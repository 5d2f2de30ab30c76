import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'electron-vite';
import type { Plugin } from 'vite';
import { OLDEST_CHROMIUM } from './src/domain/program/browsers.ts';
import { electronIcons } from './src/main/hosts/electron/icons/draw.ts';
import { everythingLicensed, licences, referenceData } from './src/reference/plugin.ts';
import { sandboxFiles } from './src/sandbox/plugin.ts';

const source = (path: string) => resolve(import.meta.dirname, 'src', path);

/** The parts of the main process that both builds have. */
const shared = {
  electron: source('main/hosts/electron/main.ts'),
  'sandbox-process': source('main/hosts/electron/sandbox-process.ts'),
  sandbox: source('sandbox/main.ts'),
};
/** The browser host is for development and for machines without Electron. */
const browserHost = {
  browser: source('main/hosts/browser/main.ts'),
  'page-bridge': source('main/hosts/browser/page/main.ts'),
};

/** The version of the source, for support: the commit, if there is one, and the day in UTC. */
function buildName(root: string): string {
  const day = new Date().toISOString().slice(0, 10);
  const { status, stdout } = spawnSync('git', ['describe', '--always', '--dirty'], {
    cwd: root,
    encoding: 'utf8',
  });
  return status === 0 ? `${stdout.trim()} of ${day}` : day;
}

/**
 * The page starts with `react`, `base` (what every place needs, and the fields of the sign-in) and `list` (what
 * Transactions needs besides, and so most lists). `grid`, the table itself, comes after the first rows. `parts`
 * is what else many screens share; each screen is a separate chunk. What `main.tsx` needs itself stays out of
 * `base`, so that it need not wait for it.
 */
const pageChunks = [
  { name: 'react', test: /app[\\/]drawInto\.ts$/u, priority: 6 },
  {
    name: 'preload',
    test: /vite[\\/]preload-helper|client[\\/](?:start[\\/](?:bootstrap|chunk)|calls[\\/]bridge)\.ts$/u,
    priority: 5,
  },
  {
    name: 'base',
    test: /app[\\/]start\.tsx$|session[\\/]EmailField\.tsx$|react-checkbox/u,
    priority: 4,
  },
  // What copying a row shares with files and pages: a screen must not wait for the table.
  {
    name: 'list',
    test: /screens[\\/]orders[\\/]OrdersScreen\.tsx$|files[\\/]spreadsheet\.ts$|text[\\/]escaped\.ts$/u,
    priority: 3,
  },
  { name: 'grid', test: /ag-grid/u, priority: 2 },
  { name: 'parts', minShareCount: 4, priority: 1 },
];

/** Fails where the page imports zod (decision 02): it would be 90 kB more, and more again for each schema. */
const withoutZod: Plugin = {
  name: 'without-zod',
  enforce: 'pre',
  resolveId(id, importer = '') {
    if (id === 'zod') this.error(`The page reads nothing with zod, but ${importer} imports it.`);
  },
};

/** Names the base and what it imports in the document, so that they come with the entry and not after it. */
const baseWithEntry: Plugin = {
  name: 'base-with-entry',
  transformIndexHtml: {
    order: 'post',
    handler: (html, { bundle = {} }) =>
      Object.values(bundle)
        .flatMap((file) =>
          file.type === 'chunk' && file.name === 'base' ? [file.fileName, ...file.imports] : [],
        )
        .filter((fileName) => !html.includes(fileName))
        .map((fileName) => ({
          tag: 'link',
          attrs: { rel: 'modulepreload', crossorigin: true, href: `./${fileName}` },
          injectTo: 'head',
        })),
  },
};

/** Modules that may be loaded before the first rows of Transactions are drawn. */
const MOST_MODULES = 1300;

/** Fails the build when the first load has grown: each module costs time before the first row. */
const modulesOfFirstLoad: Plugin = {
  name: 'modules-of-first-load',
  generateBundle(_options, bundle) {
    const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
    const first = chunks.filter(({ moduleIds }) =>
      moduleIds.some((id) => id.endsWith('screens/orders/OrdersScreen.tsx')),
    );
    const loaded = new Set(first);
    for (const { imports } of loaded) {
      for (const chunk of chunks) if (imports.includes(chunk.fileName)) loaded.add(chunk);
    }
    const count = [...loaded].reduce((sum, { moduleIds }) => sum + moduleIds.length, 0);
    if (count > MOST_MODULES) {
      this.error(`The first load has ${count} modules; at most ${MOST_MODULES} are allowed.`);
    }
  },
};

/**
 * Three builds: the main process (with separate entries for both hosts and the sandbox), the preload
 * and the page. Only packages with native or WebAssembly parts stay outside the bundles: they are
 * the `dependencies` and `optionalDependencies` of package.json.
 *
 * The mode `package` builds what goes into an installer, into a separate folder: without the
 * browser host and without source maps.
 */
export default defineConfig(({ mode }) => {
  const forPackage = mode === 'package';
  const root = import.meta.dirname;
  /** A program that is handed to others names the terms of all that is in it. */
  const complete = forPackage ? [everythingLicensed(root)] : [];
  const out = (part: string) =>
    resolve(import.meta.dirname, forPackage ? 'out/package' : 'out', part);
  return {
    main: {
      plugins: [electronIcons(root), sandboxFiles(root), ...complete],
      define: { CORRIDOR_BUILD: JSON.stringify(buildName(root)) },
      build: {
        outDir: out('main'),
        externalizeDeps: { include: ['keytar'] },
        target: 'node24',
        minify: false,
        sourcemap: !forPackage,
        rolldownOptions: {
          input: forPackage ? shared : { ...shared, ...browserHost },
        },
      },
    },
    preload: {
      plugins: complete,
      build: {
        outDir: out('preload'),
        externalizeDeps: false,
        minify: false,
        rolldownOptions: {
          input: { preload: source('preload/preload.ts') },
          output: { format: 'cjs', entryFileNames: '[name].cjs' },
        },
      },
    },
    renderer: {
      root: source('renderer'),
      base: './',
      plugins: [
        react(),
        referenceData,
        licences(root),
        withoutZod,
        baseWithEntry,
        modulesOfFirstLoad,
        ...complete,
      ],
      html: { cspNonce: '__CSP_NONCE__' },
      build: {
        outDir: out('renderer'),
        minify: true,
        target: `chrome${OLDEST_CHROMIUM}`,
        modulePreload: { polyfill: false },
        rolldownOptions: {
          input: { index: source('renderer/index.html') },
          output: { codeSplitting: { groups: pageChunks } },
        },
      },
    },
  };
});
