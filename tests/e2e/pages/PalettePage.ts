import type { Page } from '@playwright/test';

/** The palette, which finds anything, as a person uses it. */
export class PalettePage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  get dialog() {
    return this.page.getByRole('dialog', { name: 'Find anything' });
  }

  get field() {
    return this.dialog.getByRole('combobox');
  }

  get selected() {
    return this.dialog.getByRole('option', { selected: true });
  }

  async open() {
    await this.page.keyboard.press('ControlOrMeta+k');
    await this.field.waitFor();
  }
}
