import type { Page } from '@playwright/test';
import { toast } from './toast.ts';

/** Any list screen as a user uses it. */
export class ListPage {
  readonly page: Page;
  readonly title: string;

  constructor(page: Page, title: string) {
    this.page = page;
    this.title = title;
  }

  get grid() {
    return this.page.getByRole('grid', { name: this.title });
  }

  get rows() {
    return this.grid.locator('.ag-row:not(.ag-full-width-row)');
  }

  /** The names in the headers, without what the grid hides in them. */
  get headers() {
    return this.grid.locator('[role=columnheader] .ag-header-cell-text');
  }

  get dialog() {
    return this.page.getByRole('alertdialog');
  }

  get menu() {
    return this.page.getByRole('menu');
  }

  /** The cells of one column, by its id, from the first row to the last. */
  cells(column: string) {
    return this.rows.locator(`[col-id="${column}"]`);
  }

  /** The cell of one row in one column, by its id. */
  cell(id: string, column: string) {
    return this.grid.locator(`[row-business-key="${id}"] [col-id="${column}"]`);
  }

  /** What the console says for a moment when something worked. */
  toast(text: string | RegExp) {
    return toast(this.page, text);
  }

  async open(path: string) {
    await this.page.evaluate((hash) => {
      window.location.hash = hash;
    }, `#${path}`);
    await this.rows.first().waitFor();
  }

  /** Chooses an entry of a row's Actions menu. */
  async choose(id: string, action: string) {
    await this.cell(id, 'actions').getByRole('button', { name: 'Actions' }).click();
    await this.menu.getByRole('menuitem', { name: action, exact: true }).click();
  }

  /** What a row's Actions menu holds. */
  async offers(id: string): Promise<string[]> {
    await this.cell(id, 'actions').getByRole('button', { name: 'Actions' }).click();
    const items = await this.menu.getByRole('menuitem').allInnerTexts();
    await this.page.keyboard.press('Escape');
    await this.menu.waitFor({ state: 'detached' });
    return items;
  }
}
