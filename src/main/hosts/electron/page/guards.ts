/** Refuses what no page of Corridor ever does. */
import { app, type Session, type WebContents } from 'electron';
import type { Logger } from '#main/basics/ports.ts';
import { ORIGIN, PAGE_URL } from './origin.ts';

/** What a page may: write text that the user copies. It may not read the clipboard. */
const GRANTED: readonly string[] = ['clipboard-sanitized-write'];

/** Guards every page that is ever created in this process. */
export function guardPages(logger: Logger): void {
  app.on('web-contents-created', (_event, contents) => guard(contents, logger));
  // No page of ours calls a server, so no wrong certificate is accepted.
  app.on('certificate-error', (event, _contents, url, ...[error, , callback]) => {
    event.preventDefault();
    callback(false);
    logger.warn('page.refused', { what: 'certificate', url, error });
  });
}

/** Nothing answers at a name under `.invalid` (RFC 2606). */
const NOWHERE = 'https://dictionaries.invalid/';

/**
 * Checks spelling with the system's dictionaries, or with those in the profile. Otherwise Chromium
 * would download them. The returned function gives the languages that have no dictionary so far: those
 * whose download has failed.
 */
export function keepSpellingLocal(session: Session): () => readonly string[] {
  const missing = new Set<string>();
  session.on('spellcheck-dictionary-download-failure', (_event, language) => {
    missing.add(language);
  });
  session.on('spellcheck-dictionary-initialized', (_event, language) => {
    missing.delete(language);
  });
  session.setSpellCheckerDictionaryDownloadURL(NOWHERE);
  return () => [...missing];
}

function guard(contents: WebContents, logger: Logger): void {
  const refuse = (what: string, url: string | undefined) =>
    logger.warn('page.refused', { what, url });

  contents.on('will-navigate', (event) => {
    // Loading the page again is the only navigation there is; its routes are behind the '#'.
    if (isPage(event.url) && event.isMainFrame) return;
    event.preventDefault();
    refuse('navigation', event.url);
  });
  contents.on('will-frame-navigate', (event) => {
    if (event.isMainFrame) return;
    event.preventDefault();
    refuse('frame', event.url);
  });
  contents.on('will-redirect', (event) => {
    event.preventDefault();
    refuse('redirect', event.url);
  });
  contents.on('will-attach-webview', (event, _preferences, { src }) => {
    event.preventDefault();
    refuse('webview', src);
  });
  contents.setWindowOpenHandler(({ url }) => {
    refuse('window', url);
    return { action: 'deny' };
  });
}

/** Not every request names the page it comes from, although its type says so. */
const isPage = (url: string | undefined) => url?.split('#', 1)[0] === PAGE_URL;

/** Denies every permission and device to every page except for what is {@link GRANTED} to our own. */
export function denyPermissions(session: Session, logger: Logger): void {
  const allows = (permission: string, origin: string) =>
    GRANTED.includes(permission) && origin.replace(/\/$/, '') === ORIGIN;

  session.setPermissionCheckHandler((_contents, permission, origin) => allows(permission, origin));
  session.setPermissionRequestHandler((_contents, permission, callback, { requestingUrl }) => {
    const granted = allows(permission, isPage(requestingUrl) ? ORIGIN : '');
    if (!granted) logger.warn('page.refused', { what: 'permission', permission });
    callback(granted);
  });
  session.setDevicePermissionHandler(() => false);
  session.setDisplayMediaRequestHandler((_request, callback) => callback(null));
}
