import { resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'electron-vite';

const source = (path: string) => resolve(import.meta.dirname, 'src', path);

/**
 * Three builds: the main process (both hosts and the sandbox as entries of their own), the preload
 * and the page. Only packages with native or WebAssembly parts stay outside the bundles: they are
 * the `dependencies` and `optionalDependencies` of package.json.
 */
export default defineConfig({
  main: {
    build: {
      outDir: 'out/main',
      externalizeDeps: { include: ['keytar'] },
      target: 'node24',
      minify: false,
      sourcemap: true,
      rolldownOptions: {
        input: {
          electron: source('main/hosts/electron/main.ts'),
          browser: source('main/hosts/browser/main.ts'),
          'page-bridge': source('main/hosts/browser/page/main.ts'),
          sandbox: source('sandbox/main.ts'),
        },
      },
    },
  },
  preload: {
    build: {
      outDir: 'out/preload',
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
    plugins: [react()],
    html: { cspNonce: '__CSP_NONCE__' },
    build: {
      outDir: resolve(import.meta.dirname, 'out/renderer'),
      minify: true,
      target: 'chrome140',
      rolldownOptions: { input: { index: source('renderer/index.html') } },
    },
  },
});
