import { describe, expect, it } from 'vitest';
import { commands, page, userEvent } from 'vitest/browser';
import type { BridgeOutput } from '#contract/bridge/bridge.ts';
import type { Watch } from '#contract/bridge/watched.ts';
import { someAct } from '#domain/acts/testing.ts';
import type { FakeDesk } from '#renderer/testing/fakeBridge.ts';
import { openPage } from '#renderer/testing/openPage.ts';
import { refuses } from '#renderer/testing/refusals.ts';

const NONE = { models: [], pagination: { rowCount: 0 } };
/** What the palette searches. */
const answers = { 'orders.list': NONE, 'users.list': NONE };
const REAL: FakeDesk = { answers, app: { practiceSwitch: 'practice.enter' } };
const PRACTICE: FakeDesk = {
  answers,
  app: { practice: true, practiceSwitch: 'practice.leave' },
};

const person = page.getByRole('button', { name: /^Signed in as/u });
const menu = page.getByRole('menu');
const item = (name: string) => menu.getByRole('menuitem', { name });
const question = page.getByRole('alertdialog');
const press = (name: string) => question.getByRole('button', { name }).click();
const choose = async (name: string) => {
  await person.click();
  await item(name).click();
};

describe('a window of practice', () => {
  it.each([
    [REAL, 'Settings · Corridor'],
    [PRACTICE, 'Practice: Settings · Corridor'],
  ])('says so in its title: %o', async (desk, title) => {
    await openPage('/settings', desk);
    await expect.poll(() => document.title).toBe(title);
  });

  it('has its colour around it, also over a dialog, without covering or catching anything', async () => {
    await openPage('/settings', PRACTICE);
    await page.getByRole('button', { name: 'Maintenance Mode' }).click();
    await question.findElement();
    const app = document.querySelector('.app') as Element;
    const frame = getComputedStyle(app, '::after');
    expect([frame.borderLeftWidth, frame.borderLeftColor, frame.pointerEvents]).toEqual([
      '4px',
      'rgb(117, 152, 181)',
      'none',
    ]);
    const portal = document.querySelector('[role=alertdialog]')?.closest('[data-portal-node]');
    const behind = Number(getComputedStyle(portal as Element).zIndex);
    expect(Number(frame.zIndex)).toBeGreaterThan(behind);
    const band = document.elementFromPoint(window.innerWidth / 2, 10);
    expect(band?.textContent).toContain('Practice: nothing here is real');
    const inside = (document.querySelector('main') as Element).getBoundingClientRect();
    expect(inside.right).toBe(window.innerWidth - 4);
    expect(inside.bottom).toBe(window.innerHeight - 4);
  });

  it('has it nowhere on the real network', async () => {
    await openPage('/settings', REAL);
    const app = document.querySelector('.app') as Element;
    expect(getComputedStyle(app, '::after').content).toBe('none');
  });
});

describe('a dialog of practice', () => {
  it('has the mark beside its title, which is its description and no part of its name', async () => {
    await openPage('/settings', PRACTICE);
    await page.getByRole('button', { name: 'Maintenance Mode' }).click();
    const dialog = page.getByRole('alertdialog', { name: 'Are You Sure?' });
    await expect.element(dialog).toHaveAccessibleDescription('Practice');
    const mark = dialog.getByText('Practice', { exact: true });
    await expect.element(mark).toBeVisible();
    const title = dialog.getByRole('heading', { name: 'Are You Sure?' }).element();
    expect(title.textContent).toBe('Are You Sure?');
    const [left, right] = [title.getBoundingClientRect(), mark.element().getBoundingClientRect()];
    expect(right.left).toBeGreaterThanOrEqual(left.left);
    expect(Math.abs(right.top + right.height / 2 - left.top - left.height / 2)).toBeLessThan(8);
    expect(await commands.violationsInAllThemes()).toEqual([]);
  });

  it('has it too where one searches', async () => {
    await openPage('/settings', PRACTICE);
    await userEvent.keyboard('{Control>}k{/Control}');
    const palette = page.getByRole('dialog', { name: 'Find anything' });
    await expect.element(palette).toHaveAccessibleDescription('Practice');
    // One of the screens it finds has the same name.
    await expect.element(palette.getByTitle('Nothing here is real')).toHaveTextContent('Practice');
    expect(await commands.violations()).toEqual([]);
  });

  it('has none on the real network', async () => {
    await openPage('/settings', REAL);
    await page.getByRole('button', { name: 'Maintenance Mode' }).click();
    const dialog = page.getByRole('alertdialog', { name: 'Are You Sure?' });
    await expect.element(dialog).not.toHaveAccessibleDescription();
    await expect.element(dialog.getByText('Practice')).not.toBeInTheDocument();
  });
});

describe('opening practice', () => {
  it('is asked first, from the menu of the person: what it ends, and which acts are not settled', async () => {
    const opened = await openPage('/settings', {
      ...REAL,
      handlers: { 'practice.enter': () => undefined },
    });
    opened.tell('unsettled', [
      someAct({ key: crypto.randomUUID(), outcome: 'unknown', answeredAt: null }),
    ]);
    await choose('Open practice sandbox');
    await expect.element(question).toHaveAccessibleName('Open practice sandbox');
    await expect.element(question).toHaveTextContent('You will be signed out of the real network.');
    await expect
      .element(question.getByRole('listitem'))
      .toHaveTextContent('Expire Order, Order 12: Outcome unknown');
    await expect.element(question.getByRole('button', { name: 'Cancel' })).toHaveFocus();
    const button = question.getByRole('button', { name: 'Open practice sandbox' }).element();
    expect(button.getBoundingClientRect().height, 'its name is in one line').toBeLessThan(40);
    expect(await commands.violations()).toEqual([]);
    await press('Cancel');
    await expect.element(question).not.toBeInTheDocument();
    const entered = () => opened.calls.filter(({ name }) => name === 'practice.enter');
    expect(entered()).toEqual([]);

    await choose('Open practice sandbox');
    await press('Open practice sandbox');
    await expect.poll(entered).toEqual([{ name: 'practice.enter', input: { signsOut: true } }]);
  });

  it('names no acts when all are settled', async () => {
    await openPage('/settings', REAL);
    await choose('Open practice sandbox');
    await expect.element(question).toBeVisible();
    await expect.element(question.getByRole('list')).not.toBeInTheDocument();
  });

  it('leads to the sign-in of the real network when it could not be told, and says why', async () => {
    const opened = await openPage('/settings', {
      ...REAL,
      handlers: {
        'practice.enter': () => {
          opened.tell('session', { state: { status: 'signed-out' }, ended: false });
          return refuses('The server is down')();
        },
      },
    });
    await choose('Open practice sandbox');
    await press('Open practice sandbox');
    await expect.element(question).toHaveAccessibleName('Unable to open practice sandbox');
    await expect.element(question).toHaveTextContent('The server is down');
    await press('OK');
    await expect.poll(opened.place).toBe('/login');
  });

  it.each([
    ['where the administrator forbids it', {}],
    ['in practice', PRACTICE],
  ])('is not offered %s', async (_where, desk) => {
    await openPage('/settings', desk);
    await person.click();
    await expect.element(item('Profile')).toBeVisible();
    await expect.element(item('Open practice sandbox')).not.toBeInTheDocument();
  });
});

describe('starting practice over', () => {
  it('is asked first, and says what stays', async () => {
    const opened = await openPage('/settings', {
      ...PRACTICE,
      handlers: { 'practice.startOver': () => undefined },
    });
    const act = someAct({ outcome: 'unknown', answeredAt: null });
    opened.tell('unsettled', [act] satisfies BridgeOutput<'acts.list'>);
    await choose('Start practice over');
    await expect.element(question).toHaveAccessibleName('Start practice over');
    await expect
      .element(question)
      .toHaveTextContent('Your results, your preferences and My actions stay.');
    await expect
      .element(question)
      .toHaveTextContent('They are marked as checked:Expire Order, Order 12: Outcome unknown');
    const made = () => opened.calls.filter(({ name }) => name === 'practice.startOver').length;
    expect(made()).toBe(0);
    await press('Start practice over');
    await expect.poll(made).toBe(1);
  });

  it('is in the palette too', async () => {
    await openPage('/settings', PRACTICE);
    await userEvent.keyboard('{Control>}k{/Control}');
    const field = page.getByRole('combobox', { name: 'Find anything' });
    await field.fill('start practice over');
    await page.getByRole('option', { name: 'Start practice over' }).click();
    await expect.element(question).toHaveAccessibleName('Start practice over');
  });

  it('is not offered on the real network', async () => {
    await openPage('/settings', REAL);
    await person.click();
    await expect.element(item('Open practice sandbox')).toBeVisible();
    await expect.element(item('Start practice over')).not.toBeInTheDocument();
  });

  it('that is refused says why, and one stays signed in', async () => {
    const opened = await openPage('/settings', {
      ...PRACTICE,
      handlers: { 'practice.startOver': refuses('An action is still being sent.') },
    });
    await choose('Start practice over');
    await press('Start practice over');
    await expect.element(question).toHaveAccessibleName('Unable to start practice over');
    await press('OK');
    expect(opened.place()).toBe('/settings');
  });
});

describe('My actions in practice', () => {
  it('says so beside its title and in what is copied', async () => {
    await openPage('/my-actions', {
      ...PRACTICE,
      handlers: { 'acts.list': () => [someAct()] },
      answers: { 'orders.read': refuses('It is gone') },
    });
    const main = page.getByRole('main');
    await expect.element(main.getByText('Practice', { exact: true })).toBeVisible();
    await expect.element(main).toHaveTextContent('Nothing in it reached the real network.');
    await expect.element(main.getByRole('heading', { name: 'My actions' })).toBeVisible();
  });
});

describe('a link', () => {
  const ORDER = '/practice/offers/create?x=1';
  const field = page.getByRole('combobox', { name: 'Find anything' });
  const option = (name: RegExp) => page.getByRole('option', { name });

  it('of practice is not opened on the real network, by address, palette or system', async () => {
    const opened = await openPage('/settings', REAL);
    await opened.goTo(ORDER);
    await expect
      .element(page.getByRole('heading', { name: 'This is a practice link' }))
      .toBeVisible();
    await expect.poll(() => document.title).toBe('Practice link · Corridor');
    expect(await commands.violations()).toEqual([]);
    await expect.element(page.getByRole('button', { name: 'Go to Home' })).toBeVisible();
    await opened.goTo('/settings');

    await userEvent.keyboard('{Control>}k{/Control}');
    await field.fill('corridor://practice/about');
    await option(/^This is a practice link/u).click();
    await expect.element(question).toHaveTextContent('you are on the real network');
    await press('OK');
    await expect.element(question).not.toBeInTheDocument();

    opened.tell('navigate', { path: '/about', side: 'practice' });
    await expect.element(question).toHaveAccessibleName('This is a practice link');
    await press('OK');
    expect(opened.place()).toBe('/settings');
  });

  it('of practice is opened in practice', async () => {
    const opened = await openPage('/practice/about', PRACTICE);
    await expect.poll(opened.place).toBe('/about');
    await opened.goTo('/settings');
    opened.tell('navigate', { path: '/about', side: 'practice' });
    await expect.poll(opened.place).toBe('/about');
  });

  it('of the real network is not opened in practice', async () => {
    const opened = await openPage('/settings', PRACTICE);
    await userEvent.keyboard('{Control>}k{/Control}');
    await field.fill('corridor://about');
    await option(/^This is not a practice link/u).click();
    await expect.element(question).toHaveTextContent('you are in practice');
    await press('OK');
    expect(opened.place()).toBe('/settings');
  });

  it('of practice fits its card while nobody is signed in', async () => {
    await openPage('/practice/about', { ...REAL, role: null });
    const way = page.getByRole('button', { name: 'Go to sign in' });
    await expect.element(way).toBeVisible();
    const section = way.element().closest('section') as Element;
    const [inner, card] = [section, section.parentElement as Element].map((part) =>
      part.getBoundingClientRect(),
    );
    expect(inner?.bottom).toBeLessThanOrEqual((card?.bottom ?? 0) - 24);
  });

  it('to no screen leads nowhere', async () => {
    await openPage('/practice/nowhere', PRACTICE);
    await expect.element(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
  });
});

it.each([
  [REAL, 'Watched: Order 1001'],
  [PRACTICE, 'Practice: Watched: Order 1001'],
])('a notification says first that it is of practice: %o', async (desk, title) => {
  const { tell, calls } = await openPage('/about', desk);
  await expect.poll(() => calls.some(({ name }) => name === 'watches.list')).toBe(true);
  const woken: Watch = {
    id: '00000000-0000-4000-8000-00000000aaaa',
    thing: { kind: 'order', id: '1001' },
    note: '',
    at: null,
    onChange: true,
    setAt: '2026-11-22T14:00:00.000Z',
    readAt: null,
    woke: { at: '2026-11-22T15:00:00.000Z', why: null, isSeen: false },
  };
  tell('watches', { watches: [woken], isLasting: true });
  await expect
    .poll(() => calls.find(({ name }) => name === 'window.notify')?.input)
    .toMatchObject({ title, path: '/transactions/1001' });
});
