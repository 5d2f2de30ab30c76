/** The list of users. */
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { ProblemError } from '#renderer/client/calls/bridge.ts';
import type { Answers } from '#renderer/testing/fakeBridge.ts';
import { answersWith, pageOf } from '#renderer/testing/lists.ts';
import { openPage } from '#renderer/testing/openPage.ts';
import { textsOf } from '#renderer/testing/texts.ts';

const USERS = Array.from({ length: 24 }, (_, index) => ({
  id: index + 1,
  full_name: `Person ${index + 1}`,
  full_name_shown: `Person ${index + 1}`,
  status: 'new',
}));

/** A network with 24 users, the first first or last. */
const ANSWERS: Answers = {
  ...answersWith([]),
  'countries.list': {
    data: [{ abbreviation: 'NG', country: 'Nigeria', currency: 'NGN', receiving: true }],
  },
  'users.list': (input) => {
    const all = input.filters?.sort_dir === 'asc' ? USERS.toReversed() : USERS;
    const { models: data, pagination } = pageOf(all, input);
    return { data, pagination };
  },
};

const cards = page.getByRole('list', { name: 'Users' }).getByRole('listitem');
const search = page.getByPlaceholder('Search user by name or email');
const pager = page.getByRole('navigation', { name: 'Pages' });
const options = page.getByRole('option');
const clear = page.getByRole('button', { name: 'Clear filters' }).first();

async function choose(filter: string, option: string) {
  await page.getByRole('combobox', { name: filter }).click();
  await page.getByRole('option', { name: option }).click();
}

async function orderBySignIn() {
  await choose('Order By', 'Last Signed in');
  await page.getByRole('button', { name: 'Direction: Descending' }).click();
}

const open = () => openPage('/users', { answers: ANSWERS });

describe('the users', () => {
  it('are asked for when pressed, with their latest orders for the pane alone', async () => {
    const NONE = { data: [], pagination: { rowCount: 0 } };
    const { asked } = await openPage('/users', {
      answers: { ...ANSWERS, 'users.read': { data: {} }, 'userOrders.list': NONE },
    });
    const press = (element: Element) =>
      element.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, button: 0 }));
    press(await cards.nth(1).getByRole('link').findElement());
    await expect.poll(() => asked('users.read').map(({ id }) => id)).toEqual(['2']);
    press(await cards.nth(2).getByText('Country').findElement());
    await expect.poll(() => asked('userOrders.list').map(({ id }) => id)).toEqual(['3']);
  });

  it('are ten cards of new users, the latest first, each of which leads to the user', {
    tags: ['2U01', '2U03', '2U04', '2U05', '2U06', '2U09', '2U17', '2U18'],
  }, async () => {
    const { asked, place } = await open();
    await expect.element(search).toBeVisible();
    await expect.poll(() => cards.elements()).toHaveLength(10);
    await expect.element(page.getByText('Status: New')).toBeVisible();
    expect(asked('users.list')[0]).toMatchObject({
      filters: { status: 'new', sort_by: 'users.joined_at', sort_dir: 'desc' },
      page: 1,
      pageSize: 10,
    });
    const pages = pager.getByRole('button', { name: /^Page \d/u });
    expect(pages.elements()).toHaveLength(3);
    await page.getByRole('combobox', { name: 'Order By' }).click();
    await expect.poll(() => textsOf(options)).toEqual(['User Created', 'Last Signed in']);
    await userEvent.keyboard('{Escape}');
    await orderBySignIn();
    await expect.poll(place).toContain('orderBy=users.last_logged_at&direction=asc');
    await expect
      .element(cards.first().getByRole('link', { name: 'Person 24' }))
      .toHaveAttribute('href', '#/users/24');
    expect(asked('users.list').at(-1)).toMatchObject({
      filters: { sort_by: 'users.last_logged_at', sort_dir: 'asc' },
    });
  });

  it('keep the chosen order over a search, Clear filters and another screen', {
    tags: ['2U17'],
  }, async () => {
    const { goTo, goBack, place } = await open();
    await orderBySignIn();
    const order = 'orderBy=users.last_logged_at&direction=asc';
    await search.fill(' a ');
    await expect.poll(place).toBe(`/users?search=a&${order}`);
    await page.getByRole('button', { name: 'Show filters' }).click();
    await clear.click();
    await expect.poll(place).toContain(`search=a&${order}&status=`);
    await goTo('/help');
    await page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name: 'Users' })
      .click();
    await expect
      .element(page.getByRole('combobox', { name: 'Order By' }))
      .toHaveTextContent('Last Signed in');
    await expect.poll(place).toBe(`/users?${order}`);
    await goBack();
    await expect.poll(place).toBe('/help');
  });

  it('have filters whose names are beside what their days are in, and not below it', async () => {
    await open();
    await page.getByRole('button', { name: 'Show filters' }).click();
    const filters = page.getByRole('region', { name: 'Filters' });
    const fields = ['User Created', 'Last Signed in', 'Transactions completed'];
    for (const field of fields) {
      const name = await filters.getByText(field, { exact: true }).findElement();
      const hint = name.closest('.fui-Field')?.querySelector('.fui-Field__hint');
      const text = document.createRange();
      text.selectNodeContents(name);
      const left = hint?.getBoundingClientRect().left;
      expect(left, field).toBeGreaterThan(text.getBoundingClientRect().right);
    }
  });

  it('are searched and filtered from page 1 again', {
    tags: ['2U02', '2U07', '2U08', '2U09', '2U16'],
  }, async () => {
    const { asked, place } = await open();
    await page.getByRole('button', { name: 'Page 2' }).click();
    await expect.element(pager.getByText(/^11–20 of/u)).toBeVisible();
    await search.fill('example.com');
    await expect.element(pager.getByText(/^1–10 of/u)).toBeVisible();
    expect(asked('users.list').at(-1)).toMatchObject({ search: 'example.com', page: 1 });

    await page.getByRole('button', { name: 'Show filters' }).click();
    for (const [filter, texts] of [
      ['Account officer tag', ['All', 'KA - 001', 'KA - 002']],
      [
        'Status',
        ['All', 'New', 'Transacted-posted', 'Transacted-matched', 'Transacted-completed', 'Banned'],
      ],
    ] as const) {
      await page.getByRole('combobox', { name: filter }).click();
      await expect.poll(() => textsOf(options)).toEqual(texts);
      await userEvent.keyboard('{Escape}');
    }
    await choose('Country', 'Nigeria');
    await choose('User type', 'Poster');
    await choose('Account officer tag', 'KA - 001');
    await expect.element(page.getByText('Account officer tag: KA - 001')).toBeVisible();
    await expect
      .poll(() => asked('users.list').at(-1))
      .toMatchObject({
        filters: {
          status: 'new',
          country_abbreviation: 'NG',
          can_post_offers: true,
          can_accept_offers: false,
          account_officer_tag: 'KA - 001',
        },
      });
    await clear.click();
    await expect.poll(place).toMatch(/status=(?:\*|%2A)/u);
    await expect.element(page.getByText('Status: New')).not.toBeInTheDocument();
    await page.getByRole('button', { name: 'Hide filters' }).click();
    await expect.element(page.getByRole('region', { name: 'Filters' })).not.toBeInTheDocument();
  });

  it('that a name finds with another status alone are said, and shown with the name kept', async () => {
    const named = Array.from({ length: 17 }, (_each, index) => ({
      id: index + 1,
      full_name: `Ada ${index + 1}`,
      status: 'active',
    }));
    const opened = await openPage('/users?search=Ada', {
      answers: {
        ...ANSWERS,
        'users.list': (input) => {
          const { models: data, pagination } = pageOf(
            input.filters?.status === undefined ? named : [],
            input,
          );
          return { data, pagination };
        },
      },
    });
    await expect.element(page.getByText('17 with another status')).toBeVisible();
    await page.getByRole('button', { name: 'Show all', exact: true }).click();
    await expect.element(cards.first()).toHaveTextContent('Ada 1');
    await expect.element(search).toHaveValue('Ada');
    expect(opened.asked('users.list')[1]).toMatchObject({ pageSize: 1, search: 'Ada' });
  });

  it('are loaded again when one is saved', { tags: ['2U25'] }, async () => {
    const opened = await open();
    await expect.element(cards.first()).toHaveTextContent('Person 1');
    const saved = [{ id: 1, full_name: 'Somebody Else' }];
    opened.answer({ 'users.list': { data: saved, pagination: { rowCount: 1 } } });
    opened.tell('realtime', { event: 'userSaved' });
    await expect.element(cards.first()).toHaveTextContent('Somebody Else');
  });

  it('that could not be loaded are named so, and those with missing fields are shown', {
    tags: ['2UD28'],
  }, async () => {
    const opened = await open();
    opened.answer({
      'users.list': () => {
        throw new ProblemError({ kind: 'server', status: 500, message: 'Not at home' });
      },
    });
    await search.fill('nobody has asked for this');
    const alert = page.getByRole('alertdialog', { name: 'Error' });
    await expect.element(alert).toHaveTextContent('Not at home');
    await alert.getByRole('button', { name: 'OK' }).click();
    await expect.element(page.getByText('The users could not be loaded.')).toBeVisible();
    opened.answer({
      'users.list': {
        data: [{ id: 7 }, { id: '8', full_name: 'Ada', status: 'on_hold', can_post_offers: 1 }],
        pagination: { rowCount: '2' as never },
      },
    });
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect.poll(() => cards.elements()).toHaveLength(2);
    await expect.element(cards.nth(1)).toHaveTextContent('on_hold');
    await expect.element(cards.nth(1)).toHaveTextContent('Poster');
  });
});
