/** Every screen, and what opens on some of them: what pictures are taken of, and how to get there. */
import { expect, type Page } from '@playwright/test';
import { ROUTE_PATHS, type RoutePath, screenAt } from '#domain/access/screens.ts';
import { HomePage } from '../pages/HomePage.ts';
import { OrdersPage } from '../pages/OrdersPage.ts';
import { SignInPage } from '../pages/SignInPage.ts';
import { UsersPage } from '../pages/UsersPage.ts';

/** A picture: its name, the route it is of, and how to get there from the one before it. */
export interface Shot {
  readonly name: string;
  /** Null for an address that belongs to no screen. */
  readonly route: RoutePath | null;
  readonly go: (page: Page) => Promise<void>;
}

/**
 * Goes to a place, and waits until it shows the text and has loaded: an option of a closed list shows nothing.
 * @throws {Error} when the text is there already, so that nothing would be waited for
 */
async function goTo(page: Page, place: string, text: string | RegExp) {
  const found = page.getByText(text).filter({ visible: true }).first();
  if (await found.isVisible()) throw new Error(`${text} is there before ${place} is open`);
  await page.evaluate((hash) => {
    window.location.hash = hash;
  }, `#${place}`);
  await found.waitFor();
  await expect(page.locator('[data-active=true]')).toHaveCount(0);
}

/** A screen that is there once it shows the text; `place` where its route alone does not lead there. */
const screen = (
  name: string,
  route: RoutePath,
  text: string | RegExp,
  place: string = route,
): Shot => ({
  name,
  route,
  go: (page) => goTo(page, place, text),
});

/** A list by its name in the table of screens: it is there once its header says as of when. */
const list = (name: string, route: RoutePath): Shot => ({
  name,
  route,
  async go(page) {
    await page.evaluate((hash) => {
      window.location.hash = hash;
    }, `#${route}`);
    const title = page.getByRole('heading', { level: 1, name: screenAt(route).title, exact: true });
    const header = page.locator('header').filter({ has: title }).filter({ visible: true });
    await header.getByText(/^as of /u).waitFor();
    await expect(page.locator('[data-active=true]')).toHaveCount(0);
  },
});

/** What opens on the screen of the picture before it. */
const opened = (name: string, route: RoutePath, go: Shot['go']): Shot => ({ name, route, go });

const closeDialog = (page: Page, button: string) =>
  page.getByRole('alertdialog').getByRole('button', { name: button }).click();

export const SIGNED_OUT: readonly Shot[] = [
  opened('sign-in', '/login', (page) => page.getByText('Remember me').waitFor()),
  opened('sign-in-refused', '/login', async (page) => {
    await new SignInPage(page).submit.click();
    await page.getByRole('alertdialog').waitFor();
  }),
  opened('reset-password', '/reset-password', async (page) => {
    await closeDialog(page, 'OK');
    await goTo(page, '/reset-password', 'Reset your password');
  }),
  screen('instructions', '/reset-password-instructions', 'Check Your Email!'),
  screen('create-account', '/sign', 'Repeat password'),
  screen('about-bank', '/about-bank', 'Legal entity'),
  screen('billing', '/billing', /^Contact$/u),
  screen('licence', '/licence', 'Bank license'),
  screen('settings-signed-out', '/settings', 'Row height'),
  screen('about-signed-out', '/about', 'Get help'),
  screen('reference-signed-out', '/reference', 'Afghanistan'),
];

const STAGED: readonly Shot[] = [
  opened('home', '/', (page) => new HomePage(page).open()),
  screen('create-transfer', '/offers/create', 'Exchange rate must be between'),
  screen('send-money', '/offers/create', /^Payment method$/u, '/offers/create?form=send'),
  screen('offers', '/offers', 'Sample offers'),
  opened('transactions', '/transactions', (page) => new OrdersPage(page).open()),
  opened('transactions-right', '/transactions', async (page) => {
    const grid = page.locator('.ag-grid-viewport, .ag-center-cols-viewport').first();
    await grid.evaluate((element) => {
      element.scrollLeft = element.scrollWidth;
    });
  }),
  opened('transactions-filters', '/transactions', async (page) => {
    const orders = new OrdersPage(page);
    await orders.showFilters();
    await orders.choose('Type', 'hybrid');
    await page.getByText('Type: hybrid').waitFor();
  }),
  opened('transactions-period', '/transactions', async (page) => {
    await new OrdersPage(page).choose('Period', 'Custom period');
    await page.getByRole('dialog').waitFor();
  }),
  opened('transactions-empty', '/transactions', async (page) => {
    await page.keyboard.press('Escape');
    await new OrdersPage(page).search.fill('nobody of this name');
    await page.getByText('No orders match these filters').waitFor();
  }),
  opened('transactions-open-row', '/transactions', async (page) => {
    const orders = new OrdersPage(page);
    await goTo(page, '/transactions?status=matched', 'Status: Matched');
    await orders.ready();
    const details = orders.grid.getByRole('button', { name: /^Details of/ });
    await details.first().click();
    await orders.flows.getByRole('region', { name: 'Matcher', exact: true }).waitFor();
  }),
  opened('transactions-confirm', '/transactions', async (page) => {
    const orders = new OrdersPage(page);
    await orders.grid.getByRole('button', { name: 'Actions' }).first().click();
    await orders.menu.getByRole('menuitem', { name: 'Approve Match' }).click();
    await orders.dialog.waitFor();
  }),
  opened('order', '/transactions/:id', async (page) => {
    const orders = new OrdersPage(page);
    await closeDialog(page, 'No');
    // One that has been through everything has something on each tab.
    await goTo(page, '/transactions?status=completed', 'Status: Completed');
    await orders.cells('id').first().getByRole('link').click();
    await page.getByRole('rowheader', { name: 'Order ID' }).waitFor();
  }),
  opened('order-parties', '/transactions/:id', async (page) => {
    await page.getByRole('tab', { name: 'Parties' }).click();
    await page.getByRole('list', { name: 'Parties' }).waitFor();
  }),
  opened('order-events', '/transactions/:id', async (page) => {
    await page.getByRole('tab', { name: 'Validation Events' }).click();
    await page.getByRole('button', { name: 'View Data' }).first().waitFor();
  }),
  opened('users', '/users', (page) => new UsersPage(page).open()),
  opened('users-filters', '/users', (page) => new UsersPage(page).showFilters()),
  opened('user', '/users/:id', async (page) => {
    const users = new UsersPage(page);
    await users.cards.first().getByRole('link').click();
    await users.profile.waitFor();
    await expect(page.getByText('Loading what is open…')).toHaveCount(0);
  }),
  opened('user-ban', '/users/:id', async (page) => {
    const users = new UsersPage(page);
    await users.action('Ban').click();
    await users.dialog.waitFor();
  }),
  opened('referrals', '/referral-transactions', async (page) => {
    await closeDialog(page, 'No');
    await goTo(page, '/referral-transactions', 'Reference');
  }),
  screen('withdrawals', '/withdrawal-referral-transactions', 'Updated'),
  screen(
    'withdrawals-review',
    '/withdrawal-referral-transactions',
    'Paid to',
    '/withdrawal-referral-transactions?review=approve',
  ),
  screen('supports', '/supports', 'Open new case'),
  screen('support-case', '/supports/:id', 'A sample conversation', '/supports/1'),
  screen('new-case', '/new-case', 'Attach files'),
  screen('my-actions', '/my-actions', 'My actions'),
  screen('profile', '/profile', 'Billing statement'),
  screen('developer', '/developer', 'API Logs'),
  screen('developer-request', '/developer-request', 'Request access to use'),
  screen('developer-log', '/developer-log-details/:id', 'POST', '/developer-log-details/1'),
  screen('settings', '/settings', 'Row height'),
  screen('about-reference', '/about', 'Sources and changes', '/about?tab=reference'),
  screen('about-licences', '/about', 'MIT License', '/about?tab=licences'),
  screen('reference', '/reference', 'Afghanistan'),
  screen('help', '/help', 'What each screen is for'),
  screen('help-actions', '/help', 'What happens when you act', '/help?topic=actions'),
  { name: 'not-found', route: null, go: (page) => goTo(page, '/nowhere', 'Page not found') },
];

/** The lists that no picture above is of. */
const LISTS = ROUTE_PATHS.flatMap((path) => {
  const name = screenAt(path).list;
  const isStaged = STAGED.some(({ route }) => route === path);
  return name && !isStaged ? list(name, path) : [];
});

export const SIGNED_IN: readonly Shot[] = [...STAGED, ...LISTS];

/** Those of a console that has only practice. */
export const IN_PRACTICE: readonly Shot[] = [
  screen('exercises', '/exercises', 'A withdrawal that somebody is waiting for'),
  opened('exercise-task', '/exercises', async (page) => {
    await page.getByRole('button', { name: 'Begin: Rematch' }).click();
    await page.getByText('Under way').waitFor();
  }),
  opened('exercise-debriefing', '/exercises', async (page) => {
    await page.getByRole('button', { name: 'Finished' }).click();
    await page.getByText('Where they differ').waitFor();
  }),
];
