/**
 * Runs the sandbox of the Electron host as Electron runs a utility process: with
 * `process.parentPort`, with its own arguments, and from an archive where it is in one.
 */
import { EventEmitter } from 'node:events';
import process from 'node:process';
import { pathToFileURL } from 'node:url';
import { archiveOf, readFromArchive } from './asar.ts';

const [script = ''] = process.argv.splice(2, 1);
process.argv[1] = script;

const parentPort = Object.assign(new EventEmitter(), {
  postMessage: (message: object) => void process.send?.(message),
});
process.on('message', (data) => parentPort.emit('message', { data, ports: [] }));
Object.defineProperty(process, 'parentPort', { value: parentPort, enumerable: true });

// A utility process never outlives its program, however that ends.
process.once('disconnect', () => process.exit(1));

const archive = archiveOf(script);
if (archive !== null) readFromArchive(archive);
await import(pathToFileURL(script).href);
