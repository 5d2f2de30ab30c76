import { expect, type Page } from '@playwright/test';

/** Both forms of Create Order, and the dialogs on their way, as a person uses them. */
export class TransferPage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async open(form: 'create' | 'send' = 'create') {
    await this.page.evaluate(
      (hash) => {
        window.location.hash = hash;
      },
      form === 'send' ? '#/offers/create?form=send' : '#/offers/create',
    );
    await expect(this.form(form)).toBeVisible();
    await expect(this.limits).toBeVisible();
  }

  form(name: 'create' | 'send') {
    const title = name === 'send' ? 'Send money' : 'Create Order';
    return this.page.getByRole('form', { name: title });
  }

  get sending() {
    return this.page.getByRole('combobox', { name: 'Sender currency' });
  }

  get country() {
    return this.page.getByRole('combobox', { name: /^(?:Recipient|Receiving) country$/u });
  }

  get sendingAmount() {
    return this.page.getByLabel('Sending amount');
  }

  get receivingAmount() {
    return this.page.getByLabel('Receiving amount');
  }

  get rate() {
    return this.page.getByRole('textbox', { name: 'Set your exchange rate' });
  }

  get limits() {
    return this.page.getByText('Exchange rate must be between');
  }

  get handle() {
    return this.page.getByRole('combobox', { name: /handle \(e-mail address\)|Recipient e-mail/u });
  }

  get memo() {
    return this.page.getByRole('textbox', { name: 'Memo' });
  }

  get partial() {
    return this.page.getByRole('checkbox', { name: 'Allow partial match' });
  }

  get continue() {
    return this.page.getByRole('main').getByRole('button', { name: 'Continue' });
  }

  dialog(name: string) {
    return this.page.getByRole('alertdialog', { name });
  }

  get confirmation() {
    return this.dialog('Confirm your transaction');
  }

  get details() {
    return this.page.getByRole('dialog', { name: 'Recipient Details' });
  }

  /** What a line of the confirmation says. */
  line(name: string) {
    return this.confirmation
      .locator('dt', { hasText: name })
      .locator('xpath=following-sibling::dd[1]');
  }

  /** Chooses an option of one of the two lists with flags. */
  async choose(list: 'sending' | 'country', option: RegExp) {
    await this[list].click();
    await this.page.getByRole('option', { name: option }).click();
    await expect(this.limits).toBeVisible();
  }

  /** From the form to the confirmation, with a recipient who is registered or already warned of. */
  async goToConfirmation() {
    await this.continue.click();
    await expect(this.confirmation).toBeVisible();
  }

  /** What is said when a transfer was made; leads to Transactions. */
  async acceptSuccess() {
    const done = this.dialog('Transfer Request Created!');
    await expect(done).toContainText('Click OK to continue');
    await done.getByRole('button', { name: 'OK' }).click();
    await expect(this.page.getByRole('heading', { name: 'Transactions', level: 1 })).toBeVisible();
  }
}
