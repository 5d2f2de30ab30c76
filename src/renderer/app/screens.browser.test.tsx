/** Which screens there are, who may open them, and what all of them have. */
import { describe, expect, it, onTestFinished } from 'vitest';
import { commands, page, userEvent } from 'vitest/browser';
import type { EndpointName } from '#contract/wire/endpoints.ts';
import { type PinnableList, type RoutePath, screenAt } from '#domain/access/screens.ts';
import { EVERYWHERE } from '#renderer/testing/everywhere.ts';
import { openPage } from '#renderer/testing/openPage.ts';
import { PAGED } from '#renderer/testing/paged.ts';
import { LISTS, OF_ADMINS, OTHERS } from '#renderer/testing/screens.ts';
import type { Filters } from '#renderer/ui/filters/filter.ts';
import type { ListSource } from '#renderer/ui/list/state/paged.ts';
import { type ListShape, readListState } from '#renderer/ui/list/state/state.ts';

const GUESTS = [
  '/login',
  '/reset-password',
  '/reset-password-instructions',
  '/sign',
  '/about-bank',
  '/billing',
  '/licence',
];

const main = page.getByRole('main');
const title = main.getByRole('heading', { level: 1 });
const email = page.getByLabelText('E-mail', { exact: true });
const sidebar = page.getByRole('navigation', { name: 'Main' });
const sheet = page.getByRole('dialog', { name: 'Keyboard shortcuts' });

const open = (path: string, role: string | null) =>
  openPage(path, { role, answers: EVERYWHERE, handlers: { 'news.seen': () => undefined } });

describe('a screen', () => {
  it('for staff leads a signed-out person to /login', { tags: ['1R01', '1R19'] }, async () => {
    const opened = await open('/login', null);
    for (const path of Object.keys({ ...LISTS, ...OF_ADMINS, ...OTHERS })) {
      await opened.goTo(path);
      await expect.poll(opened.place, { message: path }).toBe('/login');
    }
    await expect.element(email).toBeVisible();
    await expect.element(sidebar).not.toBeInTheDocument();
  });

  it('for guests leads a signed-in person to /', {
    tags: ['1R02', '1R03', '1R18'],
  }, async () => {
    const opened = await open('/about', 'manager');
    for (const path of GUESTS) {
      await opened.goTo(path);
      await expect.poll(opened.place, { message: path }).toBe('/');
    }
  });

  it('for staff opens by its address, in the layout of staff', {
    tags: [
      '1R04',
      '1R05',
      '1R06',
      '1R08',
      '1R09',
      '1R10',
      '1R11',
      '1R12',
      '1R13',
      '1R14',
      '1R15',
      '1N02',
      '1N04',
    ],
  }, async () => {
    const opened = await open('/about', 'admin');
    for (const [path, name] of Object.entries({ ...LISTS, ...OF_ADMINS, ...OTHERS })) {
      await opened.goTo(path);
      await expect.element(title, { message: path }).toHaveTextContent(name);
      expect(opened.place()).toBe(path);
      await expect.element(sidebar).toBeVisible();
      await expect.element(page.getByRole('banner')).toBeVisible();
    }
  });

  it.each(['manager', 'principal'])(
    'for admins is refused to a person who is %s',
    {
      tags: ['1R20', '1R21', '1R22'],
    },
    async (role) => {
      const opened = await open('/about', role);
      for (const [path, name] of Object.entries(LISTS)) {
        await opened.goTo(path);
        await expect.element(title, { message: path }).toHaveTextContent(name);
      }
      const dialog = page.getByRole('alertdialog', { name: 'Admins only' });
      for (const path of Object.keys(OF_ADMINS)) {
        await opened.goTo(path);
        await dialog.getByRole('button', { name: 'OK' }).click();
        await expect.element(dialog).not.toBeInTheDocument();
        expect(opened.place()).toBe('/');
      }
    },
  );

  it('that is not there says so inside the frame, with a way on', async () => {
    const opened = await open('/nowhere', null);
    const missing = page.getByRole('heading', { name: 'Page not found' });
    await expect.element(missing).toBeVisible();
    await page.getByRole('button', { name: 'Go to sign in' }).click();
    await expect.element(email).toBeVisible();
    opened.tell('session', {
      state: { status: 'signed-in', user: { id: '7', role: 'admin' } },
      ended: false,
    });
    await expect.element(sidebar).toBeVisible();
    await expect.element(email).not.toBeInTheDocument();
    await opened.goTo('/nowhere/at/all');
    await expect.element(missing).toBeVisible();
    const { scrollHeight, clientHeight } = page.getByRole('main').element();
    expect(scrollHeight).toBe(clientHeight);
    await page.getByRole('button', { name: 'Go to Home' }).click();
    await expect.poll(opened.place).toBe('/');
  });

  it.each([null, 'manager'])(
    'that is About is open to anyone: %s',
    { tags: ['1R16'] },
    async (role) => {
      await open('/about', role);
      await expect.element(page.getByRole('heading', { name: 'About Corridor' })).toBeVisible();
      expect(sidebar.query() === null).toBe(role === null);
    },
  );
});

it('a screen of a list shows the list by whose name its views are pinned', async () => {
  const opened = await open('/about', 'admin');
  for (const path of Object.keys({ ...LISTS, ...OF_ADMINS }) as RoutePath[]) {
    const list = PAGED[screenAt(path).list as PinnableList];
    // Two lists of orders differ in what they make of this alone.
    const query = 'currency' in list.filters ? 'currency=NGN-USD' : '';
    const { queryKey } = (list as ListSource<object, Filters, never>).pageQuery(
      readListState(list as ListShape<Filters, never>, new URLSearchParams(query)),
    ) ?? { queryKey: [] };
    await opened.goTo(`${path}?${query}`);
    const [, name, input] = queryKey;
    await expect
      .poll(() => opened.asked(name as EndpointName), { message: path })
      // Pages of ribbons are cut from larger ones.
      .toContainEqual({ ...(input as object), pageSize: expect.any(Number) });
  }
});

it.each(Object.entries({ ...LISTS, ...OF_ADMINS }))(
  '%s has no violation with its filters open, in the dark theme, and fits a small window',
  async (path, name) => {
    onTestFinished(() => page.viewport(1440, 900));
    await page.viewport(1280, 720);
    await openPage(path, { answers: EVERYWHERE, preferences: { theme: 'dark' } });
    await expect.element(title).toHaveTextContent(name);
    await expect.element(page.getByRole('button', { name: 'Next page' })).toBeEnabled();
    await expect.element(page.getByRole('button', { name: 'Refresh' })).toBeEnabled();
    const filters = page.getByRole('button', { name: 'Show filters' });
    if (filters.query()) await filters.click();
    expect(await commands.violations()).toEqual([]);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
);

it.each([
  ['/exchange-rates', 'Add New Rate Limit'],
  ['/ribbons', 'Create new ribbon'],
  ['/hybrid-order-options', 'Show Log'],
  ['/withdrawal-referral-transactions', 'Review one by one'],
  ['/doc-verifications/address', 'Review one by one'],
])('the shortcuts of %s are in the sheet, no key twice', async (path, own) => {
  await open(path, 'admin');
  await expect.element(page.getByRole('button', { name: 'Next page' })).toBeEnabled();
  await userEvent.keyboard('?');
  await expect.element(sheet.getByRole('region', { name: 'List' })).toHaveTextContent(own);
  const keys = [...sheet.element().querySelectorAll('dd')].map(({ textContent }) => textContent);
  expect(new Set(keys).size).toBe(keys.length);
});

it('the shortcuts of a screen work, and are in the palette', async () => {
  const opened = await open('/exchange-rates', 'admin');
  const form = page.getByRole('heading', { name: 'Add New Rate Limit' });
  await expect.element(page.getByRole('button', { name: 'Next page' })).toBeEnabled();
  await userEvent.keyboard('n');
  await expect.poll(opened.place).toBe('/exchange-rates?page=2');
  await userEvent.keyboard('{Control>}k{/Control}');
  await page.getByRole('combobox', { name: 'Find anything' }).fill('add new rate');
  await expect
    .element(page.getByRole('option', { selected: true }))
    .toHaveTextContent(/^Add New Rate Limit/u);
  await userEvent.keyboard('{Enter}');
  await expect.element(form).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(form).not.toBeInTheDocument();
  await userEvent.keyboard('a');
  await expect.element(form).toBeVisible();
});
