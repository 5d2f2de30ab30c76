/** The recipient's handle: suggestions of people sent to before, and who has it. */
import { expect, onTestFinished, test, vi } from 'vitest';
import { commands, page, userEvent } from 'vitest/browser';
import type { Answers } from '#renderer/testing/fakeBridge.ts';
import { textsOf } from '#renderer/testing/texts.ts';
import { confirmation, goOn, handle, line, memo, openTransfer, STRANGER } from '../testing.ts';

const JOANN = { id: 7, email: 'joann@mail.example', full_name: 'Joann Obi' };
const options = page.getByRole('listbox').getByRole('option');
const joann = options.filter({ hasText: 'Joann Obi' });

const openWithJoann = () => openTransfer({ 'senders.beneficiaries': { data: [JOANN] } });

test.each(['Tab', 'Enter'])(
  'a full handle stays when %s is pressed, with any suggestions',
  {
    tags: ['3C11', '3C12'],
  },
  async (key) => {
    await openWithJoann();
    await handle.click();
    await userEvent.keyboard('ann@mail.example');
    await expect.element(joann).toBeVisible();
    await userEvent.keyboard(`{${key}}`);
    await expect.element(options).not.toBeInTheDocument();
    await expect.element(handle).toHaveValue('ann@mail.example');
  },
);

test('a suggestion is taken by the arrow keys, or by a click', { tags: ['3C11'] }, async () => {
  await openWithJoann();
  await handle.fill('ann');
  await expect.element(joann).toBeVisible();
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await expect.element(handle).toHaveValue('joann@mail.example');
  await handle.fill('joan');
  await joann.click();
  await expect.element(handle).toHaveValue('joann@mail.example');
});

test('previous recipients are searched from two characters on, 300 ms after the last', {
  tags: ['3C11'],
}, async () => {
  const { asked } = await openWithJoann();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  onTestFinished(() => void vi.useRealTimers());
  for (const [text, rest] of [
    ['a', 1000],
    ['an', 299],
    ['ann', 299],
  ] as const) {
    await handle.fill(text);
    await vi.advanceTimersByTimeAsync(rest);
  }
  expect(asked('senders.beneficiaries')).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  vi.useRealTimers();
  await expect.element(joann).toBeVisible();
  expect(asked('senders.beneficiaries')).toEqual([{ id: '7', email: 'ann' }]);
});

test('suggestions of an older text are gone with the next letter', {
  tags: ['3C11'],
}, async () => {
  const typed = 'user2023@mail.example';
  const older = { ...JOANN, email: 'user2022@mail.example', full_name: 'Older Text' };
  const opened = await openTransfer({ 'senders.beneficiaries': { data: [older] } });
  await handle.fill('user202');
  await expect.poll(() => textsOf(options).join()).toContain('Older Text');
  opened.answer({ 'senders.beneficiaries': () => new Promise(() => undefined) });
  await handle.fill(typed);
  await expect.element(options).not.toBeInTheDocument();
  await userEvent.keyboard('{ArrowDown}{Tab}');
  await expect.element(handle).toHaveValue(typed);
});

test('suggestions that come when the field has been left do not open', {
  tags: ['3C11'],
}, async () => {
  const answer = Promise.withResolvers<{ data: (typeof JOANN)[] }>();
  const { asked } = await openTransfer({ 'senders.beneficiaries': () => answer.promise });
  await handle.fill('ann@mail.example');
  await expect.poll(() => asked('senders.beneficiaries')).toHaveLength(1);
  await userEvent.keyboard('{Tab}');
  await memo.fill('Rent');
  answer.resolve({ data: [JOANN] });
  await new Promise((drawn) => setTimeout(drawn, 200));
  expect(options.query()).toBeNull();
  await handle.click();
  await userEvent.keyboard('{ArrowDown}');
  await expect.poll(() => textsOf(options).join()).toContain('Joann Obi');
});

test('a recipient is shown as a person when the field is left, and confirmed with the e-mail', {
  tags: ['3C02', '3C35', '3C41'],
}, async () => {
  const opened = await openTransfer({ 'senders.findHandle': { data: JOANN } });
  const person = page.getByRole('form').getByRole('status').filter({ hasText: /\S/u });
  await handle.fill(JOANN.email);
  await expect.element(person).not.toBeInTheDocument();
  await userEvent.keyboard('{Tab}');
  await expect.element(person).toHaveTextContent('Joann Obi');
  await expect.element(person).toHaveTextContent('joann@mail.example');
  expect(await commands.violations()).toEqual([]);
  await goOn.click();
  await confirmation.findElement();
  expect(line('Recipient')).toBe('Joann Obijoann@mail.example');
  await confirmation.getByRole('button', { name: 'Cancel' }).click();

  opened.answer({ 'senders.findHandle': { data: null } });
  await handle.fill(STRANGER);
  await expect.element(person).not.toBeInTheDocument();
  await userEvent.keyboard('{Tab}');
  await expect.element(person).toHaveTextContent('No registered user has this address');
});

test.each([
  [{ id: 7, email: 'ada@mail.example', firstName: 'Ada', lastName: 'Obi' }],
  [{ firstName: 'Ada', lastName: 'Obi' }],
  [{ firstname: 'Ada', lastname: 'Obi' }],
])(
  'a recipient in either spelling has a name, and is registered: %j',
  {
    tags: ['3C35', '3C43'],
  },
  async (found) => {
    await openTransfer({
      'senders.findHandle': { data: found } as Answers['senders.findHandle'] & object,
    });
    await handle.fill(JOANN.email);
    await goOn.click();
    await confirmation.findElement();
    expect(line('Recipient')).toContain('Ada Obi');
  },
);
