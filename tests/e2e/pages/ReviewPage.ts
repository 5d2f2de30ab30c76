import type { Page } from '@playwright/test';

/** The verification queues by their path, as a person uses them. */
export class ReviewPage {
  readonly page: Page;
  readonly title: string;

  constructor(page: Page, title: string) {
    this.page = page;
    this.title = title;
  }

  get grid() {
    return this.page.getByRole('grid', { name: this.title });
  }

  /** Rows of data, without the header and what open rows show. */
  get rows() {
    return this.grid.locator('.ag-row:not(.ag-full-width-row)');
  }

  get search() {
    return this.page.getByRole('searchbox');
  }

  /** The cell of a request in one column. */
  cell(id: string, column: string) {
    return this.grid.locator(`[row-id="${id}"] [col-id="${column}"]`);
  }

  expander(id: string) {
    return this.grid.getByRole('button', { name: `Details of ${id}` });
  }

  get menu() {
    return this.page.getByRole('menu');
  }

  get dialog() {
    return this.page.getByRole('alertdialog');
  }

  /** What the console says for a moment when something worked. */
  toast(text: string | RegExp) {
    return this.page.locator('.fui-ToastTitle').getByText(text);
  }

  async open() {
    const entry = this.page.getByRole('navigation', { name: 'Main' });
    await entry.getByRole('link', { name: this.title }).click();
    await this.rows.first().waitFor();
  }

  /** Brings what fits a search into the list. */
  async find(search: string, id: string) {
    await this.search.fill(search);
    const written = new URLSearchParams({ search }).toString();
    await this.page.waitForURL((url) => url.hash.includes(written));
    await this.cell(id, 'name').waitFor();
  }

  /** Chooses from the Actions menu of a request. */
  async choose(id: string, action: string) {
    await this.cell(id, 'actions').getByRole('button', { name: 'Actions' }).click();
    await this.menu.getByRole('menuitem', { name: action, exact: true }).click();
  }

  /** The ids of the rows, from the first to the last. */
  async ids() {
    return await this.rows.evaluateAll((rows) => rows.map((row) => row.getAttribute('row-id')));
  }
}
