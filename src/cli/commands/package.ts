/**
 * `npm run package`: builds the console without its browser host and makes the installers of this
 * system with electron-builder, whose options are passed on (`-- --dir` stops before the installers).
 */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import type { Configuration } from 'electron-builder';
import { parse } from 'yaml';
import {
  publisherSubject,
  releaseUrl,
  rolloutPercent,
  stageRollout,
} from '../packaging/channel.ts';
import { electronFolder } from '../packaging/electron.ts';
import { withSigning } from '../packaging/signing.ts';
import { ensureBuild } from '../setup/build.ts';
import { ended, start, stopAllOnSignals } from '../setup/machine/processes.mjs';
import { inProject, ROOT } from '../setup/paths.mjs';
import { node24 } from '../setup/runtime.mjs';
import { SetupError, say } from '../setup/say.mjs';

const DIST = inProject('dist');
/** With one of these electron-builder makes a package for another system and fetches its Electron. */
const FOR_ANOTHER =
  /^(?:-[mwlo]+|--(?:mac|macos|win|windows|linux|x64|arm64|ia32|armv7l|universal))$/u;

/** Writes the configuration of electron-builder with how this package is signed. @returns the file */
function signedConfiguration(publisher: string | undefined): string {
  const ours: Configuration = parse(readFileSync(inProject('electron-builder.yml'), 'utf8'));
  const file = join(DIST, 'electron-builder.json');
  writeFileSync(file, JSON.stringify(withSigning(ours, process.env, publisher)));
  return file;
}

async function makePackage(args: readonly string[]): Promise<number> {
  const url = releaseUrl(process.env);
  const percent = rolloutPercent(process.env);
  const publisher = publisherSubject(process.env);
  if (!url) say('CORRIDOR_RELEASE_URL is not set: this package will never look for updates.');
  const electron = args.some((arg) => FOR_ANOTHER.test(arg))
    ? undefined
    : await electronFolder(ROOT);
  await ensureBuild(ROOT, 'package');

  rmSync(DIST, { recursive: true, force: true });
  mkdirSync(DIST);
  say('Making the package …');
  const child = start(
    node24(),
    [
      inProject('node_modules/electron-builder/cli.js'),
      '--config',
      signedConfiguration(publisher),
      '--publish',
      'never',
      ...(electron ? [`-c.electronDist=${electron}`] : []),
      ...args,
    ],
    { cwd: ROOT, env: { ...process.env, CORRIDOR_RELEASE_URL: url } },
  );
  const { code } = await ended(child);
  if (code !== 0) return code;
  if (percent !== undefined) {
    const staged = stageRollout(DIST, percent);
    say(`Offered to ${percent} % of the installations at first: ${staged.join(', ')}`);
  }
  say(`The package is in ${DIST}`);
  return 0;
}

stopAllOnSignals();
try {
  process.exitCode = await makePackage(process.argv.slice(2));
} catch (error) {
  if (!(error instanceof SetupError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
