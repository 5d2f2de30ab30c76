/** The one origin of the Electron host, by which its parts know our own page. */
export const SCHEME = 'app';
export const ORIGIN = `${SCHEME}://corridor`;
/** The URL of the page. */
export const PAGE_URL = `${ORIGIN}/`;
