/** Watches a page from its first moment to its first row; runs in the page, before its scripts. */
import type { WireMessage, WireRequest } from '#main/hosts/browser/wire.ts';

/** Moments of a start, in milliseconds of the wall clock. */
export interface StartMarks {
  /** The page was asked for. */
  readonly page: number;
  /** Its scripts are there and have asked for the state. */
  readonly startAsked: number;
  readonly startAnswered: number;
  /** The list's screen is there and has asked for rows. */
  readonly listAsked: number;
  readonly listAnswered: number;
  /** The first row of data is in the document. */
  readonly rowDrawn: number;
  /** The frame after the one that painted it has begun, so it is on the screen. */
  readonly rowPainted: number;
}

declare global {
  /** Tells the benchmark something; see `chromium.ts`. */
  function tellBench(text: string): void;
}

/** Tells the {@link StartMarks} as JSON once the first row is painted. */
export function startProbe(): void {
  type Marks = { -readonly [Name in keyof StartMarks]: number };
  const marks: Partial<Marks> = { page: performance.timeOrigin };
  const now = () => performance.timeOrigin + performance.now();
  const calls = new Map<number, 'start' | 'list'>();

  const asked = ({ id, name, input }: WireRequest) => {
    const endpoint = (input as { readonly endpoint?: string } | undefined)?.endpoint;
    if (name === 'app.start') calls.set(id, 'start');
    else if (endpoint === 'orders.list') calls.set(id, 'list');
    const call = calls.get(id);
    if (call) marks[`${call}Asked`] ??= now();
  };
  const answered = (message: WireMessage) => {
    const call = 'id' in message ? calls.get(message.id) : undefined;
    if (call) marks[`${call}Answered`] ??= now();
  };
  globalThis.WebSocket = new Proxy(WebSocket, {
    construct(target, args: ConstructorParameters<typeof WebSocket>) {
      const socket = new target(...args);
      const send = socket.send.bind(socket);
      socket.send = (data) => {
        asked(JSON.parse(String(data)));
        send(data);
      };
      socket.addEventListener('message', ({ data }) => answered(JSON.parse(data)));
      return socket;
    },
  });

  const paint = () => new Promise((resolve) => requestAnimationFrame(resolve));
  const observer = new MutationObserver(async () => {
    if (!document.querySelector('.ag-row [col-id="id"]')?.textContent) return;
    observer.disconnect();
    marks.rowDrawn = now();
    await paint();
    await paint();
    marks.rowPainted = now();
    tellBench(JSON.stringify(marks));
  });
  observer.observe(document, { childList: true, subtree: true, characterData: true });
}
