/** Connections of Node's network stack that go the same way. */
import { type AgentOptions, Agent as HttpAgent } from 'node:http';
import { Agent as HttpsAgent } from 'node:https';
import type { SignInGate } from './sign-in-gate.ts';
import { SocksAgent } from './socks.ts';

/** Shorter than the 5 s after which common servers drop an idle connection under our feet. */
const IDLE_CONNECTION_MS = 4000;
const MOST_CONNECTIONS = 32;

/** The agents of one way, by the protocol of the server. */
export interface Agents {
  readonly http: HttpAgent;
  readonly https: HttpAgent;
  /** Whether Node itself leads them through the proxy that they were told (`proxyEnv`). */
  readonly isLedByNode: boolean;
}

/** Ends idle connections. The agent's own `timeout` would also end a slow connection to a proxy. */
function dropIdle<A extends HttpAgent>(agent: A): A {
  const keep = agent.keepSocketAlive.bind(agent);
  agent.keepSocketAlive = (socket) => {
    const kept = keep(socket);
    if ('setTimeout' in socket && typeof socket.setTimeout === 'function') {
      socket.setTimeout(IDLE_CONNECTION_MS);
    }
    return kept;
  };
  return agent;
}

/**
 * Opens the agents of one way.
 * @param proxy the address of the proxy, with its sign-in; undefined for a direct way
 * @param gate holds back what is sent to a proxy with a sign-in
 */
export function openAgents(proxy: string | undefined, gate: SignInGate | undefined): Agents {
  const options: AgentOptions = { keepAlive: true, maxSockets: MOST_CONNECTIONS };
  const isSocks = proxy?.startsWith('socks') ?? false;
  const agents = openPair(proxy, isSocks, options);
  if (gate) {
    gate.guard(agents.http, isSocks);
    gate.guard(agents.https, true);
  }
  const isLedByNode = proxy !== undefined && !isSocks;
  return { http: dropIdle(agents.http), https: dropIdle(agents.https), isLedByNode };
}

function openPair(proxy: string | undefined, isSocks: boolean, options: AgentOptions) {
  if (proxy === undefined) return { http: new HttpAgent(options), https: new HttpsAgent(options) };
  if (isSocks) {
    return {
      http: new SocksAgent(proxy, false, options),
      https: new SocksAgent(proxy, true, options),
    };
  }
  const through = { ...options, proxyEnv: { HTTP_PROXY: proxy, HTTPS_PROXY: proxy } };
  return { http: new HttpAgent(through), https: new HttpsAgent(through) };
}
