/**
 * `npm run styles`: declares the classes of the page's style sheets, for the types of an editor. The static
 * checks do it themselves, and `npm run dev` at every change of one.
 */
import { runNodeProgram } from '../setup/node-program.ts';
import { DECLARE_STYLES, forgetStyles } from '../setup/styles.ts';

await runNodeProgram(async () => forgetStyles(), DECLARE_STYLES);
