/** The rows of a list, by their ids and the ids of columns, for component tests. */
import { vi } from 'vitest';
import { type Locator, page } from 'vitest/browser';
import { textsOf } from './texts.ts';

/** Milliseconds in which a row is drawn on a machine that does other things as well. */
const DRAWN_MS = 10_000;

/** What the menu of every thing has, whatever it offers. */
const OF_ALL: readonly string[] = ['Not offered', 'Watch', 'Edit Watch'];

/** The rows of the grid of that name. */
export function rowsOf(title: string) {
  const all = (selector: string) => [
    ...document.querySelectorAll(`[role=grid][aria-label="${title}"] ${selector}`),
  ];
  const menu = page.getByRole('menu');
  /** A cell, once it is drawn. */
  const cell = async (id: string, column: string): Promise<Locator> => {
    const selector = `[row-business-key="${id}"] [col-id="${column}"]`;
    return page.elementLocator(await vi.waitUntil(() => all(selector)[0], DRAWN_MS));
  };
  const openMenu = async (id: string) =>
    await (await cell(id, 'actions')).getByRole('button', { name: 'Actions' }).click();
  return {
    cell,
    menu,
    /** The ids of the rows, from the first to the last. */
    ids: () =>
      all('.ag-row:not(.ag-full-width-row)[row-business-key]')
        .toSorted(
          (a, b) => Number(a.getAttribute('row-index')) - Number(b.getAttribute('row-index')),
        )
        .map((row) => row.getAttribute('row-business-key')),
    /** The text of a cell; undefined while it is not drawn. */
    text: (id: string, column: string) =>
      all(`[row-business-key="${id}"] [col-id="${column}"]`)[0]?.textContent?.trim(),
    /** What a row has opened to. */
    opened: () => page.elementLocator(all('.ag-full-width-row')[0] ?? document.body),
    openMenu,
    /** Chooses an entry of the Actions menu of a row. */
    choose: async (id: string, action: string) => {
      await openMenu(id);
      await menu.getByRole('menuitem', { name: action }).click();
    },
    /** What the Actions menu of a row holds, without what every thing has: which acts are not offered, and a watch. */
    offers: async (id: string) => {
      await openMenu(id);
      await menu.getByRole('menuitem').first().findElement();
      return textsOf(menu.getByRole('menuitem')).filter((text) => !OF_ALL.includes(`${text}`));
    },
  };
}
