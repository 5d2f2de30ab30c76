import type { Page } from '@playwright/test';

/** The Settings screen as a person uses it. */
export class SettingsPage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  get heading() {
    return this.page.getByRole('heading', { name: 'Settings', level: 1 });
  }

  /** What the part of that title says, value by value. */
  facts(section: string) {
    return this.page.getByRole('region', { name: section }).locator('dl > div');
  }

  async open() {
    await this.page.evaluate(() => {
      window.location.hash = '#/settings';
    });
    await this.heading.waitFor();
  }
}
