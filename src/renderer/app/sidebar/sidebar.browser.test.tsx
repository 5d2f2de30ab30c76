import { describe, expect, it } from 'vitest';
import { commands, page, userEvent } from 'vitest/browser';
import { ADA, EVERYWHERE } from '#renderer/testing/everywhere.ts';
import { openPage } from '#renderer/testing/openPage.ts';
import { textsOf } from '#renderer/testing/texts.ts';

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
  'Developer',
  'Support',
  'Help',
];
const ADMINS = [
  ...EVERYONE.slice(0, 3),
  'Payment Method Authentication',
  'Identity Verification',
  'Address Verification',
  ...EVERYONE.slice(3),
];

const sidebar = page.getByRole('navigation', { name: 'Main' });
const open = (path: string, role = 'admin') => openPage(path, { role, answers: EVERYWHERE });

describe('the sidebar', () => {
  it.each([
    ['admin', ADMINS],
    ['manager', EVERYONE],
    ['principal', EVERYONE],
  ])(
    'has the entries of a person who is %s',
    {
      tags: ['1N05', '1N06', '1N10', '1N13', '1N14', '1N15', '1N17'],
    },
    async (role, entries) => {
      await open('/settings', role);
      const names = () =>
        sidebar
          .getByRole('link')
          .elements()
          .map((link) => entries.find((name) => link.textContent.startsWith(name)));
      await expect.poll(names).toEqual(entries);
    },
  );

  it('has Help in the group of that name, and the menu of the user has it no more', async () => {
    await open('/settings');
    const help = sidebar.getByRole('region', { name: 'Help' }).getByRole('link', { name: 'Help' });
    await expect.element(help).toHaveAttribute('href', '#/help');
    await page.getByRole('button', { name: /^Signed in as admin/u }).click();
    await expect.element(page.getByRole('menuitem', { name: 'Settings' })).toBeVisible();
    await expect.element(page.getByRole('menuitem', { name: 'Help' })).not.toBeInTheDocument();
  });

  it('is narrow after Collapse, also after a reload', async () => {
    const opened = await open('/settings');
    const width = () => sidebar.element().getBoundingClientRect().width;
    await page.getByRole('button', { name: 'Collapse navigation' }).click();
    await expect.poll(width).toBe(48);
    await opened.reload();
    await expect.poll(width).toBe(48);
    await expect.element(sidebar.getByRole('link', { name: 'Transactions' })).toBeVisible();
  });
});

it('Maintenance Mode that is on is said on every screen, with the way to turn it off', {
  tags: ['1M01', '1M05'],
}, async () => {
  const opened = await openPage('/settings', {
    answers: { ...EVERYWHERE, 'siteSettings.read': { data: { value: true } } },
  });
  const bar = page.getByRole('status').filter({ hasText: 'Maintenance Mode is on' });
  await expect.element(bar).toBeVisible();
  await bar.getByRole('button', { name: 'Turn off' }).click();
  const question = page.getByRole('alertdialog', { name: 'Are You Sure?' });
  await expect
    .element(question)
    .toHaveTextContent('You are about to turn Off the app from maintenance');
  await question.getByRole('button', { name: 'No' }).click();
  expect(await commands.violations()).toEqual([]);
  opened.answer({ 'siteSettings.read': { data: { value: false } } });
  await opened.reload();
  await expect.element(page.getByRole('button', { name: 'Maintenance Mode' })).toBeVisible();
  await expect.element(bar).not.toBeInTheDocument();
});

it('Home leads a manager and a principal to the same queues and screens', {
  tags: ['1R22'],
}, async () => {
  const links = page.getByRole('main').getByRole('link');
  const seen: (readonly (string | undefined)[])[] = [];
  const opened = await open('/', 'manager');
  for (const role of ['manager', 'principal']) {
    opened.tell('session', {
      state: { status: 'signed-in', user: { id: '7', role } },
      ended: false,
    });
    await expect
      .element(page.getByRole('button', { name: new RegExp(`^Signed in as ${role}`, 'u') }))
      .toBeVisible();
    await expect.element(links.filter({ hasText: 'Health Insurance Payments' })).toBeVisible();
    seen.push(textsOf(links));
  }
  expect(seen[0]).toEqual(seen[1]);
  expect(seen[0]?.join()).toContain('Health Insurance Payments');
  expect(seen[0]?.join()).not.toContain('Identities to verify');
});

describe('the top bar', () => {
  const places = page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('listitem');

  it('leads to /profile', { tags: ['1N03'] }, async () => {
    const opened = await open('/settings');
    await page.getByRole('button', { name: /^Signed in as admin/u }).click();
    await page.getByRole('menuitem', { name: 'Profile' }).click();
    await expect.poll(opened.place).toBe('/profile');
  });

  it('shows where a screen was opened from, and leads back to the list as it was left', async () => {
    const opened = await open('/transactions?page=2');
    await page.getByRole('link', { name: '1021' }).click();
    await expect.poll(() => textsOf(places)).toEqual(['Transactions', '#1021']);
    await places.first().getByRole('link').click();
    await expect.poll(opened.place).toBe('/transactions?page=2');
    await expect.element(page.getByRole('link', { name: '1021' })).toBeVisible();
    // The heading alone says what the list is.
    await expect
      .element(page.getByRole('banner').getByText('Transactions'))
      .not.toBeInTheDocument();
  });

  it('names a user by number until the name is loaded', async () => {
    const answer = Promise.withResolvers<{ data: object }>();
    await openPage('/users/1', { answers: { ...EVERYWHERE, 'users.read': () => answer.promise } });
    await expect.poll(() => textsOf(places)).toEqual(['Users', '#1']);
    answer.resolve({ data: ADA });
    await expect.poll(() => textsOf(places)).toEqual(['Users', 'Ada Obi']);
  });
});

it('masked personal data are so on every screen that shows a person', async () => {
  /** Of the texts that name her, how many can be read and how many are blurred. */
  const shown = () => {
    const isBlurred = (element: Element | null): boolean =>
      element !== null &&
      (getComputedStyle(element).filter !== 'none' || isBlurred(element.parentElement));
    const holds = (element: Element) => element.textContent.includes(ADA.full_name);
    const holders = [...document.body.querySelectorAll('*')].filter(
      // What fits a search is marked, word by word. A list kept behind the screen is not shown.
      (element) =>
        holds(element) && ![...element.children].some(holds) && element.checkVisibility(),
    );
    const blurred = holders.filter(isBlurred).length;
    return { readable: holders.length - blurred, blurred };
  };
  const opened = await open('/settings');
  await page.getByRole('switch', { name: 'Mask personal data until you point at it' }).click();
  await page.getByRole('heading', { level: 1 }).hover();
  await opened.goTo('/users');
  await expect.poll(shown).toEqual({ readable: 0, blurred: 1 });
  page.getByRole('article').getByRole('link').first().element().focus();
  await userEvent.keyboard('{Enter}');
  // The heading, the breadcrumb and the head of the profile.
  await expect.poll(shown).toEqual({ readable: 0, blurred: 3 });
  const others = [ADA, { id: 2, full_name: 'Ada Eze' }];
  opened.answer({ 'users.list': { data: others, pagination: { rowCount: 2 } } });
  await userEvent.keyboard('{Control>}k{/Control}');
  await page.getByRole('dialog', { name: 'Find anything' }).getByRole('combobox').fill('Ada');
  await expect.element(page.getByRole('option', { name: /Ada Obi/u })).toBeVisible();
  // What is selected can be read, like what is pointed at.
  await userEvent.keyboard('{ArrowUp}');
  await expect.poll(shown).toEqual({ readable: 0, blurred: 4 });
  await userEvent.keyboard('{Escape}');
  opened.answer({ 'orders.read': { data: { id: 1001, status: 'published', user: ADA } } });
  await opened.goTo('/transactions/1001?tab=parties');
  await expect.poll(shown).toMatchObject({ readable: 0, blurred: expect.any(Number) });
  await expect.element(page.getByRole('list', { name: 'Parties' })).toBeVisible();
  expect(shown().blurred).toBeGreaterThan(0);
});
