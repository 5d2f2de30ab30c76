/** The one origin of the Electron host, by which its parts know our own page. */
export const SCHEME = 'app';
export const ORIGIN = `${SCHEME}://corridor`;
export const PAGE_URL = `${ORIGIN}/`;
