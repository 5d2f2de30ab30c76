/** The small parts of `electron` through which a program speaks with the system. */
import process from 'node:process';
import type { Menu } from './menu.ts';
import { type MessageBox, record, type TrayIcon } from './record.ts';
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

/** `electron.nativeImage`: these are invisible. */
export const nativeImage = strict('nativeImage', {
  createEmpty: () => {
    const sizes: { readonly width: number; readonly height: number }[] = [];
    return strict('NativeImage', {
      // A picture that does not hold what it says is left out, as Electron does without a word.
      addRepresentation: ({ width, height, buffer }: Representation) => {
        if (buffer.length < width * height * 4) throw new Error('A picture has too few pixels');
        sizes.push({ width, height });
      },
      isEmpty: () => sizes.length === 0,
      setTemplateImage: (_isTemplate: boolean) => undefined,
    });
  },
});

interface Representation {
  readonly scaleFactor: number;
  readonly width: number;
  readonly height: number;
  readonly buffer: Buffer;
}

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
export const Tray = constructible('Tray', (_image: object) => {
  const tray = new StrictEmitter('Tray', ['click']);
  const icon: TrayIcon = { toolTip: '', menu: null, click: () => void tray.emit('click') };
  record.tray = icon;
  const members = {
    setImage: () => undefined,
    isDestroyed: () => false,
    setToolTip: (text: string) => {
      icon.toolTip = text;
    },
    setContextMenu: (menu: Menu) => {
      icon.menu = menu;
    },
  };
  return strict('Tray', define(tray, members));
});
