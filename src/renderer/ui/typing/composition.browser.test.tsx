import { describe, expect, it } from 'vitest';
import { cdp, type Locator, page, userEvent } from 'vitest/browser';
import { answersWith, pageOf, someOrders } from '#renderer/testing/lists.ts';
import { openPage } from '#renderer/testing/openPage.ts';

/** What the input method has in the field, still underlined. */
const COMPOSED = 'か';

const focused = () => document.activeElement ?? document.body;

/** Presses keys while an input method composes in the field with the focus. */
async function pressComposing(...keys: readonly string[]): Promise<void> {
  await cdp().send('Input.imeSetComposition', {
    text: COMPOSED,
    selectionStart: COMPOSED.length,
    selectionEnd: COMPOSED.length,
  });
  for (const key of keys) await userEvent.keyboard(`{${key}}`);
}

/** The key that ended a composition, as macOS sends it: after the composition, and with the code of all such keys. */
const pressAfter = (key: string) =>
  focused().dispatchEvent(
    new KeyboardEvent('keydown', { key, keyCode: 229, bubbles: true, cancelable: true }),
  );

/** Opens a screen with the focus in a field of it. */
const open = async (path: string, field: Locator, before?: () => Promise<void>) => {
  const opened = await openPage(path, {
    role: path === '/login' || path === '/about-bank' ? null : 'admin',
    answers: {
      ...answersWith(someOrders(30)),
      'ribbons.list': (input) => pageOf([], input),
    },
  });
  await before?.();
  await field.click();
  return opened;
};

const dialog = page.getByRole('dialog');

describe('Enter or Escape that ends a composition does nothing else', () => {
  it('in the search of a list', async () => {
    const search = page.getByRole('searchbox', { name: /^Search/u });
    await open('/transactions', search);
    await pressComposing('Enter', 'Escape');
    pressAfter('Enter');
    await expect.element(search).toHaveFocus();
    await expect.element(search).toHaveValue(COMPOSED);
  });

  it('in the palette', async () => {
    const field = dialog.getByRole('combobox');
    const opened = await open('/profile', field, async () => {
      await userEvent.keyboard('{Control>}k{/Control}');
      await field.fill('about');
      await dialog.getByRole('option', { selected: true }).findElement();
    });
    await pressComposing('Escape');
    pressAfter('Escape');
    pressAfter('Enter');
    await expect.element(dialog).toBeVisible();
    await pressComposing('Enter');
    expect(opened.place()).toBe('/profile');
  });

  it('in a dialog with a form', async () => {
    const field = dialog.getByRole('textbox', { name: 'Name' });
    await open('/transactions', field, async () => {
      await page.getByRole('button', { name: /^Views/u }).click();
      await page.getByRole('menu').getByText('Save as new view…', { exact: true }).click();
      await field.fill('Mine');
    });
    await pressComposing('Escape', 'Enter');
    pressAfter('Escape');
    await expect.element(field).toHaveFocus();
    await expect.element(field).toHaveValue(`Mine${COMPOSED}`);
  });

  it('in a picker', async () => {
    const country = page.getByRole('combobox', { name: 'Country of business' });
    await open('/about-bank', country);
    await country.fill('German');
    await expect.element(page.getByRole('option').first()).toHaveTextContent('GermanyDE');
    pressAfter('Enter');
    await pressComposing('Enter', 'Escape');
    pressAfter('Escape');
    await expect.element(country).toHaveAttribute('aria-expanded', 'true');
    await expect.element(country).toHaveValue(`German${COMPOSED}`);
  });

  it('in the editor of a ribbon and its field for an address', async () => {
    const editor = page.getByRole('textbox', { name: 'Ribbon' });
    await open('/ribbons', editor, () =>
      page.getByRole('button', { name: 'Create new ribbon' }).click(),
    );
    pressAfter('Escape');
    await pressComposing('Escape');
    pressAfter('Enter');
    await expect.element(editor).toHaveTextContent(COMPOSED);
    await cdp().send('Input.insertText', { text: COMPOSED });
    await page.getByRole('button', { name: 'Link' }).click();
    const address = page.getByRole('textbox', { name: 'Address' });
    await expect.element(address).toHaveFocus();
    await pressComposing('Enter', 'Escape');
    pressAfter('Enter');
    await expect.element(address).toHaveFocus();
    await expect.element(page.getByText('Enter a web address')).not.toBeInTheDocument();
  });

  it('where staff sign in', async () => {
    const email = page.getByRole('textbox', { name: 'E-mail' });
    const opened = await open('/login', email);
    await pressComposing('Enter');
    await expect.element(email).toHaveFocus();
    expect(opened.calls.map(({ name }) => name)).not.toContain('session.signIn');
  });
});
