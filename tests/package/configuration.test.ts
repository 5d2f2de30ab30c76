import { existsSync, readFileSync } from 'node:fs';
import { copyFile, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { validateConfiguration } from 'app-builder-lib/out/util/config/config.js';
import { DebugLogger } from 'builder-util';
import { UUID } from 'builder-util-runtime';
import type { Configuration } from 'electron-builder';
import { describe, expect, it, onTestFinished } from 'vitest';
import { parse } from 'yaml';
import { msiProjectCreated } from '#cli/packaging/hooks.ts';
import { inProject } from '#cli/setup/paths.mjs';
import { APP_ID, TOAST_CLSID } from '#main/hosts/electron/identity.ts';

const read = (): Configuration => parse(readFileSync(inProject('electron-builder.yml'), 'utf8'));
const check = (configuration: Configuration) =>
  validateConfiguration(configuration, new DebugLogger(false));

/** What electron-builder makes the ids of a kind of installer from. */
function namespaceOf(target: 'NsisTarget' | 'MsiTarget'): Buffer {
  const folder = target === 'NsisTarget' ? 'nsis/' : '';
  const source = inProject(`node_modules/app-builder-lib/out/targets/${folder}${target}.js`);
  const [, id = ''] = /NS_UUID = .*parse\("([^"]+)"/u.exec(readFileSync(source, 'utf8')) ?? [];
  return UUID.parse(id);
}

describe('electron-builder.yml', () => {
  it("is valid by electron-builder's own schema", async () => {
    await expect(check(read())).resolves.toBeUndefined();
    const wrong = { ...read(), nsis: { perMachines: true } } as Configuration;
    await expect(check(wrong)).rejects.toThrow('configuration.nsis');
  });

  it('makes every installer', () => {
    expect(read()).toMatchObject({
      win: { target: ['nsis', 'msi'] },
      mac: { target: ['dmg', 'zip'], hardenedRuntime: true, notarize: true },
      linux: { target: ['AppImage', 'deb'] },
      // The installer asks whether it is for everyone or for oneself.
      nsis: { oneClick: false, perMachine: false },
      msi: { perMachine: true },
    });
  });

  it('has the names the program goes by', () => {
    expect(read()).toMatchObject({ appId: APP_ID, linux: { syncDesktopName: true } });
    expect(read()).not.toHaveProperty('productName');
    expect(JSON.parse(readFileSync(inProject('package.json'), 'utf8'))).toMatchObject({
      productName: 'Corridor',
      desktopName: 'corridor.desktop',
    });
  });

  it('registers corridor:// links', () => {
    expect(read().protocols).toEqual([{ name: 'Corridor', schemes: ['corridor'] }]);
    const nsis = readFileSync(inProject('resources/installer.nsh'), 'utf8');
    expect(nsis).toContain('WriteRegStr SHCTX "Software\\Classes\\corridor" "URL Protocol" ""');
    // As src/main/hosts/electron/deep-links.ts does: what a link holds is never an option.
    expect(nsis).toContain(`shell\\open\\command" "" '"$appExe" -- "%1"'`);
    // What is registered is what is taken back: the person's own is not the machine's.
    expect(nsis.match(/DeleteRegKey \w+ "Software\\Classes\\corridor"/gu)).toEqual([
      'DeleteRegKey SHCTX "Software\\Classes\\corridor"',
    ]);
  });

  it('takes back what notifications have registered for the person who uninstalls it', () => {
    const nsis = readFileSync(inProject('resources/installer.nsh'), 'utf8');
    expect(nsis).toContain(`DeleteRegKey HKCU "Software\\Classes\\CLSID\\${TOAST_CLSID}"`);
    expect(nsis).toMatch(/Delete "\$SMPROGRAMS\\\$\{PRODUCT_FILENAME\}\.lnk"/u);
    const manual = readFileSync(inProject('resources/manual/packaging.md'), 'utf8');
    expect(manual).toContain(`HKEY_CURRENT_USER\\Software\\Classes\\CLSID\\${TOAST_CLSID}`);
  });

  it('registers them for everyone in the MSI, and takes that back with it', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'corridor-msi-'));
    onTestFinished(() => rm(folder, { recursive: true }));
    const project = join(folder, 'project.wxs');
    const template = inProject('node_modules/app-builder-lib/templates/msi/template.xml');
    await copyFile(template, project);
    await msiProjectCreated(project);
    const made = await readFile(project, 'utf8');
    expect(made.match(/<RegistryKey[^>]+>/gu)).toEqual([
      String.raw`<RegistryKey Root="HKLM" Key="Software\Classes\corridor" ForceDeleteOnUninstall="yes">`,
      String.raw`<RegistryKey Key="shell\open\command">`,
    ]);
    expect(made).toContain('Value="&quot;[#mainExecutable]&quot; -- &quot;%1&quot;"');
    expect(made.indexOf('</Component>')).toBeLessThan(made.indexOf('</ComponentGroup>'));
    await writeFile(project, '<Wix />');
    await expect(msiProjectCreated(project)).rejects.toThrow('ComponentGroup');
    expect(read()).toHaveProperty('msiProjectCreated', './src/cli/packaging/hooks.ts');
  });

  it('goes by the ids that the manual gives to management tools', () => {
    const manual = readFileSync(inProject('resources/manual/packaging.md'), 'utf8');
    // The namespaces of electron-builder, which it does not export.
    for (const namespace of (['NsisTarget', 'MsiTarget'] as const).map(namespaceOf)) {
      const id = UUID.v5(APP_ID, namespace);
      expect(manual.toLowerCase()).toContain(id);
    }
    expect(manual).toContain(`\`${APP_ID}\``);
    expect(read()).not.toHaveProperty('nsis.guid');
    expect(read()).not.toHaveProperty('msi.upgradeCode');
  });

  it('is managed by commands of the manual that cmd can run', () => {
    const manual = readFileSync(inProject('resources/manual/packaging.md'), 'utf8');
    const commands = [...manual.matchAll(/`cmd \/c ([^`]+)`/gu)].map(([, rest = '']) => rest);
    expect(commands.length).toBeGreaterThan(1);
    for (const command of commands) {
      // Of more than two quotes cmd takes away the first and the last, and reads what is between them.
      const [, line = ''] = /^"(.+)"$/u.exec(command) ?? [];
      expect(line, command).not.toContain('\\"');
      expect((line.match(/"/gu) ?? []).length % 2, command).toBe(0);
      const [program = ''] = /^(?:"[^"]+\.exe"|\w+)(?= )/u.exec(line) ?? [];
      expect(program, command).not.toBe('');
      expect(program.startsWith('"') || !program.includes(' '), command).toBe(true);
    }
  });

  it('signs the libraries of a package for Windows too, and has that checked', () => {
    const { win, afterSign, afterPack } = read();
    expect(win?.signExts).toEqual(['.exe', '.dll', '.node']);
    expect([afterSign, afterPack]).toEqual(Array(2).fill('./src/cli/packaging/hooks.ts'));
  });

  it('makes an AppImage that needs no libfuse2 and takes no sandbox away', () => {
    const { toolsets, linux, appImage } = read();
    expect(Number.parseInt(String(toolsets?.appimage), 10)).toBeGreaterThanOrEqual(1);
    expect([linux?.executableArgs, appImage?.executableArgs]).toEqual([undefined, undefined]);
  });

  it('tells macOS what Downloads is for', () => {
    expect(read().mac?.extendInfo).toMatchObject({
      NSDownloadsFolderUsageDescription: expect.stringContaining('exports'),
    });
  });

  it('names only files that are there', () => {
    const { nsis, mac, win, linux, afterPack, afterExtract, releaseInfo } = read();
    const folders = [mac, win].flatMap((system) => system?.extraResources ?? []);
    expect(folders).toHaveLength(2);
    const resources = [win?.icon, mac?.icon, linux?.icon, releaseInfo?.releaseNotesFile];
    const named = [
      nsis?.include,
      mac?.entitlements,
      mac?.entitlementsInherit,
      afterPack,
      afterExtract,
      ...folders.map((folder) => (typeof folder === 'string' ? folder : folder.from)),
      ...resources.map((file) => join('resources', String(file))),
    ];
    expect(named.filter((file) => !existsSync(inProject(String(file))))).toEqual([]);
  });

  it('takes nothing from the build that runs from the project', () => {
    const sets = [read().files].flat().filter((set) => typeof set === 'object');
    expect(sets).toEqual([{ from: 'out/package', to: 'out', filter: ['**/*', '!**/*.map'] }]);
  });
});
