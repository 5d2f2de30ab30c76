/**
 * Lets Chromium show the page of `app://`, a scheme it does not know without Electron.
 * `app://corridor/…` is served there as `https://corridor.app.invalid/…`: a separate, secure origin
 * whose name never resolves.
 */

/** A URL of an own scheme as Chromium knows it; others stay. */
export const toChromium = (url: string): string =>
  url.replace(/^(?!https?:)([a-z]+):\/\/([^/]+)/u, 'https://$2.$1.invalid');

/** A URL or an origin of Chromium as Electron has it. The origin of no one is called `null`. */
export const fromChromium = (url: string): string =>
  url === '://' ? 'null' : url.replace(/^https:\/\/([^/]+)\.([a-z]+)\.invalid/u, '$2://$1');
