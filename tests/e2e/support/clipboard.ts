/** The clipboard, as the specs look at it. */
import type { Page } from '@playwright/test';

/** What is on the clipboard, as a person finds out: no page of the console may read it. */
export async function pasted(page: Page): Promise<string> {
  const field = await page.evaluateHandle(() => {
    const added = document.body.appendChild(document.createElement('textarea'));
    added.focus();
    return added;
  });
  await page.keyboard.press('ControlOrMeta+v');
  const text = await field.evaluate(({ value }) => value);
  await field.evaluate((added) => added.remove());
  return text;
}
