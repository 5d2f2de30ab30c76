/** What pages and comments point at: source files, folders, decisions and other pages. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '..');
const FILES = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
}).split('\n');
const PAGES = FILES.filter((path) => /\.md$/u.test(path));
const CODE = FILES.filter((path) => /^(?:src|tests)\/.+\.(?:tsx?|mjs|css)$/u.test(path));

const read = (path: string) => readFileSync(join(root, path), 'utf8');
const COMMENT = /\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/ .*/gmu;
const commentsIn = (path: string) => (read(path).match(COMMENT) ?? []).join('\n');

/** A path in a project's code: `domain/acts/act.ts`, a folder as `domain/acts/`, or a file's name alone. */
const SOURCE = /`(?<path>[\w./-]+(?:\.(?:tsx?|mjs|css|md)|\/))`/gu;
/** Made by the commands, or a folder of another place. */
const MADE = /^(?:out|dist|node_modules)\/|^\//u;
const DECISION = /\bdecisions? (?<number>\d\d)\b/giu;

const isThere = (path: string) =>
  FILES.some((file) =>
    path.endsWith('/') ? `/${file}`.includes(`/${path}`) : `/${file}`.endsWith(`/${path}`),
  );

function leadNowhere(text: string): readonly string[] {
  const paths = [...text.matchAll(SOURCE)].map(({ groups }) => groups?.['path'] ?? '');
  const decisions = [...text.matchAll(DECISION)].map(
    ({ groups }) => `src/docs/decisions/${groups?.['number']}-`,
  );
  return [
    ...paths.filter((path) => !(MADE.test(path) || isThere(path.replace(/^(?:\.\.?\/)+/u, '')))),
    ...decisions.filter((start) => !FILES.some((file) => file.startsWith(start))),
  ];
}

it.each(PAGES)('what %s names is there', (page) => {
  expect(leadNowhere(read(page))).toEqual([]);
});

it('what the comments of the code name is there', () => {
  const nowhere = CODE.map((path) => [path, leadNowhere(commentsIn(path))] as const);
  expect(nowhere.filter(([, paths]) => paths.length > 0)).toEqual([]);
});

const LINK = /\]\((?<to>[^)\s]+)\)/gu;

it.each(PAGES)('the links of %s lead somewhere', (page) => {
  const links = [...read(page).matchAll(LINK)].map(({ groups }) => groups?.['to'] ?? '');
  const local = links.filter((to) => !/^(?:[a-z]+:|#)/u.test(to));
  const targets = local.map((to) => join(page, '..', to.replace(/#.*/u, '')));
  expect(
    targets.filter((path) => !FILES.some((file) => `${file}/`.startsWith(join(path, '/')))),
  ).toEqual([]);
});
