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

/** What typing during a storm of events was like. */
export interface Typed {
  /** Milliseconds from each key to the frame that shows it. */
  readonly keys: readonly number[];
  /** Milliseconds between one frame and the next at the most. */
  readonly longestFrame: number;
}

/** In the page: types into a field, a key every `every` milliseconds for `seconds`. */
export async function typeFor(input: {
  readonly into: string;
  readonly seconds: number;
  readonly every: number;
}): Promise<Typed> {
  const field = document.querySelector<HTMLInputElement>(input.into);
  if (!field) throw new Error(`There is no ${input.into} to type into.`);
  const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
  const frame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve));
  const keys: number[] = [];
  let longestFrame = 0;
  let last = await frame();
  let isOver = false;
  const watch = (now: number) => {
    longestFrame = Math.max(longestFrame, now - last);
    last = now;
    if (!isOver) requestAnimationFrame(watch);
  };
  requestAnimationFrame(watch);
  const end = performance.now() + input.seconds * 1000;
  for (let key = 0; performance.now() < end; key += 1) {
    const began = performance.now();
    const text = 'person '.slice(0, 1 + (key % 7));
    set?.call(field, text);
    field.dispatchEvent(new Event('input', { bubbles: true }));
    await frame();
    keys.push(performance.now() - began);
    await new Promise((resolve) => setTimeout(resolve, input.every));
  }
  isOver = true;
  return { keys, longestFrame };
}
