/** Every field of one line is one that `ui/typing` cleans of invisible marks. */
import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { inProject } from '#cli/setup/paths.mjs';
import { ONE_LINE } from '#renderer/ui/typing/typing.ts';

/** Fields whose value is no text that is typed. */
const NO_TEXT: readonly string[] = ['date', 'datetime-local', 'file', 'checkbox', 'radio'];

/** A field as it is written, up to its type; a type that is computed has no quotes and is not allowed. */
const FIELD = /<(?:input|Input|SearchBox|TextField)\b[^<]*?\btype=(?<type>"[^"]*"|\{[^}]*\})/gsu;

it('no other type of field is used: ONE_LINE of src/renderer/ui/typing/typing.ts', () => {
  const files = globSync('src/renderer/**/*.tsx', { cwd: inProject('.') });
  const types = files.flatMap((file) => {
    const source = readFileSync(inProject(file), 'utf8');
    return [...source.matchAll(FIELD)].map(({ groups }) => `${groups?.['type']} in ${file}`);
  });
  const known = [...ONE_LINE, ...NO_TEXT].map((type) => `"${type}" in `);
  expect(types.length).toBeGreaterThan(0);
  expect(types.filter((each) => !known.some((type) => each.startsWith(type)))).toEqual([]);
});
