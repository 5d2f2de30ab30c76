/** The browser the end-to-end tests and the benchmark run in. */
import { findBrowser } from '#cli/setup/browsers/browser.ts';

/**
 * For a browser in a container, as root, that must do only what a test requests. HTTP/3 is off
 * because it would bypass the host's own server.
 */
export const LAUNCH_FLAGS: readonly string[] = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/**
 * The installed browser.
 * @throws Error without one, with what to do
 */
export function chromiumPath(): string {
  const found = findBrowser();
  if (found) return found;
  throw new Error(
    'No Chromium, Chrome or Edge is installed. Run npm test, which installs one where it can and says what to type where it cannot.',
  );
}
