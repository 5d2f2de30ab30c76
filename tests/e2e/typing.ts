import type { Locator } from '@playwright/test';

/** Types texts into a field one right after the other: no machine is too slow for one debounce. */
export async function typeAtOnce(field: Locator, texts: readonly string[]): Promise<void> {
  await field.evaluate((input, all) => {
    const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {};
    for (const text of all) {
      set?.call(input, text);
      input.dispatchEvent(new Event('input', { bubbles: true }));
    }
  }, texts);
}
