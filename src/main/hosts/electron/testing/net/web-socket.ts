/** `net.WebSocket` through the stack of a session: live updates are tested behind the same proxies as calls. */
import { WebSocket as NodeWebSocket } from 'ws';
import { asNetError } from './net-error.ts';
import type { NetSession } from './session.ts';

type Listener = ((event: object) => void) | null;

/** A socket. A proxy that asks for a sign-in is only given what a request was given before. */
export class WebSocket {
  onopen: Listener = null;
  onmessage: Listener = null;
  onerror: Listener = null;
  onclose: Listener = null;
  binaryType = 'nodebuffer';
  #socket: NodeWebSocket | undefined;
  #isClosed = false;

  constructor(url: string, { session }: { readonly session: NetSession }) {
    void this.#connect(url, session);
  }

  send(data: string | Buffer): void {
    if (!this.#socket) throw new DOMException('Still in CONNECTING state.', 'InvalidStateError');
    this.#socket.send(data);
  }

  close(): void {
    this.#isClosed = true;
    this.#socket?.close();
  }

  async #connect(url: string, session: NetSession): Promise<void> {
    const way = await session.wayTo(url.replace(/^ws/u, 'http')).catch(() => null);
    if (this.#isClosed) return;
    if (way === null) {
      this.onerror?.({ type: 'error' });
      this.onclose?.({ type: 'close', code: 1006, reason: '', wasClean: false });
      return;
    }
    const agent = url.startsWith('wss:') ? way.https : way.http;
    const origin = new URL(url.replace(/^ws/u, 'http')).origin;
    let reason = '';
    const socket = new NodeWebSocket(url, { agent, origin });
    this.#socket = socket;
    socket.on('open', () => this.onopen?.({ type: 'open' }));
    socket.on('message', (data, isBinary) => {
      this.onmessage?.({ type: 'message', data: isBinary ? data : String(data) });
    });
    socket.on('error', (error) => {
      reason = asNetError(error, way.proxy !== null).message;
      this.onerror?.({ type: 'error' });
    });
    socket.on('close', (code) => {
      this.onclose?.({ type: 'close', code, reason, wasClean: code !== 1006 });
    });
  }
}
