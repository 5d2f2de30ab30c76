/** Choosing among options and actions, for component tests. */
import { type Locator, page } from 'vitest/browser';

/** Chooses one option of a field. */
export async function choose(
  field: string,
  option: string,
  within: Pick<Locator, 'getByRole'> = page,
): Promise<void> {
  await within.getByRole('combobox', { name: field }).click();
  await page.getByRole('option', { name: option }).click();
}

/** Chooses an entry of the menu of a row, a card or the page. */
export async function chooseAction(
  action: string,
  within: Pick<Locator, 'getByRole'> = page,
): Promise<void> {
  await within
    .getByRole('button', { name: /^Actions/u })
    .first()
    .click();
  await page.getByRole('menuitem', { name: action }).click();
}
