import { describe, expect, it, vi } from 'vitest';
import { isLinkable } from '#domain/access/routes.ts';
import type { ItemTemplate } from '../testing/menu.ts';
import { type MenuActions, type MenuState, menuTemplate } from './menu.ts';

vi.mock('electron', () => import('../testing/electron.ts'));

const openMenu = (state: Partial<MenuState> = {}) => {
  const actions = {
    navigate: vi.fn(),
    back: vi.fn(),
    forward: vi.fn(),
    reload: vi.fn(),
    print: vi.fn(),
    zoom: vi.fn(),
    showSupportBundle: vi.fn(),
    showSelfCheck: vi.fn(),
  } satisfies MenuActions;
  const template = menuTemplate(actions, {
    isMac: false,
    isPackaged: true,
    isSignedIn: true,
    ...state,
  }) as unknown as readonly ItemTemplate[];
  const items = template.flatMap(({ submenu }) => submenu ?? []);
  const find = (label: string) => items.find((item) => item.label === label);
  return { actions, template, items, find };
};

const ON_EACH = [{ isMac: true }, { isMac: false }];

describe('the menu', () => {
  it('has the menus people look for, and the one of the program on macOS', () => {
    const titles = ['&File', '&Edit', '&View', '&Go', '&Window', '&Help'];
    expect(openMenu().template.map(({ label }) => label)).toEqual(titles);
    const mac = openMenu({ isMac: true });
    expect(mac.template.map(({ label }) => label)).toEqual(['Corridor', ...titles]);
  });

  it.each(ON_EACH)('can be left, and never twice: %o', (state) => {
    const { items } = openMenu(state);
    expect(items.filter(({ role }) => role === 'quit')).toHaveLength(1);
  });

  it.each(ON_EACH)('gives no key to two items: %o', (state) => {
    const keys = openMenu(state).items.flatMap(({ accelerator }) => accelerator ?? []);
    expect(new Set(keys).size).toBe(keys.length);
    expect(keys).toEqual(
      expect.arrayContaining(['CmdOrCtrl+P', 'CmdOrCtrl+Plus', 'CmdOrCtrl+-', 'CmdOrCtrl+0']),
    );
  });

  it('leads only to places of the console, and waits for a sign-in', () => {
    const { actions, items, template } = openMenu();
    for (const item of items) item.click?.();
    const paths = actions.navigate.mock.calls.map(([path]) => path);
    expect(paths).toContain('/transactions');
    expect(paths.filter((path) => !isLinkable(path))).toEqual([]);
    expect(template).toHaveLength(6);

    const signedOut = openMenu({ isSignedIn: false });
    expect(signedOut.find('Transactions')?.enabled).toBe(false);
    expect(signedOut.find('Reload')?.enabled).toBeUndefined();
  });

  it('goes back and forward, reloads, prints, zooms, and shows the tools for support', () => {
    const { actions, find } = openMenu();
    for (const label of ['Back', 'Forward', 'Reload', '&Print…']) find(label)?.click?.();
    for (const label of ['Self-check…', 'Support Bundle…']) find(label)?.click?.();
    for (const label of ['Zoom In', 'Zoom Out', 'Actual Size']) find(label)?.click?.();
    for (const action of ['back', 'forward', 'reload', 'print'] as const) {
      expect(actions[action]).toHaveBeenCalledOnce();
    }
    expect(actions.showSelfCheck).toHaveBeenCalledOnce();
    expect(actions.showSupportBundle).toHaveBeenCalledOnce();
    expect(actions.zoom.mock.calls).toEqual([['in'], ['out'], ['reset']]);
  });

  it('has developer tools only while it is developed', () => {
    const has = (isPackaged: boolean) =>
      openMenu({ isPackaged }).items.some(({ role }) => role === 'toggleDevTools');
    expect([has(false), has(true)]).toEqual([true, false]);
  });
});
