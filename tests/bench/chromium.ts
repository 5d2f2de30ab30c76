/**
 * Chromium over a pipe of the DevTools protocol: a browser with a given profile, pages, and calls
 * into them. No driver stands between, whose work would be in the times and in the memory.
 */
import type { Readable, Writable } from 'node:stream';
import { start, stop } from '#cli/setup/processes.mjs';
import { within } from '#main/timing.ts';
import { chromiumPath, LAUNCH_FLAGS } from '#support/chromium.ts';

/** A function that runs in a page. It sees nothing of its surroundings here. */
type PageFunction<Input, Output> = (input: Input) => Output | Promise<Output>;

/** How to open a page. */
export interface PageStart {
  /** Runs in the page before its own scripts. */
  readonly probe?: () => void;
}

/** An open page. */
export interface Page {
  /** What the page first hands to `globalThis.tellBench`, now or before. */
  told(): Promise<string>;
  /**
   * Calls a function in the page. Input and output travel as JSON.
   * @throws Error with what was thrown in the page
   */
  evaluate<Input, Output>(call: PageFunction<Input, Output>, input: Input): Promise<Output>;
}

/** A running browser without a window on any screen. */
export interface Chromium extends AsyncDisposable {
  readonly pid: number;
  /** Opens a page and waits until it and what it loads at first are there. */
  open(url: string, options?: PageStart): Promise<Page>;
}

/** The page's way of telling something to whoever opened it. */
const BINDING = 'tellBench';
const STOP_LIMIT_MS = 3000;
/** Longer than anything a page is asked to do; a page that hangs fails its phase. */
const PAGE_LIMIT_MS = 60_000;

/** Starts the installed Chromium on a profile folder, at the size of the console's own window. */
export function startChromium(profile: string): Chromium {
  const child = start(
    chromiumPath(),
    [
      ...LAUNCH_FLAGS,
      '--headless=new',
      '--remote-debugging-pipe',
      '--no-startup-window',
      '--window-size=1440,900',
      `--user-data-dir=${profile}`,
    ],
    { stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'] },
  );
  const ended = new Promise<never>((_, reject) => {
    child.once('error', reject);
    child.once('close', (code) => reject(new Error(`Chromium ended with code ${code}.`)));
  });
  ended.catch(() => undefined);
  const tools = connect(child.stdio[3] as Writable, child.stdio[4] as Readable, ended);
  // Every new page waits until it has its probe.
  const attaching = { autoAttach: true, waitForDebuggerOnStart: true, flatten: true };
  const ready = tools.send('Target.setAutoAttach', attaching);
  ready.catch(() => undefined);
  return {
    pid: child.pid ?? 0,
    open: async (url, options) => {
      await ready;
      return await openPage(tools, url, options);
    },
    [Symbol.asyncDispose]: () => stop(child, { graceMs: STOP_LIMIT_MS }),
  };
}

async function openPage(tools: DevTools, url: string, { probe }: PageStart = {}): Promise<Page> {
  const attached = tools.next('Target.attachedToTarget', ({ params }) =>
    isPage(params['targetInfo']),
  );
  const created = tools.send('Target.createTarget', { url });
  // When the browser ends, whichever is waited for says so.
  created.catch(() => undefined);
  const session = String((await within(attached, PAGE_LIMIT_MS)).params['sessionId']);
  const ofPage = ({ sessionId }: Message) => sessionId === session;
  const loaded = tools.next('Page.loadEventFired', ofPage);
  const told = tools.next('Runtime.bindingCalled', ofPage);
  told.catch(() => undefined);
  const prepared = [
    tools.send('Page.enable', {}, session),
    tools.send('Runtime.enable', {}, session),
    tools.send('Runtime.addBinding', { name: BINDING }, session),
    ...(probe
      ? [tools.send('Page.addScriptToEvaluateOnNewDocument', { source: `(${probe})()` }, session)]
      : []),
    tools.send('Runtime.runIfWaitingForDebugger', {}, session),
  ];
  await within(Promise.all([created, ...prepared, loaded]), PAGE_LIMIT_MS);
  return {
    told: async () => String((await within(told, PAGE_LIMIT_MS)).params['payload']),
    evaluate: async (call, input) => {
      const expression = `(${call})(${JSON.stringify(input)})`;
      const wanted = { expression, awaitPromise: true, returnByValue: true };
      const answer = await within(tools.send('Runtime.evaluate', wanted, session), PAGE_LIMIT_MS);
      const { result, exceptionDetails } = answer as unknown as Evaluated<never>;
      if (!exceptionDetails) return result.value;
      throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
    },
  };
}

const isPage = (target: unknown) => (target as { readonly type?: string }).type === 'page';

/** The part of `Runtime.evaluate`'s answer that is read. */
interface Evaluated<Value> {
  readonly result: { readonly value: Value };
  readonly exceptionDetails?: {
    readonly text: string;
    readonly exception?: { readonly description?: string };
  };
}

/** A message from the browser: the answer to a command, or an event. */
interface Message {
  readonly id?: number;
  readonly method?: string;
  readonly sessionId?: string;
  readonly params: Readonly<Record<string, unknown>>;
  readonly result?: Readonly<Record<string, unknown>>;
  readonly error?: { readonly message: string };
}

interface DevTools {
  send(
    method: string,
    params: object,
    sessionId?: string,
  ): Promise<Readonly<Record<string, unknown>>>;
  /** The next event of that name that fits. */
  next(method: string, fits: (message: Message) => boolean): Promise<Message>;
}

/** Speaks the protocol: JSON messages, each ended by a zero byte. */
function connect(output: Writable, input: Readable, ended: Promise<never>): DevTools {
  const answers = new Map<number, (message: Message) => void>();
  const waiting = new Set<(message: Message) => void>();
  let lastId = 0;
  let unread = '';
  output.on('error', () => undefined);
  input.setEncoding('utf8').on('data', (text: string) => {
    const messages = `${unread}${text}`.split('\0');
    unread = messages.pop() ?? '';
    for (const json of messages) {
      const message: Message = JSON.parse(json);
      if (message.id === undefined) for (const hear of [...waiting]) hear(message);
      else answers.get(message.id)?.(message);
    }
  });
  return {
    send: async (method, params, sessionId) => {
      lastId += 1;
      const id = lastId;
      const answered = new Promise<Message>((resolve) => answers.set(id, resolve));
      output.write(`${JSON.stringify({ id, method, params, sessionId })}\0`);
      const { result, error } = await Promise.race([answered, ended]);
      answers.delete(id);
      if (error) throw new Error(`${method}: ${error.message}`);
      return result ?? {};
    },
    next: (method, fits) => {
      const found = new Promise<Message>((resolve) => {
        const hear = (message: Message) => {
          if (message.method !== method || !fits(message)) return;
          waiting.delete(hear);
          resolve(message);
        };
        waiting.add(hear);
      });
      return Promise.race([found, ended]);
    },
  };
}
