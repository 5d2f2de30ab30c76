/** The vault on a real Secret Service, through keytar: run under `dbus-run-session` with a keyring. */
import { randomUUID } from 'node:crypto';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createApiClient } from '#main/api/client.ts';
import { startServer } from '#main/testing/http-server.ts';
import { openTestNetwork } from '#main/testing/network.ts';
import { createTestLogger } from '#main/testing/test-logger.ts';
import { createSession } from './session.ts';
import { openVault } from './vault.ts';

async function openReal(account: string) {
  const opened = await openVault({ mode: 'keychain', account, logger: createTestLogger() });
  onTestFinished(() => opened.vault.clear());
  return opened;
}

const someApi = () => `https://${randomUUID()}.test`;

describe('the keychain of the system', () => {
  it('is used where it works, without a notice', { tags: ['1S08'] }, async () => {
    const { vault, notice } = await openReal(someApi());
    expect(notice).toBeUndefined();
    expect(vault.kind).toBe('keychain');
  });

  it('returns the saved secret, also to a later start, until it is cleared', {
    tags: ['1S08'],
  }, async () => {
    const account = someApi();
    const { vault } = await openReal(account);
    expect(await vault.read()).toBeNull();
    await vault.write('{"first":true}');
    await vault.write('{"second":"ß ✓"}');
    const { vault: later } = await openReal(account);
    expect(await later.read()).toBe('{"second":"ß ✓"}');
    await later.clear();
    expect(await vault.read()).toBeNull();
    await later.clear();
  });

  it('carries a session over a restart of the console', { tags: ['1S07', '1S08'] }, async () => {
    const account = someApi();
    const token = { access_token: 'a', token_type: 'Bearer', refresh_token: 'r'.repeat(4000) };
    const data = { user: { id: 7, role: 'manager' }, token };
    const { url } = await startServer(() => ({ json: { data } }));
    const start = async () => {
      const { vault } = await openReal(account);
      const logger = createTestLogger();
      const client = createApiClient({
        address: Promise.resolve({ apiUrl: url }),
        network: openTestNetwork(),
        logger,
      });
      return createSession({ client, vault, logger });
    };
    const first = await start();
    await first.signIn({ username: 'manager@corridor.test', password: 'corridor' }, true);

    const second = await start();
    await second.restore();
    expect(second.state()).toEqual({ status: 'signed-in', user: { id: '7', role: 'manager' } });
    await second.signOut();

    const third = await start();
    await third.restore();
    expect(third.state()).toEqual({ status: 'signed-out' });
  });
});
