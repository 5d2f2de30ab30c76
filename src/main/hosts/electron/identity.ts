/**
 * The name by which Windows knows the program, so that notifications and the task bar show its own icon.
 * It is the `appId` of electron-builder.yml, which the installers write into the shortcuts.
 */
export const APP_ID = 'app.corridor.console';
