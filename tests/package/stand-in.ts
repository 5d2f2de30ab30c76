/** A stand-in for Electron's distribution, and packages made around it. */
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import process from 'node:process';
import { inProject, ROOT } from '#cli/setup/paths.mjs';
import { run } from '#cli/setup/processes.mjs';
import { node24 } from '#cli/setup/runtime.mjs';

/** Marks the fuses in a program of Electron; then come version, number and one character a fuse. */
const FUSE_SENTINEL = 'dL7pKGdnNz796PbbjQWNKmHXBZaB9tsX';
/** As Electron 45 is delivered: nine fuses. */
const DELIVERED_FUSES = '101100011';

/** A package as it would be on a disk. */
export interface Package extends Disposable {
  /** Everything in one folder, as `--dir` leaves it. */
  readonly folder: string;
  readonly program: string;
  readonly asar: string;
}

/** What a package is made with. */
export interface PackageOptions {
  /** The states of the stand-in's fuses, '0' or '1' each. */
  readonly fuses?: string;
  /** The address of the release channel. */
  readonly releaseUrl?: string;
}

function writeElectron(folder: string, fuses: string): void {
  const program = join(folder, 'electron');
  const wire = String.fromCharCode(1, fuses.length) + fuses;
  mkdirSync(join(folder, 'resources'), { recursive: true });
  writeFileSync(program, `a program ${FUSE_SENTINEL}${wire} of Electron`, 'latin1');
  chmodSync(program, 0o755);
  writeFileSync(join(folder, 'resources/default_app.asar'), "Electron's start page");
  writeFileSync(join(folder, 'LICENSE'), 'The licence of Electron');
}

/**
 * Makes a package for Linux of the build in `out/package`, with the project's own configuration.
 * @throws Error with what electron-builder said
 */
export async function makePackage(options: PackageOptions = {}): Promise<Package> {
  const root = mkdtempSync(join(tmpdir(), 'corridor-package-'));
  const dispose = () => rmSync(root, { recursive: true, force: true });
  const electron = join(root, 'electron');
  writeElectron(electron, options.fuses ?? DELIVERED_FUSES);
  const { code, output } = await run(
    node24(),
    [
      inProject('node_modules/electron-builder/cli.js'),
      '--config',
      inProject('electron-builder.yml'),
      '--publish=never',
      '--linux',
      '--x64',
      '--dir',
      `-c.electronDist=${electron}`,
      `-c.directories.output=${join(root, 'dist')}`,
    ],
    { cwd: ROOT, env: { ...process.env, CORRIDOR_RELEASE_URL: options.releaseUrl ?? '' } },
  );
  if (code !== 0) {
    dispose();
    throw new Error(`electron-builder ended with code ${code}:\n${output}`);
  }
  const folder = join(root, 'dist/linux-unpacked');
  const program = join(folder, 'corridor');
  const asar = join(folder, 'resources/app.asar');
  return { folder, program, asar, [Symbol.dispose]: dispose };
}

/** The names of everything beside a file. */
export const beside = (file: string): readonly string[] => readdirSync(dirname(file)).sort();
