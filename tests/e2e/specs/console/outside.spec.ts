/** Addresses outside the console: shown, asked about, and opened by the system's own programs. */
import { expect } from '@playwright/test';
import { violations } from '../../support/axe.ts';
import { pasted } from '../../support/clipboard.ts';
import { test } from '../../support/own-programs.ts';

test.describe('an external link', { tag: '@browser-host' }, () => {
  test('shows the whole address and its host, and opens it only after a yes', async ({
    page,
    context,
    signInAs,
    opened,
  }) => {
    await signInAs('manager');
    await page.evaluate(() => {
      window.location.hash = '#/developer';
    });
    const link = page.getByRole('link', { name: 'API documentation' });
    await link.focus();
    await page.keyboard.press('Enter');
    const question = page.getByRole('alertdialog', { name: 'Open this link?' });
    await expect(question.getByText('docs.example.com', { exact: true })).toBeVisible();
    await expect(question.getByText('https://docs.example.com/api', { exact: true })).toBeVisible();
    await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
    expect(await violations(page)).toEqual([]);
    await page.keyboard.press('Enter');
    await expect(question).toBeHidden();
    await expect(link).toBeFocused();

    await link.click({ button: 'middle' });
    await question.getByRole('button', { name: 'Copy address' }).click();
    await question.getByRole('button', { name: 'Cancel' }).click();
    await expect(question).toBeHidden();
    expect(await pasted(page)).toBe('https://docs.example.com/api');
    expect(await opened()).toBe('');

    await link.click();
    await question.getByRole('button', { name: 'Open' }).click();
    await expect(question).toBeHidden();
    await expect.poll(opened).toBe('https://docs.example.com/api');
    expect(context.pages()).toHaveLength(1);
  });
});
