/**
 * `npm run networks`: the console behind a real cable that is pulled, loses packets, loses its names,
 * has IPv6 only, or leads to a server that moves; and another account of this computer that
 * tries to use the browser host. Needs root on Linux: it makes a network namespace.
 */
import { existsSync } from 'node:fs';
import process from 'node:process';
import { ended, start, stopAllOnSignals } from '../setup/machine/processes.mjs';
import { inProject, ROOT } from '../setup/paths.mjs';
import { node24 } from '../setup/runtime.mjs';

/** The loopback interface is down in a new namespace, and `ip` keeps names of others below /run. */
const PREPARE = 'mount -t tmpfs tmpfs /run && ip link set lo up && exec "$@"';
const IP = ['/usr/sbin/ip', '/sbin/ip', '/usr/bin/ip'];

stopAllOnSignals();
if (process.platform !== 'linux' || process.getuid?.() !== 0) {
  process.stderr.write(
    'npm run networks needs Linux and root, for a network namespace and a second account.\n',
  );
  process.exitCode = 1;
} else if (IP.some((file) => existsSync(file))) {
  const vitest = [
    inProject('node_modules/vitest/vitest.mjs'),
    'run',
    `--config=${inProject('tests/vitest.config.ts')}`,
    '--project=networks',
    ...process.argv.slice(2),
  ];
  const inNamespace = ['--net', '--mount', 'sh', '-c', PREPARE, 'sh', node24(), ...vitest];
  const child = start('unshare', inNamespace, { cwd: ROOT });
  process.exitCode = (await ended(child)).code;
} else {
  process.stderr.write('npm run networks needs the program ip: apt-get install iproute2\n');
  process.exitCode = 1;
}
