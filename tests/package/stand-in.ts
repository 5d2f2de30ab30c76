/** A stand-in for Electron's distribution, and packages made around it. */
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import process from 'node:process';
import { run } from '#cli/setup/machine/processes.mjs';
import { inProject, ROOT } from '#cli/setup/paths.mjs';
import { node24 } from '#cli/setup/runtime.mjs';

/** Marks the fuses in a program of Electron; then come version, number and one character a fuse. */
const FUSE_SENTINEL = 'dL7pKGdnNz796PbbjQWNKmHXBZaB9tsX';
/** As Electron 45 is delivered: nine fuses. */
const DELIVERED_FUSES = '101100011';

/** On other systems than macOS, the module of the keychain is put in place by this before it is checked. */
const HOOK_FOR_MAC = inProject('tests/package/mac-keychain.ts');

/** A package as on a disk. */
export interface Package extends Disposable {
  /** Everything in one folder, as `--dir` leaves it. */
  readonly folder: string;
  readonly program: string;
  readonly asar: string;
}

/** What a package is made with. */
export interface PackageOptions {
  /** Linux when left out. Both can be put together on any system, Windows excepted for macOS. */
  readonly system?: 'linux' | 'mac';
  /** The states of the stand-in's fuses, '0' or '1' each. */
  readonly fuses?: string;
  /** The address of the release channel. */
  readonly releaseUrl?: string;
}

/** Where things are in Electron, and in a package made around it. */
const LAYOUTS = {
  linux: {
    electron: { program: 'electron', fuses: 'electron', resources: 'resources' },
    made: { folder: 'linux-unpacked', program: 'corridor', resources: 'resources' },
  },
  mac: {
    electron: {
      program: 'Electron.app/Contents/MacOS/Electron',
      fuses: 'Electron.app/Contents/Frameworks/Electron Framework.framework/Electron Framework',
      resources: 'Electron.app/Contents/Resources',
    },
    made: {
      folder: 'mac-arm64',
      program: 'Corridor.app',
      resources: 'Corridor.app/Contents/Resources',
    },
  },
} as const;
const ARCHITECTURE = { linux: '--x64', mac: '--arm64' } as const;

/** The parts of Electron for macOS that electron-builder gives our name to. */
const MAC_BUNDLES = [
  'Electron.app/Contents',
  'Electron.app/Contents/Frameworks/Electron Helper.app/Contents',
];
const INFO =
  '<?xml version="1.0"?><plist version="1.0"><dict><key>CFBundleName</key><string>Electron</string></dict></plist>';

function write(file: string, content: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content, 'latin1');
}

function writeElectron(folder: string, { system = 'linux', fuses }: PackageOptions): void {
  const { program, fuses: withFuses, resources } = LAYOUTS[system].electron;
  const states = fuses ?? DELIVERED_FUSES;
  const wire = String.fromCharCode(1, states.length) + states;
  write(join(folder, program), 'a program of Electron');
  write(join(folder, withFuses), `a program ${FUSE_SENTINEL}${wire} of Electron`);
  chmodSync(join(folder, program), 0o755);
  write(join(folder, resources, 'default_app.asar'), "Electron's start page");
  write(join(folder, 'LICENSE'), 'The licence of Electron');
  if (system !== 'mac') return;
  for (const bundle of MAC_BUNDLES) write(join(folder, bundle, 'Info.plist'), INFO);
  write(join(folder, MAC_BUNDLES[1] ?? '', 'MacOS/Electron Helper'), 'a helper');
}

/**
 * Creates a package of the build in `out/package`, with the project's own configuration.
 * @throws Error with the output of electron-builder
 */
export async function makePackage(options: PackageOptions = {}): Promise<Package> {
  const { system = 'linux', releaseUrl = '' } = options;
  const root = mkdtempSync(join(tmpdir(), 'corridor-package-'));
  const dispose = () => rmSync(root, { recursive: true, force: true, maxRetries: 10 });
  const electron = join(root, 'electron');
  writeElectron(electron, options);
  const { code, output } = await run(
    node24(),
    [
      inProject('node_modules/electron-builder/cli.js'),
      '--config',
      inProject('electron-builder.yml'),
      '--publish=never',
      `--${system}`,
      ARCHITECTURE[system],
      '--dir',
      `-c.electronDist=${electron}`,
      ...(system === 'mac' && process.platform !== 'darwin'
        ? [`-c.afterPack=${HOOK_FOR_MAC}`]
        : []),
      `-c.directories.output=${join(root, 'dist')}`,
    ],
    { cwd: ROOT, env: { ...process.env, CORRIDOR_RELEASE_URL: releaseUrl } },
  );
  if (code !== 0) {
    dispose();
    throw new Error(`electron-builder ended with code ${code}:\n${output}`);
  }
  const { made } = LAYOUTS[system];
  const folder = join(root, 'dist', made.folder);
  return {
    folder,
    program: join(folder, made.program),
    asar: join(folder, made.resources, 'app.asar'),
    [Symbol.dispose]: dispose,
  };
}

/** The names of everything beside a file. */
export const beside = (file: string): readonly string[] => readdirSync(dirname(file)).sort();
