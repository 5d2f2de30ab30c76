/** The messages between page and browser host, as JSON text. Types only, so the page's script loads nothing for it. */
import type { BridgeEvent } from '#contract/bridge/bridge.ts';
import type { Result } from '#contract/wire/problem.ts';

/** Page to host: make this call. `id` is the page's own and comes back with the reply. */
export interface WireRequest {
  readonly id: number;
  readonly name: string;
  readonly input?: unknown;
}

/** Host to page: the outcome of a call. */
interface WireReply {
  readonly id: number;
  readonly result: Result<unknown>;
}

/** Host to page: something happened. */
interface WireEvent {
  readonly event: BridgeEvent;
  readonly payload: unknown;
}

export type WireMessage = WireReply | WireEvent;

/** Which side of the socket proves that it knows the secret. */
export type Prover = 'page' | 'host';

/** Page to host, before all else: what the host must answer. */
export interface WireHello {
  readonly challenge: string;
}

/** Host to page: the answer, and what the page must answer. */
export interface WireGreeting {
  readonly challenge: string;
  readonly proof: string;
}

/** Page to host: the answer. Only after it are there calls and events. */
export interface WireEntry {
  readonly proof: string;
}

/**
 * The name under which the page's storage has the secret of its socket. Only pages of this host name and port
 * can read it there, while a browser sends a cookie to every port.
 */
export type SecretName = 'corridor-socket';
