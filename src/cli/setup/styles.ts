/** The classes of the page's style sheets, declared for the types: a misspelt one does not compile. */
import { rmSync } from 'node:fs';
import { inProject } from './paths.mjs';

/** Relative to the project; `tsconfig.json` lays it over the page. */
const FOLDER = 'out/types/styles';

/** What Node runs to declare them; with `--watch` also those of a style sheet that is saved later. */
export const DECLARE_STYLES = [
  inProject('node_modules/typed-css-modules/lib/cli.js'),
  '--silent',
  `--outDir=${FOLDER}`,
  '--pattern=**/*.module.css',
  'src/renderer',
];

/** Discards the declarations: a style sheet may be gone. */
export function forgetStyles(): void {
  rmSync(inProject(FOLDER), { recursive: true, force: true });
}
