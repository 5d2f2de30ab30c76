/** Menus, dialogs and panes: what opens, and how. */
import { expect, type Page } from '@playwright/test';
import { sandboxControl } from '#support/sandbox-control.ts';
import { DisputesPage } from '../pages/DisputesPage.ts';
import { HomePage } from '../pages/HomePage.ts';
import { ListPage } from '../pages/ListPage.ts';
import { OrdersPage } from '../pages/OrdersPage.ts';
import { PalettePage } from '../pages/PalettePage.ts';

/** What opens on a screen: its name, and how to open it on a page that was just loaded. */
interface Opening {
  readonly name: string;
  readonly open: (page: Page, sandboxUrl: string) => Promise<void>;
  /** Whether it is a picture in Help as well. */
  readonly isInHelp?: true;
  /** Who is signed in, where that is not the admin. */
  readonly as?: 'manager';
}

/** The menu of a button on the Transactions screen. */
const menuOf = (name: string, button: string): Opening => ({
  name,
  async open(page) {
    const orders = new OrdersPage(page);
    await orders.open();
    await page.getByRole('button', { name: button, exact: true }).first().click();
    await orders.menu.waitFor();
  },
});

/** Shows the matched orders. */
async function showMatched(page: Page): Promise<OrdersPage> {
  const orders = new OrdersPage(page);
  await new ListPage(page, 'Transactions').open('/transactions?status=matched');
  return orders;
}

export const OPENINGS: readonly Opening[] = [
  {
    name: 'home',
    open: (page) => new HomePage(page).open(),
    isInHelp: true,
  },
  {
    name: 'home-manager',
    as: 'manager',
    open: (page) => new HomePage(page).open(),
    isInHelp: true,
  },
  {
    name: 'mark',
    async open(page, sandboxUrl) {
      const sandbox = sandboxControl(sandboxUrl);
      const { id } = await sandbox.createOrder('published');
      await new ListPage(page, 'Transactions').open(`/transactions?search=${id}`);
      await sandbox.cancelOrder(id);
      await page
        .getByRole('img', { name: /^Changed since/u })
        .first()
        .waitFor();
    },
    isInHelp: true,
  },
  menuOf('actions', 'Actions'),
  menuOf('views', 'Views'),
  menuOf('columns', 'Columns'),
  menuOf('export', 'Export'),
  {
    name: 'person',
    async open(page) {
      await page.getByRole('button', { name: /^Signed in as/u }).click();
      await page.getByRole('menu').waitFor();
    },
  },
  {
    name: 'notifications',
    async open(page) {
      await page.getByRole('button', { name: /^Notifications/u }).click();
      await page.getByRole('heading', { name: 'Notifications' }).waitFor();
    },
  },
  {
    name: 'palette',
    async open(page) {
      await new OrdersPage(page).open();
      const palette = new PalettePage(page);
      await palette.open();
      await palette.field.fill('trans');
      await palette.selected.waitFor();
    },
    isInHelp: true,
  },
  {
    name: 'pane',
    async open(page) {
      const orders = await showMatched(page);
      await orders.cells('type').nth(1).click();
      const pane = page.getByRole('region', { name: /^Order \d/u });
      await pane
        .getByText(/^Waiting for/u)
        .first()
        .waitFor();
    },
    isInHelp: true,
  },
  {
    name: 'open-row',
    async open(page) {
      const orders = await showMatched(page);
      await orders.grid
        .getByRole('button', { name: /^Details of/u })
        .first()
        .click();
      await orders.flows.getByRole('region', { name: 'Matcher', exact: true }).waitFor();
    },
  },
  {
    name: 'selected-rows',
    async open(page) {
      const orders = await showMatched(page);
      const boxes = orders.grid.getByRole('checkbox', { name: /^Select order/u });
      await boxes.nth(0).click();
      await boxes.nth(1).click();
      await page.getByText('2 selected').waitFor();
    },
  },
  {
    name: 'approve-match',
    async open(page) {
      const orders = await showMatched(page);
      await orders.grid.getByRole('button', { name: 'Actions' }).first().click();
      await orders.menu.getByRole('menuitem', { name: 'Approve Match' }).click();
      await orders.dialog.getByRole('button', { name: 'Yes', disabled: false }).waitFor();
    },
    isInHelp: true,
  },
  {
    name: 'dispute',
    async open(page, sandboxUrl) {
      const disputes = new DisputesPage(page, sandboxUrl);
      const [dispute] = await disputes.undecided();
      if (!dispute) throw new Error('No dispute is undecided.');
      await disputes.show(dispute.id);
      await disputes.view(dispute.id);
    },
  },
  {
    name: 'withdrawal',
    async open(page) {
      await page.evaluate(() => {
        window.location.hash = '#/withdrawal-referral-transactions?review=approve';
      });
      await page.getByText('Paid to').first().waitFor();
      await expect(page.getByText('Loading…')).toHaveCount(0);
    },
    isInHelp: true,
  },
  {
    name: 'rate-limit',
    async open(page) {
      await new ListPage(page, 'Exchange Rate Limit').open('/exchange-rates');
      await page.getByRole('button', { name: 'Add New Rate Limit' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Add' }).waitFor();
    },
  },
  {
    name: 'options-log',
    async open(page) {
      await new ListPage(page, 'Hybrid Order Options').open('/hybrid-order-options');
      await page.getByRole('button', { name: 'Show Log' }).click();
      await page.getByRole('dialog', { name: 'Log' }).getByRole('row').nth(1).waitFor();
    },
  },
  {
    name: 'end-of-shift',
    async open(page) {
      await page.evaluate(() => {
        window.location.hash = '#/my-actions';
      });
      await page.getByRole('button', { name: 'End of shift' }).click();
      await page.getByRole('dialog').waitFor();
    },
  },
];
