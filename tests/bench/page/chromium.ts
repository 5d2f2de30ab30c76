/**
 * Chromium over a pipe of the DevTools protocol: a browser with a given profile, pages, and calls
 * into them. There is no driver, whose work would count in the times and in the memory.
 */
import type { Readable, Writable } from 'node:stream';
import { start, stop } from '#cli/setup/machine/processes.mjs';
import { TimeLimitError, within } from '#main/basics/timing.ts';
import { chromiumPath, LAUNCH_FLAGS } from '#support/chromium.ts';

/** A function that runs in a page. It sees nothing of its environment here. */
type PageFunction<Input, Output> = (input: Input) => Output | Promise<Output>;

/** How to start a browser. */
export interface ChromiumStart {
  /** The folder of its profile. */
  readonly profile: string;
  /** The address its first page opens, as the console's own window does. */
  readonly url: string;
  /** Runs in every page before its own scripts. */
  readonly probe?: () => void;
}

/** Where in the window, in pixels, how far (to the right is negative) and how fast, in pixels a second. */
interface Scroll {
  readonly x: number;
  readonly y: number;
  readonly xDistance: number;
  readonly speed: number;
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
  /** Presses a letter or Backspace, as a keyboard would, and waits until the page has handled it. */
  press(key: string): Promise<void>;
  /** Scrolls at a place of the window, as a trackpad would, and waits until it has. */
  scroll(gesture: Scroll): Promise<void>;
  /** Megabytes its scripts hold, without what they no longer need. */
  heapMb(): Promise<number>;
  close(): Promise<void>;
}

/** A running browser without a window on any screen. */
export interface Chromium extends AsyncDisposable {
  readonly pid: number;
  /** Its first page; it and what it loads at first are there. */
  readonly page: Page;
  /** Opens another page, with what the first one may know of the person. */
  open(url: string): Promise<Page>;
}

/** How the page sends a message to its opener. */
const BINDING = 'tellBench';
const STOP_LIMIT_MS = 3000;
/** Longer than anything a page is asked to do; a page that hangs fails its phase. */
const PAGE_LIMIT_MS = 60_000;

/**
 * Starts the installed Chromium as the console does: at once with the page, in an app window of the
 * console's size. The probe is there in time, because it reaches the browser faster than the
 * browser reaches a server.
 */
export async function startChromium({ profile, url, probe }: ChromiumStart): Promise<Chromium> {
  const child = start(
    chromiumPath(),
    [
      ...LAUNCH_FLAGS,
      // Chromium ignores navigations after 200 in ten seconds; a phase makes more than any person.
      '--disable-ipc-flooding-protection',
      '--headless=new',
      '--remote-debugging-pipe',
      '--window-size=1440,900',
      `--user-data-dir=${profile}`,
      `--app=${url}`,
    ],
    { stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'] },
  );
  const ended = new Promise<never>((_, reject) => {
    child.once('error', reject);
    child.once('close', (code) => reject(new Error(`Chromium ended with code ${code}.`)));
  });
  ended.catch(() => undefined);
  const tools = connect(child.stdio[3] as Writable, child.stdio[4] as Readable, ended);
  const end = () => stop(child, { graceMs: STOP_LIMIT_MS });
  try {
    const first = nextPage(tools, probe);
    const attaching = { autoAttach: true, waitForDebuggerOnStart: false, flatten: true };
    const [page] = await Promise.all([first, tools.send('Target.setAutoAttach', attaching)]);
    return {
      pid: child.pid ?? 0,
      page,
      open: async (another) => {
        const [opened] = await Promise.all([
          nextPage(tools, probe, another),
          tools.send('Target.createTarget', { url: 'about:blank' }),
        ]);
        return opened;
      },
      [Symbol.asyncDispose]: end,
    };
  } catch (error) {
    await end();
    throw error;
  }
}

/** The page that is opened next, once it is there; `url` is where it goes when it has the probe. */
async function nextPage(
  tools: DevTools,
  probe: (() => void) | undefined,
  url?: string,
): Promise<Page> {
  const opened = tools.next('Target.attachedToTarget', ({ params }) =>
    isPage(params['targetInfo']),
  );
  const session = String((await inTime('A page of Chromium', opened)).params['sessionId']);
  const ofPage = ({ sessionId }: Message) => sessionId === session;
  const send = (method: string, params: object = {}) => tools.send(method, params, session);
  const nextLoad = () => {
    const loaded = tools.next('Page.loadEventFired', ofPage).then(() => false);
    // When the browser ends, all waits fail with that.
    loaded.catch(() => undefined);
    return loaded;
  };
  const told = tools.next('Runtime.bindingCalled', ofPage);
  told.catch(() => undefined);

  const ask = (call: (input: never) => unknown, input: unknown) =>
    send('Runtime.evaluate', {
      expression: `(${call})(${JSON.stringify(input)})`,
      awaitPromise: true,
      returnByValue: true,
    });
  const evaluate = async <Input, Output>(
    call: PageFunction<Input, Output>,
    input: Input,
  ): Promise<Output> => {
    const answer = await inTime(`The page's ${call.name}`, ask(call, input));
    const { result, exceptionDetails } = answer as unknown as Evaluated<Output>;
    if (!exceptionDetails) return result.value;
    throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
  };
  await Promise.all([
    ...(probe ? [send('Page.addScriptToEvaluateOnNewDocument', { source: `(${probe})()` })] : []),
    send('Runtime.enable'),
    send('Runtime.addBinding', { name: BINDING }),
    send('Page.enable'),
  ]);
  if (url !== undefined) await send('Page.navigate', { url });
  // A page that has been loaded by now fires no event; one that is being left gives no answer.
  const arrive = async (): Promise<void> => {
    const loaded = nextLoad();
    const isThere = ask(isLoaded, null)
      .then((answer) => (answer as unknown as Evaluated<boolean>).result.value)
      .catch(() => false);
    if (!(await Promise.race([loaded, isThere.then((isIt) => isIt || loaded)]))) await arrive();
  };
  await inTime('The load of the page', arrive());
  return {
    told: async () => {
      const message = await inTime('What the page has to tell', told).catch(async (error) => {
        throw new Error(`${error.message} It shows: ${await evaluate(shownText, null)}`);
      });
      return String(message.params['payload']);
    },
    evaluate,
    press: async (key) => {
      const typed = key === 'Backspace' ? { windowsVirtualKeyCode: 8 } : { text: key };
      await send('Input.dispatchKeyEvent', { type: 'keyDown', key, ...typed });
      await send('Input.dispatchKeyEvent', { type: 'keyUp', key });
    },
    scroll: async (gesture) => {
      const kind = { gestureSourceType: 'mouse' };
      await send('Input.synthesizeScrollGesture', { ...gesture, ...kind });
    },
    heapMb: async () => {
      await send('HeapProfiler.collectGarbage');
      return Number((await send('Runtime.getHeapUsage'))['usedSize']) / 1e6;
    },
    close: async () => void (await send('Page.close')),
  };
}

/** @throws Error that names what has not come in time */
async function inTime<T>(what: string, promise: Promise<T>): Promise<T> {
  try {
    return await within(promise, PAGE_LIMIT_MS);
  } catch (error) {
    if (!(error instanceof TimeLimitError)) throw error;
    throw new Error(`${what} has not come within ${PAGE_LIMIT_MS / 1000} s.`);
  }
}

/** In the page: where it is and what it says. */
const shownText = () => `${window.location.hash} ${document.body.textContent}`;

/** In the page: whether it is the console, past the start link, with all that it loads at first. */
const isLoaded = () =>
  window.location.protocol.startsWith('http') &&
  window.location.search === '' &&
  document.readyState === 'complete';

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
