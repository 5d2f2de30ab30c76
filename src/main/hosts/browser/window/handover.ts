/**
 * Passes the link with the key to the window. Every account of a computer can read command lines,
 * so the browser opens a file that only this account can read, and that redirects to the link.
 */
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { forwardingPage } from '../../shared/page.ts';

/** A link that waits for its window. */
export interface Handover {
  /** The address that the browser opens. */
  readonly url: string;
  /** Deletes the file, which is not needed once it was opened. */
  remove(): void;
}

/**
 * Writes the link into a file of `folder`, always under one name, because browsers remember the
 * position of an app window by its address.
 * @throws Error of the file system, when the folder cannot be written
 */
export function handOver(link: string, folder: string): Handover {
  const file = join(folder, 'open.html');
  // What is there already could be readable for others, or a link of theirs.
  rmSync(file, { force: true, recursive: true });
  writeFileSync(file, forwardingPage(link), { flag: 'wx', mode: 0o600 });
  return { url: pathToFileURL(file).href, remove: () => rmSync(file, { force: true }) };
}
