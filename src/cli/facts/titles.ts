/** The titles of the tests in a source file, read from its text. */

/** What a chain on `it` or `test` may hold so that what follows is no test that runs. */
const NO_TEST = new Set([
  'describe',
  'step',
  'skip',
  'todo',
  'fixme',
  'beforeEach',
  'beforeAll',
  'afterEach',
  'afterAll',
  'use',
  'extend',
]);

/**
 * The titles of `it('…')` and `test('…')`, also behind `.each(…)` and the like. Comments, strings
 * and tests that are skipped do not count. Of a template with `${…}` the fixed parts count.
 */
export function testTitles(source: string): readonly string[] {
  const titles: string[] = [];
  for (let at = 0; at < source.length; at = next(source, at)) {
    const name = /^(?:it|test)\b(?!\s*:)/u.exec(source.slice(at, at + 8))?.[0];
    if (!name || /[\w$.]/u.test(source[at - 1] ?? '')) continue;
    const title = titleBehind(source, at + name.length);
    if (title !== undefined) titles.push(title);
  }
  return titles;
}

/** Follows `.name` and `(…)` until a call whose first argument is a text. */
function titleBehind(source: string, from: number): string | undefined {
  const at = blank(source, from);
  const member = /^\.\w+/u.exec(source.slice(at, at + 40))?.[0];
  if (member) {
    return NO_TEST.has(member.slice(1)) ? undefined : titleBehind(source, at + member.length);
  }
  if (source[at] === '`') return titleBehind(source, next(source, at));
  if (source[at] !== '(') return undefined;
  return textAt(source, blank(source, at + 1)) ?? titleBehind(source, closing(source, at));
}

/** The text literal that starts at `at`, without its quotes. */
function textAt(source: string, at: number): string | undefined {
  if (!/['"`]/u.test(source[at] ?? '')) return undefined;
  return source.slice(at + 1, next(source, at) - 1);
}

/** The index behind the bracket that closes the one at `open`. */
function closing(source: string, open: number): number {
  let depth = 0;
  for (let at = open; at < source.length; at = next(source, at)) {
    if (/[([{]/u.test(source[at] ?? '')) depth += 1;
    if (/[)\]}]/u.test(source[at] ?? '')) depth -= 1;
    if (depth === 0) return at + 1;
  }
  return source.length;
}

/** The index behind what starts at `at`: a comment, a text, or one character. */
function next(source: string, at: number): number {
  if (source.startsWith('//', at)) return behind(source, '\n', at);
  if (source.startsWith('/*', at)) return behind(source, '*/', at + 2);
  const quote = source[at];
  if (quote !== "'" && quote !== '"' && quote !== '`') return at + 1;
  for (let end = at + 1; end < source.length; end += 1) {
    if (source[end] === '\\') end += 1;
    else if (source[end] === quote || (quote !== '`' && source[end] === '\n')) return end + 1;
  }
  return source.length;
}

function behind(source: string, mark: string, from: number): number {
  const found = source.indexOf(mark, from);
  return found < 0 ? source.length : found + mark.length;
}

/** The index of the first character from `at` on that is neither space nor comment. */
function blank(source: string, at: number): number {
  let index = at;
  while (/\s/u.test(source[index] ?? '') || /^\/[/*]/u.test(source.slice(index, index + 2))) {
    index = next(source, index);
  }
  return index;
}
