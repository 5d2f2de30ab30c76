import { expect, it } from 'vitest';
import { cdp, type Locator, page, userEvent } from 'vitest/browser';
import { answersWith, someOrders } from '#renderer/testing/lists.ts';
import { openPage } from '#renderer/testing/openPage.ts';
import { refuses } from '#renderer/testing/refusals.ts';

/** A text as chats and sheets give it to the clipboard: marks around it and in its middle. */
const copied = (text: string) =>
  `\u202A\u2066\u200E${text.slice(0, 2)}\u200B\u2060${text.slice(2)}\u2069\u202C\u200F\uFEFF`;

/** Puts the text in place of what the field has, as pasting does. */
async function paste(field: Locator, text: string): Promise<void> {
  await field.click();
  await userEvent.keyboard('{Control>}a{/Control}');
  await cdp().send('Input.insertText', { text });
}

const answers = {
  ...answersWith(someOrders(30)),
  'users.list': { data: [], pagination: { rowCount: 0 } },
};

it.each([
  ['orders', '/transactions', 'orders.list', '1001'],
  ['users', '/users', 'users.list', 'ada@corridor.test'],
] as const)(
  'the search of %s asks for what is seen of a pasted text',
  async (_name, path, call, text) => {
    const opened = await openPage(path, { answers });
    const search = page.getByRole('searchbox', { name: /^Search/u });
    await paste(search, copied(text));
    await expect.element(search).toHaveValue(text);
    await expect.poll(() => opened.asked(call).at(-1)).toMatchObject({ search: text });
    await expect.poll(opened.place).toBe(`${path}?search=${encodeURIComponent(text)}`);
  },
);

it('a range is one of numbers, and the caret stays where the paste ended', async () => {
  const opened = await openPage('/transactions', { answers });
  await page.getByRole('button', { name: 'Show filters' }).click();
  const from = page.getByRole('textbox', { name: 'Sent amount from' });
  await paste(from, copied('100041'));
  await expect.poll(opened.place).toBe('/transactions?sent=100041..');
  await expect.element(from).toHaveValue('100041');
  await userEvent.keyboard('{ArrowLeft}');
  await cdp().send('Input.insertText', { text: '\u200E7\u200E' });
  await userEvent.keyboard('8');
  await expect.element(from).toHaveValue('10004781');
});

it('the palette finds an order by a pasted ID', async () => {
  await openPage('/profile', { answers });
  await userEvent.keyboard('{Control>}k{/Control}');
  await paste(page.getByRole('dialog').getByRole('combobox'), copied('1001'));
  await expect
    .element(page.getByRole('option', { selected: true }))
    .toHaveTextContent('Go to order 1001');
});

it('a phone number is read with its code', async () => {
  await openPage('/about-bank', { role: null });
  const phone = page.getByRole('textbox', { name: 'Contact phone' });
  await paste(phone, copied('+2348030000001'));
  await expect.element(phone).toHaveValue('+2348030000001');
  await expect.element(page.getByRole('combobox', { name: 'Phone code' })).toHaveValue('+234');
});

it('staff sign in with what they pasted', async () => {
  const opened = await openPage('/login', {
    role: null,
    handlers: { 'session.signIn': refuses('No') },
  });
  await paste(page.getByRole('textbox', { name: 'E-mail' }), copied('admin@corridor.test'));
  await paste(page.getByLabelText('Password'), copied('corridor'));
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect
    .poll(() => opened.calls.find(({ name }) => name === 'session.signIn')?.input)
    .toMatchObject({ username: 'admin@corridor.test', password: 'corridor' });
});

it('a name keeps what belongs to its writing', async () => {
  const opened = await openPage('/users', { answers });
  const search = page.getByRole('searchbox', { name: /^Search/u });
  await paste(search, '\u202Bعلی\u200Cرضا\u202C');
  await expect
    .poll(() => opened.asked('users.list').at(-1))
    .toMatchObject({
      search: 'علی\u200Cرضا',
    });
});

it.each(['text', 'search', 'tel', 'url', 'email', 'password'])(
  'every field of one line is cleaned: %s',
  async (type) => {
    const { place } = await openPage('/profile', { answers });
    const field = document.body.appendChild(document.createElement('input'));
    field.type = type;
    field.setAttribute('aria-label', 'New field');
    await paste(page.getByLabelText('New field'), copied('a@b.test'));
    expect(field.value).toBe('a@b.test');
    field.remove();
    expect(place()).toBe('/profile');
  },
);
