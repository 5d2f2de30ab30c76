/**
 * Another account of the computer, with all that it can get: it listens on another port of 127.0.0.1, the
 * person's browser comes by, and the account tries what the browser has sent.
 */
import { once } from 'node:events';
import { createServer, get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import process from 'node:process';
import { expect, type Page } from '@playwright/test';
import { WebSocket, WebSocketServer } from 'ws';
import { LOOPBACK } from '#main/hosts/browser/serve/access.ts';
import { handOver } from '#main/hosts/browser/window/handover.ts';
import { startBrowserHost } from '#support/harness.ts';
import { ReviewPage } from '../../pages/ReviewPage.ts';
import { test as base } from '../../support/fixtures.ts';

interface Eavesdropper {
  readonly port: number;
  /** The cookies of every visit. */
  readonly cookies: readonly string[];
  readonly visits: readonly string[];
}

const test = base.extend<{ readonly eavesdropper: Eavesdropper }>({
  eavesdropper: async ({ playwright: _ }, use) => {
    const cookies: string[] = [];
    const visits: string[] = [];
    const server = createServer(({ headers }, response) => {
      visits.push(headers.host ?? '');
      if (headers.cookie) cookies.push(headers.cookie);
      response.setHeader('content-type', 'text/html').end('<a href="/again">Again</a>');
    });
    server.listen(0, LOOPBACK);
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    await use({ port, cookies, visits });
    server.close();
    server.closeAllConnections();
  },
});

/** The person's browser visits the other program under a name, and goes on by a link of that page. */
async function visitAs(name: string, page: Page, port: number) {
  await page.goto(`http://${name}:${port}/`);
  await page.getByRole('link').click();
  await page.waitForURL(`http://${name}:${port}/again`);
}

/** The code of a socket that is closed because it proves nothing (RFC 6455 §7.4.1). */
const POLICY_VIOLATION = 1008;

/** The status of a request that is made without a browser. */
async function statusOf(address: URL, path: string, headers: Record<string, string>) {
  const request = get({ host: LOOPBACK, port: address.port, path, headers });
  const [answer] = (await once(request, 'response')) as [IncomingMessage];
  answer.resume();
  return answer.statusCode ?? 0;
}

/** The status with which a socket is refused, or the code with which it is closed after a call. */
const handshake = (address: URL, headers: Record<string, string>) =>
  new Promise<number>((resolve) => {
    const socket = new WebSocket(`ws://${LOOPBACK}:${address.port}/bridge`, { headers });
    socket.on('open', () => socket.send('{"id":1,"name":"app.start"}'));
    socket.on('close', resolve);
    socket.on('unexpected-response', (_request, { statusCode = 0 }) => resolve(statusCode));
    socket.on('error', () => undefined);
  });

test('another account gets no cookie of the console, and with every cookie neither page, socket nor picture', async ({
  page,
  sandbox,
  signInAs,
  eavesdropper,
}) => {
  test.slow();
  await sandbox.createIdentities(1);
  await signInAs('admin');
  await new ReviewPage(page, 'Identity Verification').enter();
  await page.keyboard.press('v');
  const pictures = page.getByRole('region', { name: 'Pictures' });
  const image = pictures.getByRole('img', { name: 'Document image' });
  await expect(image).toBeVisible({ timeout: 40_000 });
  const address = new URL(page.url());
  const picture = new URL((await image.getAttribute('src')) ?? '', address).pathname;
  const own = await page.context().cookies(address.origin);

  const { port, cookies, visits } = eavesdropper;
  const other = await page.context().newPage();
  for (const name of [LOOPBACK, 'localhost', 'other.localhost']) {
    await visitAs(name, other, port);
  }
  expect(visits.length).toBeGreaterThanOrEqual(6);
  expect(cookies).toEqual([]);

  // Its cookie, had it been sent, opens nothing under an address that other accounts know.
  const cookie = own.map(({ name, value }) => `${name}=${value}`).join('; ');
  expect(cookie).not.toBe('');
  for (const host of [LOOPBACK, 'localhost', 'other.localhost']) {
    const headers = { cookie, host: `${host}:${address.port}` };
    for (const path of ['/', '/bridge.js', picture]) {
      expect(await statusOf(address, path, headers)).toBeGreaterThanOrEqual(401);
    }
    expect(await handshake(address, { ...headers, origin: `http://${headers.host}` })).toBe(403);
  }

  // Nor does it open the socket for who has learnt the name: a page on another port has another storage.
  await visitAs(address.hostname, other, port);
  expect(await other.evaluate(() => Object.keys(localStorage))).toEqual([]);
  expect(cookies[0]).toContain(cookie);
  const headers = { cookie, host: address.host, origin: address.origin };
  expect(await handshake(address, headers)).toBe(POLICY_VIOLATION);
  await other.close();
});

test.describe('the start link', () => {
  test.use({ sharesHost: false });

  test('works once, leads to a name of its own, and continues in the same browser', async ({
    page,
    host,
    browser,
  }) => {
    const link = new URL(host.url);
    expect(link.hostname).toBe(LOOPBACK);
    await page.goto(`${host.url}#/about`);
    await expect(page).toHaveURL(`${host.origin}/#/about`);
    expect(new URL(host.origin).hostname).toMatch(/^[0-9a-f]{32}\.localhost$/u);
    await page.goto(host.url);
    await expect(page).toHaveURL(new RegExp(`^${host.origin}/(#.*)?$`, 'u'));
    const elsewhere = await browser.newContext();
    const stranger = await elsewhere.newPage();
    await stranger.goto(host.url);
    await expect(stranger.getByRole('heading')).toHaveText('This link has expired');
    await stranger.goto(link.origin);
    await expect(stranger.getByRole('heading')).toHaveText('Corridor is not open in this browser');
    await elsewhere.close();
  });

  test('opens the console from the file through which a window gets it', async ({
    page,
    host,
    dataDir,
  }) => {
    await page.goto(handOver(host.url, dataDir).url);
    await expect(page.getByLabel('E-mail', { exact: true })).toBeVisible();
    expect(new URL(page.url()).origin).toBe(host.origin);
  });
});

test.describe('who takes the port after Corridor was killed', () => {
  test('gets the cookie of a window that is still open, and no more; the window says that Corridor has ended', async ({
    page,
    apiUrl,
    dataDir,
  }) => {
    await using host = await startBrowserHost({ apiUrl, dataDir });
    await page.goto(host.url);
    await page.getByLabel('E-mail', { exact: true }).fill('ada@example.com');
    await page.getByLabel('Password', { exact: true }).fill('canary-password');
    const { port } = new URL(host.url);
    process.kill(host.pid, 'SIGKILL');
    const heard: string[] = [];
    const thief = createServer();
    const takePort = () =>
      once(thief.listen(Number(port), LOOPBACK), 'listening').then(
        () => true,
        () => false,
      );
    await expect.poll(takePort).toBe(true);
    const sockets = new WebSocketServer({ server: thief });
    sockets.on('connection', (socket, request) => {
      heard.push(JSON.stringify(request.headers));
      socket.on('message', (data) => heard.push(String(data)));
      socket.send('{"event":"session","payload":{"state":{"status":"signed-out"},"ended":false}}');
    });
    const cover = page.getByRole('dialog', { name: 'Corridor has ended' });
    await expect(cover).toBeVisible();
    await page.keyboard.press('Enter');
    await expect
      .poll(() => heard.filter((said) => said.startsWith('{"challenge"')).length)
      .toBeGreaterThan(1);
    expect(heard.join('\n')).not.toMatch(/canary|ada@|app\.start|drafts|session\.signIn/u);
    expect(heard.join('\n')).not.toContain('sec-websocket-protocol');
    await expect(cover).toBeVisible();
    sockets.close();
    thief.closeAllConnections();
    thief.close();
  });
});
