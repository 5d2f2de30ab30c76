/**
 * The name by which Windows knows the program, so that notifications and the task bar show its own icon.
 * It is the `appId` of electron-builder.yml, which the installers write into the shortcuts.
 */
export const APP_ID = 'app.corridor.console';

/**
 * The class by which Windows starts the program when a notification from before is pressed. Electron registers it for
 * each user at the first notification; resources/installer.nsh takes that back.
 */
export const TOAST_CLSID = '{6F1B9A52-7C0E-4C55-9C0B-2D0C6E7B41A3}';
