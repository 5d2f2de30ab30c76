/** Takes a picture of every screen, light and dark, into `out/screens/`. */
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { chromiumPath, LAUNCH_FLAGS } from '#support/chromium.ts';
import { startBrowserHost } from '#support/harness.ts';
import { OrdersPage } from './pages/OrdersPage.ts';
import { SignInPage } from './pages/SignInPage.ts';
import { UsersPage } from './pages/UsersPage.ts';

const OUT = join(import.meta.dirname, '../../out/screens');
const SIZES = [
  { name: '1280', width: 1280, height: 720 },
  { name: '1920', width: 1920, height: 1080 },
] as const;
const SCHEMES = ['light', 'dark'] as const;

/** One picture: its name and how to get there from the screen before it. */
interface Shot {
  readonly name: string;
  readonly go: (page: Page) => Promise<void>;
}

const route = (path: string, text: string) => async (page: Page) => {
  await page.evaluate((hash) => {
    window.location.hash = hash;
  }, `#${path}`);
  await page.getByText(text).first().waitFor();
};

const SIGNED_OUT: readonly Shot[] = [
  { name: 'sign-in', go: route('/login', 'Remember me') },
  {
    name: 'sign-in-refused',
    go: async (page) => {
      await new SignInPage(page).submit.click();
      await page.getByRole('alertdialog').waitFor();
    },
  },
  {
    name: 'reset-password',
    go: async (page) => {
      await page.getByRole('button', { name: 'OK' }).click();
      await route('/reset-password', 'Reset your password')(page);
    },
  },
  { name: 'instructions', go: route('/reset-password-instructions', 'Check Your Email!') },
  { name: 'settings-signed-out', go: route('/settings', 'This installation') },
  { name: 'about-signed-out', go: route('/about', 'When something is wrong') },
];

const SIGNED_IN: readonly Shot[] = [
  { name: 'about-reference', go: route('/about?tab=reference', 'What was taken') },
  { name: 'about-licences', go: route('/about?tab=licences', 'MIT License') },
  { name: 'home', go: route('/', 'Search, review and act on orders.') },
  { name: 'create-transfer', go: route('/offers/create', 'Exchange rate must be between') },
  { name: 'send-money', go: route('/offers/create?form=send', 'Choose a payment method') },
  { name: 'transactions', go: (page) => new OrdersPage(page).open() },
  {
    name: 'transactions-right',
    go: async (page) => {
      await page.locator('.ag-grid-viewport').evaluate((grid) => {
        grid.scrollLeft = grid.scrollWidth;
      });
    },
  },
  {
    name: 'transactions-filters',
    go: async (page) => {
      const orders = new OrdersPage(page);
      await orders.showFilters();
      await orders.choose('Type', 'hybrid');
      await page.getByText('Type: hybrid').waitFor();
    },
  },
  {
    name: 'transactions-period',
    go: async (page) => {
      await new OrdersPage(page).choose('Period', 'Custom period');
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'transactions-empty',
    go: async (page) => {
      await page.keyboard.press('Escape');
      await new OrdersPage(page).search.fill('nobody of this name');
      await page.getByText('No orders match these filters').waitFor();
    },
  },
  { name: 'settings', go: route('/settings', 'This installation') },
  {
    name: 'transactions-open-row',
    go: async (page) => {
      const orders = new OrdersPage(page);
      await route('/transactions?status=matched', 'Status: Matched')(page);
      await orders.ready();
      await orders.grid
        .getByRole('button', { name: /^Details of/ })
        .first()
        .click();
      await orders.flows.getByRole('region', { name: 'Matcher', exact: true }).waitFor();
    },
  },
  {
    name: 'transactions-confirm',
    go: async (page) => {
      const orders = new OrdersPage(page);
      await orders.grid.getByRole('button', { name: 'Actions' }).first().click();
      await orders.menu.getByRole('menuitem', { name: 'Approve Match' }).click();
      await orders.dialog.waitFor();
    },
  },
  {
    name: 'order',
    go: async (page) => {
      const orders = new OrdersPage(page);
      await orders.dialog.getByRole('button', { name: 'No' }).click();
      // One that has been through everything has something on each tab.
      await route('/transactions?status=completed', 'Status: Completed')(page);
      await orders.cells('id').first().getByRole('link').click();
      await page.getByRole('rowheader', { name: 'Order ID' }).waitFor();
    },
  },
  {
    name: 'order-parties',
    go: async (page) => {
      await page.getByRole('tab', { name: 'Parties' }).click();
      await page.getByRole('list', { name: 'Parties' }).waitFor();
    },
  },
  {
    name: 'order-events',
    go: async (page) => {
      await page.getByRole('tab', { name: 'Validation Events' }).click();
      await page.getByRole('button', { name: 'View Data' }).first().waitFor();
    },
  },
  { name: 'users', go: (page) => new UsersPage(page).open() },
  { name: 'users-filters', go: (page) => new UsersPage(page).showFilters() },
  {
    name: 'user',
    go: async (page) => {
      const users = new UsersPage(page);
      await users.cards.first().getByRole('link').click();
      await users.profile.waitFor();
    },
  },
  {
    name: 'user-ban',
    go: async (page) => {
      const users = new UsersPage(page);
      await users.action('Ban').click();
      await users.dialog.waitFor();
    },
  },
  {
    name: 'referrals',
    go: async (page) => {
      await new UsersPage(page).dialog.getByRole('button', { name: 'No' }).click();
      await route('/referral-transactions', 'Reference')(page);
    },
  },
  { name: 'withdrawals', go: route('/withdrawal-referral-transactions', 'Updated') },
  { name: 'withdrawals-play', go: route('/withdrawal-referral-transactions?play=1', 'Paid to') },
  { name: 'third-party', go: route('/third-party-transactions', 'Poster Fee') },
  { name: 'cards', go: route('/card-verifications', 'Response Message') },
  { name: 'identities', go: route('/doc-verifications/identity', 'National ID Number') },
  { name: 'addresses', go: route('/doc-verifications/address', 'Full Address') },
  { name: 'exchange-rates', go: route('/exchange-rates', 'Max Exchange Rate') },
  { name: 'disputes', go: route('/dispute-resolutions', 'Match ID') },
  { name: 'health-insurance', go: route('/health-insurance-payments', 'Enrollee Name') },
  { name: 'ribbons', go: route('/ribbons', 'Create new ribbon') },
  { name: 'offers', go: route('/offers', 'Exchange rate') },
  { name: 'supports', go: route('/supports', 'Open new case') },
  { name: 'profile', go: route('/profile', 'Billing statement') },
  { name: 'developer', go: route('/developer', 'API Logs') },
  { name: 'reference', go: route('/reference', 'Afghanistan') },
  {
    name: 'not-found',
    go: async (page) => {
      await route('/nowhere', 'Page not found')(page);
    },
  },
];

/** Pictures are taken once nothing moves any more. */
async function shoot(page: Page, file: string) {
  await page.evaluate(() =>
    Promise.allSettled(document.getAnimations().map(({ finished }) => finished)),
  );
  await page.screenshot({ path: join(OUT, `${file}.png`), animations: 'disabled' });
  console.log(`  ${file}.png`);
}

async function round(chrome: Browser, url: string, suffix: string, options: object) {
  const context = await chrome.newContext({ locale: 'en-US', ...options });
  const page = await context.newPage();
  await page.goto(url);
  for (const { name, go } of SIGNED_OUT) {
    await go(page);
    await shoot(page, `${name}-${suffix}`);
  }
  await route('/login', 'Remember me')(page);
  await new SignInPage(page).signIn('admin@corridor.test', 'corridor');
  await page.getByRole('navigation', { name: 'Main' }).waitFor();
  for (const { name, go } of SIGNED_IN) {
    await go(page);
    await shoot(page, `${name}-${suffix}`);
  }
  await context.close();
}

await mkdir(OUT, { recursive: true });
const browser = await chromium.launch({
  executablePath: chromiumPath(),
  args: [...LAUNCH_FLAGS],
});
try {
  for (const colorScheme of SCHEMES) {
    for (const { name, width, height } of SIZES) {
      const dataDir = await mkdtemp(join(tmpdir(), 'corridor-screens-'));
      try {
        await using host = await startBrowserHost({ dataDir, env: { CORRIDOR_VAULT: 'memory' } });
        await round(browser, host.url, `${colorScheme}-${name}`, {
          colorScheme,
          viewport: { width, height },
        });
      } finally {
        await rm(dataDir, { recursive: true, force: true, maxRetries: 10 });
      }
    }
  }
} finally {
  await browser.close();
}
