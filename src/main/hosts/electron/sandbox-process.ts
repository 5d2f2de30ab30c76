/**
 * Entry of the sandbox as a utility process of Electron: runs the sandbox beside this file, which
 * knows no host, and ends it on a message. Windows has no signal for that: the process would be
 * killed with its database open.
 */
import process from 'node:process';

process.parentPort.on('message', () => {
  // Until it listens, there is nothing to close.
  if (!process.emit('SIGTERM')) process.exit(0);
});

await import(new URL('sandbox.js', import.meta.url).href);
