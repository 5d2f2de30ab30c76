/** Inter, the console's own typeface, for files: Latin, Vietnamese, Cyrillic and Greek. */
import { readdir, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { type EmbeddedFont, joinFonts } from './truetype.ts';

/** The parts Inter comes in. Where two have a character the first one's is taken. */
const PARTS = [
  'latin',
  'latin-ext',
  'vietnamese',
  'cyrillic',
  'cyrillic-ext',
  'greek',
  'greek-ext',
];

/** Beside the built sandbox, where the page's build has left its fonts. */
const BUILT = ['../renderer/assets', '../../renderer/assets'];

/** The package's folder; undefined where only the built program is installed. */
function packageFolder(): string | undefined {
  try {
    const resolve = createRequire(import.meta.url).resolve;
    return join(dirname(resolve('@fontsource-variable/inter/package.json')), 'files');
  } catch {
    return undefined;
  }
}

/** The first folder that has the fonts, with the names of its files. */
async function findFolder() {
  const built = BUILT.map((path) => join(import.meta.dirname, path));
  for (const folder of [packageFolder(), ...built]) {
    const names = folder === undefined ? [] : await readdir(folder).catch(() => []);
    if (folder !== undefined && names.some((name) => name.startsWith(`inter-${PARTS[0]}-`))) {
      return { folder, names };
    }
  }
  throw new Error('the fonts of the page are not beside the sandbox');
}

let loaded: Promise<EmbeddedFont> | undefined;

async function load(): Promise<EmbeddedFont> {
  const { folder, names } = await findFolder();
  const fileOf = (part: string) =>
    names.find((name) => name.startsWith(`inter-${part}-wght-normal`) && name.endsWith('.woff2'));
  const files = PARTS.map(fileOf).filter((name) => name !== undefined);
  return joinFonts(await Promise.all(files.map((name) => readFile(join(folder, name)))));
}

/** The font, read once. @throws when it is not installed */
export function interFont(): Promise<EmbeddedFont> {
  loaded ??= load();
  return loaded;
}
