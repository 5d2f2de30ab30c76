/**
 * Names that two modules export for different things. Counted are the names of all exported declarations in the
 * code of `src`, without tests and what only tests use; a name collides when more than one module declares it.
 */
import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const SOURCE = new URL('../src/', import.meta.url);
const OF_TESTS = /\.test\.|\.d\.ts$|(?:^|\/)testing(?:\/|\.tsx?$)/u;
const EXPORTED = /^export (?:async )?(?:const|let|function|class|type|interface) (?<name>\w+)/gmu;
const MOST_COLLIDING = 0.015;

function declarations(): ReadonlyMap<string, readonly string[]> {
  const modules = new Map<string, string[]>();
  for (const path of globSync('**/*.{ts,tsx,mjs}', { cwd: SOURCE })) {
    if (OF_TESTS.test(path)) continue;
    const found = readFileSync(new URL(path, SOURCE), 'utf8').matchAll(EXPORTED);
    for (const name of new Set([...found].map(({ groups }) => groups?.['name'] ?? ''))) {
      modules.set(name, [...(modules.get(name) ?? []), path]);
    }
  }
  return modules;
}

it('an exported name means one thing, but for a few', () => {
  const all = declarations();
  const colliding = [...all].filter(([, modules]) => modules.length > 1);
  expect(all.size).toBeGreaterThan(3000);
  const most = Math.floor(all.size * MOST_COLLIDING);
  expect(colliding.length, JSON.stringify(colliding)).toBeLessThanOrEqual(most);
});
