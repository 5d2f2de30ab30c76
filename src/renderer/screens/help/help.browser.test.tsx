import { describe, expect, it } from 'vitest';
import { commands, page, userEvent } from 'vitest/browser';
import { openPage } from '#renderer/testing/openPage.ts';
import { TOPICS, type Topic } from './topics.ts';

const NOTHING = { models: [], pagination: { rowCount: 0 } };
const answers = { 'orders.list': NOTHING, 'users.list': { data: [], pagination: { rowCount: 0 } } };
const PICTURED = (TOPICS as readonly Topic[]).filter(({ picture }) => picture);
const article = page.getByRole('article');
const topic = (name: string) => page.getByRole('tab', { name });

/**
 * Sends F1 as the browser does, and says whether the page took it. A key that is pressed may come to the frame
 * around the page, and the browser then opens a help of its own in a further tab.
 */
const pressF1 = (at: Element): boolean =>
  !at.dispatchEvent(new KeyboardEvent('keydown', { key: 'F1', bubbles: true, cancelable: true }));

describe('Help', () => {
  it('opens with F1 from anywhere', async () => {
    const { place } = await openPage('/my-actions', { answers });
    const title = page.getByRole('heading', { name: 'My actions', level: 1 });
    expect(pressF1(await title.findElement())).toBe(true);
    await expect.element(page.getByRole('heading', { name: 'Help', exact: true })).toBeVisible();
    expect(place()).toBe('/help');
  });

  it('opens with F1 before the sign-in, also while typing', async () => {
    const { place } = await openPage('/login', { role: null });
    expect(pressF1(await page.getByRole('textbox', { name: 'E-mail' }).findElement())).toBe(true);
    await expect.element(page.getByRole('heading', { name: 'Help', exact: true })).toBeVisible();
    expect(place()).toBe('/help');
  });

  it('says what each screen is for that the role may open, and leads there', async () => {
    await openPage('/help', { role: 'manager' });
    await expect.element(article).toHaveTextContent('Search, review and act on orders.');
    await expect.element(article).not.toHaveTextContent('Review identity documents.');
    await expect
      .element(article.getByRole('link', { name: 'Users', exact: true }))
      .toHaveAttribute('href', '#/users');
  });

  it('lists the keys of every screen', async () => {
    await openPage('/help?topic=keys');
    for (const name of ['List', 'Actions', 'Queue', 'Order', 'User', 'General', 'Go to']) {
      await expect.element(article.getByRole('table', { name, exact: true })).toBeVisible();
    }
    await expect.element(article).toHaveTextContent('Rotate left');
    for (const [name, keys] of [
      ['Accept or approve', 'A'],
      ['Decline or cancel', 'D'],
      ['Mark as Completed', 'M'],
      ['Choose a reason to decline', '1–8'],
    ] as const) {
      const row = article
        .getByRole('table', { name: 'Queue' })
        .getByRole('row', { name: new RegExp(`^${name}`, 'u') });
      await expect.element(row).toHaveTextContent(keys);
    }
    const complete = article
      .getByRole('table', { name: 'Actions' })
      .getByRole('row', { name: /^Complete Order/u });
    await expect.element(complete).toHaveTextContent('MActions of an order');
    await expect.element(article.getByRole('row', { name: /^Help/u })).toHaveTextContent('F1');
  });

  it('has a separate address for each page', async () => {
    const { place, goBack } = await openPage('/help');
    await topic('What Corridor cannot prevent').click();
    await expect.element(article).toHaveTextContent('Two people act at the same moment.');
    expect(place()).toBe('/help?topic=limits');
    await goBack();
    await expect.element(article).toHaveTextContent('Search, review and act on orders.');
  });

  it.each(PICTURED)('has a picture on its page $id', async ({ id }) => {
    await openPage(`/help?topic=${id}`);
    const picture = article.getByRole('figure').getByRole('presentation');
    await expect.poll(() => (picture.element() as HTMLImageElement).naturalWidth).toBe(2 * 768);
  });

  it('keeps its list of pages inside a low window', async () => {
    await page.viewport(1280, 480);
    await openPage('/help', { role: null });
    const last = page.getByRole('tab').last();
    await topic('What each screen is for').click();
    await userEvent.keyboard('{End}');
    await expect.element(last).toHaveFocus();
    const bottomOf = (found: Element) => found.getBoundingClientRect().bottom;
    expect(bottomOf(last.element())).toBeLessThanOrEqual(
      bottomOf(page.getByRole('tablist', { name: 'Pages' }).element()),
    );
  });

  it.each(['admin', 'manager', 'principal'])('has a first day for the role %s', async (role) => {
    await openPage('/help', { role });
    await topic(`A first day: ${role}`).click();
    await expect.element(article).toHaveTextContent('In the morning');
  });

  it('is found in the palette by its titles and its text', async () => {
    const { place } = await openPage('/help', { answers });
    await page.getByRole('button', { name: 'Find anything' }).click();
    const field = page.getByRole('combobox', { name: 'Find anything' });
    await field.fill('cannot prevent');
    await expect
      .element(page.getByRole('option', { name: 'What Corridor cannot prevent' }))
      .toBeVisible();
    await field.fill('screenshot');
    await page.getByRole('option', { name: 'What Corridor cannot prevent' }).click();
    await expect.poll(place).toBe('/help?topic=limits');
  });

  it.each(['screens', 'keys', 'actions', 'first-day-admin'])(
    'axe finds nothing wrong with its page %s',
    async (id) => {
      await openPage(`/help?topic=${id}`);
      await expect.element(article).toBeVisible();
      expect(await commands.violations()).toEqual([]);
    },
  );
});
