import type { Page } from '@playwright/test';
import { toast } from './toast.ts';

/** The Users list and the screen of one user, as a person uses them. */
export class UsersPage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  get cards() {
    return this.page.getByRole('list', { name: 'Users', exact: true }).getByRole('listitem');
  }

  get profile() {
    return this.page.getByRole('region', { name: 'Profile' });
  }

  /** An action of the profile card. */
  action(name: string) {
    return this.profile.getByRole('button', { name, exact: true });
  }

  get dialog() {
    return this.page.getByRole('alertdialog');
  }

  /** What the console says for a moment when something worked. */
  toast(text: string | RegExp) {
    return toast(this.page, text);
  }

  /** Goes to the list, with a query as its address has it. */
  async open(query = '') {
    await this.goTo(`/users${query}`);
    await this.cards.first().waitFor();
  }

  async openUser(id: string) {
    await this.goTo(`/users/${id}`);
    await this.profile.waitFor();
  }

  async goTo(path: string) {
    await this.page.evaluate((hash) => {
      window.location.hash = hash;
    }, `#${path}`);
  }

  async showFilters() {
    await this.page.getByRole('button', { name: 'Show filters' }).click();
  }

  /** Chooses one value of a filter. */
  async choose(filter: string, option: string) {
    await this.page.getByRole('combobox', { name: filter, exact: true }).click();
    await this.page.getByRole('option', { name: option, exact: true }).click();
  }
}
