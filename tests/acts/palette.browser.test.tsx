/** Every act from the keyboard: in the palette, and by its letter in the menu of what is in focus. */
import { describe, expect, it, vi } from 'vitest';
import { commands, page, userEvent } from 'vitest/browser';
import { orderRow } from '#contract/orders/orders.ts';
import { isAct } from '#contract/wire/endpoint.ts';
import { type EndpointName, endpoints } from '#contract/wire/endpoints.ts';
import { whyNot } from '#domain/acts/act.ts';
import { ACTS, type ActName, actOf } from '#domain/acts/acts.ts';
import { ORDER_ACT_NAMES, ORDER_ACTS } from '#domain/acts/areas/orders.ts';
import { answersWith } from '#renderer/testing/lists.ts';
import { openPage } from '#renderer/testing/openPage.ts';
import { textsIn, textsOf } from '#renderer/testing/texts.ts';
import { CASES } from './cases/all.ts';
import { type Reach, sure } from './cases/case.ts';
import { inList, ROW_MATCHED, rowOf } from './cases/order.ts';
import { ORDER_CASES } from './cases/orders.ts';
import { listed } from './cases/rules.ts';

const DRAWN_MS = 20_000;
const NONE = { data: [], models: [], pagination: { rowCount: 0 } };
const NAMES = Object.keys(ACTS) as readonly ActName[];

const palette = page.getByRole('dialog', { name: 'Find anything' });
const field = palette.getByRole('combobox');
const menu = page.getByRole('menu').first();
const press = (keys: string) => userEvent.keyboard(keys);

/** Gives a row or card the focus, without opening anything. */
const focusRow = async (id: string) =>
  await vi.waitUntil(() => {
    const cell = document.querySelector<HTMLElement>(
      `[row-business-key="${id}"] .ag-cell, [data-row-id="${id}"] :is(a, button)`,
    );
    cell?.focus();
    return cell !== null && document.activeElement === cell;
  }, DRAWN_MS);

const openAt = async ({ place, answers, row }: Reach, role = 'admin') => {
  const opened = await openPage(place, {
    role,
    answers: {
      ...answersWith([]),
      'disputes.list': NONE,
      'cardVerifications.list': NONE,
      'docVerifications.list': NONE,
      'siteSettings.read': { data: { value: false } },
      'orders.read': ({ id }) => ({ data: { id } }),
      ...answers,
    },
  });
  await page.getByRole('heading', { level: 1 }).first().findElement();
  if (row !== undefined) await focusRow(row);
  return opened;
};

const openPalette = async (typed = '') => {
  await press('{Control>}k{/Control}');
  await field.findElement();
  await field.fill(typed);
};

/** What is on the screen beside the list behind: the dialogs, or the form. */
const said = () =>
  textsIn(
    page.elementLocator(document.body),
    '[role=dialog], [role=alertdialog], [role=menu], dialog, form',
  ).join('\n');

describe('from the palette', () => {
  it.each(NAMES)('%s opens its question, and nothing is sent', async (name) => {
    const { reach } = CASES[name];
    const { askedNames } = await openAt(reach);
    await openPalette(reach.typed ?? actOf(name).label);
    await palette.getByRole('option').first().findElement();
    await expect
      .poll(() => palette.getByRole('option', { selected: true }).elements())
      .toHaveLength(1);
    await press('{Enter}');
    await expect.poll(said).toContain(reach.opens);
    expect(askedNames().filter((asked) => isAct(endpoints[asked as EndpointName]))).toEqual([]);
  });
});

describe('by its letter', () => {
  const ALONE: ActName = 'user.createNetworkEmail';
  const inMenus = NAMES.filter((name) => name !== ALONE && !actOf(name).isInNoMenu);

  it.each(inMenus)('%s is chosen in the menu of what is in focus', async (name) => {
    const { reach } = CASES[name];
    await openAt(reach);
    if (reach.row === undefined) await page.getByRole('region', { name: 'Profile' }).findElement();
    await press('.');
    await menu.findElement();
    await press(actOf(name).key.toLowerCase());
    await expect.poll(said).toContain(reach.opens);
  });
});

it('the act without a question is sent by its letter as by its button, and not from the palette', async () => {
  const { reach } = CASES['user.createNetworkEmail'];
  const { asked, answer } = await openAt(reach);
  await page.getByRole('region', { name: 'Profile' }).findElement();
  const made = { data: { id: 8, status: 'new', network_email: 'ada@network.test' } };
  answer({ 'users.createNetworkEmail': made });
  await openPalette('create network email');
  await press('{Enter}');
  await expect.element(menu.getByRole('menuitem').first()).toHaveFocus();
  expect(asked('users.createNetworkEmail')).toEqual([]);
  await press('e');
  await expect.poll(() => asked('users.createNetworkEmail')).toEqual([{ id: '8' }]);
});

describe('an order in focus', () => {
  const matched = inList('', ROW_MATCHED);

  it('comes first in the palette, with what it offers; what is typed and not offered says why', async () => {
    await openAt(matched);
    await openPalette();
    const group = palette.getByRole('group').first();
    await expect.element(group).toHaveAccessibleName('Order 1001');
    await expect
      .poll(() => textsOf(group.getByRole('option')))
      .toEqual(
        ORDER_ACT_NAMES.filter((name) => ORDER_CASES[name].lines.includes('matched | matched')).map(
          (name) => `${ORDER_CASES[name].texts[0]}.then${ORDER_ACTS[name].key}`,
        ),
      );
    await field.fill('complete order');
    const option = palette.getByRole('option', { selected: true });
    await expect
      .element(option)
      .toHaveTextContent("Complete OrderThe matcher's payment is not completed");
    await expect.element(option).toHaveAttribute('aria-disabled', 'true');
    expect(await commands.violations()).toEqual([]);
    await press('{Enter}');
    await expect.element(palette).toBeVisible();
  });

  // A driven browser makes no menu of a key: the event is what Chromium then sends.
  it('has its menu opened by the menu key, and the pointer has its own', async () => {
    await openAt(matched);
    const ask = (by: PointerEventInit) => {
      const event = new PointerEvent('contextmenu', { bubbles: true, cancelable: true, ...by });
      document.activeElement?.dispatchEvent(event);
      return event.defaultPrevented;
    };
    expect(ask({ pointerType: 'mouse', button: 2 })).toBe(false);
    expect(ask({ pointerType: '', button: 0 })).toBe(true);
    await expect.element(menu.getByRole('menuitem').first()).toHaveFocus();
  });

  it('says in its menu what it does not offer, and why', async () => {
    const seen = orderRow.parse(rowOf(ROW_MATCHED));
    const missing = ORDER_ACT_NAMES.filter((name) => name !== 'order.unhide').flatMap((name) => {
      const why = whyNot(ORDER_ACTS[name], seen, 'manager');
      return why === null ? [] : [`${ORDER_ACTS[name].label}: ${why}`];
    });
    await openAt(matched, 'manager');
    await press('.');
    const notOffered = menu.getByRole('menuitem', { name: 'Not offered' });
    await notOffered.click();
    const reasons = page.getByRole('menu').nth(1).getByRole('menuitem');
    await expect.poll(() => textsOf(reasons)).toEqual(missing);
    expect(missing).toContain('Cancel Match: only an admin may do this');
    expect(await commands.violations()).toEqual([]);
  });
});

describe('an id and an act in one line', () => {
  it('open the question of that order', async () => {
    const { asked } = await openAt({
      place: '/profile',
      answers: answersWith([rowOf(ROW_MATCHED)]),
      opens: '',
    });
    await openPalette('1001 mark as paid');
    await expect
      .element(palette.getByRole('option', { selected: true }))
      .toHaveTextContent('Mark as Paid');
    await press('{Enter}');
    await expect.poll(said).toContain(sure('Mark as Paid'));
    expect(asked('orders.markAsMatcherPaid')).toEqual([]);
  });

  it('say why the order does not offer it', async () => {
    await openAt({ place: '/profile', answers: answersWith([rowOf(ROW_MATCHED)]), opens: '' });
    await openPalette('#1001 complete');
    const option = palette.getByRole('option', { selected: true });
    await expect.element(option).toHaveTextContent("The matcher's payment is not completed");
    expect(textsIn(option, 'mark')).toEqual(['Complete']);
  });
});

it('a line that named an act of an order asks for no order afterwards', async () => {
  const { asked } = await openAt({ place: '/profile', opens: '' });
  await openPalette('1001 mark as paid');
  await palette.getByRole('option', { name: /^Mark as Paid/u }).findElement();
  await field.fill('ribbons');
  await expect
    .element(palette.getByRole('option', { selected: true }))
    .toHaveTextContent('Ribbons');
  expect(asked('orders.read')).toEqual([{ id: '1001' }]);
});

it('a row that has no menu does not give those of the user around it', async () => {
  const { reach: user } = CASES['user.ban'];
  const reward = { id: 61, type: 'credit', amount: '5', currency_code: 'USD' };
  const answers = { ...user.answers, 'referrals.list': listed(reward) };
  await openAt({ ...user, place: '/users/8#rewards', answers, row: '61' });
  await press('.');
  await openPalette('ban');
  await expect.element(palette).toBeVisible();
  await expect.poll(() => palette.getByRole('option', { name: 'Ban' }).elements()).toEqual([]);
  expect(menu.query()).toBeNull();
});
