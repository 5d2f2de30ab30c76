/** The headers are written by hand, after the descriptions of their formats. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import process from 'node:process';
import { describe, expect, it } from 'vitest';
import { inProject } from '../setup/paths.mjs';
import { temporaryFolder } from '../setup/testing.ts';
import { checkKeychainModule, isWhollySigned, readBinary } from './binaries.ts';
import { elf, machO, pe, universal } from './testing.ts';

const MODULE = 'app.asar.unpacked/node_modules/keytar/build/Release/keytar.node';

function folderWith(files: Readonly<Record<string, Buffer | string>>): string {
  const folder = temporaryFolder();
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), content);
  }
  return folder;
}

describe('the header of a program', () => {
  it.each([
    ['of Windows', pe('x64'), { system: 'win32', processors: ['x64'], isSigned: false }],
    ['of Windows, signed', pe('arm64', true), { processors: ['arm64'], isSigned: true }],
    ['of 32 bits', pe('ia32', true), { processors: ['ia32'], isSigned: true }],
    ['of macOS', machO('arm64'), { system: 'darwin', processors: ['arm64'] }],
    ['of macOS for both', universal(), { system: 'darwin', processors: ['x64', 'arm64'] }],
    ['of Linux', elf('x64'), { system: 'linux', processors: ['x64'] }],
  ])('%s says its system and processor', (_what, bytes, found) => {
    expect(readBinary(bytes)).toMatchObject(found);
  });

  it.each([
    ['a text', Buffer.from('{"name":"MZ is not at the beginning"}')],
    ['a short file', Buffer.from('MZ')],
    ['a damaged program', Buffer.concat([Buffer.from('MZ'), Buffer.alloc(300)])],
  ])('is none in %s', (_what, bytes) => {
    expect(readBinary(bytes)).toBeNull();
  });
});

describe('the module of the keychain', () => {
  it.each([
    ['win32', 'x64', pe('x64', true)],
    ['darwin', 'arm64', machO('arm64')],
    ['darwin', 'x64', universal()],
    ['darwin', 'universal', universal()],
    ['linux', 'arm64', elf('arm64')],
  ])('of %s for %s may be packed', (system, processor, bytes) => {
    expect(() =>
      checkKeychainModule(folderWith({ [MODULE]: bytes }), system, processor),
    ).not.toThrow();
  });

  it.each([
    ['of another processor', 'win32', 'arm64', pe('x64'), 'is for win32 x64, but the package is'],
    ['of another system', 'darwin', 'arm64', elf('arm64'), 'is for linux arm64, but'],
    ['for one of two processors', 'darwin', 'universal', machO('arm64'), 'is for darwin arm64'],
    ['that is none', 'linux', 'x64', Buffer.from('x'), 'is no library'],
  ])('%s fails the package', (_what, ...[system, processor, bytes, why]) => {
    const resources = folderWith({ [MODULE]: bytes });
    expect(() => checkKeychainModule(resources, system, processor)).toThrow(why);
  });

  it('that is missing fails the package', () => {
    expect(() => checkKeychainModule(temporaryFolder(), 'linux', 'x64')).toThrow(
      'The package has no',
    );
  });

  it('of this computer is of this computer', () => {
    const folder = inProject('node_modules/keytar/build/Release/keytar.node');
    const resources = folderWith({ [MODULE]: readFileSync(folder) });
    expect(() => checkKeychainModule(resources, process.platform, process.arch)).not.toThrow();
  });
});

describe('a package for Windows', () => {
  const files = {
    'Corridor.exe': pe('x64', true),
    'ffmpeg.dll': pe('x64', true),
    [`resources/${MODULE}`]: pe('x64', true),
    'resources.pak': 'MZ, but no program',
  };
  const isWhole = (folder: string) => isWhollySigned(folder, join(folder, 'Corridor.exe'));

  it('is signed where each of its programs and libraries is', () => {
    expect(isWhole(folderWith(files))).toBe(true);
  });

  it('is not where its program is not', () => {
    const unsigned = { ...files, 'Corridor.exe': pe('x64') };
    expect(isWhole(folderWith(unsigned))).toBe(false);
  });

  it.each(['ffmpeg.dll', `resources/${MODULE}`])('fails where only %s is not signed', (name) => {
    const folder = folderWith({ ...files, [name]: pe('x64') });
    expect(() => isWhole(folder)).toThrow(join(folder, name));
  });
});
