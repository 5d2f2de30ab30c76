/**
 * The command line of the Electron host. An installed program ignores it, so that no link can point it
 * at another server.
 */
import { parseArgs } from 'node:util';
import type { GivenFlags } from '#main/settings/configuration.ts';

/**
 * Reads `--api` and `--data-dir` of a development start; Chromium's own switches are ignored. An
 * installed program reads none, so that a link of the system cannot point the console at another
 * server.
 * @param argv as in `process.argv`: the program, the folder of the app, then the options
 */
export function readOptions(argv: readonly string[], isPackaged: boolean): GivenFlags {
  if (isPackaged) return {};
  const { values } = parseArgs({
    args: argv.slice(2),
    options: { api: { type: 'string' }, 'data-dir': { type: 'string' } },
    strict: false,
    allowPositionals: true,
  });
  const text = (value: string | boolean | undefined) =>
    typeof value === 'string' ? value : undefined;
  return { api: text(values.api), dataDir: text(values['data-dir']) };
}

/** Whether a start, an installed program's too, asks for the self-check. Links follow `--`: none can. */
export function asksForSelfCheck(argv: readonly string[]): boolean {
  const end = argv.indexOf('--');
  return argv.slice(0, end === -1 ? undefined : end).includes('--self-check');
}

/** Whether a second start, by what it hands over to the first, asks for the self-check. */
export const handsOverSelfCheck = (handedOver: unknown): boolean =>
  typeof handedOver === 'object' &&
  handedOver !== null &&
  'selfCheck' in handedOver &&
  handedOver.selfCheck === true;
