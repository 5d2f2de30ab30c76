/** What a managed setting needs beside its declaration: a use, and its part of the manual and of administrators' tools. */
import { globSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { inProject } from '#cli/setup/paths.mjs';
import { APP_ID } from '#main/hosts/electron/identity.ts';
import { DECLARED_SETTINGS } from '#main/settings/declared.ts';
import { readManagedSettings } from '#main/settings/managed.ts';
import { POLICY_PLACES } from '#main/settings/managed-places.ts';
import { adml, admx, mobileconfig } from './policy-templates.ts';

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
  expect(readManagedSettings(false, { CORRIDOR_MANAGED_SETTINGS: file })).toEqual({
    managed: { place: file, settings: EXAMPLES, ignored: null },
  });
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

it.each([
  ['windows/corridor.admx', admx],
  ['windows/en-US/corridor.adml', adml],
  ['macos/corridor.mobileconfig', mobileconfig],
])('the declared settings can be managed by %s; `-u` writes it again', async (file, make) => {
  await expect(make()).toMatchFileSnapshot(inProject(`resources/policies/${file}`));
});

it('the preferences of macOS are those of the app', () => {
  expect(POLICY_PLACES.darwin?.name).toBe(`/Library/Managed Preferences/${APP_ID}.plist`);
});

it('what the policies of Windows set is read as it was meant', () => {
  const policies = admx();
  const written = Object.entries(EXAMPLES).map(([key, value]) => {
    const [, policy = ''] =
      new RegExp(`<policy name="${key}"(.+?)</policy>`, 'su').exec(policies) ?? [];
    const isNumber = /<(?:decimal id|enabledValue)/u.test(policy);
    const text = typeof value === 'object' ? JSON.stringify(value) : String(value);
    const data = isNumber ? `REG_DWORD    0x${Number(value).toString(16)}` : `REG_SZ    ${text}`;
    return `    ${key}    ${data}\r\n`;
  });
  const place = 'HKEY_LOCAL_MACHINE\\Software\\Policies\\Corridor';
  const outcome = readManagedSettings(
    true,
    {},
    {
      platform: 'win32',
      run: () => `\r\n${place}\r\n${written.join('')}`,
      readText: () => undefined,
      exists: () => false,
    },
  );
  expect(outcome).toEqual({ managed: { place, settings: EXAMPLES, ignored: null } });
});
