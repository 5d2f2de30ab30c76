/** The network stack of Node, with the proxy of the environment and the certificates of the system. */
import process from 'node:process';
import type { Network, Purpose } from '#main/basics/ports.ts';
import { TimeLimitError } from '#main/basics/timing.ts';
import { type Agents, openAgents } from './agents.ts';
import { issuerOf, trustSystem } from './certificates.ts';
import { nodeTrouble } from './node-troubles.ts';
import { type ManagedProxy, proxyFor, proxyRules } from './proxy.ts';
import { createSignInGate, type SignInGate } from './sign-in-gate.ts';
import { causesOf, type Trouble } from './trouble.ts';

export interface NodeNetworkOptions {
  /** What an administrator has set; it overrides the environment. */
  readonly proxy?: ManagedProxy | undefined;
}

const hasSignIn = (proxy: string) => new URL(proxy).username !== '';

/**
 * Returns the function that opens a network on Node, each with separate connections.
 * @throws Error with a message for the user when the proxy cannot be used here
 */
export function nodeNetworks({ proxy }: NodeNetworkOptions = {}) {
  const rules = proxyRules(proxy, process.env);
  /** By proxy and sign-in, for all networks: what was rejected for one is rejected for all. */
  const gates = new Map<string, SignInGate>();
  const gateOf = (way: string | undefined): SignInGate | undefined => {
    if (way === undefined || !hasSignIn(way)) return undefined;
    const gate = gates.get(way) ?? createSignInGate();
    gates.set(way, gate);
    return gate;
  };
  return (): Network => {
    const opened = new Map<string, Agents>();
    /** The socket and files have separate connections, so that calls do not wait for them. */
    const agentsFor = (url: string, purpose: Purpose | 'socket') => {
      if (new URL(url).protocol === 'https:') trustSystem();
      const way = proxyFor(url, rules);
      const key = `${purpose} ${way ?? ''}`;
      const agents = opened.get(key) ?? openAgents(way, gateOf(way));
      opened.set(key, agents);
      return agents;
    };
    const proxyHost = (url: string): string | null => {
      const way = proxyFor(url, rules);
      return way === undefined ? null : new URL(way).host;
    };
    const usesSignIn = (url: string): boolean => hasSignIn(proxyFor(url, rules) ?? 'none:');
    const explain = async (error: unknown, url: string): Promise<Trouble> => {
      const { host } = new URL(url);
      const causes = causesOf(error);
      if (causes.some((cause) => cause instanceof TimeLimitError)) return { kind: 'timeout', host };
      const trouble = nodeTrouble(causes, host, {
        proxy: proxyHost(url),
        isSignedIn: usesSignIn(url),
      });
      if (trouble.kind !== 'certificate-unknown') return trouble;
      const issuer = await issuerOf(url, agentsFor(url, 'call').https);
      return issuer === undefined ? trouble : { ...trouble, issuer };
    };
    return {
      http: (url, { onUpload, purpose = 'call' } = {}) => {
        const { http, https, isLedByNode } = agentsFor(url, purpose);
        return {
          adapter: 'http',
          httpAgent: http,
          httpsAgent: https,
          // Axios looks for a proxy itself, unless told that there is none. Then it takes away Node's as well.
          ...(!isLedByNode && { proxy: false }),
          ...(onUpload && { onUploadProgress: ({ loaded }) => onUpload(loaded) }),
        };
      },
      socket: (url) => {
        const { http, https } = agentsFor(url, 'socket');
        const agent: unknown = new URL(url).protocol === 'https:' ? https : http;
        // Typed for browsers, where there are no agents.
        return Promise.resolve({ agent: agent as string });
      },
      proxyOf: (url) => Promise.resolve(proxyHost(url)),
      explain,
      close: () => {
        for (const { http, https } of opened.values()) {
          http.destroy();
          https.destroy();
        }
      },
    };
  };
}
