import { describe, expect, it } from 'vitest';
import { commands, page } from 'vitest/browser';
import { answersWith, someOrders } from '#renderer/testing/lists.ts';
import { type OpenPage, openPage } from '#renderer/testing/openPage.ts';
import { showColumn } from '#renderer/testing/visible.ts';

const radio = (group: string, name: string) =>
  page.getByRole('radiogroup', { name: group }).getByRole('radio', { name });
const notification = (name: string) => page.getByRole('switch', { name });

/** The colour the page is drawn on, as the browser computes it. */
const background = () => {
  const drawn = document.querySelector('.fui-FluentProvider');
  return drawn && getComputedStyle(drawn).backgroundColor;
};

/** An instant in the zone of the tests' computer. */
const HERE = /^2026-11-22 01:04:05\.000 Africa\/Lagos\n/u;

describe('personal settings', () => {
  it('are open to anyone, and a theme holds at once and after the page is loaded again', async () => {
    const opened = await openPage('/settings', { role: null });
    await expect.element(radio('Theme', 'Use system setting')).toBeChecked();
    const light = background();
    await radio('Theme', 'Dark').click();
    await expect.poll(background).not.toBe(light);
    const dark = background();
    await opened.reload();
    await expect.element(radio('Theme', 'Dark')).toBeChecked();
    expect(background()).toBe(dark);
    await page.getByRole('link', { name: 'Back to sign in' }).click();
    await expect.element(page.getByLabelText('E-mail', { exact: true })).toBeVisible();
  });

  it('offer a start page of those the role may open, and keep it', async () => {
    const opened = await openPage('/settings', { role: 'manager' });
    await page.getByRole('combobox', { name: 'Start page' }).click();
    const option = (name: string) => page.getByRole('option', { name, exact: true });
    await expect.element(option('Transactions')).toBeVisible();
    await expect.element(option('Identity Verification')).not.toBeInTheDocument();
    await option('Transactions').click();
    await opened.reload();
    await expect
      .element(page.getByRole('combobox', { name: 'Start page' }))
      .toHaveTextContent('Transactions');
  });

  it('every table has the rows of the setting, unless it was given its own', async () => {
    const opened = await openPage('/transactions', { answers: answersWith(someOrders(3)) });
    const row = page.getByRole('grid', { name: 'Transactions' }).getByRole('row').nth(1);
    const height = () => Math.round(row.element().getBoundingClientRect().height);
    await row.findElement();
    const comfortable = height();
    await opened.goTo('/settings');
    await radio('Row height', 'Compact').click();
    await opened.goTo('/transactions');
    await expect.poll(height).toBeLessThan(comfortable);
    await page.getByRole('button', { name: 'Columns' }).click();
    await page.getByRole('menuitemradio', { name: 'Comfortable' }).click();
    await expect.poll(height).toBe(comfortable);
  });

  it('say which languages are not checked for spelling, for want of a dictionary', async () => {
    const spelling = page.getByRole('region', { name: 'Spelling' });
    const opened = await openPage('/settings', {
      handlers: { 'spelling.missing': () => ['en-GB', 'de'] },
    });
    await expect
      .element(spelling)
      .toHaveTextContent(
        'Spelling is not checked in British English and German, because this computer has no dictionary for it.',
      );
    expect(opened.askedNames()).toEqual([]);
  });

  it('have no part for spelling where every language is checked', async () => {
    await openPage('/settings');
    await expect.element(page.getByRole('region', { name: 'Appearance' })).toBeVisible();
    await expect.element(page.getByRole('region', { name: 'Spelling' })).not.toBeInTheDocument();
  });

  /** Opens Transactions with an order of this instant, at the column of its date. */
  async function datesOf(opened: OpenPage) {
    await opened.goTo('/transactions?period=2026-11-01..2026-11-26');
    await page.getByRole('grid', { name: 'Transactions' }).findElement();
    await showColumn('Transactions', 'Posted');
    return document.querySelector<HTMLElement>('.ag-row [col-id=posted]');
  }
  const POSTED = someOrders(1).map((order) => ({ ...order, posted_at: '2026-11-22T00:04:05Z' }));

  it.each([
    [null, '11/22/2026, 1:04:05 AM', '11/1/2026 to 11/26/2026'],
    ['Month in letters: 26 Nov 2026, 22:04', '22 Nov 2026, 01:04', '1 Nov 2026 to 26 Nov 2026'],
    ['ISO 8601: 2026-11-26 22:04:09', '2026-11-22 01:04:05', '2026-11-01 to 2026-11-26'],
  ])(
    'dates are shown in the form of the setting, whole: %s',
    {
      tags: ['3F02', '3F03'],
    },
    async (form, instant, days) => {
      const opened = await openPage('/settings', { answers: answersWith(POSTED) });
      await expect.element(radio('Format', 'Short: 11/26/2026, 10:04:09 PM')).toBeChecked();
      if (form !== null) await radio('Format', form).click();
      const cell = await datesOf(opened);
      expect(cell?.textContent).toBe(instant);
      expect(cell?.scrollWidth).toBe(cell?.clientWidth);
      expect(cell?.clientWidth).toBeLessThan(185);
      await expect.element(page.getByText(`Period: ${days} UTC (Posted at)`)).toBeVisible();
      await opened.reload();
      await expect.element(page.getByText(`Period: ${days} UTC (Posted at)`)).toBeVisible();
    },
  );

  it('dates follow the regional settings of the system, where they are known', {
    tags: ['3F02'],
  }, async () => {
    const opened = await openPage('/settings', {
      answers: answersWith(POSTED),
      app: { locale: 'en-GB' },
    });
    expect((await datesOf(opened))?.textContent).toBe('22/11/2026, 1:04:05 AM');
  });

  it('dates are shown in the zone of the setting, exactly in both when pointed at', async () => {
    const opened = await openPage('/settings', { answers: answersWith(POSTED) });
    await datesOf(opened);
    const date = page.getByRole('gridcell', { name: /^11.22.2026/u });
    await expect.element(date).toHaveTextContent('11/22/2026, 1:04:05 AM');
    await date.hover();
    await expect
      .element(date)
      .toHaveAttribute('title', expect.stringContaining('2026-11-22 00:04:05.000 UTC'));
    await expect.element(date).toHaveAttribute('title', expect.stringMatching(HERE));
    await opened.goTo('/settings');
    await radio('Time zone', 'UTC').click();
    await datesOf(opened);
    await expect.element(date).toHaveTextContent('11/22/2026, 12:04:05 AM');
    await opened.goTo('/transactions?period=today');
    await expect.element(page.getByText('Period: Today UTC (Posted at)')).toBeVisible();
  });

  it('each kind of notification has its own switch, on until it is switched off', async () => {
    const opened = await openPage('/settings');
    await expect.element(page.getByRole('switch', { name: /requests$/ })).toHaveLength(3);
    // Every role is notified of what is late and of what it watches.
    await expect.element(page.getByText(/^New requests notify admins only/u)).toBeVisible();
    await expect.element(page.getByText(/other notifications are for every role/u)).toBeVisible();
    await notification('New identity verification requests').click();
    await opened.reload();
    await expect.element(notification('New identity verification requests')).not.toBeChecked();
    await expect.element(notification('New address verification requests')).toBeChecked();
    await expect.element(notification('New card verification requests')).toBeChecked();
  });

  it.each(['light', 'dark'])('have no violation in the %s theme', async (theme) => {
    const opened = await openPage('/settings', { role: null, preferences: { theme } });
    await expect.element(page.getByRole('heading', { name: 'Settings', level: 1 })).toBeVisible();
    expect(await commands.violations()).toEqual([]);
    opened.tell('session', {
      state: { status: 'signed-in', user: { id: '7', role: 'admin' } },
      ended: false,
    });
    await expect.element(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
    expect(await commands.violations()).toEqual([]);
  });
});
