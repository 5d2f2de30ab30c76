/** The command line of the Electron host. */
import { parseArgs } from 'node:util';
import type { GivenFlags } from '#main/settings/configuration.ts';

/**
 * Reads `--api` and `--data-dir` of a development start; Chromium's own switches pass. An installed
 * program reads none: whoever makes the system open a link of ours must not be able to point the
 * console at another server by it.
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
