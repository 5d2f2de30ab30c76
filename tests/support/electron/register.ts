/**
 * Runs the shipped program unchanged on the stand-in: replaces `electron` in a program that is started
 * with `node --import` of this file.
 */
import { registerHooks } from 'node:module';
import { record } from '#main/hosts/electron/testing/record.ts';
import { answerQuestions } from './control.ts';
import { electron } from './electron.ts';

const URL_OF_MODULE = 'stand-in:electron';

/** A module with an export for each part. */
const source = `import { electron } from ${JSON.stringify(new URL('./electron.ts', import.meta.url))};
export default electron;
export const { ${Object.keys(electron).join(', ')} } = electron;
`;

registerHooks({
  resolve: (specifier, context, next) =>
    specifier === 'electron'
      ? { url: URL_OF_MODULE, shortCircuit: true }
      : next(specifier, context),
  load: (url, context, next) =>
    url === URL_OF_MODULE ? { format: 'module', source, shortCircuit: true } : next(url, context),
});

answerQuestions({ electron, record });
