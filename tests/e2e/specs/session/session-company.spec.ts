/** The console in the network of a company: behind its proxy, before a server under its own root. */
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { PROXY_VARIABLE } from '#main/hosts/electron/testing/session.ts';
import { createAuthority, ISSUER } from '#support/authority.ts';
import { startForwardProxy, startSecureFront } from '#support/company.ts';
import { type Sandbox, startBrowserHost } from '#support/harness.ts';
import { OrdersPage } from '../../pages/OrdersPage.ts';
import { ReviewPage } from '../../pages/ReviewPage.ts';
import { SignInPage } from '../../pages/SignInPage.ts';
import { launchConsole } from '../../support/electron.ts';
import { emailOf, PASSWORD, test } from '../../support/fixtures.ts';

const NAME = 'network.corridor.test';
const SIGN_IN = 'ada:pass-word';

const banner = (page: Page) => page.getByRole('status').filter({ hasText: 'connectivity issues' });

/** What the details of the banner say; they are closed again. */
async function expectDetails(page: Page, text: string) {
  await banner(page).getByRole('button', { name: 'Details' }).click();
  const details = page.getByRole('dialog');
  await expect(details).toContainText(text);
  await details.getByRole('button', { name: 'Close' }).click();
}

/** The worker's sandbox as the network of a company. */
async function openCompany(sandbox: Sandbox, credential?: string) {
  const authority = createAuthority(NAME);
  const front = await startSecureFront(sandbox.url, authority);
  const proxy = await startForwardProxy({
    hosts: { [`${NAME}:443`]: front.port },
    ...(credential !== undefined && { credential }),
  });
  return {
    proxy,
    authority,
    apiUrl: `https://${NAME}`,
    [Symbol.asyncDispose]: async () => {
      await proxy[Symbol.asyncDispose]();
      await front[Symbol.asyncDispose]();
      authority[Symbol.dispose]();
    },
  };
}

/** Calls, the socket, an export and a picture. */
async function work(page: Page) {
  await new SignInPage(page).signIn(emailOf('admin'), PASSWORD);
  await expect(page.getByText('Live', { exact: true })).toBeVisible();
  const orders = new OrdersPage(page);
  await orders.open();
  await expect(orders.rows).toHaveCount(20);
  await page.getByRole('button', { name: 'Export' }).click();
  await page.getByRole('menuitem', { name: 'XLSX' }).click();
  const saved = page.getByRole('alertdialog', { name: 'Export saved but not opened' });
  await expect(saved).toContainText(
    /The file is .*\.xlsx in .*Downloads\. No program on this computer could open it/u,
  );
  await saved.getByRole('button', { name: 'OK' }).click();
  const cards = new ReviewPage(page, 'Payment Method Authentication');
  await cards.enter();
  const [first] = await cards.ids();
  await cards.expander(first ?? '').click();
  await expect(page.getByRole('figure').getByRole('img', { name: 'Card image' })).toBeVisible();
}

/** All that goes to the server goes through the proxy. */
const THROUGH = new Set([`CONNECT ${NAME}:443`]);

test.describe('in a company, the browser host', { tag: '@browser-host' }, () => {
  test('works behind its proxy with a sign-in, under a root that the system knows', {
    tag: ['@1E03'],
  }, async ({ page, sandbox, dataDir }) => {
    await using company = await openCompany(sandbox, SIGN_IN);
    const { proxy, authority, apiUrl } = company;
    await using host = await startBrowserHost({
      apiUrl,
      dataDir,
      env: {
        CORRIDOR_VAULT: 'memory',
        HTTPS_PROXY: proxy.url.replace('//', `//${SIGN_IN}@`),
        NO_PROXY: '',
        SSL_CERT_FILE: authority.file,
        // No program that opens files is there.
        PATH: dataDir,
        XDG_DOWNLOAD_DIR: join(dataDir, 'Downloads'),
      },
    });
    await page.goto(host.url);
    await work(page);
    expect(new Set(proxy.passed)).toEqual(THROUGH);
    expect(await readdir(join(dataDir, 'Downloads'))).toHaveLength(1);
  });

  test('says that its proxy asks for a sign-in, and who issued a certificate it does not trust', {
    tag: ['@1E03'],
  }, async ({ page, sandbox, dataDir }) => {
    await using asking = await openCompany(sandbox, SIGN_IN);
    await using unknown = await openCompany(sandbox);
    for (const [{ proxy, apiUrl }, advice] of [
      [asking, 'asks for a sign-in that this computer could not give'],
      [unknown, `It was issued by ‘${ISSUER}’`],
    ] as const) {
      await using host = await startBrowserHost({
        apiUrl,
        dataDir,
        env: { CORRIDOR_VAULT: 'memory', HTTPS_PROXY: proxy.url, NO_PROXY: '' },
      });
      await page.goto(host.url);
      await expectDetails(page, advice);
      await new SignInPage(page).signIn(emailOf('admin'), PASSWORD);
      await expect(page.getByText(advice)).toBeVisible();
    }
  });
});

test.describe('in a company, the Electron host', { tag: '@stand-in' }, () => {
  test('works where a proxy script leads, with a sign-in and a root that the system knows', {
    tag: ['@1E03'],
  }, async ({ context, sandbox, dataDir }) => {
    await using company = await openCompany(sandbox, SIGN_IN);
    const { proxy, authority, apiUrl } = company;
    await using running = await launchConsole(
      'stand-in',
      context,
      ['--api', apiUrl, '--data-dir', dataDir],
      {
        [PROXY_VARIABLE]: JSON.stringify({ pac: proxy.pac }),
        CORRIDOR_PROXY_CREDENTIAL: SIGN_IN,
        SSL_CERT_FILE: authority.file,
      },
    );
    await work(running.window);
    expect(new Set(proxy.passed)).toEqual(THROUGH);
  });

  test('says who issued a certificate it does not trust', { tag: ['@1E03'] }, async ({
    context,
    sandbox,
    dataDir,
  }) => {
    await using company = await openCompany(sandbox);
    await using running = await launchConsole(
      'stand-in',
      context,
      ['--api', company.apiUrl, '--data-dir', dataDir],
      { [PROXY_VARIABLE]: JSON.stringify({ pac: company.proxy.pac }) },
    );
    await banner(running.window).getByRole('button', { name: 'Details' }).click();
    await expect(running.window.getByRole('dialog')).toContainText(`It was issued by ‘${ISSUER}’`);
  });
});
