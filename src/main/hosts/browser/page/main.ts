/** Runs before the page's scripts, in place of Electron's preload: a separate build, loaded from the host. */
import type { SecretName } from '../serve/wire.ts';
import { createPageBridge } from './bridge.ts';

const url = new URL('./bridge', import.meta.url);
url.protocol = 'ws:';
const secret = localStorage.getItem('corridor-socket' satisfies SecretName) ?? 'none';

Object.defineProperty(globalThis, 'corridor', {
  value: Object.freeze(createPageBridge(() => new WebSocket(url), secret)),
});
