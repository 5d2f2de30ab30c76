/**
 * The small parts of `electron` through which a program speaks with the system: tests read what it
 * was asked for.
 */
import process from 'node:process';
import { type Menu, type MessageBox, record, type TrayIcon } from './record.ts';
import { constructible, define, StrictEmitter, strict } from './strict.ts';

/** `electron.nativeTheme`. Pages follow the scheme the test emulates, not this one. */
export const nativeTheme = strict(
  'nativeTheme',
  define(new StrictEmitter('nativeTheme', ['updated']), {
    themeSource: 'system',
    get shouldUseDarkColors(): boolean {
      return this.themeSource === 'dark';
    },
  }),
);

/** `electron.nativeImage`: an image is the path of its file. */
export const nativeImage = strict('nativeImage', { createFromPath: (path: string) => path });

/** `electron.screen`. */
export const screen = strict('screen', {
  getPrimaryDisplay: () => record.displays[0],
  getAllDisplays: () => record.displays,
});

/** `electron.shell`. */
export const shell = strict('shell', {
  openExternal: (url: string) => {
    record.opened.push(url);
    return Promise.resolve();
  },
  showItemInFolder: (file: string) => void record.shownFiles.push(file),
});

/** `electron.dialog`. A message box that no test has answered fails the program. */
export const dialog = strict('dialog', {
  showErrorBox: (title: string, text: string) => {
    record.errorBoxes.push(text);
    process.stderr.write(`${title}: ${text}\n`);
  },
  showMessageBox: (_window: object, box: MessageBox) => {
    record.messageBoxes.push(box);
    const response = record.answers.shift();
    if (response !== undefined) return Promise.resolve({ response });
    return Promise.reject(new Error(`No test has answered the message box '${box.message}'`));
  },
});

/** `electron.Tray`. */
export const Tray = constructible('Tray', (image: string) => {
  const tray = new StrictEmitter('Tray', ['click']);
  const icon: TrayIcon = {
    image,
    toolTip: '',
    title: '',
    menu: null,
    click: () => void tray.emit('click'),
  };
  record.tray = icon;
  const members = {
    setImage: (next: string) => {
      icon.image = next;
    },
    isDestroyed: () => false,
    setToolTip: (text: string) => {
      icon.toolTip = text;
    },
    setTitle: (text: string) => {
      icon.title = text;
    },
    setContextMenu: (menu: Menu) => {
      icon.menu = menu;
    },
  };
  return strict('Tray', define(tray, members));
});

/** `electron.powerMonitor`: the machine sleeps, wakes and shuts down when a test says so. */
export const powerMonitor = strict(
  'powerMonitor',
  define(new StrictEmitter('powerMonitor', ['resume', 'shutdown', 'lock-screen']), {
    getSystemIdleTime: () => record.idleSeconds,
  }),
);
