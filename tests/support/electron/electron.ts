/**
 * The `electron` module end to end: the shipped main process runs, with real windows, where
 * Electron's binary is not.
 */
import process from 'node:process';
import { becomeReady } from '#main/hosts/electron/testing/app.ts';
import { windowsOn } from '#main/hosts/electron/testing/browser-window.ts';
import { PARTS } from '#main/hosts/electron/testing/parts.ts';
import { strict } from '#main/hosts/electron/testing/strict.ts';
import { utilityProcess } from './utility-process.ts';
import { browser, createWebContents } from './web-contents.ts';

const { BrowserWindow } = windowsOn(createWebContents);
void browser.then(becomeReady);
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, PARTS.app.quit);

/** All that the built main process can import. What is missing does not link, and the error names it. */
export const electron = strict('electron', { ...PARTS, BrowserWindow, utilityProcess });
