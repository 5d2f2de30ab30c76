import { expect, type Page } from '@playwright/test';

/** Home, with what needs attention. */
export class HomePage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  /** Goes there, and waits until every queue has its count. */
  async open(): Promise<void> {
    await this.page.evaluate(() => {
      window.location.hash = '#/';
    });
    const attention = this.page.getByRole('region', { name: 'Needs attention' });
    const rows = attention.getByRole('listitem');
    await expect(rows.first()).toBeVisible();
    await expect(rows.filter({ hasText: '–' })).toHaveCount(0);
  }
}
