import { describe, expect, it } from 'vitest';
import { commands, page } from 'vitest/browser';
import { openPage } from '#renderer/testing/openPage.ts';

const edges = (element: Element) => element.getBoundingClientRect();

describe('the record of a person’s own actions', () => {
  it('has a margin, with each choice beside its label', async () => {
    await openPage('/my-actions');
    const screen = edges(page.getByRole('main').element());
    const title = page.getByRole('heading', { name: 'My actions' });
    await expect.element(title).toBeVisible();
    expect(edges(title.element()).left).toBeGreaterThanOrEqual(screen.left + 16);
    const save = page.getByRole('button', { name: 'Save as CSV' }).element();
    expect(edges(save).right).toBeLessThanOrEqual(screen.right - 16);
    for (const label of ['Day', 'Outcome']) {
      const choice = edges(page.getByRole('combobox', { name: label }).element());
      const text = edges(page.getByText(label, { exact: true }).element());
      expect(text.right).toBeLessThanOrEqual(choice.left);
    }
    expect(await commands.violations()).toEqual([]);
  });
});
