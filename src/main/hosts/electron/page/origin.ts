/** The one origin there is in the Electron host. */
export const SCHEME = 'app';
export const ORIGIN = `${SCHEME}://corridor`;
/** The URL of the page. */
export const PAGE_URL = `${ORIGIN}/`;
