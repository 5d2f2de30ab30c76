/** The command line of the browser host, read first, so that a wrong option is one clear message. */
import { parseArgs } from 'node:util';

/** The options of the user; undefined for defaults. */
export interface Options {
  readonly port: number | undefined;
  readonly api: string | undefined;
  readonly dataDir: string | undefined;
  readonly open: boolean;
  /** Whether the first window shows the self-check. */
  readonly selfCheck: boolean;
}

const USAGE =
  'Options: --port N (0 picks a free one), --api URL, --data-dir DIR, --no-open (print the link, open no window), --self-check (try what can be tried on this computer).';

/** Reads the arguments. @throws Error with a message for the user when one is unknown or has an invalid value */
export function readBrowserOptions(args: readonly string[]): Options {
  const { values } = parse(args);
  return {
    port: values.port === undefined ? undefined : readPort(values.port),
    api: values.api,
    dataDir: values['data-dir'],
    open: !values['no-open'],
    selfCheck: values['self-check'] ?? false,
  };
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      options: {
        port: { type: 'string' },
        api: { type: 'string' },
        'data-dir': { type: 'string' },
        'no-open': { type: 'boolean' },
        'self-check': { type: 'boolean' },
      },
    });
  } catch (error) {
    throw new Error(`${error instanceof Error ? error.message : String(error)}. ${USAGE}`);
  }
}

function readPort(text: string): number {
  const port = Number(text);
  if (/^\d+$/.test(text) && port <= 65535) return port;
  throw new Error(`--port takes a number from 0 to 65535, not '${text}'. ${USAGE}`);
}
