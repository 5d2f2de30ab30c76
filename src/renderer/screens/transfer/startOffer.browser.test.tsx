import { describe, expect, it, onTestFinished } from 'vitest';
import { commands, page } from 'vitest/browser';
import type { FakeDesk } from '#renderer/testing/fakeBridge.ts';
import { openPage } from '#renderer/testing/openPage.ts';
import { ANSWERS, limits } from './testing.ts';

const PATH = '/offers/create';
const offer = page.getByRole('complementary', { name: 'Start page' });
const button = (name: string) => offer.getByRole('button', { name });

/** The landing; once its form is drawn, the offer is there or does not come. */
async function land(desk: FakeDesk = {}) {
  const opened = await openPage(PATH, { answers: ANSWERS, ...desk });
  await limits.findElement();
  return opened;
}

/** What the setting says after another start of the program. */
async function startPageOf({ goTo, reload }: Awaited<ReturnType<typeof land>>) {
  await goTo('/settings');
  await reload();
  const field = page.getByRole('combobox', { name: 'Start page' });
  await field.findElement();
  return field.element().textContent;
}

describe('the offer of a start page', () => {
  it('comes once on this computer, and is gone once the screen was left', async () => {
    const { goTo, reload } = await land();
    await expect.element(offer).toHaveTextContent('Corridor opens Create Order after you sign in.');
    expect(await commands.violations()).toEqual([]);
    await goTo('/settings');
    await expect.element(offer).not.toBeInTheDocument();
    await goTo(PATH);
    await limits.findElement();
    expect(offer.elements()).toEqual([]);
    await reload();
    await limits.findElement();
    expect(offer.elements()).toEqual([]);
  });

  it('stays while the form is changed', async () => {
    await land();
    await page.getByRole('tab', { name: 'Send money' }).click();
    await limits.findElement();
    await expect.element(offer).toBeVisible();
  });

  it('keeps Home', async () => {
    const opened = await land();
    await button('Start on Home').click();
    await expect.element(offer).not.toBeInTheDocument();
    await expect.element(page.getByText(/^Corridor starts on Home/u).first()).toBeVisible();
    expect(await startPageOf(opened)).toBe('Home');
  });

  it('keeps one of the screens that the role may start on', async () => {
    const opened = await land({ role: 'manager' });
    await button('Start on another screen').click();
    const item = (name: string) => page.getByRole('menuitem', { name, exact: true });
    await expect.element(item('Dispute Resolution')).toBeVisible();
    for (const name of ['Identity Verification', 'Home', 'Create Order']) {
      expect(item(name).elements()).toEqual([]);
    }
    await item('Dispute Resolution').click();
    await expect.element(offer).not.toBeInTheDocument();
    expect(await startPageOf(opened)).toBe('Dispute Resolution');
  });

  it('changes nothing where it is dismissed', async () => {
    const opened = await land();
    await button('Keep Create Order').click();
    await expect.element(offer).not.toBeInTheDocument();
    expect(await startPageOf(opened)).toBe('Create Order');
  });

  it('moves nothing when it goes', async () => {
    onTestFinished(() => page.viewport(1440, 900));
    await page.viewport(1280, 720);
    await land();
    const forms = page.getByRole('tablist', { name: 'Forms' }).element();
    const before = forms.getBoundingClientRect().y;
    await button('Keep Create Order').click();
    await expect.element(offer).not.toBeInTheDocument();
    expect(forms.getBoundingClientRect().y).toBe(before);
  });

  it('does not come where a start page was chosen', async () => {
    await land({ preferences: { startPage: '/transactions' } });
    expect(offer.elements()).toEqual([]);
  });

  it('leaves the first exercise its turn where there is only practice', async () => {
    const app = { practice: true, practiceSwitch: null } as const;
    await land({ app });
    expect(offer.elements()).toEqual([]);
  });

  it('comes there once the exercise was offered', async () => {
    const app = { practice: true, practiceSwitch: null } as const;
    await land({ app, preferences: { 'exercises.offered': true } });
    await expect.element(offer).toBeVisible();
  });
});
