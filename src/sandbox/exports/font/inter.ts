/** Inter, the console's own typeface, for files: Latin, Vietnamese, Cyrillic and Greek. */
import { access, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { BUILT_FONTS, INTER_FILES, INTER_PACKAGE } from './files.ts';
import { type EmbeddedFont, joinFonts } from './truetype.ts';

/** Beside the built program, or in the package it is built from. */
async function findFolder(): Promise<string> {
  const built = join(import.meta.dirname, BUILT_FONTS);
  try {
    await access(built);
    return built;
  } catch {
    const { resolve } = createRequire(import.meta.url);
    return join(dirname(resolve(`${INTER_PACKAGE}/package.json`)), 'files');
  }
}

async function load(): Promise<EmbeddedFont> {
  const folder = await findFolder();
  return joinFonts(await Promise.all(INTER_FILES.map((name) => readFile(join(folder, name)))));
}

let loaded: Promise<EmbeddedFont> | undefined;

/** The font, read once. @throws when it is not installed */
export function interFont(): Promise<EmbeddedFont> {
  loaded ??= load();
  return loaded;
}
