/** Keeps theme and zoom the same in all windows, and from one start to the next. */
import { type BrowserWindow, nativeTheme, type WebContents } from 'electron';
import { background } from './background.ts';
import type { RememberedWindows, WindowMemory } from './window-memory.ts';
import { nextZoom, type ZoomDirection } from './zoom.ts';

/** Applies what is remembered, and what is changed later, to all windows. */
export function createAppearance(memory: WindowMemory, all: () => readonly BrowserWindow[]) {
  nativeTheme.themeSource = memory.read().theme;
  nativeTheme.on('updated', () => {
    const colour = background(nativeTheme.shouldUseDarkColors);
    for (const window of all()) window.setBackgroundColor(colour);
  });

  const zoom = (direction: ZoomDirection) => {
    const factor = nextZoom(memory.read().zoom, direction);
    memory.remember({ zoom: factor });
    for (const { webContents } of all()) webContents.setZoomFactor(factor);
  };

  return {
    zoom,
    /** Gives a new page the zoom of the others. */
    add: (contents: WebContents) => {
      contents.on('dom-ready', () => contents.setZoomFactor(memory.read().zoom));
      contents.on('zoom-changed', (_event, direction) => zoom(direction));
    },
    follow: (theme: RememberedWindows['theme']) => {
      if (theme === memory.read().theme) return;
      memory.remember({ theme });
      nativeTheme.themeSource = theme;
    },
  };
}
