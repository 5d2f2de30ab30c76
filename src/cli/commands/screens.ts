/**
 * `npm run screens`: a picture of every screen, in three themes and two sizes, into `out/screens/`, and of
 * what opens on them, in three themes and four sizes, into `out/screens/opened/`. Some of the smallest are
 * the pictures of Help and go into `resources/manual/help/pictures/` as well; those of the README go into
 * `resources/screenshots/`. All are end-to-end tests; `npm test` takes fewer, and none for Help or the README.
 */
import process from 'node:process';
import { requireBrowser } from '../setup/browsers/browser.ts';
import { ensureBuild } from '../setup/build.ts';
import { runNodeProgram } from '../setup/node-program.ts';
import { inProject, ROOT } from '../setup/paths.mjs';

await runNodeProgram(
  async () => {
    await ensureBuild(ROOT);
    await requireBrowser();
  },
  [
    inProject('node_modules/@playwright/test/cli.js'),
    'test',
    `--config=${inProject('tests/e2e/playwright.config.ts')}`,
    '--project=screens',
    ...process.argv.slice(2),
  ],
  { EVERY_PICTURE: '1' },
);
