/** What is nowhere on the disk once a person has worked with the console. */
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium, expect } from '@playwright/test';
import { isOnOwnKeyring } from '#cli/setup/machine/keychain.ts';
import { chromiumPath, LAUNCH_FLAGS } from '#support/chromium.ts';
import { JOINABLE, startStandIn } from '#support/electron/launch.ts';
import { startRelay } from '#support/relay.ts';
import { OrdersPage } from '../../pages/OrdersPage.ts';
import { SignInPage } from '../../pages/SignInPage.ts';
import { emailOf, PASSWORD, test } from '../../support/fixtures.ts';

/** Not the sandbox's own password, which is also the program's name and in every path. */
const CANARY_PASSWORD = 'Kanarienvogel-7319';

/** All tokens sent over the wire. */
function tokensIn(heard: readonly string[]): readonly string[] {
  const found = heard.flatMap((text) => [
    ...text.matchAll(/"(?:access|refresh)_token":\s*"([^"]+)"/gu),
  ]);
  return [...new Set(found.map(([, token]) => token ?? ''))];
}

/** The forms that a text may have in a file. */
const spellings = (secret: string): readonly Buffer[] => [
  Buffer.from(secret, 'utf8'),
  Buffer.from(secret, 'utf16le'),
  Buffer.from(Buffer.from(secret).toString('base64').replace(/[=]+$/u, '')),
  Buffer.from(encodeURIComponent(secret)),
];

/** Which files below a folder hold one of the secrets. */
async function filesWith(folder: string, secrets: readonly string[]): Promise<readonly string[]> {
  const wanted = secrets.flatMap(spellings);
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  const holding: string[] = [];
  for (const { parentPath, name } of files) {
    const content = await readFile(join(parentPath, name));
    if (wanted.some((secret) => content.includes(secret))) holding.push(name);
  }
  return holding;
}

/** The keychain is tested where tests have a separate one: `npm test` brings it. */
const VAULTS = isOnOwnKeyring() ? ['memory', 'keychain'] : ['memory'];

for (const vault of VAULTS) {
  test(`no token and no password is in any file or log line, kept in ${vault}`, {
    tag: ['@stand-in', '@1S07', '@1S08'],
  }, async ({ sandbox, dataDir }) => {
    await using relay = await startRelay(sandbox.url);
    const profile = join(dataDir, 'electron');
    const context = await chromium.launchPersistentContext(profile, {
      executablePath: chromiumPath(),
      args: [...LAUNCH_FLAGS, ...JOINABLE],
    });
    const console = await startStandIn({
      context,
      profile,
      args: ['--api', relay.url, '--data-dir', dataDir],
      env: { CORRIDOR_VAULT: vault },
    });
    expect(await console.evaluate(({ app }) => app.getPath('userData'))).toBe(profile);

    const page = console.window;
    const signIn = new SignInPage(page);
    await signIn.signIn(emailOf('admin'), CANARY_PASSWORD);
    await page.getByRole('alertdialog').getByRole('button', { name: 'OK' }).click();
    await page.getByRole('checkbox', { name: 'Remember me' }).check();
    await signIn.signIn(emailOf('admin'), PASSWORD);
    await page.getByRole('navigation', { name: 'Main' }).waitFor();
    const orders = new OrdersPage(page);
    await orders.open();
    await sandbox.expireAccessTokens();
    await page.getByRole('button', { name: 'Refresh' }).click();
    await expect.poll(() => tokensIn(relay.heard()).length).toBeGreaterThanOrEqual(4);
    await orders.search.fill('okafor');
    await expect(page).toHaveURL(/search=okafor$/u);
    await console[Symbol.asyncDispose]();
    await context.close();

    const secrets = [...tokensIn(relay.heard()), CANARY_PASSWORD];
    expect(relay.heard().join()).toContain(CANARY_PASSWORD);
    expect(await filesWith(dataDir, ['session.'])).toContain('corridor.log');
    expect(await filesWith(dataDir, secrets)).toEqual([]);
    expect(secrets.filter((secret) => console.output().includes(secret))).toEqual([]);

    // The search does find what is there.
    await writeFile(join(profile, 'planted'), `x${secrets[0]}x`);
    expect(await filesWith(dataDir, secrets)).toEqual(['planted']);
  });
}
