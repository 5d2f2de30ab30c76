/** A keychain of the benchmark's own, so that a session outlives the program as it does for people. */
import { createInterface } from 'node:readline';
import { ensureKeychain, withSecretService } from '#cli/setup/machine/keychain.ts';
import { start, stop } from '#cli/setup/machine/processes.mjs';
import { ROOT } from '#cli/setup/paths.mjs';

/** A running keychain. */
export interface Keyring extends AsyncDisposable {
  /** What a program needs in its environment to find it. */
  readonly env: NodeJS.ProcessEnv;
}

/** Says where the bus of the session is, and keeps it there until the pipe behind it closes. */
const HOLDER = 'echo "$DBUS_SESSION_BUS_ADDRESS"; exec cat';

/**
 * Starts a keychain, installing what it needs where that is possible.
 * @returns what is missing, when it cannot be started
 */
export async function startKeyring(): Promise<Keyring | string> {
  const problem = await ensureKeychain(ROOT);
  if (problem) return problem;
  const { command, args, env, dispose } = withSecretService('sh', ['-c', HOLDER]);
  const child = start(command, args, { env, stdio: ['pipe', 'pipe', 'ignore'] });
  const { promise: address, resolve, reject } = Promise.withResolvers<string>();
  child.once('error', reject);
  child.once('close', () => reject(new Error('The keychain for the benchmark did not start.')));
  if (child.stdout) createInterface({ input: child.stdout }).once('line', resolve);
  try {
    return {
      env: {
        DBUS_SESSION_BUS_ADDRESS: await address,
        XDG_DATA_HOME: env['XDG_DATA_HOME'],
        XDG_RUNTIME_DIR: env['XDG_RUNTIME_DIR'],
      },
      [Symbol.asyncDispose]: async () => {
        await stop(child);
        dispose();
      },
    };
  } catch (error) {
    dispose();
    throw error;
  }
}
