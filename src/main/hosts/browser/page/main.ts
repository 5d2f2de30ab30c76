/**
 * The script the browser host puts before those of the page, where Electron has its preload. It is
 * a separate build (`out/main/page-bridge.js`) that the page loads from the host.
 */
import { createPageBridge } from './bridge.ts';

const url = new URL('./bridge', import.meta.url);
url.protocol = 'ws:';

Object.defineProperty(globalThis, 'corridor', {
  value: Object.freeze(createPageBridge(() => new WebSocket(url))),
});
