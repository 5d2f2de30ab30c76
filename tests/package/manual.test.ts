/**
 * What packaging.md says of packages, as far as a file shows it. Ids and commands are in configuration.test.ts, the
 * content of a package in package.test.ts, the order of a release in release.test.ts.
 */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { getWindowsInstallationDirName } from 'app-builder-lib/out/targets/targetUtil.js';
import type { Configuration } from 'electron-builder';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { inProject } from '#cli/setup/paths.mjs';

const read = (file: string) => readFileSync(inProject(file), 'utf8');
const manual = read('resources/manual/packaging.md');
const checklist = read('resources/manual/checklist.md');
const configuration: Configuration = parse(read('electron-builder.yml'));
const { productName }: { readonly productName: string } = JSON.parse(read('package.json'));
const template = (name: string) => read(`node_modules/app-builder-lib/templates/${name}`);
const all = (pattern: RegExp, text = manual) => new Set(text.match(pattern));

/** The systems and processors that release.yml packs for, as electron-builder names them. */
const RELEASED: readonly { readonly system: string; readonly processor: string }[] = parse(
  read('.github/workflows/release.yml'),
).jobs.package.strategy.matrix.include;

describe('packaging.md', () => {
  it('names packages as they are named', () => {
    const os = { windows: 'win', macos: 'mac' };
    const made = RELEASED.flatMap(({ system, processor }) =>
      ['exe', 'msi', 'dmg', 'zip'].map((ext) =>
        String(configuration.artifactName)
          .replace(/\$\{productName\}/u, productName)
          .replace(/\$\{version\}/u, '1.4.0')
          .replace(/\$\{os\}/u, os[system as keyof typeof os])
          .replace(/\$\{arch\}/u, processor)
          .replace(/\$\{ext\}/u, ext),
      ),
    );
    const named = all(/\bCorridor-[\w.-]+\.(?:exe|msi|dmg|zip)\b/gu);
    expect(named.size).toBeGreaterThan(2);
    expect([...named].filter((name) => !made.includes(name))).toEqual([]);
  });

  it('names the systems, processors and kinds of installers that there are', () => {
    const { win, mac, linux } = configuration;
    const kinds = [win, mac, linux].map((system) => [system?.target].flat());
    expect(kinds).toEqual([
      ['nsis', 'msi'],
      ['dmg', 'zip'],
      ['AppImage', 'deb'],
    ]);
    expect(manual).toContain(
      'NSIS and\nMSI on Windows, dmg and zip on macOS, AppImage and deb on Linux',
    );
    expect(RELEASED.map(({ system, processor }) => `${system} ${processor}`)).toEqual([
      'windows x64',
      'windows arm64',
      'macos arm64',
      'macos x64',
      'ubuntu x64',
    ]);
    expect(manual).toContain('Windows x64 and arm64, macOS arm64 and x64 and Ubuntu x64');
  });

  it('names every variable that packaging reads, and no other', () => {
    const sources = globSync('src/cli/packaging/*.ts', { cwd: inProject('.') })
      .filter((file) => !/\.test\.ts$/u.test(file))
      .concat('electron-builder.yml')
      .map(read)
      .join('\n');
    const named = [...all(/`CORRIDOR_\w+`/gu)].map((name) => name.slice(1, -1)).toSorted();
    expect([...all(/\bCORRIDOR_\w+/gu, sources)].toSorted()).toEqual(named);
    const variables = read('.github/workflows/release.yml');
    expect(named.filter((name) => !variables.includes(`vars.${name}`))).toEqual([]);
  });

  it('names the folders, the uninstaller and the options that the installers of Windows have', () => {
    const name = getWindowsInstallationDirName({ productFilename: productName } as never, true);
    expect(configuration).toMatchObject({ nsis: { oneClick: false }, msi: { perMachine: true } });
    expect(template('nsis/multiUser.nsh')).toContain('StrCpy $0 "$LocalAppData\\Programs"');
    expect(template('msi/template.xml')).toMatch(/<Directory Id="\$\{programFilesId\}">/u);
    expect(template('nsis/common.nsh')).toMatch(/"Uninstall \$\{PRODUCT_FILENAME\}\.exe"/u);
    for (const option of all(/\/(?:currentuser|allusers)\b/gu)) {
      expect(template('nsis/assistedInstaller.nsh')).toContain(`"${option}"`);
    }
    for (const said of [
      `%LOCALAPPDATA%\\Programs\\${name}\``,
      `%ProgramFiles%\\${name}\``,
      `%LOCALAPPDATA%\\Programs\\${name}\\Uninstall ${name}.exe"`,
      `%ProgramFiles%\\${name}\\${name}.exe\``,
      `%APPDATA%\\Microsoft\\Windows\\Start Menu\\Programs\\${name}.lnk\``,
    ]) {
      expect(manual).toContain(said);
    }
  });

  it('says that a newer MSI replaces the one before, and has it made so', () => {
    expect(template('msi/template.xml')).toMatch(/<MajorUpgrade /u);
    expect(manual).toContain('each new MSI replaces the one before');
  });

  it('names the templates of policies, which are where it says', () => {
    expect(configuration.win?.extraResources).toEqual([
      { from: 'resources/policies/windows', to: 'policies' },
    ]);
    expect(configuration.mac?.extraResources).toEqual([
      { from: 'resources/policies/macos', to: 'policies' },
    ]);
    for (const file of [
      'windows/corridor.admx',
      'windows/en-US/corridor.adml',
      'macos/corridor.mobileconfig',
    ]) {
      expect(existsSync(inProject('resources/policies', file)), file).toBe(true);
      const [, ...path] = file.split('/');
      expect(manual).toContain(path.join('\\'));
    }
    expect(manual).toContain('`resources\\policies` of the installed');
    expect(manual).toContain('`Contents/Resources/policies` of the app');
  });

  it('has what no file shows in the half hour by hand', () => {
    const by = [
      ['*for everyone*', /Install for everyone: an administrator is asked for once/u],
      ['*Restart to update*', /\*Restart to update\* brings it; its signature shows/u],
      ['if PowerShell\ncannot run, nothing is installed', /Forbid PowerShell by policy/u],
      ['What is left after uninstalling', /Uninstall: the shortcuts are gone/u],
      ['| installs silently |', /silently/u],
      ['Under App Control take the MSI', /App Control/u],
      ['Import ADMX', /Group Policy/u],
      ['configuration profile', /Install the profile with the managed settings/u],
      ['*Move to Applications*', /About offers \*Move to Applications\*/u],
      [
        'macOS asks each user whether Corridor may notify',
        /macOS asks whether Corridor may notify/u,
      ],
      ['does not need libfuse2', /without libfuse2/u],
    ] as const;
    for (const [said, hand] of by) {
      expect(manual).toContain(said);
      expect(checklist, said).toMatch(hand);
    }
  });
});
