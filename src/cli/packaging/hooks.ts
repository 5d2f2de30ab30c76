/** The hooks of electron-builder (electron-builder.yml). */
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import process from 'node:process';
import { type AfterPackContext, Arch } from 'electron-builder';
import { checkKeychainModule, isWhollySigned } from './binaries.ts';
import { publisherSubject } from './channel.ts';
import { checkFuses, fuseConfig } from './fuses.ts';

/** Removes Electron's default start page, which an unpacked Electron contains. */
export async function afterExtract({
  appOutDir,
  electronPlatformName,
}: Pick<AfterPackContext, 'appOutDir' | 'electronPlatformName'>): Promise<void> {
  const resources =
    electronPlatformName === 'darwin' ? 'Electron.app/Contents/Resources' : 'resources';
  await rm(join(appOutDir, resources, 'default_app.asar'), { force: true });
}

/** The end of the components in a WiX project of electron-builder. */
const COMPONENTS_END = '</ComponentGroup>';

/** Registers corridor:// links for everyone, as resources/installer.nsh does; electron-builder does not. */
const LINKS = String.raw`
      <Component Id="corridorLinks" Guid="*">
        <RegistryKey Root="HKLM" Key="Software\Classes\corridor" ForceDeleteOnUninstall="yes">
          <RegistryValue Type="string" Value="URL:Corridor" KeyPath="yes"/>
          <RegistryValue Name="URL Protocol" Type="string" Value=""/>
          <RegistryKey Key="shell\open\command">
            <RegistryValue Type="string" Value="&quot;[#mainExecutable]&quot; -- &quot;%1&quot;"/>
          </RegistryKey>
        </RegistryKey>
      </Component>
    `;

/**
 * Adds to the MSI what electron-builder leaves out.
 * @throws when the project has no place for it
 */
export async function msiProjectCreated(project: string): Promise<void> {
  const made = await readFile(project, 'utf8');
  if (!made.includes(COMPONENTS_END)) throw new Error(`${project} has no ComponentGroup`);
  await writeFile(
    project,
    made.replace(COMPONENTS_END, () => LINKS + COMPONENTS_END),
  );
}

/** Sets and checks the fuses and checks the module of the keychain, before anything is signed. */
export async function afterPack(context: AfterPackContext): Promise<void> {
  const declared = context.packager.config.electronFuses ?? {};
  // Only a Mac can sign for a Mac.
  const signAgain = context.electronPlatformName === 'darwin' && process.platform === 'darwin';
  await context.packager.addElectronFuses(context, fuseConfig(declared, signAgain));
  await checkFuses(programOf(context), declared);
  checkKeychainModule(resourcesOf(context), context.electronPlatformName, Arch[context.arch]);
}

const resourcesOf = ({ appOutDir, packager }: AfterPackContext) =>
  packager.getResourcesDir(appOutDir);

/**
 * Checks that a package for Windows is signed as a whole or not at all, and tells it the signer, whom an installed
 * Corridor expects in an update.
 * @throws Error where a part is not signed, or another than CORRIDOR_PUBLISHER has signed
 */
export async function afterSign(context: AfterPackContext): Promise<void> {
  if (context.electronPlatformName !== 'win32') return;
  const program = programOf(context);
  if (!isWhollySigned(context.appOutDir, program)) return;
  const { nameSigner } = await import('./signer.ts');
  await nameSigner(join(resourcesOf(context), 'app-update.yml'), program, {
    expected: publisherSubject(process.env),
  });
}

function programOf({ appOutDir, electronPlatformName, packager }: AfterPackContext): string {
  const { productFilename, sanitizedName } = packager.appInfo;
  if (electronPlatformName === 'darwin') return join(appOutDir, `${productFilename}.app`);
  if (electronPlatformName === 'win32') return join(appOutDir, `${productFilename}.exe`);
  return join(appOutDir, sanitizedName.toLowerCase());
}
