/**
 * Steps of a user in a page, and the time until their result is visible. The functions that run in
 * the page may use nothing that is declared outside of them.
 */

/** Something a person does. */
export type Step =
  /** Clicks the n-th element a selector finds, counted round from 0. */
  | { readonly click: string; readonly nth?: number }
  /** Goes to an address of the page. */
  | { readonly hash: string }
  /** Goes back. */
  | { readonly back: true }
  /** Presses a key in the focused element. */
  | { readonly key: string; readonly ctrl?: boolean }
  /** Closes a dialog of the browser's own: only a real key or click would. */
  | { readonly close: string }
  /** Types into the field a selector finds. */
  | { readonly type: string; readonly into: string };

/** What is seen once a step has taken effect: an element, or that there is none any more. */
export type Seen = { readonly shown: string } | { readonly gone: string };

/** A step and its visible result. */
export interface Interaction {
  readonly step: Step;
  readonly seen: Seen;
}

/**
 * In the page: takes the step and waits until its result is painted.
 * @returns milliseconds from the step to the frame that shows it
 */
export async function interact({ step, seen }: Interaction): Promise<number> {
  const frame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve));
  const find = (selector: string, nth = 0): HTMLElement | undefined => {
    const found = document.querySelectorAll<HTMLElement>(selector);
    return found[nth % Math.max(1, found.length)];
  };
  const isSeen = () => ('shown' in seen ? find(seen.shown) : !find(seen.gone));
  const need = (selector: string, nth?: number): HTMLElement => {
    const target = find(selector, nth);
    if (!target) throw new Error(`There is no ${selector}.`);
    return target;
  };
  const press = (key: string, ctrlKey: boolean) => {
    const target = document.activeElement ?? document.body;
    for (const type of ['keydown', 'keyup']) {
      target.dispatchEvent(new KeyboardEvent(type, { key, ctrlKey, bubbles: true }));
    }
  };
  const type = (text: string, field: HTMLElement) => {
    const own = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');
    own?.set?.call(field, text);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  };
  const act = () => {
    if ('hash' in step) window.location.hash = step.hash;
    else if ('back' in step) window.history.back();
    else if ('click' in step) need(step.click, step.nth).click();
    else if ('close' in step) (need(step.close) as HTMLDialogElement).close();
    else if ('key' in step) press(step.key, step.ctrl ?? false);
    else type(step.type, need(step.into));
  };
  await frame();
  const began = performance.now();
  act();
  // What is in the document when a frame begins is painted with it.
  do {
    await frame();
    if (performance.now() - began > 30_000) throw new Error(`Not seen: ${JSON.stringify(seen)}`);
  } while (!isSeen());
  await new Promise<void>((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => resolve();
    port2.postMessage(null);
  });
  return performance.now() - began;
}

/** What typing was like. */
export interface Typed {
  /** Milliseconds from each key to the frame that shows it. */
  readonly keys: number[];
  /** Milliseconds between one frame and the next at the most. */
  longestFrame: number;
}

declare global {
  interface Window {
    readonly benchTyped: Typed;
  }
}

/** In the page: puts the cursor into a field and notes from now on what typing is like. */
export function watchTyping(into: string): void {
  document.querySelector<HTMLInputElement>(into)?.focus();
  const typed: Typed = { keys: [], longestFrame: 0 };
  Object.assign(window, { benchTyped: typed });
  const note = ({ timeStamp }: KeyboardEvent) =>
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => typed.keys.push(performance.now() - timeStamp);
      port2.postMessage(null);
    });
  window.addEventListener('keydown', note, true);
  let last = performance.now();
  const watch = (now: number) => {
    typed.longestFrame = Math.max(typed.longestFrame, now - last);
    last = now;
    requestAnimationFrame(watch);
  };
  requestAnimationFrame(watch);
}
