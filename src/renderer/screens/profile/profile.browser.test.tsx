import { describe, expect, it } from 'vitest';
import { commands, page, userEvent } from 'vitest/browser';
import { onePixel, someFile } from '#renderer/testing/files.ts';
import { answersWith } from '#renderer/testing/lists.ts';
import { openPage } from '#renderer/testing/openPage.ts';
import { tabNamed } from '#renderer/testing/tabs.ts';
import { textsOf } from '#renderer/testing/texts.ts';

const tabs = page.getByRole('tablist', { name: 'Profile' });
const tab = (name: string) => tabNamed(name, tabs);
const choose = (file: File, within: Element = document.body) =>
  userEvent.upload(within.querySelector('input[type=file]') ?? within, file);

async function open() {
  const opened = await openPage('/profile', { role: 'manager', answers: answersWith([]) });
  await tabs.findElement();
  return opened;
}

describe('the profile', () => {
  it('shows samples in vertical tabs, which keys lead through', {
    tags: ['3P01', '3P02'],
  }, async () => {
    await open();
    await expect
      .element(page.getByText('Sample values, not from your account. Nothing is saved or sent.'))
      .toBeVisible();
    await expect.element(tabs).toHaveAttribute('aria-orientation', 'vertical');
    expect(textsOf(tabs.getByRole('tab'))).toEqual([
      'E-mail & Password',
      'Bank info',
      'Licensure and compliance',
      'Billing statement',
    ]);
    tab('E-mail & Password').element().focus();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect.element(tab('Bank info')).toHaveAttribute('aria-selected', 'true');
  });

  it('takes a PNG or JPG of up to 2 MB as logo, and keeps it', {
    tags: ['3P03', '3P04', '3P08'],
  }, async () => {
    await open();
    await tab('Bank info').click();
    await expect.element(page.getByText('PNG or JPG, up to 2Mb, 1:1')).toBeVisible();
    await choose(someFile('a.gif', 'image/gif'));
    await expect.element(page.getByText('Choose a PNG or JPG file')).toBeVisible();
    await choose(someFile('a.png', 'image/png'));
    await expect.element(page.getByText('Choose a PNG or JPG file')).toBeVisible();
    await choose(onePixel('a.png', { bytes: 2 * 1024 * 1024 + 1 }));
    await expect.element(page.getByText('Choose a file of at most 2Mb')).toBeVisible();
    await choose(onePixel('a.png', { bytes: 20 }));
    await expect
      .element(page.getByText('The image could not be read. Choose another file'))
      .toBeVisible();
    await choose(onePixel('a.png'));
    const logo = page.getByRole('img', { name: 'Company logo' });
    await expect.element(logo).toBeVisible();
    expect(await commands.violations()).toEqual([]);
    await tab('Billing statement').click();
    await expect.element(logo).not.toBeInTheDocument();
    await tab('Bank info').click();
    await expect.element(logo).toBeVisible();
  });

  it('keeps chosen files while other tabs are open', { tags: ['3P05', '3P06'] }, async () => {
    await open();
    await tab('Licensure and compliance').click();
    for (const title of ['Bank license', 'Income Statement', 'Registration document']) {
      const upload = page.getByRole('region', { name: title });
      await expect.element(upload.getByRole('button', { name: `Replace: ${title}` })).toBeVisible();
      const accepted = upload.element().querySelector('input')?.accept;
      expect(accepted, title).toBe('.png,.pdf,.jpg');
    }
    const license = page.getByRole('region', { name: 'Bank license' });
    await choose(someFile('other.txt', 'text/plain'), license.element());
    await expect.element(license).toHaveTextContent('other.txt');
    await tab('Bank info').click();
    await expect.element(page.getByText('PNG or JPG, up to 2Mb, 1:1')).toBeVisible();
    await tab('Licensure and compliance').click();
    await expect.element(license).toHaveTextContent('other.txt');
  });

  it('lists sample bills without receipts', { tags: ['3P07'] }, async () => {
    await open();
    await tab('Billing statement').click();
    const rows = page.getByRole('grid', { name: 'Billing statement' }).getByRole('row');
    await expect.element(rows).toHaveLength(6);
    await expect.element(rows.nth(1)).toHaveTextContent('11/1/2026249.00 USD');
    await rows.nth(1).getByRole('button', { name: 'Download PDF receipt' }).click();
    await expect.element(page.getByText('A sample has no receipt')).toBeVisible();
    expect(await commands.violations()).toEqual([]);
  });

  it('saves nothing and says so', { tags: ['3P08', '3K09'] }, async () => {
    const opened = await open();
    await page.getByRole('button', { name: 'Save change' }).click();
    await expect.poll(opened.place).toBe('/');
    await expect.element(page.getByRole('alertdialog')).toHaveTextContent('Nothing was saved');
  });
});
