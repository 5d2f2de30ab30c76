/** The network stack that tests run on: Node's, or in the project `session-network` that of Electron. */
import process from 'node:process';
import type { Network } from '#main/basics/ports.ts';
import {
  type SessionNetworkOptions,
  sessionNetworks,
} from '#main/hosts/electron/network/session-network.ts';
import { openSessions, type SessionModule } from '#main/hosts/electron/network/sessions.ts';
import { createProxySignIn } from '#main/hosts/electron/network/sign-in.ts';
import { net } from '#main/hosts/electron/testing/net/net.ts';
import { createNetSession } from '#main/hosts/electron/testing/net/session.ts';
import type { SystemProxy } from '#main/hosts/electron/testing/net/system-proxy.ts';
import { nodeNetworks } from '#main/network/node-network.ts';
import type { ManagedProxy } from '#main/network/proxy.ts';

/** Opens networks as the Electron host does, on the double of its `net`. */
export function sessionTestNetworks(
  system: SystemProxy = null,
  credential: string | null = null,
  managed?: ManagedProxy,
): () => Network {
  const open = () => createNetSession(() => system);
  const electron = { defaultSession: open(), fromPartition: open };
  const sessions = openSessions(electron as unknown as SessionModule, managed);
  const signIn = createProxySignIn(() => Promise.resolve(credential));
  return sessionNetworks({
    net: net as unknown as SessionNetworkOptions['net'],
    sessions,
    signIn,
    certificates: { rejected: () => undefined },
  });
}

/** Opens the one in use. */
export const openTestNetwork: () => Network =
  process.env['TEST_NETWORK'] === 'session' ? sessionTestNetworks() : nodeNetworks();
