import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import type { FakeDesk } from '#renderer/testing/fakeBridge.ts';
import { answersWith, someOrders } from '#renderer/testing/lists.ts';
import { openPage } from '#renderer/testing/openPage.ts';
import { refuses } from '#renderer/testing/refusals.ts';
import { textsOf } from '#renderer/testing/texts.ts';

type Start = NonNullable<NonNullable<FakeDesk['handlers']>['exports.start']>;

const alert = page.getByRole('alertdialog');
const items = page.getByRole('menuitem');
const menu = page.getByRole('button', { name: 'Export' });

async function open(path: string, start: Start) {
  const opened = await openPage(path, {
    answers: answersWith(someOrders(3)),
    handlers: { 'exports.start': start },
  });
  const exportAs = async (name: string) => {
    await menu.click();
    await page.getByRole('menuitem', { name }).click();
  };
  const asked = () => opened.calls.filter(({ name }) => name === 'exports.start').at(-1)?.input;
  return { exportAs, asked };
}

it('the users are exported as PDF, XLS, CSV or CSV Lite with what the list shows; a failure is titled Error', {
  tags: ['2U02', '2U21', '2U22', '2U23', '2UD28'],
}, async () => {
  let start: Start = () => ({ status: 'saved', folder: '/x', fileName: 'users', opened: true });
  const { exportAs, asked } = await open('/users?status=banned&search=a', (input) => start(input));
  await menu.click();
  await expect.poll(() => textsOf(items)).toEqual(['PDF', 'XLS', 'CSV', 'CSV Lite']);
  await menu.click();
  for (const [name, format, isLite] of [
    ['PDF', 'pdf', undefined],
    ['XLS', 'xls', undefined],
    ['CSV', 'csv', undefined],
    ['CSV Lite', 'csv', true],
  ] as const) {
    await exportAs(name);
    await expect.poll(asked).toMatchObject({
      endpoint: 'users.export',
      format,
      input: { search: 'a', filters: { status: 'banned' }, ...(isLite && { isLite }) },
    });
    expect(asked()).not.toHaveProperty('input.page');
    await expect.element(page.getByText('Saved to Downloads: users').last()).toBeVisible();
  }
  start = refuses('The report could not be made', 500);
  await exportAs('PDF');
  await expect.element(alert).toHaveTextContent('ErrorThe report could not be made');
});

it('an export of orders that fails says so, with the words of the server', {
  tags: ['1L28'],
}, async () => {
  const { exportAs } = await open('/transactions', refuses('The report could not be made', 500));
  await exportAs('PDF');
  await expect.element(alert).toHaveTextContent('Unable to exportThe report could not be made');
});

it('an export on another host is asked about before anything is fetched', async () => {
  const host = '10.20.30.40';
  const { exportAs, asked } = await open('/transactions', ({ allowHost }) =>
    allowHost === host
      ? { status: 'saved', folder: '/x', fileName: 'orders.pdf', opened: true }
      : { status: 'foreign-host', host, place: 'private' },
  );
  await exportAs('PDF');
  const question = page.getByRole('alertdialog', { name: `Download from ${host}?` });
  await expect.element(question).toHaveTextContent('in a private network');
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect.element(question).not.toBeInTheDocument();
  expect(asked()).not.toHaveProperty('allowHost');
  await exportAs('PDF');
  await question.getByRole('button', { name: 'Download' }).click();
  await expect.element(page.getByText('Saved to Downloads: orders.pdf')).toBeVisible();
});
