/** The sandbox's command line. */
import process from 'node:process';
import { PRACTICE_PASSWORD, PRACTICE_SIGN_INS } from '#domain/access/practice-accounts.ts';
import { readCluster } from './bundled.ts';
import { StartError } from './database/database.ts';
import { readSandboxOptions } from './options.ts';
import { createSandbox } from './sandbox.ts';

const report = (line: string) => process.stderr.write(`${line}\n`);

/** The message for the person who started it; a stack only for an unexpected error. */
const explain = (error: unknown) =>
  error instanceof StartError ? error.message : ((error as Error).stack ?? String(error));

try {
  const options = readSandboxOptions(process.argv.slice(2));
  // Other accounts may see the arguments of a program, but not its environment.
  const secret = process.env['CORRIDOR_SANDBOX_SECRET'] || undefined;
  const sandbox = await createSandbox({ ...options, secret, readCluster, report });
  const stop = async () => {
    await sandbox.close();
    process.exit(0);
  };
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
  const signIns = PRACTICE_SIGN_INS.map(
    ({ email, role }) => `  ${email} (${role}), password ${PRACTICE_PASSWORD}\n`,
  );
  // The starter may have read the first line and closed the pipe: that is no reason to stop.
  process.stdout.on('error', () => undefined);
  process.stdout.write(`sandbox: ${sandbox.url}\n${signIns.join('')}`);
} catch (error) {
  report(`The sandbox could not start. ${explain(error)}`);
  process.exit(1);
}
