/** The transports of socket.io on Electron's stack: live updates pass every proxy that calls pass. */
import type { Net, Session } from 'electron';
import { Fetch, type ManagerOptions, WebSocket } from 'socket.io-client';
import type { Send } from './request.ts';

interface TransportParts {
  readonly net: Pick<Net, 'WebSocket'>;
  readonly session: Session;
  /** Resolves once the session may be used. */
  readonly ready: Promise<void>;
  readonly send: Send;
}

/**
 * A WebSocket, and long polling for networks that block WebSockets. For a WebSocket a proxy gets
 * only the system's sign-in, and the one already given for a request. A server gets the certificate
 * that the session has given it for a request: Electron asks for none for a WebSocket. If there was no
 * such request, the WebSocket fails, long polling is one, and socket.io then changes to a WebSocket.
 */
export function socketTransports(parts: TransportParts): NonNullable<ManagerOptions['transports']> {
  const { net, session, ready, send } = parts;

  class SessionWebSocket extends WebSocket {
    override doOpen(): this {
      const go = () => this.readyState === 'opening' && super.doOpen();
      ready.then(go, (error: unknown) => this.onError('no proxy', error));
      return this;
    }

    override createSocket(uri: string): unknown {
      return new net.WebSocket(uri, { session });
    }
  }

  class SessionPolling extends Fetch {
    override doPoll(): void {
      this.#ask().then(
        (text) => this.onData(text),
        (error: unknown) => this.onError('poll error', error),
      );
    }

    override doWrite(data: string, callback: () => void): void {
      this.#ask(data).then(callback, (error: unknown) => this.onError('write error', error));
    }

    /** Reads what there is, or sends `data`. */
    async #ask(data?: string): Promise<string> {
      const response = await send(
        new Request(
          this.uri(),
          data === undefined
            ? {}
            : {
                method: 'POST',
                body: data,
                headers: { 'content-type': 'text/plain;charset=UTF-8' },
              },
        ),
      );
      if (!response.ok) throw new Error(`status ${response.status}`);
      return await response.text();
    }
  }

  return [SessionWebSocket, SessionPolling];
}
