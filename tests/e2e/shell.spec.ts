import { expect } from '@playwright/test';
import { test } from './fixtures.ts';

const go = (page: import('@playwright/test').Page, path: string) =>
  page.evaluate((hash) => {
    window.location.hash = hash;
  }, `#${path}`);

const STAFF_PATHS = [
  '/',
  '/offers/create',
  '/offers',
  '/transactions',
  '/transactions-new',
  '/transactions/1',
  '/third-party-transactions',
  '/exchange-rates',
  '/dispute-resolutions',
  '/health-insurance-payments',
  '/referral-transactions',
  '/withdrawal-referral-transactions',
  '/users',
  '/users/1',
  '/hybrid-order-options',
  '/ribbons',
  '/supports',
  '/new-case',
  '/supports/1',
  '/profile',
  '/developer',
  '/developer-request',
  '/developer-log-details/1',
];

/** The titles above the screens, by address. */
const SCREENS: Readonly<Record<string, string | RegExp>> = {
  '/': 'Home',
  '/offers/create': 'Global Offers',
  '/offers': 'Global Offers',
  '/transactions': 'Transactions',
  '/transactions-new': 'Transactions',
  '/third-party-transactions': 'Third Party Transactions',
  '/card-verifications': 'Payment Method Authentication',
  '/doc-verifications/identity': 'Identity Verification',
  '/doc-verifications/address': 'Address Verification',
  '/exchange-rates': 'Exchange Rate Limit',
  '/dispute-resolutions': 'Dispute Resolution',
  '/health-insurance-payments': 'Health Insurance Payments',
  '/hybrid-order-options': 'Hybrid Order Options',
  '/ribbons': 'Ribbons',
  '/referral-transactions': 'Referrals',
  '/withdrawal-referral-transactions': 'Referrals',
  '/users': 'Users',
  // A user's title is their name.
  '/users/1': /\S+ \S+/u,
  '/supports': 'Support Threads',
  '/new-case': 'New case',
  '/supports/1': 'Report run ends without a file',
  '/profile': 'Profile',
  '/developer': 'Developer',
  '/developer-request': 'Request access to use 100 items in Development',
  '/developer-log-details/1': 'POST v1 / reporting / report_runs',
};

const GUEST_PATHS = [
  '/login',
  '/reset-password',
  '/reset-password-instructions',
  '/sign',
  '/about-bank',
  '/billing',
  '/licence',
];

const EVERYONE = [
  'Create Order',
  'Transactions',
  'Third Party Transactions',
  'Dispute Resolution',
  'Users',
  'Referrals',
  'Exchange Rate Limit',
  'Hybrid Order Options',
  'Ribbons',
  'Support',
  'Developer',
];

const ADMINS = [
  ...EVERYONE.slice(0, 3),
  'Payment Method Authentication',
  'Identity Verification',
  'Address Verification',
  ...EVERYONE.slice(3),
];

test.describe('guards', () => {
  test('a signed-out person who opens a screen for staff is sent to /login', {
    tag: ['@1R01', '@1R19'],
  }, async ({ page, signInPage }) => {
    for (const path of STAFF_PATHS) {
      await go(page, path);
      await expect(page, path).toHaveURL(/#\/login$/);
    }
    await expect(signInPage.email).toBeVisible();
  });

  test('a signed-in person who opens a screen for guests is sent to /', {
    tag: ['@1R02', '@1R03', '@1R18'],
  }, async ({ page, signInAs }) => {
    await signInAs('manager');
    for (const path of GUEST_PATHS) {
      await go(page, path);
      await expect(page, path).toHaveURL(/#\/$/);
    }
  });

  test('every screen for staff opens by its address, in the layout of staff', {
    tag: [
      ...['@1R04', '@1R05', '@1R06', '@1R08', '@1R09', '@1R10'],
      ...['@1R11', '@1R12', '@1R13', '@1R14', '@1R15'],
    ],
  }, async ({ page, signInAs }) => {
    await signInAs('admin');
    for (const [path, title] of Object.entries(SCREENS)) {
      await test.step(path, async () => {
        await go(page, path);
        const heading = page.getByRole('main').getByRole('heading', { level: 1 });
        await expect(heading, path).toHaveText(title);
        expect(new URL(page.url()).hash).toBe(`#${path}`);
        await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
        await expect(page.getByRole('banner')).toBeVisible();
      });
    }
  });

  test('a manager who opens a verification screen lands on / with a message', {
    tag: ['@1R20', '@1R21'],
  }, async ({ page, signInAs }) => {
    await signInAs('manager');
    await go(page, '/card-verifications');
    await expect(page).toHaveURL(/#\/$/);
    const dialog = page.getByRole('alertdialog', { name: 'Admins only' });
    await expect(dialog).toBeVisible();
    await dialog.getByRole('button', { name: 'OK' }).click();
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
  });

  test('the copied link of an order opens the order', { tag: ['@1R07', '@1R23'] }, async ({
    page,
    signInAs,
  }) => {
    await signInAs('admin');
    await go(page, '/offers/104321');
    await expect(page).toHaveURL(/#\/transactions\/104321$/);
  });

  test('an unknown address has a message inside the frame, with a link', async ({
    page,
    signInPage,
    signInAs,
  }) => {
    await expect(signInPage.email).toBeVisible();
    await go(page, '/nowhere');
    await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
    await page.getByRole('button', { name: 'Go to sign in' }).click();
    await signInAs('admin');
    await go(page, '/nowhere/at/all');
    await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
    await page.getByRole('button', { name: 'Go to Home' }).click();
    await expect(page).toHaveURL(/#\/$/);
  });
});

test('a principal sees every screen of the back office that a manager sees', {
  tag: ['@1R22'],
}, async ({ page, signInAs, signInPage }) => {
  const links = page.getByRole('main').getByRole('link');
  await signInAs('manager');
  await go(page, '/');
  await expect(links.first()).toBeVisible();
  const seen = await links.allInnerTexts();
  expect(seen).toEqual(expect.arrayContaining(['Global Offers', 'Health Insurance Payments']));
  expect(seen).not.toContain('Identity Verification');
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(signInPage.email).toBeVisible();
  await signInAs('principal');
  await go(page, '/');
  await expect(links.first()).toBeVisible();
  expect(await links.allInnerTexts()).toEqual(seen);
});

test.describe('the sidebar', () => {
  test('has every entry for an admin', {
    tag: ['@1N02', '@1N05', '@1N06', '@1N10', '@1N13', '@1N14', '@1N15'],
  }, async ({ page, signInAs }) => {
    await signInAs('admin');
    const links = page.getByRole('navigation', { name: 'Main' }).getByRole('link');
    expect(await links.allInnerTexts()).toEqual(ADMINS);
    await expect(page.getByRole('banner')).toBeVisible();
  });

  for (const person of ['manager', 'principal'] as const) {
    test(`has no verification entry for a ${person}`, { tag: ['@1N17'] }, async ({
      page,
      signInAs,
    }) => {
      await signInAs(person);
      const links = page.getByRole('navigation', { name: 'Main' }).getByRole('link');
      expect(await links.allInnerTexts()).toEqual(EVERYONE);
    });
  }

  test('collapses, and is collapsed again after a reload', async ({ page, signInAs }) => {
    await signInAs('admin');
    await page.getByRole('button', { name: 'Collapse navigation' }).click();
    const sidebar = page.getByRole('navigation', { name: 'Main' });
    await expect.poll(async () => (await sidebar.boundingBox())?.width).toBe(48);
    await page.reload();
    await expect.poll(async () => (await sidebar.boundingBox())?.width).toBe(48);
    await expect(sidebar.getByRole('link', { name: 'Transactions', exact: true })).toBeVisible();
  });

  test('the top bar leads to /profile', { tag: ['@1N03'] }, async ({ page, signInAs }) => {
    await signInAs('admin');
    await page.getByRole('button', { name: 'Signed in as admin' }).click();
    await page.getByRole('menuitem', { name: 'Profile' }).click();
    await expect(page).toHaveURL(/#\/profile$/);
  });
});

test('the layout follows the session: a card without it, sidebar and top bar with it', {
  tag: ['@1N04'],
}, async ({ page, signInPage, signInAs }) => {
  await expect(signInPage.email).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Main' })).toHaveCount(0);
  await signInAs('admin');
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  await expect(signInPage.email).toHaveCount(0);
});

test('About is open to anyone, and its script is loaded when it opens', {
  tag: ['@1R16', '@1R17'],
}, async ({ page, signInPage, signInAs }) => {
  const scripts: string[] = [];
  await expect(signInPage.email).toBeVisible();
  page.on('request', (request) => scripts.push(request.url()));
  await page.reload();
  await expect(signInPage.email).toBeVisible();
  expect(scripts.filter((url) => url.includes('AboutScreen'))).toEqual([]);
  await go(page, '/about');
  await expect(page.getByRole('heading', { name: 'About Corridor' })).toBeVisible();
  expect(scripts.filter((url) => url.includes('AboutScreen'))).not.toEqual([]);
  await page.getByRole('link', { name: 'Back to sign in' }).click();
  await signInAs('manager');
  await go(page, '/about');
  await expect(page.getByRole('heading', { name: 'About Corridor' })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
});

test('the top bar shows the current place, and leads back to the list as it was left', async ({
  page,
  orders,
}) => {
  const breadcrumb = page.getByRole('navigation', { name: 'Breadcrumb' });
  await expect(breadcrumb.getByRole('listitem')).toHaveText(['Transactions']);
  const [first = ''] = await orders.ids();
  await orders.pager.getByRole('button', { name: 'Page 2' }).click();
  await expect(orders.range).toHaveText(/^21–40 /u);
  await expect(orders.cell(first, 'id')).toHaveCount(0);
  const [id = ''] = await orders.ids();
  await orders.cell(id, 'id').getByRole('link').click();
  await expect(breadcrumb.getByRole('listitem')).toHaveText(['Transactions', `#${id}`]);
  await breadcrumb.getByRole('link', { name: 'Transactions' }).click();
  await expect(orders.range).toHaveText(/^21–40 /u);

  await go(page, '/users/1');
  await expect(breadcrumb.getByRole('listitem').first()).toHaveText('Users');
  // Until it is read, the user is a number.
  const heading = page.getByRole('main').getByRole('heading', { level: 1 });
  await expect(heading).toHaveText(/^(?!User 1$)/u);
  const [name = ''] = await heading.allInnerTexts();
  await expect(breadcrumb.locator('[aria-current=page]')).toHaveText(name);
});

test.describe('masked personal data', () => {
  /** Of the texts that tell this about a person, how many can be read and how many are blurred. */
  const shown = (page: import('@playwright/test').Page, about: string) =>
    page.evaluate((text) => {
      const isBlurred = (element: Element | null): boolean =>
        element !== null &&
        (getComputedStyle(element).filter !== 'none' || isBlurred(element.parentElement));
      // What fits a search is marked, word by word.
      const holds = (element: Element) => element.textContent?.includes(text) === true;
      // A list that is kept behind the screen is not shown.
      const holders = [...document.body.querySelectorAll('*')].filter(
        (element) =>
          holds(element) && ![...element.children].some(holds) && element.checkVisibility(),
      );
      const blurred = holders.filter(isBlurred).length;
      return { readable: holders.length - blurred, blurred };
    }, about);

  test('are the same on every screen that shows a person', async ({ page, signInAs, sandbox }) => {
    await signInAs('admin');
    await go(page, '/settings');
    await page.getByRole('switch', { name: 'Mask personal data until you point at it' }).check();
    await page.mouse.move(0, 0);

    await go(page, '/users');
    const card = page.getByRole('article').first();
    const name = (await card.getByRole('link').textContent()) ?? '';
    await expect.poll(() => shown(page, name)).toMatchObject({ readable: 0 });
    await card.getByRole('link').press('Enter');
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText(name);
    // The heading, the breadcrumb and the head of the profile.
    await expect.poll(() => shown(page, name)).toEqual({ readable: 0, blurred: 3 });

    await page.keyboard.press('ControlOrMeta+k');
    await page.keyboard.type(name.split(' ')[0] ?? '');
    const found = page.getByRole('option');
    await expect(found.filter({ hasText: name })).toBeVisible();
    // What is selected can be read, like what is pointed at.
    await page.keyboard.press('ArrowUp');
    await expect(found.last()).toHaveAttribute('aria-selected', 'true');
    await expect.poll(() => shown(page, name)).toEqual({ readable: 0, blurred: 4 });
    await page.keyboard.press('Escape');

    const { id } = await sandbox.createOrder('matched');
    await go(page, `/transactions/${id}?tab=parties`);
    const parties = page.locator('main').getByRole('link');
    await expect(parties.first()).toBeVisible();
    for (const party of await parties.allInnerTexts()) {
      await expect.poll(() => shown(page, party)).toMatchObject({ readable: 0 });
    }
  });
});
