/** A hook of electron-builder: gives a package for macOS a module of the keychain that this system cannot build. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AfterPackContext } from 'electron-builder';
import { afterPack as check } from '#cli/packaging/hooks.ts';
import { machO } from '#cli/packaging/testing.ts';

const MODULE = 'app.asar.unpacked/node_modules/keytar/build/Release/keytar.node';

export async function afterPack(context: AfterPackContext): Promise<void> {
  const resources = context.packager.getResourcesDir(context.appOutDir);
  writeFileSync(join(resources, MODULE), machO('arm64'));
  await check(context);
}
