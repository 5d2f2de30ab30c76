/** The hooks of electron-builder (electron-builder.yml). */
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import process from 'node:process';
import type { AfterPackContext } from 'electron-builder';
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

/** Sets and checks the fuses, before anything is signed. */
export async function afterPack(context: AfterPackContext): Promise<void> {
  const declared = context.packager.config.electronFuses ?? {};
  // Only a Mac can sign for a Mac.
  const signAgain = context.electronPlatformName === 'darwin' && process.platform === 'darwin';
  await context.packager.addElectronFuses(context, fuseConfig(declared, signAgain));
  await checkFuses(programOf(context), declared);
}

function programOf({ appOutDir, electronPlatformName, packager }: AfterPackContext): string {
  const { productFilename, sanitizedName } = packager.appInfo;
  if (electronPlatformName === 'darwin') return join(appOutDir, `${productFilename}.app`);
  if (electronPlatformName === 'win32') return join(appOutDir, `${productFilename}.exe`);
  return join(appOutDir, sanitizedName.toLowerCase());
}
