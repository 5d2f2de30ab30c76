import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { describe, expect, it } from 'vitest';
import { SetupError } from '../setup/say.mjs';
import { quietTerminal, temporaryFolder } from '../setup/testing.ts';
import { electronFolder } from './electron.ts';

const PROGRAM = process.platform === 'darwin' ? 'Electron.app/Contents/MacOS/Electron' : 'electron';

/** A project with an Electron package whose installer is `installer`. */
function project(installer: string): string {
  const root = temporaryFolder();
  const folder = join(root, 'node_modules/electron');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'install.js'), installer);
  return root;
}

describe('the Electron of a package', () => {
  it('is fetched when it is not there', async () => {
    const terminal = quietTerminal();
    const root = project(`
      const { mkdirSync, writeFileSync } = require('node:fs');
      const { dirname } = require('node:path');
      const program = __dirname + '/dist/${PROGRAM}';
      mkdirSync(dirname(program), { recursive: true });
      writeFileSync(program, '');
      writeFileSync(__dirname + '/path.txt', '${PROGRAM}');`);
    await expect(electronFolder(root)).resolves.toBe(join(root, 'node_modules/electron/dist'));
    expect(terminal()).toContain('Downloading Electron');
  });

  it('is missing with the reason and what to do, when it cannot be downloaded', async () => {
    quietTerminal();
    const root = project("console.error('getaddrinfo ENOTFOUND'); process.exit(1);");
    const outcome = electronFolder(root);
    await expect(outcome).rejects.toThrow(SetupError);
    await expect(outcome).rejects.toThrow(
      /could not be fetched \(.*ENOTFOUND.*\).*ELECTRON_MIRROR/u,
    );
  });
});
