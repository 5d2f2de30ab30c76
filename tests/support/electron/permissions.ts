/** Gives pages in Chromium the permissions that the program decides: its refusals are tested for real. */
import { permissions } from '#main/hosts/electron/testing/session.ts';
import type { Chromium } from './chromium.ts';
import { toChromium } from './urls.ts';

/** Electron's permissions, with what Chromium calls them over the DevTools protocol. */
const PERMISSIONS: readonly (readonly [electron: string, chromium: string])[] = [
  ['notifications', 'notifications'],
  ['geolocation', 'geolocation'],
  ['media', 'camera'],
  ['media', 'microphone'],
  ['midi', 'midi'],
  ['clipboard-read', 'clipboard-read'],
  ['clipboard-sanitized-write', 'clipboard-write'],
  ['display-capture', 'display-capture'],
  ['idle-detection', 'idle-detection'],
  ['window-management', 'window-management'],
];

/**
 * Sets in Chromium the permissions that the check handler and the request handler both grant to an
 * origin. Electron asks both when a page needs one; Chromium needs them before. A headless Chromium
 * offers no device and no screen, with any settings.
 */
export async function applyPermissions(chromium: Chromium, contents: object, url: string) {
  const { check, request } = permissions;
  if (!(check && request))
    throw new Error('Electron grants everything without both permission handlers');
  const { origin } = new URL(toChromium(url));
  const electronOrigin = url.replace(/^([a-z]+:\/\/[^/]+).*/u, '$1/');
  const requested = (permission: string) =>
    new Promise<boolean>((resolve) => {
      request(contents, permission, resolve, { requestingUrl: url, isMainFrame: true });
    });
  for (const [permission, name] of PERMISSIONS) {
    const granted = check(null, permission, electronOrigin, {}) && (await requested(permission));
    await chromium.setPermission(origin, name, granted);
  }
}
