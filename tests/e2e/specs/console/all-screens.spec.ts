/**
 * A picture of every screen, light and dark, in two sizes, into `out/screens/`; `npm run screens` takes
 * them in the system's high contrast as well.
 */
import { hash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import process from 'node:process';
import { type CDPSession, expect, type Page } from '@playwright/test';
import { routeOf } from '#domain/access/routes.ts';
import { ROUTE_PATHS } from '#domain/access/screens.ts';
import { startBrowserHost } from '#support/harness.ts';
import { atRest } from '#support/rest.ts';
import { emailOf, PASSWORD, test } from '../../support/fixtures.ts';
import { emptyFolder } from '../../support/pictures.ts';
import { IN_PRACTICE, type Shot, SIGNED_IN, SIGNED_OUT } from '../../support/shots.ts';

const OUT = join(import.meta.dirname, '../../../../out/screens');
const SMALL = { width: 1280, height: 720 };
const LARGE = { width: 1920, height: 1080 };
interface Look {
  readonly theme: 'light' | 'dark' | 'high-contrast';
  readonly viewport: { readonly width: number; readonly height: number };
}

/** Each differs from the one before in one thing, so that less is drawn again. */
const LOOKS: readonly Look[] = [
  { theme: 'light', viewport: SMALL },
  { theme: 'dark', viewport: SMALL },
  { theme: 'dark', viewport: LARGE },
  { theme: 'light', viewport: LARGE },
];
const IN_HIGH_CONTRAST: readonly Look[] = [
  { theme: 'high-contrast', viewport: LARGE },
  { theme: 'high-contrast', viewport: SMALL },
];
const TAKEN = process.env['EVERY_PICTURE'] === '1' ? [...LOOKS, ...IN_HIGH_CONTRAST] : LOOKS;

/** A copied link has no screen: it redirects to the order. */
const LEADS_ON = '/offers/:id';

/** Milliseconds for all pictures on a machine that does other things as well. */
const LIMIT_MS = 15 * 60_000;
/** Milliseconds until a screen that is not there counts as missing. */
const SHOWN_MS = 20_000;
/** Milliseconds in which a world of practice is made. */
const WORLD_MS = 90_000;

/** Once the fonts are there, what a new size or theme changes is drawn, and nothing moves. */
async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready;
  });
  await page.evaluate(atRest);
}

/** The weights of the visible texts, but those of pictures, that are neither regular nor semibold. */
const oddWeights = (page: Page) =>
  page.evaluate(() => {
    const odd = new Map<string, string>();
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const { parentElement: of, textContent: words } = text;
      if (!(words?.trim() && of?.checkVisibility()) || of.closest('svg')) continue;
      const { fontWeight } = getComputedStyle(of);
      if (!['400', '600'].includes(fontWeight)) odd.set(fontWeight, words.trim());
    }
    return [...odd].map(([weight, words]) => `'${words}' is of the weight ${weight}`);
  });

/** Takes the pictures of what the page shows now; gives their names by what they look like. */
async function shoot(
  page: Page,
  camera: CDPSession,
  name: string,
): Promise<readonly (readonly [string, string])[]> {
  const taken: (readonly [string, string])[] = [];
  for (const { theme, viewport } of TAKEN) {
    await page.setViewportSize(viewport);
    const forcedColors = theme === 'high-contrast' ? 'active' : 'none';
    await page.emulateMedia({ colorScheme: theme === 'light' ? 'light' : 'dark', forcedColors });
    await settled(page);
    const file = `${name}-${theme}-${viewport.width}.png`;
    // Larger files than Playwright's own, in two thirds of the time.
    const options = { format: 'png', optimizeForSpeed: true } as const;
    const { data } = await camera.send('Page.captureScreenshot', options);
    await writeFile(join(OUT, file), data, 'base64');
    taken.push([hash('sha256', data), file]);
  }
  return taken;
}

test('every route is pictured in both themes and two sizes, and no two pictures are alike', async ({
  page,
  dataDir,
  signInPage,
}) => {
  test.setTimeout(LIMIT_MS);
  page.setDefaultTimeout(SHOWN_MS);
  await emptyFolder(OUT, '');
  const camera = await page.context().newCDPSession(page);
  const troubles: string[] = [];
  let now = '';
  page.on('console', (message) => {
    if (message.type() === 'error') troubles.push(`${now}: ${message.text()}`);
  });
  page.on('pageerror', (error) => troubles.push(`${now}: ${error.message}`));
  const seen = new Map<string, string>();
  const visited = new Set<string>();

  const show = async ({ name, route, go }: Shot) => {
    now = name;
    try {
      await go(page);
    } catch (error) {
      troubles.push(`${name} is not reached: ${error instanceof Error ? error.message : error}`);
      return;
    }
    const place = new URL(page.url()).hash.slice(1);
    if ((routeOf(place) ?? null) === route) visited.add(String(route));
    else troubles.push(`${name} is at ${place}, not at ${route}`);
    troubles.push(...(await oddWeights(page)).map((odd) => `${name}: ${odd}`));
    for (const [look, file] of await shoot(page, camera, name)) {
      const twin = seen.get(look);
      if (twin) troubles.push(`${file} is the same picture as ${twin}`);
      seen.set(look, file);
    }
  };

  for (const shot of SIGNED_OUT) await show(shot);
  await page.evaluate(() => {
    window.location.hash = '#/login';
  });
  await signInPage.signIn(emailOf('admin'), PASSWORD);
  await page.getByRole('navigation', { name: 'Main' }).waitFor();
  // It is about the tests' own installation, not about the screens.
  await page.getByRole('button', { name: 'Dismiss notice' }).click();
  for (const shot of SIGNED_IN) await show(shot);

  await using practice = await startBrowserHost({ dataDir });
  await page.goto(practice.url);
  await signInPage.signIn(emailOf('admin'), PASSWORD);
  // A world is made first.
  await page.getByRole('navigation', { name: 'Main' }).waitFor({ timeout: WORLD_MS });
  await page.getByRole('button', { name: 'Dismiss first exercise' }).click();
  for (const shot of IN_PRACTICE) await show(shot);

  expect(troubles).toEqual([]);
  const missing = ROUTE_PATHS.filter((path) => path !== LEADS_ON && !visited.has(path));
  expect(missing).toEqual([]);
});
