/** Watches a page from its first moment to its first row; runs in the page, before its scripts. */
import type { WireMessage, WireRequest } from '#main/hosts/browser/serve/wire.ts';

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
  /** The first row of data is in the document, in whatever form. */
  readonly rowDrawn: number;
  /** The frame after the one that painted it has begun, so it can be read. */
  readonly rowPainted: number;
  /** The same of the table's first row, which can be selected and has its menu. */
  readonly tablePainted: number;
}

/** A call of the page, in milliseconds since the page began. */
export interface PageCall {
  /** The name of the endpoint, or of the bridge's own call. */
  readonly name: string;
  readonly asked: number;
  answered: number | null;
}

declare global {
  interface Window {
    /** The page's calls, in the order they were made. */
    readonly benchCalls: PageCall[];
  }
  /** Tells the benchmark something; see `chromium.ts`. */
  function tellBench(text: string): void;
}

/** Notes the page's calls, and tells the {@link StartMarks} as JSON once the table is painted. */
export function startProbe(): void {
  const calls: PageCall[] = [];
  Object.assign(window, { benchCalls: calls });
  const open = new Map<number, PageCall>();
  const asked = ({ id, name, input }: WireRequest) => {
    const { endpoint } = (input ?? {}) as { readonly endpoint?: string };
    const call = { name: endpoint ?? name, asked: performance.now(), answered: null };
    open.set(id, call);
    calls.push(call);
  };
  const answered = (message: WireMessage) => {
    const call = 'id' in message && open.get(message.id);
    if (call) call.answered = performance.now();
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

  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  const seen = (selector: string) =>
    new Promise<readonly [drawn: number, painted: number]>((resolve) => {
      const observer = new MutationObserver(async () => {
        if (!document.querySelector(selector)?.textContent) return;
        observer.disconnect();
        const drawn = performance.now();
        await frame();
        await frame();
        resolve([drawn, performance.now()]);
      });
      observer.observe(document, { childList: true, subtree: true, characterData: true });
    });
  const inTable = '.ag-row [col-id="id"]';
  const readable = `table[role=grid] tbody a, ${inTable}`;
  void Promise.all([seen(readable), seen(inTable)]).then(([row, table]) => {
    const callOf = (wanted: string) => calls.find(({ name }) => name === wanted);
    const start = callOf('app.start');
    const list = callOf('orders.list');
    const [[rowDrawn, rowPainted], [, tablePainted]] = [row, table];
    const marks = {
      page: 0,
      startAsked: start?.asked,
      startAnswered: start?.answered,
      listAsked: list?.asked,
      listAnswered: list?.answered,
      rowDrawn,
      rowPainted,
      tablePainted,
    };
    const wallClock = Object.entries(marks).map(([name, time]) => [
      name,
      performance.timeOrigin + (time ?? Number.NaN),
    ]);
    tellBench(JSON.stringify(Object.fromEntries(wallClock)));
  });
}
