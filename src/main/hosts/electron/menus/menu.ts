/** The program's menu. What it opens are screens of the page; nothing in it acts on an order. */
import process from 'node:process';
import { app, Menu, type MenuItemConstructorOptions } from 'electron';
import { labelOf, type RoutePath } from '#domain/access/screens.ts';
import type { ZoomDirection } from '../windows/zoom.ts';

type Item = MenuItemConstructorOptions;

/** What the items do that no role of Electron's does, each to the window that has the focus. */
export interface MenuActions {
  readonly navigate: (path: RoutePath) => void;
  readonly back: () => void;
  readonly forward: () => void;
  readonly reload: () => void;
  readonly print: () => void;
  readonly zoom: (direction: ZoomDirection) => void;
  readonly showSupportBundle: () => void;
  readonly showSelfCheck: () => void;
}

export interface MenuState {
  readonly isMac: boolean;
  readonly isPackaged: boolean;
  /** Whether a user is signed in; the screens are disabled until then. */
  readonly isSignedIn: boolean;
}

const SEPARATOR: Item = { type: 'separator' };

/** The screens under Go, as the sidebar names them. */
const PLACES: readonly RoutePath[] = [
  '/',
  '/offers/create',
  '/transactions',
  '/third-party-transactions',
  '/dispute-resolutions',
  '/users',
  '/exchange-rates',
  '/supports',
];

/** The template of the whole menu. */
export function menuTemplate(actions: MenuActions, state: MenuState): Item[] {
  return [
    ...(state.isMac ? [appMenu(actions)] : []),
    fileMenu(actions, state),
    EDIT_MENU,
    viewMenu(actions, state),
    goMenu(actions, state),
    windowMenu(state),
    helpMenu(actions, state),
  ];
}

/** Makes it the menu of the program. */
export function showMenu(actions: MenuActions, isSignedIn: boolean): void {
  const state = { isMac: process.platform === 'darwin', isPackaged: app.isPackaged, isSignedIn };
  Menu.setApplicationMenu(Menu.buildFromTemplate(menuTemplate(actions, state)));
}

const settingsItem = ({ navigate }: MenuActions): Item => ({
  label: 'Settings…',
  accelerator: 'CmdOrCtrl+,',
  click: () => navigate('/settings'),
});

const aboutItem = ({ navigate }: MenuActions): Item => ({
  label: 'About Corridor',
  click: () => navigate('/about'),
});

const appMenu = (actions: MenuActions): Item => ({
  label: 'Corridor',
  submenu: [
    aboutItem(actions),
    SEPARATOR,
    settingsItem(actions),
    SEPARATOR,
    { role: 'services' },
    SEPARATOR,
    { role: 'hide' },
    { role: 'hideOthers' },
    { role: 'unhide' },
    SEPARATOR,
    { role: 'quit' },
  ],
});

const fileMenu = (actions: MenuActions, { isMac }: MenuState): Item => ({
  label: '&File',
  submenu: [
    { label: '&Print…', accelerator: 'CmdOrCtrl+P', click: actions.print },
    ...(isMac ? [] : [SEPARATOR, settingsItem(actions)]),
    SEPARATOR,
    { role: 'close' },
    ...(isMac ? [] : [{ role: 'quit' } satisfies Item]),
  ],
});

const EDIT_MENU: Item = {
  label: '&Edit',
  submenu: [
    { role: 'undo' },
    { role: 'redo' },
    SEPARATOR,
    { role: 'cut' },
    { role: 'copy' },
    { role: 'paste' },
    SEPARATOR,
    { role: 'selectAll' },
  ],
};

const viewMenu = ({ zoom }: MenuActions, { isPackaged }: MenuState): Item => ({
  label: '&View',
  submenu: [
    { label: 'Actual Size', accelerator: 'CmdOrCtrl+0', click: () => zoom('reset') },
    { label: 'Zoom In', accelerator: 'CmdOrCtrl+Plus', click: () => zoom('in') },
    // The same key without Shift.
    hidden({ label: 'Zoom In', accelerator: 'CmdOrCtrl+=', click: () => zoom('in') }),
    { label: 'Zoom Out', accelerator: 'CmdOrCtrl+-', click: () => zoom('out') },
    SEPARATOR,
    { role: 'togglefullscreen' },
    ...(isPackaged ? [] : [SEPARATOR, { role: 'toggleDevTools' } satisfies Item]),
  ],
});

const goMenu = (actions: MenuActions, { isMac, isSignedIn }: MenuState): Item => ({
  label: '&Go',
  submenu: [
    { label: 'Back', accelerator: isMac ? 'Cmd+[' : 'Alt+Left', click: actions.back },
    { label: 'Forward', accelerator: isMac ? 'Cmd+]' : 'Alt+Right', click: actions.forward },
    { label: 'Reload', accelerator: 'CmdOrCtrl+R', click: actions.reload },
    hidden({ label: 'Reload', accelerator: 'F5', click: actions.reload }),
    SEPARATOR,
    ...PLACES.map(
      (path, at): Item => ({
        label: labelOf(path),
        accelerator: `CmdOrCtrl+${at + 1}`,
        enabled: isSignedIn,
        click: () => actions.navigate(path),
      }),
    ),
  ],
});

const windowMenu = ({ isMac }: MenuState): Item => ({
  label: '&Window',
  role: 'window',
  submenu: [
    { role: 'minimize' },
    ...(isMac
      ? [{ role: 'zoom' } satisfies Item, SEPARATOR, { role: 'front' } satisfies Item]
      : [{ role: 'close' } satisfies Item]),
  ],
});

const helpMenu = (actions: MenuActions, { isMac }: MenuState): Item => ({
  label: '&Help',
  role: 'help',
  submenu: [
    { label: 'Corridor Help', accelerator: 'F1', click: () => actions.navigate('/help') },
    SEPARATOR,
    { label: 'Self-check…', click: actions.showSelfCheck },
    { label: 'Support Bundle…', click: actions.showSupportBundle },
    ...(isMac ? [] : [SEPARATOR, aboutItem(actions)]),
  ],
});

/** An item that is there for its accelerator only. */
const hidden = (item: Item): Item => ({
  ...item,
  visible: false,
  acceleratorWorksWhenHidden: true,
});
