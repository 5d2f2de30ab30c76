/**
 * Puts the packages of a release, a folder for each system and processor, into one folder with one channel file for
 * each system: `npx node src/cli/commands/merge-releases.ts made release`.
 */
import { globSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { mergeReleases } from '../packaging/channel.ts';

const [made = '', target = ''] = process.argv.slice(2);
mkdirSync(target, { recursive: true });
// Of each system the usual processor comes first: what does not tell them apart takes that.
const folders = globSync('*', { cwd: made }).sort(
  (a, b) => Number(isUsual(b)) - Number(isUsual(a)),
);
mergeReleases(
  folders.map((folder) => join(made, folder)),
  target,
);

function isUsual(folder: string): boolean {
  return folder.endsWith('x64');
}
