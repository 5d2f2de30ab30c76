/** Tasks of a day that are queues, done as a person does them: `tasks.spec.ts` has the others. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, expect, type Page } from '@playwright/test';
import type { DocVerificationOnWire } from '#contract/people/verifications.ts';
import { startBrowserHost, startSandbox } from '#support/harness.ts';
import { SignInPage } from '../../pages/SignInPage.ts';
import { readOrder, readOrders, readPage } from '../../support/api.ts';
import { emailOf, PASSWORD, test } from '../../support/fixtures.ts';
import { within } from '../../support/inputs.ts';

const dialog = (page: Page) => page.getByRole('alertdialog');
const yes = (page: Page) => dialog(page).getByRole('button', { name: /^Yes/u });
/** A decision of the item on the screen, by the key on its button. */
const decision = (page: Page, key: string) =>
  page
    .getByRole('toolbar', { name: 'Decisions' })
    .getByRole('button')
    .filter({ has: page.locator('kbd', { hasText: key.toUpperCase() }) });
const count = (page: Page, text: string) => page.getByRole('status').getByText(text);

/** Decides the item on the screen by this key, once that is loaded, and answers the question by Y. */
async function decide(page: Page, key: string, done: number): Promise<void> {
  await expect(decision(page, key)).toBeEnabled();
  await page.keyboard.press(key);
  await expect(yes(page)).toBeEnabled();
  await page.keyboard.press('y');
  await expect(count(page, `${done} done`)).toBeVisible();
}

test.describe('on a larger network', () => {
  test.use({
    sharesHost: false,
    // One with enough disputes that are pending.
    apiUrl: async ({ playwright: _ }, use) => {
      const sandbox = await startSandbox({ orders: 5000, seed: 1 });
      await use(sandbox.url);
      await sandbox.dispose();
    },
  });

  test('11: ten disputes decided', async ({ page, signInAs }) => {
    test.slow();
    await signInAs('admin');
    await page.evaluate(() => {
      window.location.hash = '#/dispute-resolutions?review=next';
    });
    await page.getByRole('toolbar', { name: 'Decisions' }).waitFor();
    await within(20, page, async () => {
      for (let done = 0; done < 10; done += 1) {
        await expect(count(page, `${done} done`)).toBeVisible();
        await decide(page, done % 2 === 0 ? 'a' : 'd', done + 1);
      }
    });
  });
});

test('12: a failed refund followed until it is settled', async ({ page, sandbox, signInAs }) => {
  const query = 'filters[refundStatuses][]=failed&page=1&pageSize=100';
  const failed = (await readOrders(sandbox.url, query)).models.map(({ id }) => String(id));
  expect(failed.length).toBeGreaterThan(0);
  await signInAs('admin', '/');
  const queues = page.getByRole('region', { name: 'Needs attention' });
  await queues.getByRole('listitem').filter({ hasText: 'Failed refunds' }).waitFor();
  // From Home: the card of the queue, then F and Y.
  await within(4, page, async () => {
    await queues.getByRole('link', { name: 'Failed refunds' }).click();
    const order = page
      .getByRole('main')
      .getByRole('link', { name: /^(?:Order )?\d+$/u })
      .first();
    await order.waitFor();
    const id = (await order.textContent())?.replace(/\D/gu, '') ?? '';
    expect(failed).toContain(id);
    await decide(page, 'f', 1);
    await expect
      .poll(async () => (await readOrder(sandbox.url, id))['refund_status'])
      .toBe('completed');
    await expect(page.getByText(`Marked as refunded for order ${id}`)).toBeVisible();
  });
});

/** A desk of its own, where an admin reviews identities as one of three. */
async function desk(browser: Browser, apiUrl: string, mine: number) {
  const dataDir = await mkdtemp(join(tmpdir(), 'corridor-desk-'));
  const host = await startBrowserHost({ apiUrl, dataDir, env: { CORRIDOR_VAULT: 'memory' } });
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(host.url);
  await new SignInPage(page).signIn(emailOf('admin'), PASSWORD);
  await page.getByRole('navigation', { name: 'Main' }).waitFor();
  await page.evaluate(() => {
    window.location.hash = '#/doc-verifications/identity?review=next';
  });
  await page.getByRole('toolbar', { name: 'Decisions' }).waitFor();
  return {
    page,
    mine,
    async [Symbol.asyncDispose]() {
      await context.close();
      await host.dispose();
      await rm(dataDir, { recursive: true, force: true, maxRetries: 10 });
    },
  };
}

/** The identities that are decided, by their ids. */
async function decided(url: string): Promise<readonly string[]> {
  const path = 'admin/doc-verification?type=identity&page=1&pageSize=1000';
  const models = (await readPage(url, path)).models as unknown as readonly DocVerificationOnWire[];
  return models.filter(({ status }) => status !== null).map(({ id }) => String(id));
}

test('14: a shift of three people on one queue', { tag: '@browser-host' }, async ({
  browser,
  sandbox,
}) => {
  test.slow();
  await sandbox.createIdentities(12);
  const before = new Set(await decided(sandbox.url));
  await using first = await desk(browser, sandbox.url, 1);
  await using second = await desk(browser, sandbox.url, 2);
  await using third = await desk(browser, sandbox.url, 3);
  const desks = [first, second, third];
  // To say who one is takes two choices, once.
  for (const { page, mine } of desks) {
    await within(6, page, async () => {
      await page.getByRole('button', { name: 'Share', exact: true }).click();
      const share = page.getByRole('dialog', { name: 'Share the queue' });
      await share.getByLabel('We are').selectOption('3');
      await share.getByLabel('I am the').selectOption(String(mine));
      await share.getByRole('button', { name: 'Share', exact: true }).click();
    });
  }
  // Each decides two, in turns: nobody meets what another one has decided.
  for (const done of [1, 2]) {
    for (const { page } of desks) {
      await expect(count(page, `${done - 1} done`)).toBeVisible();
      await within(4, page, async () => {
        await page.keyboard.press('5');
        await page.keyboard.press('d');
        const decline = dialog(page).getByRole('button', { name: /^(?:Yes|Decline)/u });
        await expect(decline).toBeEnabled();
        await page.keyboard.press('y');
        await expect(count(page, `${done} done`)).toBeVisible();
      });
    }
  }
  const after = (await decided(sandbox.url)).filter((id) => !before.has(id));
  expect(after).toHaveLength(6);
});
