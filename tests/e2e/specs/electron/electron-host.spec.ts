import { existsSync } from 'node:fs';
/** What the Electron host adds around the page: menu, links, tray, badge, windows, recovery. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import type { ElectronConsole } from '../../support/electron.ts';
import { test as base } from '../../support/fixtures.ts';
import { logLines } from '../../support/log.ts';
import { filesWithTraces, leaveTraces } from '../../support/traces.ts';

const test = base.extend<{ readonly running: ElectronConsole }>({
  running: async ({ electronConsole }, use) => {
    if (!electronConsole) throw new Error('These specs run in Electron');
    await use(electronConsole);
  },
});

/** Chooses an item of the program's menu, as a person would; gives whether it was offered. */
const choose = (running: ElectronConsole, ...path: readonly string[]) =>
  running.evaluate(({ Menu }, labels) => {
    let items = Menu.getApplicationMenu()?.items ?? [];
    for (const label of labels) {
      const item = items.find(
        ({ label: text, visible }) => visible && text.replace('&', '') === label,
      );
      if (!item?.enabled) return false;
      if (item.submenu) items = item.submenu.items;
      else item.click();
    }
    return true;
  }, path);

/** Starts the program a second time with a link of the operating system. */
const follow = (running: ElectronConsole, link: string) =>
  running.evaluate(({ app }, given) => {
    app.emit('second-instance', {}, [], '', { link: given });
  }, link);

test.describe('the program', { tag: '@electron' }, () => {
  test('its menu opens screens, once somebody is signed in', async ({
    page,
    running,
    signInAs,
  }) => {
    await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible();
    expect(await choose(running, 'Go', 'Users')).toBe(false);
    await signInAs('admin');
    await expect.poll(() => choose(running, 'Go', 'Users')).toBe(true);
    await expect(page).toHaveURL(/#\/users$/u);
    await choose(running, 'Go', 'Back');
    await expect(page).toHaveURL(/#\/offers\/create$/u);
    await choose(running, 'Help', 'Support Bundle…');
    await expect(page.getByRole('dialog')).toBeVisible();
  });

  test('a link of the system opens its screen, and one that would act is refused', async ({
    page,
    running,
    signInAs,
    dataDir,
  }) => {
    await signInAs('admin');
    await follow(running, 'corridor://practice/transactions/1');
    const refusal = page.getByRole('alertdialog', { name: 'This is a practice link' });
    await refusal.getByRole('button', { name: 'OK' }).click();
    await expect(page).toHaveURL(/#\/offers\/create$/u);
    await follow(running, 'corridor://transactions/1');
    await expect(page).toHaveURL(/#\/transactions\/1$/u);
    await follow(running, 'corridor://transactions/1/cancel');
    await expect
      .poll(() => logLines(dataDir, 'link.refused'))
      .toMatchObject([{ link: 'corridor://transactions/1/cancel' }]);
  });

  test('an order opens in a separate window, once', async ({
    page,
    running,
    sandbox,
    signInAs,
  }) => {
    await signInAs('admin');
    const { id } = await sandbox.createOrder();
    const opened = page.context().waitForEvent('page');
    const open = () =>
      page.evaluate(
        async (path) => await window.corridor.call('window.open', { path }),
        `/transactions/${id}`,
      );
    expect(await open()).toMatchObject({ ok: true });
    const own = await opened;
    await expect(own).toHaveURL(new RegExp(`#/transactions/${id}$`, 'u'));
    await expect(own.getByRole('heading', { name: `Order: ${id}` })).toBeVisible();
    expect(await open()).toMatchObject({ ok: true });
    expect(
      await running.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows().length),
    ).toBe(2);
    await running.evaluate(({ BrowserWindow }) => BrowserWindow.getFocusedWindow()?.close());
    await expect
      .poll(() => running.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows().length))
      .toBe(1);
  });

  test('writes nothing into its folders that was searched, typed or signed in with', async ({
    page,
    running: _,
    dataDir,
  }) => {
    await leaveTraces(page);
    expect(existsSync(join(dataDir, 'electron'))).toBe(true);
    expect(filesWithTraces(dataDir)).toEqual([]);
  });

  test('zooms all windows alike and remembers it', async ({ page, running, dataDir }) => {
    await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible();
    await choose(running, 'View', 'Zoom In');
    await choose(running, 'View', 'Zoom In');
    const factors = await running.evaluate(({ BrowserWindow }) =>
      BrowserWindow.getAllWindows().map(({ webContents }) => webContents.getZoomFactor()),
    );
    expect(factors).toEqual([1.25]);
    const kept = JSON.parse(await readFile(join(dataDir, 'electron/windows.json'), 'utf8'));
    expect(kept).toMatchObject({ zoom: 1.25 });
  });

  test('a crashed page comes back with its address and open dialog', async ({
    page,
    running,
    orders,
    dataDir,
  }) => {
    await orders.showFilters();
    await page.getByRole('button', { name: 'Maintenance Mode' }).click();
    await expect(page.getByRole('alertdialog', { name: 'Are You Sure?' })).toBeVisible();
    const kept = () =>
      page.evaluate(async () => {
        const result = await window.corridor.call('drafts.read', { window: window.name });
        return result.ok ? Object.keys(result.value?.values ?? {}) : [];
      });
    await expect.poll(kept).toEqual(['transactions.panel', 'maintenance.asked']);
    await running.evaluate(({ BrowserWindow }) =>
      BrowserWindow.getAllWindows()[0]?.webContents.forcefullyCrashRenderer(),
    );
    await expect.poll(async () => (await logLines(dataDir, 'page.gone')).length).toBe(1);
    // The test's own hold on the page is gone with it; the main process's is not.
    const shown = () =>
      running.evaluate(({ BrowserWindow }) =>
        BrowserWindow.getAllWindows()[0]?.webContents.executeJavaScript(
          `location.hash + ' ' + document.querySelector('[role=alertdialog]')?.textContent`,
        ),
      );
    await expect.poll(shown).toMatch(/^#\/transactions Are You Sure\?/u);
  });
});

test.describe('the system around the program', { tag: '@stand-in' }, () => {
  test('the tray shows the state of Corridor and brings it back', async ({
    page,
    running,
    signInAs,
  }) => {
    const toolTip = () => running.inspect?.(({ tray }) => tray?.toolTip);
    await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible();
    await expect.poll(toolTip).toBe('Corridor: Signed out');
    await signInAs('admin');
    await expect.poll(toolTip).toBe('Corridor: Live');
    const image = await running.inspect?.(({ tray }) => tray?.image);
    expect(image === undefined || existsSync(image)).toBe(true);
    const isFocused = () =>
      running.evaluate(({ BrowserWindow }) => BrowserWindow.getFocusedWindow() !== null);
    await running.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.minimize());
    await running.inspect?.(({ tray }) => tray?.click());
    expect(await isFocused()).toBe(true);
    expect(
      await running.evaluate(({ BrowserWindow }) =>
        BrowserWindow.getAllWindows()[0]?.isMinimized(),
      ),
    ).toBe(false);
  });

  test('the tray says that it is practice, until it is left', async ({ page, running }) => {
    const toolTip = () => running.inspect?.(({ tray }) => tray?.toolTip);
    await page.getByRole('button', { name: 'Open practice sandbox' }).click();
    await expect.poll(toolTip).toBe('Corridor (practice): Signed out');
    await page.getByRole('button', { name: 'Leave practice' }).click();
    await expect.poll(toolTip).toBe('Corridor: Signed out');
  });

  test('an external address opens in a program of the system, after Yes', async ({
    page,
    running,
    signInAs,
  }) => {
    await signInAs('admin');
    await page.evaluate(() => {
      window.location.hash = '#/developer';
    });
    await page.getByRole('link', { name: 'API documentation' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Open' }).click();
    await expect(page.getByRole('alertdialog')).toBeHidden();
    expect(await running.inspect?.(({ opened }) => opened)).toEqual([
      'https://docs.example.com/api',
    ]);
  });

  test('the icon counts the pending requests of an admin', async ({ page, running, signInAs }) => {
    await signInAs('admin');
    const links = page.getByRole('navigation', { name: 'Main' }).getByRole('link');
    const sum = async () => {
      const described = await links.evaluateAll((all) => all.map((link) => link.ariaDescription));
      return described
        .map((text) => /Unread: (\d+)|(\d+) unapproved/u.exec(text ?? ''))
        .reduce((total, found) => total + Number(found?.[1] ?? found?.[2] ?? 0), 0);
    };
    await expect.poll(sum).toBeGreaterThan(0);
    await expect
      .poll(async () => (await running.evaluate(({ app }) => app.getBadgeCount())) - (await sum()))
      .toBe(0);
  });
});
