/** Counts what a person does with mouse and keyboard. */
import { expect, type Page, test } from '@playwright/test';

/** What was done: presses of the mouse, keys, and values typed into a field, each counted once as a whole. */
interface Inputs {
  readonly clicks: number;
  readonly keys: number;
  readonly typed: number;
}

type Counting = Window & { counting?: { readonly inputs: Inputs; stop(): void } };

/** Begins to count in the page. It takes real input alone: what a script dispatches is not trusted. */
const begin = () => {
  const inputs = { clicks: 0, keys: 0, typed: 0 };
  const { abort, signal } = (() => {
    const controller = new AbortController();
    return { abort: () => controller.abort(), signal: controller.signal };
  })();
  let field: EventTarget | null = null;
  const isField = (target: EventTarget | null) =>
    target instanceof HTMLTextAreaElement ||
    (target instanceof HTMLInputElement && !['checkbox', 'radio', 'button'].includes(target.type));
  const options = { capture: true, signal };
  window.addEventListener(
    'pointerdown',
    ({ isTrusted }) => {
      if (!isTrusted) return;
      inputs.clicks += 1;
      field = null;
    },
    options,
  );
  window.addEventListener(
    'keydown',
    ({ isTrusted, key, target, ctrlKey, metaKey, altKey }) => {
      if (!isTrusted || ['Control', 'Shift', 'Alt', 'Meta'].includes(key)) return;
      const isText = key.length === 1 && !(ctrlKey || metaKey || altKey) && isField(target);
      if (!isText) inputs.keys += 1;
      else if (field !== target) inputs.typed += 1;
      field = isText ? target : null;
    },
    options,
  );
  (window as Counting).counting = { inputs, stop: abort };
};

const end = (): Inputs => {
  const { counting } = window as Counting;
  counting?.stop();
  return counting?.inputs ?? { clicks: 0, keys: 0, typed: 0 };
};

/** Does a task in a page that is not loaded again meanwhile, and says what it took. */
async function inputsOf(page: Page, task: () => Promise<void>): Promise<Inputs> {
  await page.evaluate(begin);
  await task();
  return await page.evaluate(end);
}

/** How much was done in all. */
const sumOf = ({ clicks, keys, typed }: Inputs): number => clicks + keys + typed;

/** Does a task and holds that it takes no more than so many clicks, keys and typed values. */
export async function within(most: number, page: Page, task: () => Promise<void>): Promise<void> {
  const inputs = await inputsOf(page, task);
  const text = Object.entries(inputs).map(([name, count]) => `${count} ${name}`);
  test.info().annotations.push({ type: 'inputs', description: text.join(', ') });
  expect(sumOf(inputs), text.join(', ')).toBeLessThanOrEqual(most);
}
