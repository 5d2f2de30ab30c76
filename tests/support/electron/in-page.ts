/**
 * Gives the built preload what it needs inside a page: its own world with the `electron` module, and the
 * half of `contextBridge` in the page's world. The functions are injected as source text, and refer to
 * nothing outside themselves but the functions of `clone.ts`, which are injected with them.
 */
import { decode, encode } from './clone.ts';

/** The isolated world of the preload. */
export const WORLD = 'Electron Isolated Context';
/** The binding that is the preload's way to the main process; it exists in {@link WORLD} alone. */
export const TO_MAIN = 'toMain';
/** The function in {@link WORLD} that the main process calls. */
export const FROM_MAIN = 'fromMain';

/** From a page to the main process. */
export interface ToMain {
  readonly id: number;
  readonly channel: string;
  /** Encoded. */
  readonly args: string;
}

/** From the main process to a page. */
export type FromMain =
  | { readonly type: 'event'; readonly channel: string; readonly args: string }
  | { readonly type: 'result'; readonly id: number; readonly value: string }
  | { readonly type: 'error'; readonly id: number; readonly message: string };

type Callable = (...args: unknown[]) => unknown;
type Expose = (name: string, value: unknown) => void;

/**
 * Joins two worlds of one document by DOM events, which are synchronous. Functions and promises cross
 * as such, all else by value.
 * @param own the event this world hears
 * @param other the event the other world hears
 * @param onExpose called with what the other world exposes
 */
function joinWorlds(own: string, other: string, onExpose: Expose): Expose {
  const given = new Map<number, Callable>();
  const outcomes: { value?: string; error?: string }[] = [];
  const target = document;
  const dispatch = target.dispatchEvent.bind(target);

  const tell = (message: object) =>
    dispatch(new CustomEvent(other, { detail: JSON.stringify(message) }));
  const give = (callable: Callable) => {
    given.set(given.size, callable);
    return given.size - 1;
  };
  const pack = (value: unknown) => encode(value, give);
  const unpack = (text: string) => decode(text, take);
  const take =
    (number: number) =>
    (...args: unknown[]) => {
      tell({ call: number, args: pack(args) });
      const { value, error } = outcomes.pop() ?? { error: 'The other world does not answer.' };
      if (value === undefined) throw new Error(error);
      return unpack(value);
    };
  const answer = (number: number, args: string) => {
    try {
      tell({ value: pack(given.get(number)?.(...(unpack(args) as unknown[]))) });
    } catch (error) {
      tell({ error: error instanceof Error ? error.message : String(error) });
    }
  };
  target.addEventListener(own, (event) => {
    const message = JSON.parse((event as CustomEvent<string>).detail);
    if ('expose' in message) onExpose(message.expose, unpack(message.api));
    else if ('call' in message) answer(message.call, message.args);
    else outcomes.push(message);
  });
  return (name, api) => tell({ expose: name, api: pack(api) });
}

/** Puts what the preload exposes into the page, unchangeable as Electron has it. */
function exposeInPage(name: string, value: unknown): void {
  const freeze = (part: unknown): unknown => {
    if (typeof part === 'object' && part !== null) Object.values(part).forEach(freeze);
    return Object.freeze(part);
  };
  Object.defineProperty(window, name, { value: freeze(value), enumerable: true });
}

/** The renderer's end of the IPC, for the code of one frame. */
function openIpc(toMain: (text: string) => void) {
  const listeners = new Map<string, Callable[]>();
  const waiting = new Map<number, { done: Callable; fail: Callable }>();
  let lastId = 0;

  const post = (channel: string, args: unknown[]) => {
    lastId += 1;
    toMain(JSON.stringify({ id: lastId, channel, args: encode(args) }));
    return lastId;
  };
  const receive = (message: FromMain) => {
    if (message.type === 'event') {
      const args = decode(message.args) as unknown[];
      for (const listener of listeners.get(message.channel) ?? []) listener({}, ...args);
      return;
    }
    const call = waiting.get(message.id);
    waiting.delete(message.id);
    if (message.type === 'result') call?.done(decode(message.value));
    else call?.fail(new Error(message.message));
  };
  const ipcRenderer = {
    on: (channel: string, listener: Callable) => {
      listeners.set(channel, [...(listeners.get(channel) ?? []), listener]);
      return ipcRenderer;
    },
    invoke: (channel: string, ...args: unknown[]) =>
      new Promise((done: Callable, fail) => {
        waiting.set(post(channel, args), { done, fail });
      }),
  };
  return { ipcRenderer, receive };
}

/** `require` and `process` of a sandboxed preload, with the parts of `electron` that are emulated. */
function preloadModules(parts: Record<string, object>) {
  const strictly = (name: string, target: object): object =>
    new Proxy(target, {
      get: (of, key) => {
        if (typeof key === 'symbol' || key in of) return Reflect.get(of, key);
        throw new Error(`The stand-in for Electron has no ${name}${key} in a preload.`);
      },
    });
  const strictParts = Object.entries(parts).map(([name, part]) => [
    name,
    strictly(`${name}.`, part),
  ]);
  const electron = strictly('', Object.fromEntries(strictParts));
  const require = (name: string) => {
    if (name === 'electron') return electron;
    throw new Error(`module not found: ${name}`);
  };
  return { require, process: strictly('process.', {}) };
}

const source = (...parts: readonly { readonly name: string }[]) =>
  parts.map((part) => `const ${part.name} = ${part};`).join('\n');

/**
 * The two scripts of a document: for the page's own world, and for {@link WORLD}. Only a main frame
 * gets the preload; other frames are left with a bare `ipcRenderer` in that world, for tests of
 * a page that has escaped from its own world.
 * @param preload the text of the built preload, a CommonJS module
 * @param secret names the events between the two worlds; the page cannot know it
 */
export function pageScripts(preload: string, secret: string) {
  const [inPage, inPreload] = [`${secret}-page`, `${secret}-preload`].map((name) =>
    JSON.stringify(name),
  );
  const main = `(() => {
${source(encode, decode, joinWorlds, exposeInPage)}
joinWorlds(${inPage}, ${inPreload}, exposeInPage);
})();`;
  const isolated = `(() => {
${source(encode, decode, joinWorlds, openIpc, preloadModules)}
const { ipcRenderer, receive } = openIpc(globalThis.${TO_MAIN});
Object.assign(globalThis, { ipcRenderer, ${FROM_MAIN}: receive });
if (window !== window.top) return;
const exposeInMainWorld = joinWorlds(${inPreload}, ${inPage}, () => {});
const { require, process } = preloadModules({ ipcRenderer, contextBridge: { exposeInMainWorld } });
const module = { exports: {} };
((exports) => {
${preload}
})(module.exports);
})();`;
  return { main, isolated };
}
