/** Help lists the shortcuts of the tables, so that the tables must have all of them. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { inProject } from '#cli/setup/paths.mjs';
import { SHORTCUT_SCOPES } from '#renderer/ui/shortcuts/registry.ts';

const RENDERER = inProject('src/renderer');
const TABLES = ['ui/shortcuts/table.ts', 'ui/review/queueKeys.ts'];

it('every shortcut is declared in a table that Help lists', () => {
  // Those that open screens come from the table of screens.
  const scopes = SHORTCUT_SCOPES.filter((name) => name !== 'Go to').join('|');
  const scope = new RegExp(`scope: '(?:${scopes})'`, 'u');
  const declaring = globSync('**/*.{ts,tsx}', { cwd: RENDERER })
    .filter((file) => !(file.includes('.test.') || TABLES.includes(file)))
    .filter((file) => scope.test(readFileSync(join(RENDERER, file), 'utf8')));
  expect(declaring).toEqual([]);
});
