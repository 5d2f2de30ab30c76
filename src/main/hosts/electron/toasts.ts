/** Notifications of Windows that outlive the program: they stay in the notification centre, and can be pressed there. */
import process from 'node:process';
import { app, Notification } from 'electron';
import { TOAST_CLSID } from './identity.ts';

/** Lets an installed program be started by them. Called before any is shown: otherwise they have a class of one run. */
export function nameToasts(platform: NodeJS.Platform = process.platform): void {
  if (platform === 'win32' && app.isPackaged) app.setToastActivatorCLSID(TOAST_CLSID);
}

/**
 * Shows the console when one is pressed, also one from before this start. Windows then tells only a hash of what it
 * was about, so no more than that can be opened; the page opens the thing of those it has raised itself.
 */
export function followToasts(show: () => void, platform: NodeJS.Platform = process.platform): void {
  if (platform === 'win32') Notification.handleActivation(show);
}
