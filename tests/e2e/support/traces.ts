/** Personal data that a person leaves in a window, and the files it is found in. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';

/** What no file may hold: a name that was searched, a text that was typed, and who signed in. */
const PERSONAL = [
  'Canary Searched',
  'canary-searched',
  'Canary%20Searched',
  'Canary+Searched',
  'canary-typed',
  'ada.canary@example.com',
];

/** The files of a folder that hold one of the texts, in the writing of texts or of Chromium's databases. */
export function filesWithTraces(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
    .filter((file) => {
      const content = readFileSync(file);
      return PERSONAL.some(
        (text) => content.includes(text) || content.includes(Buffer.from(text, 'utf16le')),
      );
    });
}

/** Signs in, first as nobody there is, searches a name twice, and types what is not sent. */
export async function leaveTraces(page: Page): Promise<void> {
  const go = (path: string) => page.evaluate((hash) => location.assign(hash), `#${path}`);
  const email = page.getByLabel('E-mail', { exact: true });
  const password = page.getByLabel('Password', { exact: true });
  await email.fill('ada.canary@example.com');
  await password.fill('canary-typed');
  await password.press('Enter');
  await page.getByText('You entered an invalid username or password').waitFor();
  await page.keyboard.press('Escape');
  await email.fill('admin@corridor.test');
  await password.fill('corridor');
  await password.press('Enter');
  await page.waitForURL(/#\/(?!login)/u);
  await go('/transactions?search=Canary%20Searched');
  const search = page.getByRole('searchbox').first();
  await expect(search).toHaveValue('Canary Searched');
  await go('/users?search=Canary%20Searched');
  await search.fill('canary-typed');
  await go('/about');
}
