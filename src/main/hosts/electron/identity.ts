/** The `appId` of electron-builder.yml, which the installers for Windows write into the shortcuts. */
export const APP_ID = 'app.corridor.console';
