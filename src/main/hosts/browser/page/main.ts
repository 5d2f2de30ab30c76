/**
 * The script of the browser host that runs before those of the page, in place of Electron's
 * preload. It is a separate build (`out/main/page-bridge.js`) that the page loads from the host.
 */
import type { SecretName } from '../serve/wire.ts';
import { createPageBridge } from './bridge.ts';

const url = new URL('./bridge', import.meta.url);
url.protocol = 'ws:';
const secret = localStorage.getItem('corridor-socket' satisfies SecretName) ?? 'none';

Object.defineProperty(globalThis, 'corridor', {
  value: Object.freeze(createPageBridge(() => new WebSocket(url), secret)),
});
