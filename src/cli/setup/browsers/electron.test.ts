import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ended, start } from '../machine/processes.mjs';
import { quietTerminal, temporaryFolder } from '../testing.ts';
import {
  electronBinary,
  fetchElectron,
  rememberedFailure,
  rememberFailure,
  watchElectron,
} from './electron.ts';
import { usualHost } from './hosts.ts';

/** A project with an Electron package whose installer is `installer`. */
function project(installer: string): string {
  const root = temporaryFolder();
  const folder = join(root, 'node_modules/electron');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'install.js'), installer);
  return root;
}

const ARRIVES = `
const { mkdirSync, writeFileSync } = require('node:fs');
mkdirSync(__dirname + '/dist');
writeFileSync(__dirname + '/dist/electron', '');
writeFileSync(__dirname + '/path.txt', 'electron');`;
const NEVER = 'setInterval(() => {}, 1000);';
const DRIPS = `
const { writeFileSync } = require('node:fs');
let size = 0;
setInterval(() => writeFileSync(process.env.TMPDIR + '/zip', 'x'.repeat(++size)), 20);`;

const PATIENCE = { stalledMs: 1000, totalMs: 10_000 };

describe('fetching Electron', () => {
  it('finds the program its installer brought', async () => {
    quietTerminal();
    const root = project(ARRIVES);
    expect(electronBinary(root)).toBeUndefined();
    await expect(fetchElectron(root, PATIENCE)).resolves.toBeUndefined();
    expect(electronBinary(root)).toBe(join(root, 'node_modules/electron/dist/electron'));
  });

  it("gives the installer's reason when it fails", async () => {
    quietTerminal();
    const root = project("console.error('RequestError: getaddrinfo ENOTFOUND'); process.exit(1);");
    await expect(fetchElectron(root, PATIENCE)).resolves.toContain('ENOTFOUND');
  });

  it('gives up when nothing arrives', async () => {
    quietTerminal();
    await expect(fetchElectron(project(NEVER), PATIENCE)).resolves.toContain('nothing arrived');
  });

  it('gives up on a trickle in the end', async () => {
    quietTerminal();
    const limited = { stalledMs: 10_000, totalMs: 2000 };
    await expect(fetchElectron(project(DRIPS), limited)).resolves.toContain('within 2 s');
  });

  it('remembers a failure for a day', () => {
    const root = temporaryFolder();
    expect(rememberedFailure(root)).toBeUndefined();
    rememberFailure(root, 'no network', 0);
    const hour = 3_600_000;
    expect(rememberedFailure(root, 23 * hour)).toBe('no network');
    expect(rememberedFailure(root, 25 * hour)).toBeUndefined();
  });
});

describe('the usual host', () => {
  it('is the browser without a display', async () => {
    await expect(usualHost(project(ARRIVES), false)).resolves.toEqual({
      kind: 'browser',
      why: 'Electron needs a display, and there is none',
    });
  });

  it('is Electron when it can be fetched', async () => {
    quietTerminal();
    await expect(usualHost(project(ARRIVES), true)).resolves.toMatchObject({ kind: 'electron' });
  });

  it('is the browser when it cannot, and the next start does not try again', async () => {
    const terminal = quietTerminal();
    const root = project("console.error('no route to host'); process.exit(1);");
    const first = await usualHost(root, true);
    expect(first).toMatchObject({ kind: 'browser' });
    const said = terminal();
    await expect(usualHost(root, true)).resolves.toEqual(first);
    expect(terminal()).toBe(said);
    expect(said).toContain('Downloading Electron');
  });
});

describe('a running Electron', () => {
  /** Runs a program to its end: the messages about it, and its output. */
  async function watched(script: string) {
    const output = quietTerminal();
    const root = temporaryFolder();
    mkdirSync(join(root, 'node_modules/electron'), { recursive: true });
    writeFileSync(join(root, 'package.json'), '{"version":"1.2.3"}');
    writeFileSync(join(root, 'node_modules/electron/package.json'), '{"version":"45.6.7"}');
    const told: string[] = [];
    const child = start('sh', ['-c', script], { stdio: ['ignore', 'pipe', 'inherit'] });
    watchElectron(child, root, (known) => told.push(known), 1000);
    await ended(child);
    return { told, output: output() };
  }

  it('that shows no window in time is reported, with the versions', async () => {
    const { told, output } = await watched('echo sandbox; sleep 2');
    expect(told).toEqual([
      expect.stringMatching(
        /^Electron has been running for 1 s, but no window has been shown and no page has started \(Corridor 1\.2\.3, Electron 45\.6\.7, .+\)\.$/u,
      ),
    ]);
    expect(output).toBe('sandbox\n');
  });

  it('that shows one is not, nor one that ends', async () => {
    const shown = await watched('echo "window: open"; sleep 2');
    expect(shown).toEqual({ told: [], output: 'window: open\n' });
    expect((await watched('exit 1')).told).toEqual([]);
  });
});
