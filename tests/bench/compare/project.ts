/** Checkouts of Corridor that are built. */
import { existsSync, mkdirSync, readFileSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { ensureBuild } from '#cli/setup/build.ts';
import { run } from '#cli/setup/machine/processes.mjs';
import { ensurePackages } from '#cli/setup/packages.mjs';
import { inProject, ROOT } from '#cli/setup/paths.mjs';
import { temporaryFolder } from '../folders.ts';

/**
 * The built checkout that `what` names: a folder, or a commit, whose files go into a temporary folder.
 * @throws Error when there is no such commit; SetupError when it cannot be built
 */
export async function projectOf(what: string): Promise<string> {
  const folder = existsSync(what) ? resolve(what) : await checkOut(what);
  await ensureBuild(folder);
  return folder;
}

async function checkOut(commit: string): Promise<string> {
  const parent = temporaryFolder('commit');
  const folder = join(parent, 'files');
  const archive = join(parent, 'files.tar');
  mkdirSync(folder);
  await mustRun('git', ['archive', '--format=tar', `--output=${archive}`, commit]);
  await mustRun('tar', ['-xf', archive, '-C', folder]);
  const lockOf = (root: string) => readFileSync(join(root, 'package-lock.json'), 'utf8');
  if (lockOf(folder) === lockOf(ROOT)) {
    symlinkSync(inProject('node_modules'), join(folder, 'node_modules'), 'junction');
  } else await ensurePackages(folder);
  return folder;
}

async function mustRun(command: string, args: readonly string[]): Promise<void> {
  const { code, output } = await run(command, args, { cwd: ROOT });
  if (code !== 0) throw new Error(`${command} ${args.join(' ')} failed: ${output}`);
}
