/** The command line of the Electron host. An installed program takes little of it, and no other server. */
import process from 'node:process';
import { parseArgs } from 'node:util';
import { asRecord } from '#contract/wire/json.ts';
import type { GivenFlags } from '#main/settings/configuration.ts';

/**
 * Reads `--api` and `--data-dir` of a development start; Chromium's own switches are ignored. An
 * installed program reads none, so that a link of the system cannot point the console at another
 * server.
 * @param argv as in `process.argv`: the program, the folder of the app, then the options
 */
export function readFlags(argv: readonly string[], isPackaged: boolean): GivenFlags {
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

/** Chromium's switches that an installed program keeps: for graphics, scaling and systems without a sandbox. */
const KEPT_SWITCHES: ReadonlySet<string> = new Set([
  'disable-gpu',
  'disable-gpu-compositing',
  'disable-software-rasterizer',
  'force-device-scale-factor',
  'force-renderer-accessibility',
  'high-dpi-support',
  'lang',
  'no-sandbox',
  'ozone-platform',
  'ozone-platform-hint',
  'password-store',
  'self-check',
]);

/**
 * The names of the other switches, which an installed program takes away before Chromium reads them: one opens the
 * signed-in page to every program (`--remote-debugging-port`), others go round a managed proxy.
 * @param argv as in `process.argv` of an installed program: the program, then what it was given; links follow `--`
 */
export function refusedSwitches(argv: readonly string[], platform = process.platform): string[] {
  const end = argv.indexOf('--');
  const given = argv.slice(1, end === -1 ? undefined : end);
  // As Chromium reads them: one dash is enough, and on Windows a slash.
  const prefix = platform === 'win32' ? /^(?:--|-|\/)/u : /^--?/u;
  return given
    .filter((argument) => prefix.test(argument))
    .map((argument) => argument.replace(prefix, '').split('=', 1)[0]?.toLowerCase() ?? '')
    .filter((name) => name !== '' && !KEPT_SWITCHES.has(name));
}

/** Whether a start, an installed program's too, asks for the self-check. Links follow `--`: none can. */
export function asksForSelfCheck(argv: readonly string[]): boolean {
  const end = argv.indexOf('--');
  return argv.slice(0, end === -1 ? undefined : end).includes('--self-check');
}

/** Whether a second start, by what it hands over to the first, asks for the self-check. */
export const handsOverSelfCheck = (handedOver: unknown): boolean =>
  asRecord(handedOver)?.['selfCheck'] === true;
