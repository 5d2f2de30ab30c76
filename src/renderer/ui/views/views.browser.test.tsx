import { describe, expect, it, vi } from 'vitest';
import { commands, page, userEvent } from 'vitest/browser';
import { answersWith, someOrders } from '#renderer/testing/lists.ts';
import { type OpenPage, openPage } from '#renderer/testing/openPage.ts';
import { textsOf } from '#renderer/testing/texts.ts';
import { violationsWhileOpen } from '#renderer/testing/violations.ts';

const grid = page.getByRole('grid', { name: 'Transactions' });
const rows = grid.getByRole('row');
const menu = page.getByRole('button', { name: /^Views/ });
const search = page.getByRole('searchbox', { name: /^Search/ });
const nameField = page.getByRole('textbox', { name: 'Name' });

async function open(theme = 'light') {
  const answers = answersWith(someOrders(45));
  const opened = await openPage('/transactions', { answers, preferences: { theme } });
  await rows.nth(20).findElement();
  return opened;
}

/** Chooses an entry of the views menu. */
async function choose(entry: string) {
  await menu.click();
  await page.getByRole('menu').getByText(entry, { exact: true }).click();
}

async function save(name: string) {
  await choose('Save as new view…');
  await nameField.fill(name);
  await userEvent.keyboard('{Enter}');
  await menu.filter({ hasText: name }).findElement();
}

/** Types a search and waits until it is in the address. */
async function searchFor(opened: OpenPage, text: string) {
  await search.fill(text);
  const place = text === '' ? '/transactions' : `/transactions?search=${text}`;
  await vi.waitUntil(() => opened.place() === place, { timeout: 10_000 });
}

const file = (text: string) => new File([text], 'view.json', { type: 'application/json' });

describe('saved views', () => {
  it('are saved, left, reopened and changed, and the active one is named', async () => {
    const opened = await open();
    await menu.click();
    await expect.element(page.getByText('No saved views yet')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await page.getByRole('button', { name: 'Show filters' }).click();
    await page.getByRole('combobox', { name: 'Type', exact: true }).click();
    await page.getByRole('option', { name: 'hybrid', exact: true }).click();
    await expect.poll(opened.place).toBe('/transactions?type=hybrid');
    await save('Hybrid');

    await page.getByRole('button', { name: 'Page 2' }).click();
    await expect.poll(opened.place).toContain('page=2');
    await expect.element(menu).toHaveTextContent(/^Hybrid$/);
    await search.fill('1002');
    await expect.element(menu).toHaveTextContent('Hybrid (changed)');
    await page.getByRole('button', { name: /Remove filter Type$/u }).click();
    await searchFor(opened, '');
    await expect.element(menu).toHaveTextContent(/^Views$/);

    await choose('Hybrid');
    await expect.poll(opened.place).toBe('/transactions?type=hybrid');
    await expect.element(page.getByText('Type: hybrid')).toBeVisible();
    await search.fill('1002');
    await expect.element(menu).toHaveTextContent('Hybrid (changed)');
    await choose('Save changes to ‘Hybrid’');
    await expect.element(menu).toHaveTextContent(/^Hybrid$/);
  });

  it('keep their names as typed; deleting asks first', async () => {
    const opened = await open();
    await searchFor(opened, '1001');
    await save('One');
    await searchFor(opened, '1002');
    await save('Two');

    await choose('Rename ‘Two’…');
    await nameField.fill('One');
    await page.getByRole('button', { name: 'Rename' }).click();
    await expect.element(page.getByText('A view with this name already exists.')).toBeVisible();
    await nameField.fill('<b>Two</b>');
    await page.getByRole('button', { name: 'Rename' }).click();
    await expect.element(menu).toHaveTextContent('<b>Two</b>');

    await choose('Delete ‘<b>Two</b>’…');
    const question = page.getByRole('alertdialog');
    await expect.element(question).toHaveTextContent('Only the view is deleted.');
    await expect.element(question).not.toHaveTextContent('order');
    await question.getByRole('button', { name: 'Delete' }).click();
    await expect.element(menu).toHaveTextContent(/^Views$/);
    await expect.element(search).toHaveValue('1002');
    await menu.click();
    await expect.element(page.getByRole('menuitemradio').first()).toBeVisible();
    expect(textsOf(page.getByRole('menuitemradio'))).toEqual(['One']);
  });

  it('hold the columns, and are there after the page is loaded again', async () => {
    const opened = await open();
    const rate = grid.getByRole('columnheader', { name: 'Rate' });
    const toggle = async () => {
      await page.getByRole('button', { name: 'Columns' }).click();
      await page.getByRole('menuitemcheckbox', { name: 'Rate', exact: true }).click();
      await userEvent.keyboard('{Escape}');
    };
    await toggle();
    await expect.element(rate).not.toBeInTheDocument();
    await save('Without rate');
    await toggle();
    await expect.element(rate).toBeInTheDocument();
    await expect.element(menu).toHaveTextContent('Without rate (changed)');
    await opened.reload();
    await expect.element(menu).toHaveTextContent('Without rate (changed)');
    await choose('Without rate');
    await expect.element(rate).not.toBeInTheDocument();
    await expect.element(menu).toHaveTextContent(/^Without rate$/);
  });

  it('that another window saves are here at once, and stay when this one saves its own', async () => {
    const opened = await open();
    const theirs = { name: 'Theirs', query: 'search=1002', columns: [], pinned: false };
    opened.tell('preference', { key: 'transactions.views', value: [theirs] });
    await searchFor(opened, '1001');
    await save('Mine');
    await menu.click();
    await expect.element(page.getByRole('menuitemradio').first()).toBeVisible();
    expect(textsOf(page.getByRole('menuitemradio'))).toEqual(['Theirs', 'Mine']);
  });

  it.each([
    ['This is not a Corridor view file.', { hello: 1 }],
    [
      'This view belongs to the list ‘Users’, not to Transactions.',
      { format: 'corridor.view', version: 1, list: 'users', name: 'x', query: '', columns: [] },
    ],
  ])('cannot be opened from another file: %s', async (reason, content) => {
    await open();
    await page.getByLabelText('File of a view').upload(file(JSON.stringify(content)));
    const dialog = page.getByRole('alertdialog', { name: 'Unable to open view' });
    await expect.element(dialog).toHaveTextContent(reason);
    await dialog.getByRole('button', { name: 'OK' }).click();
    await expect.element(menu).toHaveTextContent(/^Views$/);
  });

  it.each(['light', 'dark'])('have no violation in the %s theme', async (theme) => {
    const opened = await open(theme);
    await searchFor(opened, '1001');
    await save('One');
    await searchFor(opened, '1002');
    await expect.element(menu).toHaveTextContent('One (changed)');
    await menu.click();
    await expect.element(page.getByRole('menu')).toBeVisible();
    expect(await violationsWhileOpen()).toEqual([]);
    await userEvent.keyboard('{Escape}');
    await choose('Save as new view…');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect.element(page.getByText('Type a name.')).toBeVisible();
    expect(await commands.violations()).toEqual([]);
  });
});
