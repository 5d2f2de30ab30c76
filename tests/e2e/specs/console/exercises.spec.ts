/** Exercises, played as a person would: from the list to the debriefing, in a console that has only practice. */
import { expect, type Page } from '@playwright/test';
import { type BrowserHost, startBrowserHost } from '#support/harness.ts';
import { OrdersPage } from '../../pages/OrdersPage.ts';
import { SignInPage } from '../../pages/SignInPage.ts';
import { UsersPage } from '../../pages/UsersPage.ts';
import { readUsers } from '../../support/api.ts';
import { emailOf, PASSWORD, test } from '../../support/fixtures.ts';
import { joined, printed } from '../../support/paper.ts';

/** With this seed the answer is lost, not the request. */
const LOST = 3;
/** With this seed the person is told by their e-mail address. */
const BY_EMAIL = 2;

const bar = (page: Page) => page.getByRole('complementary', { name: 'Exercise', exact: true });

/** What the task says that this finds. */
async function told(page: Page, what: RegExp): Promise<string> {
  await bar(page).waitFor();
  const found = what.exec((await bar(page).textContent()) ?? '')?.[1];
  if (found === undefined) throw new Error(`${what} is not told`);
  return found;
}

/** The address of the sandbox that the console has started. */
function sandboxOf(host: BrowserHost): string {
  const [, address] = /^sandbox: (http:\S+)$/mu.exec(host.printed()) ?? [];
  if (address === undefined) throw new Error('the console has no sandbox yet');
  return address;
}

/** Begins an exercise with a seed, as nobody can on the screen. */
async function beginWith(host: BrowserHost, page: Page, exercise: string, seed: number) {
  const answer = await fetch(`${sandboxOf(host)}/sandbox/practice/attempt`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ exercise, seed }),
  });
  expect(answer.status).toBe(200);
  await page.reload();
}

/** Says that one has finished, and gives what is explained. */
async function finish(page: Page, title: string) {
  await page.getByRole('button', { name: 'Finished' }).click();
  return page.getByRole('region', { name: title });
}

async function losesAnAnswer(host: BrowserHost, page: Page) {
  const orders = new OrdersPage(page);
  await beginWith(host, page, 'answer-lost', LOST);
  const id = await told(page, /order (\d+)/u);
  await orders.open();
  await orders.find(id);
  await orders.act(id, 'Complete Order');
  await expect(orders.dialog).toContainText('It may or may not have taken effect');
  await expect(orders.dialog).toContainText('Completed at', { timeout: 20_000 });
  await page.keyboard.press('Escape');
  const debriefing = await finish(page, 'An answer that does not arrive');
  await expect(debriefing).toContainText('The order was completed once: yes');
  await expect(debriefing.getByRole('row', { name: `Complete Order Order ${id}` })).toContainText(
    'Carried out',
  );
  await expect(debriefing).toContainText('They do not differ.');
  await expect(debriefing.getByRole('button', { name: 'Print' })).toBeVisible();
  const { text, pages } = await printed(page);
  expect(text).toContain(joined('An answer that does not arrive'));
  expect(text).toContain(joined('The order was completed once: yes'));
  expect(text).toContain(joined(`Order ${id}`));
  // Of the screen below it, nothing is printed.
  expect(text).not.toContain(joined('Your best'));
  for (const each of pages) expect(each).toContain('Practice:');
}

async function bansTheWrongOne(host: BrowserHost, page: Page) {
  const users = new UsersPage(page);
  await beginWith(host, page, 'two-of-one-name', BY_EMAIL);
  const name = await told(page, /same name\. (.+?), whose/u);
  const email = await told(page, /address is (.+?), has sent/u);
  const all = await readUsers(sandboxOf(host), `search=${encodeURIComponent(name)}`);
  const wrong = all.find((user) => user['full_name'] === name && user['email'] !== email);

  await users.goTo(`/users?search=${encodeURIComponent(name)}`);
  await page.getByRole('button', { name: /Remove filter Status$/u }).click();
  await users.cards
    .filter({ hasText: String(wrong?.['email']) })
    .getByRole('link')
    .click();
  await users.profile.waitFor();
  await users.action('Ban').click();
  await users.dialog.getByRole('button', { name: 'Yes' }).click();
  await expect(bar(page)).toContainText('Something has happened that must not happen.');
  await page.getByRole('button', { name: 'See what happened' }).click();
  const debriefing = page.getByRole('region', { name: 'A ban, and two users with the same name' });
  await expect(debriefing).toContainText('Another user was banned.');
}

async function leavesOne(host: BrowserHost, page: Page) {
  await beginWith(host, page, 'answer-lost', LOST);
  await bar(page).getByRole('button', { name: 'Leave' }).click();
  await expect(bar(page)).toBeHidden();
}

test.describe('in a console that has only practice', () => {
  test('an exercise is done, another fails, each told from the record of calls, and one is left', async ({
    page,
    dataDir,
  }) => {
    // A world is made the first time.
    test.setTimeout(180_000);
    await using host = await startBrowserHost({ dataDir });
    await page.goto(host.url);
    await new SignInPage(page).signIn(emailOf('admin'), PASSWORD);
    const offer = page.getByRole('complementary', { name: 'First exercise' });
    await expect(offer).toBeVisible({ timeout: 90_000 });
    await offer.getByRole('button', { name: 'Dismiss first exercise' }).click();

    await losesAnAnswer(host, page);
    await bansTheWrongOne(host, page);
    const results = page.getByRole('row').filter({ has: page.getByText('Try 1, no hints') });
    await expect(results).toHaveCount(2);
    await leavesOne(host, page);
  });
});
