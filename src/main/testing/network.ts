/** The network stack that tests run on: Node's, or in the project `session-network` that of Electron. */
import process from 'node:process';
import { sessionNetworks } from '#main/hosts/electron/network/session-network.ts';
import { createProxySignIn } from '#main/hosts/electron/network/sign-in.ts';
import { net } from '#main/hosts/electron/testing/net/net.ts';
import { createNetSession } from '#main/hosts/electron/testing/net/session.ts';
import type { SystemProxy } from '#main/hosts/electron/testing/net/system-proxy.ts';
import { nodeNetworks } from '#main/network/node-network.ts';
import type { Network } from '#main/ports.ts';

/** Opens networks as the Electron host does, on the double of its `net`. */
export function sessionTestNetworks(
  system: SystemProxy = null,
  credential: string | null = null,
): () => Network {
  const parts = {
    net,
    session: createNetSession(() => system),
    acts: createNetSession(() => system),
    signIn: createProxySignIn(() => Promise.resolve(credential)),
  };
  return sessionNetworks(parts as unknown as Parameters<typeof sessionNetworks>[0]);
}

/** Opens the one in use. */
export const openTestNetwork: () => Network =
  process.env['TEST_NETWORK'] === 'session' ? sessionTestNetworks() : nodeNetworks();
