import { describe, expect, it } from 'vitest';
import { commands, page, userEvent } from 'vitest/browser';
import { openPage } from '#renderer/testing/openPage.ts';
import { violationsWhileOpen } from '#renderer/testing/violations.ts';

const named = (name: string) => page.getByRole('combobox', { name });
const country = named('Country of business');
const state = named('State');
const prefix = named('Phone code');
const phone = page.getByRole('textbox', { name: 'Contact phone' });
const options = page.getByRole('listbox').getByRole('option');
/** The option that Enter would choose. */
const active = () => document.querySelector('[role=option][data-activedescendant]');

/** A screen with all pickers, before anyone signs in. */
async function open(theme = 'light') {
  const opened = await openPage('/about-bank', { role: null, preferences: { theme } });
  await country.and(page.getByPlaceholder('Choose a country')).findElement();
  return opened;
}

describe('the pickers', () => {
  it('choose nothing while the keys move through them', { tags: ['3G01'] }, async () => {
    await open();
    country.element().focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect.element(options.first()).toHaveTextContent('AfghanistanAF');
    await userEvent.keyboard('{Escape}{Tab}');
    await expect.element(country).toHaveValue('');
  });

  it('draw the visible options, and others when they are reached', {
    tags: ['3G09'],
  }, async () => {
    await open();
    country.element().focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect.element(options.first()).toHaveAttribute('aria-setsize', '250');
    expect(options.length).toBeLessThan(120);
    await userEvent.keyboard('{End}');
    await expect.poll(() => active()?.textContent).toBe('ZimbabweZW');
    const { top, bottom } = active()?.getBoundingClientRect() ?? new DOMRect();
    expect(top).toBeGreaterThan(0);
    expect(bottom).toBeLessThan(window.innerHeight);
  });

  it('find a country by its name in its own language, by its code and by a part', {
    tags: ['3G01', '3G10'],
  }, async () => {
    const opened = await open();
    await country.fill('Deutschl');
    await expect.poll(() => active()?.textContent).toBe('GermanyDE');
    await country.fill('atlantis');
    await expect.element(options).toHaveTextContent('No matching country');
    await userEvent.keyboard('{Escape}');
    await expect.element(country).toHaveValue('');
    await country.fill('cote d');
    await userEvent.keyboard('{Enter}');
    await expect.element(country).toHaveValue('Ivory Coast');
    await country.fill('gb');
    await userEvent.keyboard('{Tab}');
    await expect.element(country).toHaveValue('United Kingdom');
    await country.fill('');
    phone.element().focus();
    await expect.element(country).toHaveValue('');
    expect(opened.askedNames()).toEqual([]);
  });

  it('offer the states of the chosen country, and none where it has none', {
    tags: ['3G10', '3W08'],
  }, async () => {
    await open();
    await expect.element(state).toBeDisabled();
    await expect.element(state).toHaveAttribute('placeholder', 'Choose a country first');
    await country.fill('gb');
    await userEvent.keyboard('{Tab}');
    await expect.element(state).toHaveAttribute('placeholder', 'Choose a state');
    await state.fill('gb-ess');
    await expect.poll(() => active()?.textContent).toContain('Essex');
    await userEvent.keyboard('{Enter}');
    await expect.element(state).toHaveValue('Essex');
    await country.fill('bouvet');
    await userEvent.keyboard('{Enter}');
    await expect.element(state).toBeDisabled();
    await expect.element(state).toHaveAttribute('placeholder', 'No states');
    await country.fill('United Kingdom');
    phone.element().focus();
    await expect.element(country).toHaveValue('United Kingdom');
    await expect.element(state).toHaveValue('');
  });

  it('keep phone code and number together, in both forms of input', {
    tags: ['3G09'],
  }, async () => {
    await open();
    await country.fill('gb');
    await userEvent.keyboard('{Tab}');
    await expect.element(prefix).toHaveAttribute('placeholder', '+44');
    await phone.fill('+86 139 1234 5678');
    await expect.element(prefix).toHaveValue('+86');
    for (const [typed, chosen] of [
      ['united states', '+1'],
      ['canada', '+1'],
      ['+234', '+234'],
    ] as const) {
      await prefix.fill(typed);
      await userEvent.keyboard('{Enter}');
      await expect.element(phone).toHaveValue(`${chosen} 139 1234 5678`);
      await expect.element(prefix).toHaveValue(chosen);
    }
  });

  it.each(['light', 'dark'])(
    'have no violation in the %s theme, open or closed',
    { tags: ['3G09'] },
    async (theme) => {
      await open(theme);
      expect(await commands.violations()).toEqual([]);
      await country.fill('united');
      await expect.element(options.first()).toBeVisible();
      expect(await violationsWhileOpen()).toEqual([]);
      await userEvent.keyboard('{Enter}');
      await state.fill('nowhere at all');
      await expect.element(options).toHaveTextContent('No matching state');
      expect(await violationsWhileOpen()).toEqual([]);
      await userEvent.keyboard('{Escape}');
      await prefix.click();
      await expect.element(options.first()).toBeVisible();
      expect(await violationsWhileOpen()).toEqual([]);
    },
  );
});
