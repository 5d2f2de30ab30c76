import { describe, expect, it } from 'vitest';
import { type Locator, page, userEvent } from 'vitest/browser';
import { answersWith, someOrders } from '#renderer/testing/lists.ts';
import { openPage } from '#renderer/testing/openPage.ts';

const answers = {
  ...answersWith(someOrders(30)),
  'ribbons.list': { models: [], pagination: { rowCount: 0 } },
  'exchangeRateLimits.list': { data: [], pagination: { rowCount: 0 } },
};

const dialog = page.getByRole('dialog');
const beside = () =>
  userEvent.click(page.elementLocator(document.body), { position: { x: 5, y: 5 } });

/** Dialogs in which something is entered: how each is opened, and the field that has the focus. */
const FORMS: readonly (readonly [name: string, path: string, opener: string, field: Locator])[] = [
  [
    'a form',
    '/exchange-rates',
    'Add New Rate Limit',
    dialog.getByRole('textbox', { name: 'Min Exchange Rate' }),
  ],
  ['a text', '/ribbons', 'Create new ribbon', dialog.getByRole('textbox', { name: 'Ribbon' })],
];

describe('a press beside a dialog', () => {
  it.each(FORMS)(
    'with %s leaves the focus where it is typed',
    async (_name, path, opener, field) => {
      await openPage(path, { answers });
      await page.getByRole('button', { name: opener }).click();
      await field.click();
      await userEvent.keyboard('12');
      await beside();
      await expect.element(field).toHaveFocus();
      await userEvent.keyboard('34');
      const typed = field.element();
      expect(typed instanceof HTMLInputElement ? typed.value : typed.textContent).toBe('1234');
    },
  );
});
