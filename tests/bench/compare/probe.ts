/**
 * Runs in a page before its own scripts: the time from an input, or from the start of the page, to
 * the frame that shows an order. It may use nothing that is declared outside of it.
 */

/** What is waited for. */
export interface Awaited {
  /** The first of these that shows the order is watched; it may match the parts of a row. */
  readonly selectors: readonly string[];
  /** The order. */
  readonly id: string;
  /** Must be gone by then. */
  readonly without?: string;
}

declare global {
  interface Window {
    readonly bench: {
      /** The longest task since {@link arm}, in milliseconds; 0 when none took 50. */
      longest: number;
      /** Milliseconds to the frames that show what was waited for, in the order it was given. */
      results: Promise<readonly number[]>;
      /** Waits for what the next click or key press brings. */
      arm(awaited: Awaited): void;
    };
  }
}

/** Waits for `load`, counted from the start of the page. */
export function probe(load: readonly Awaited[]): void {
  /** A row is complete when nothing in it has changed for so many milliseconds. */
  const quietMs = 100;
  const limitMs = 15_000;
  let input = 0;
  let inFrame = false;
  const afterTask = (then: () => void) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = then;
    port2.postMessage(null);
  };
  const nextFrame = window.requestAnimationFrame.bind(window);
  window.requestAnimationFrame = (callback) =>
    nextFrame((time) => {
      inFrame = true;
      afterTask(() => {
        inFrame = false;
      });
      callback(time);
    });
  // A change made inside a frame callback is painted by that frame, any other by the next one.
  const painted = () =>
    new Promise<number>((resolve) => {
      const stamp = () => afterTask(() => resolve(performance.now()));
      if (inFrame) stamp();
      else nextFrame(stamp);
    });
  const isVisible = (selector: string) => document.querySelector(selector)?.checkVisibility();

  const partsOf = (selector: string) => [...document.querySelectorAll(selector)];
  const shows = (selector: string, id: string) => {
    const parts = partsOf(selector);
    const hasId = parts.some(({ textContent }) => textContent.includes(id));
    return hasId && parts.every((part) => part.checkVisibility());
  };
  /** The text around the order where it is shown, with the selector that found it. */
  const look = ({ selectors, id, without }: Awaited) => {
    const selector = selectors.find((each) => shows(each, id));
    if (selector === undefined || (without && isVisible(without))) return null;
    const text = partsOf(selector).map(({ parentElement }) => parentElement?.textContent);
    return { selector, text: text.join() };
  };
  const watch = (awaited: Awaited, fromStart: boolean) =>
    new Promise<number>((resolve, reject) => {
      let found: ReturnType<typeof look> = null;
      let end = 0;
      const finish = (settle: () => void) => {
        observer.disconnect();
        settle();
      };
      const fail = (how: string) => () => reject(new Error(`${awaited.id} was ${how}`));
      let timer = setTimeout(() => finish(fail('not shown')), limitMs);
      const see = async () => {
        const now = look(found ? { ...awaited, selectors: [found.selector] } : awaited);
        if (!now || now.text === found?.text) return;
        found = now;
        const from = input;
        if (!(fromStart || from)) return finish(fail('shown without a click or a key press'));
        clearTimeout(timer);
        end = Math.max(end, await painted());
        clearTimeout(timer);
        timer = setTimeout(() => finish(() => resolve(end - (fromStart ? 0 : from))), quietMs);
      };
      const observer = new MutationObserver(see);
      const attributeFilter = ['class', 'style', 'hidden'];
      observer.observe(document, {
        subtree: true,
        childList: true,
        characterData: true,
        attributes: true,
        attributeFilter,
      });
      void see();
    });
  const state: Window['bench'] = {
    longest: 0,
    results: Promise.all(load.map((awaited) => watch(awaited, true))),
    arm: (awaited) => {
      input = 0;
      state.longest = 0;
      state.results = Promise.all([watch(awaited, false)]);
      // Whoever reads the results gets the error.
      state.results.catch(() => undefined);
    },
  };
  state.results.catch(() => undefined);
  Object.assign(window, { bench: state });
  const hear = (event: Event) => {
    if (event.isTrusted) input = event.timeStamp;
  };
  for (const type of ['click', 'keydown']) window.addEventListener(type, hear, true);
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) state.longest = Math.max(state.longest, duration);
  }).observe({ type: 'longtask', buffered: true });
}
