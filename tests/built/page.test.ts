/** What is in the scripts of the built page. */
import { globSync, readFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { expect, it } from 'vitest';
import { inProject } from '#cli/setup/paths.mjs';

const scripts = globSync('out/renderer/**/*.js', { cwd: inProject('.') }).map((file) =>
  readFileSync(inProject(file), 'utf8'),
);

it('the built page has scripts', () => {
  expect(scripts).not.toEqual([]);
});

it('the built page imports nothing of Node', () => {
  const builtins = new Set(builtinModules.flatMap((name) => [name, `node:${name}`]));
  const imported = scripts.flatMap((script) =>
    [...script.matchAll(/(?:\bfrom|\bimport\(?)\s*["']([^"']+)["']/gu)].map(
      ([, target]) => target ?? '',
    ),
  );
  expect(imported.length).toBeGreaterThan(0);
  expect(imported.filter((target) => builtins.has(target))).toEqual([]);
  expect(
    scripts.filter((script) => /\brequire\(["'](?:node:|fs|child_process)/u.test(script)),
  ).toEqual([]);
});

it('the built page contains no token', { tags: ['1S08'] }, () => {
  expect(scripts.filter((script) => /access_token|refresh_token/u.test(script))).toEqual([]);
});
