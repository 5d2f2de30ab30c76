/** What a managed setting needs beside its declaration: a use, and its part of the administrator's manual. */
import { globSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { inProject } from '#cli/setup/paths.mjs';
import { DECLARED_SETTINGS } from '#main/settings/declared.ts';
import { readManagedSettings } from '#main/settings/managed.ts';

const EXAMPLES = Object.fromEntries(DECLARED_SETTINGS.map(([key, { example }]) => [key, example]));

const COMMENT = /\/\*.*?\*\/|\/\/[^\n]*/gsu;

it('every setting is used', () => {
  const sources = globSync('src/main/**/*.ts', { cwd: inProject('.') })
    .filter((file) => !file.endsWith('.test.ts'))
    .map((file) => readFileSync(inProject(file), 'utf8').replaceAll(COMMENT, ''));
  const used = new Set(
    sources.flatMap((source) => [...source.matchAll(/\bpolicy\.(\w+)/gu)].map(([, key]) => key)),
  );
  expect(
    DECLARED_SETTINGS.map(([key]) => key).filter((key) => !used.has(key)),
    'Nothing reads these as `policy.<key>`: use them where they take effect, or delete them from src/main/settings/declared.ts',
  ).toEqual([]);
});

it('every example of the manual can be used', () => {
  const file = join(mkdtempSync(join(tmpdir(), 'corridor-')), 'managed-settings.json');
  writeFileSync(file, JSON.stringify(EXAMPLES));
  expect(readManagedSettings(file)).toEqual({ managed: { file, settings: EXAMPLES } });
});

it('the manual describes the declared settings; `-u` writes it again', async () => {
  const manual = inProject('resources/manual/configuration.md');
  const inOneLine = (value: unknown) => JSON.stringify(value, null, 1).replaceAll(/\n\s*/gu, ' ');
  const lines = Object.entries(EXAMPLES).map(
    ([key, value]) => `      "${key}": ${inOneLine(value)}`,
  );
  const rows = DECLARED_SETTINGS.map(
    ([key, { sets, otherwise, isOnlyWithApi }]) =>
      `| \`${key}\` | ${sets}${isOnlyWithApi ? '. Only together with `apiUrl`' : ''} | ${otherwise} |`,
  );
  const part = `
    {
${lines.join(',\n')}
    }

| key | sets | when it is missing |
|---|---|---|
${rows.join('\n')}
`;
  const [before, rest = ''] = readFileSync(manual, 'utf8').split(
    /(?<=<!-- from declared\.ts -->\n)/u,
  );
  const after = rest.slice(rest.indexOf('\n<!-- to here -->'));
  await expect(`${before}${part}${after}`).toMatchFileSnapshot(manual);
});
