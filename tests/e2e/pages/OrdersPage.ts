import type { Page } from '@playwright/test';
import { toast } from './toast.ts';

/** The Transactions list as a person uses it. */
export class OrdersPage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  get grid() {
    return this.page.getByRole('grid', { name: 'Transactions' });
  }

  /** Rows of data, without the header and what open rows show. */
  get rows() {
    return this.grid.locator('.ag-row:not(.ag-full-width-row)');
  }

  /** What the open rows show, from the first to the last. */
  get flows() {
    return this.grid.locator('.ag-full-width-row');
  }

  /** The chevron of an order's row. */
  expander(id: string) {
    return this.grid.getByRole('button', { name: `Details of ${id}` });
  }

  /** The cell of one order in one column, by its id. */
  cell(id: string, column: string) {
    return this.grid.locator(`[row-business-key="${id}"] [col-id="${column}"]`);
  }

  get menu() {
    return this.page.getByRole('menu');
  }

  get dialog() {
    return this.page.getByRole('alertdialog');
  }

  /** What the console says for a moment when something worked. */
  toast(text: string | RegExp) {
    return toast(this.page, text);
  }

  /** Brings one order alone into the list. */
  async find(id: string) {
    await this.search.fill(id);
    await this.cell(id, 'id').waitFor();
    await this.rows.nth(1).waitFor({ state: 'detached' });
  }

  /** Opens the Actions menu of an order's row. */
  async openActions(id: string) {
    await this.cell(id, 'actions').getByRole('button', { name: 'Actions' }).click();
    await this.menu.waitFor();
  }

  /** Chooses an action of an order, up to its dialog. */
  async chooseAction(id: string, action: string) {
    await this.openActions(id);
    await this.menu.getByRole('menuitem', { name: action, exact: true }).click();
  }

  /** Chooses an action of an order and says Yes. */
  async act(id: string, action: string) {
    await this.chooseAction(id, action);
    await this.dialog.getByRole('button', { name: 'Yes' }).click();
  }

  get search() {
    return this.page.getByPlaceholder('Search by Transaction ID or Name...');
  }

  get pager() {
    return this.page.getByRole('navigation', { name: 'Pages' });
  }

  get range() {
    return this.pager.getByText(/ of /);
  }

  get totals() {
    return this.page.getByLabel('Totals');
  }

  /** The cells of one column, by its id, from the first row to the last. */
  cells(column: string) {
    return this.grid.locator(`.ag-row [col-id="${column}"]`);
  }

  /** The ids of the orders on the page, from the first row to the last. */
  async ids(): Promise<string[]> {
    return await this.cells('id').allInnerTexts();
  }

  async open() {
    await this.page.evaluate(() => {
      window.location.hash = '#/transactions';
    });
    await this.ready();
  }

  async ready() {
    await this.rows.first().waitFor();
  }

  async showFilters() {
    await this.page.getByRole('button', { name: 'Show filters' }).click();
  }

  /** Chooses one value of a filter that takes one. */
  async choose(filter: string, option: string) {
    await this.page.getByRole('combobox', { name: filter, exact: true }).click();
    await this.page.getByRole('option', { name: option, exact: true }).click();
  }
}
