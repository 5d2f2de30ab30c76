import { expect, it } from 'vitest';
import { commands, page, userEvent } from 'vitest/browser';
import { openPage } from '#renderer/testing/openPage.ts';

const cover = page.getByRole('dialog', { name: 'Corridor has ended' });
const password = page.getByLabelText('Password', { exact: true });

it('a window whose program has ended says so, and shows no form until that is back', async () => {
  const { tell } = await openPage('/login', { role: null });
  await password.fill('typed');
  tell('program', { hasEnded: true });
  await expect.element(cover).toHaveTextContent('Close this window and start Corridor again.');
  expect(await commands.violations()).toEqual([]);
  const { left, top, right, bottom } = cover.element().getBoundingClientRect();
  expect([left, top, right, bottom]).toEqual([0, 0, window.innerWidth, window.innerHeight]);
  for (const key of ['{Escape}', '{Escape}', '{Tab}', 'x']) await userEvent.keyboard(key);
  await expect.element(cover).toBeVisible();
  expect(document.querySelector('input:focus')).toBeNull();
  tell('program', { hasEnded: false });
  await expect.element(password).toHaveValue('typed');
  expect(cover.query()).toBeNull();
});

it('nor a dialog that was open', async () => {
  const { tell } = await openPage('/settings', {});
  await userEvent.keyboard('?');
  await expect.element(page.getByRole('dialog').first()).toBeVisible();
  tell('program', { hasEnded: true });
  await expect.element(cover).toBeVisible();
  const { left, top } = cover.element().getBoundingClientRect();
  expect(cover.element().contains(document.elementFromPoint(left + 400, top + 300))).toBe(true);
});
