/** A SOCKS proxy as an agent of Node's network stack. */
import { lookup } from 'node:dns';
import type { AgentOptions, ClientRequest } from 'node:http';
import type { LookupFunction } from 'node:net';
import { SocksProxyAgent } from 'socks-proxy-agent';

/** What a SOCKS proxy answered in place of a connection, or that it gave no answer. */
export class SocksError extends Error {
  override readonly name = 'SocksError';
}

/** Connections through a SOCKS proxy, for one protocol. */
export class SocksAgent extends SocksProxyAgent {
  readonly #isSecure: boolean;

  /** @param isSecure whether it is for https */
  constructor(proxy: string, isSecure: boolean, options: AgentOptions) {
    super(proxy, options);
    // The library leaves the brackets of an address of IPv6, which no connection takes.
    this.proxy.host = new URL(proxy).hostname.replace(/^\[|\]$/gu, '');
    this.#isSecure = isSecure;
  }

  /** The library reads it from the call stack, which a request that was held back has lost. */
  override isSecureEndpoint(): boolean {
    // The constructor of the library asks before that of this class has run.
    return #isSecure in this && this.#isSecure;
  }

  /** Version 4 knows addresses of IPv4 only. */
  readonly #lookup: LookupFunction = (host, options, found) =>
    lookup(host, { ...options, ...(this.proxy.type === 4 && { family: 4 }) }, found);

  override async connect(
    request: ClientRequest,
    options: Parameters<SocksProxyAgent['connect']>[1],
  ): ReturnType<SocksProxyAgent['connect']> {
    try {
      return await super.connect(request, { ...options, lookup: this.#lookup });
    } catch (error) {
      // The lookup of the server's name, which a socks5 proxy leaves to this computer.
      if (!(error instanceof Error) || 'hostname' in error) throw error;
      // The library's error has no code, but the proxy with its sign-in.
      throw new SocksError(error.message);
    }
  }
}
