/** The paths of files that the pages for developers and administrators name. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const root = new URL('../', import.meta.url);
const FILES = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
}).split('\n');
const PAGES = FILES.filter((path) =>
  /^(?:README|src\/README|src\/docs\/.+|resources\/manual\/.+)\.md$/u.test(path),
);
/** A path in a project's code: `domain/acts/act.ts`, or a name alone. */
const SOURCE = /`(?<path>[\w./-]+\.(?:tsx?|css))`/gu;

it.each(PAGES)('the source files that %s names exist', (page) => {
  const named = [...readFileSync(new URL(page, root), 'utf8').matchAll(SOURCE)];
  const missing = named
    .map(({ groups }) => groups?.['path'] ?? '')
    .filter((path) => !FILES.some((file) => `/${file}`.endsWith(`/${path}`)));
  expect(missing).toEqual([]);
});
