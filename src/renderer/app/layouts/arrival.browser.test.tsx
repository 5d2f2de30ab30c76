import { expect, it, onTestFinished, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { documentNetwork, SHOWN, someDocument } from '#renderer/screens/verifications/testing.ts';
import { EVERYWHERE } from '#renderer/testing/everywhere.ts';
import { answersWith, someOrders } from '#renderer/testing/lists.ts';
import { openPage } from '#renderer/testing/openPage.ts';

const ANSWERS = { ...EVERYWHERE, ...answersWith(someOrders(3)) };

/** What is announced from now on. */
function watchAnnouncements(): () => readonly string[] {
  const notify = vi.spyOn(document, 'ariaNotify').mockReturnValue();
  onTestFinished(() => notify.mockRestore());
  return () => notify.mock.calls.map(([text]) => text);
}

it('another screen has the focus and is announced, opened by key, by link or by J', async () => {
  await openPage('/about', { answers: ANSWERS });
  const announced = watchAnnouncements();
  await userEvent.keyboard('gt');
  await page.getByRole('link', { name: '1002', exact: true }).findElement();
  await expect.poll(announced).toEqual(['Transactions']);
  expect(document.activeElement).toBe(page.getByRole('main').element());
  await page.getByRole('link', { name: '1001', exact: true }).click();
  await expect.poll(announced).toEqual(['Transactions', 'Order: 1001']);
  await userEvent.keyboard('j');
  await expect.poll(announced).toEqual(['Transactions', 'Order: 1001', 'Order: 1002']);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Users' }).click();
  await expect.poll(() => announced().at(-1)).toBe('Users');
  expect(document.activeElement).toBe(page.getByRole('main').element());
});

it('before the sign-in too, another screen has the focus and is announced', async () => {
  await openPage('/login', { role: null });
  const announced = watchAnnouncements();
  await page.getByRole('link', { name: 'Sign Up' }).click();
  await expect.poll(announced).toEqual(['Create Account']);
  expect(document.activeElement).toBe(page.getByRole('main').element());
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expect.poll(announced).toEqual(['Create Account', 'About bank']);
  expect(document.activeElement).toBe(page.getByRole('main').element());
});

it('the first Tab reaches the way past the bar and the navigation, to the first row', async () => {
  const opened = await openPage('/transactions', { answers: ANSWERS });
  await userEvent.keyboard('{Tab}');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  expect(document.activeElement).toBe(skip.element());
  await userEvent.keyboard('{Enter}');
  expect(document.activeElement?.closest('[row-business-key]')).toHaveAttribute(
    'row-business-key',
    '1001',
  );
  expect(opened.place()).toBe('/transactions');
});

/** Without the focus, which a person's click would take along. */
const refresh = () =>
  (page.getByRole('button', { name: 'Refresh', exact: true }).element() as HTMLElement).click();

const no = page.getByRole('button', { name: 'No', exact: true });

it('an act that keeps its button, disabled, keeps the focus on it', async () => {
  const order = { id: 1001, status: 'unable_to_void' };
  const opened = await openPage('/transactions?inspect=1001', {
    answers: { ...ANSWERS, ...answersWith([order]) },
  });
  const pane = page.getByRole('region', { name: 'Order 1001' });
  const act = pane.getByRole('button', { name: 'Void', exact: true });
  await act.click();
  await no.click();
  await expect.element(no).not.toBeInTheDocument();
  expect(document.activeElement).toBe(act.element());
  opened.answer(answersWith([{ ...order, status: 'cancelled' }]));
  refresh();
  await expect.element(act).toHaveAttribute('aria-disabled', 'true');
  expect(document.activeElement).toBe(act.element());
});

it('an act that takes its own button away leaves the focus in the pane', async () => {
  const waiting = someDocument({ id: 1 });
  const opened = await openPage('/doc-verifications/identity?inspect=1', {
    answers: { ...ANSWERS, ...documentNetwork([waiting]) },
    handlers: SHOWN,
  });
  const pane = page.getByRole('region', { name: 'Request 1' });
  const actions = pane.getByRole('button', { name: 'Actions' });
  await actions.click();
  await page.getByRole('menuitem', { name: 'Approve' }).click();
  await no.click();
  await expect.element(no).not.toBeInTheDocument();
  expect(document.activeElement).toBe(actions.element());
  opened.answer(documentNetwork([{ ...waiting, status: 'approved' }]));
  refresh();
  await expect.element(actions).not.toBeInTheDocument();
  await expect.poll(() => document.activeElement).toBe(pane.element());
});
