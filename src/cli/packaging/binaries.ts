/** What the headers of programs and libraries say, so that a package has those of its system, all of them signed. */
import { closeSync, globSync, openSync, readSync } from 'node:fs';
import { join } from 'node:path';

/** What a program or library is for. */
export interface Binary {
  readonly system: 'win32' | 'darwin' | 'linux';
  /** As electron-builder names them; several in one file of macOS. */
  readonly processors: readonly string[];
  /** Whether it has a signature of Authenticode; only for Windows. */
  readonly isSigned: boolean;
}

const OF_PE: Readonly<Record<number, string>> = { 34404: 'x64', 43620: 'arm64', 332: 'ia32' };
const OF_MACH_O: Readonly<Record<number, string>> = { 16777223: 'x64', 16777228: 'arm64' };
const OF_ELF: Readonly<Record<number, string>> = { 62: 'x64', 183: 'arm64' };

const named = (names: Readonly<Record<number, string>>, number: number) =>
  names[number] ?? `number ${number}`;

/** Of the directories in a header of PE, the fifth is the place and length of the signature. */
const SIGNATURE = 4 * 8 + 4;

function readPe(bytes: Buffer): Binary | null {
  const header = bytes.length > 0x40 ? bytes.readUInt32LE(0x3c) : Number.POSITIVE_INFINITY;
  if (header + 200 > bytes.length || bytes.toString('latin1', header, header + 4) !== 'PE\0\0') {
    return null;
  }
  const is64Bit = bytes.readUInt16LE(header + 24) === 0x20b;
  return {
    system: 'win32',
    processors: [named(OF_PE, bytes.readUInt16LE(header + 4))],
    isSigned: bytes.readUInt32LE(header + 24 + (is64Bit ? 112 : 96) + SIGNATURE) > 0,
  };
}

/** Each part of a file for several processors takes so many bytes in its header, the first four its processor. */
const PART = 20;

function readUniversal(bytes: Buffer): Binary {
  const processors = Array.from({ length: bytes.readUInt32BE(4) }, (_, at) =>
    named(OF_MACH_O, bytes.readUInt32BE(8 + at * PART)),
  );
  return { system: 'darwin', processors, isSigned: false };
}

/** Reads the first kilobytes of a file; null where it is no program or library. */
export function readBinary(bytes: Buffer): Binary | null {
  if (bytes.length < 20) return null;
  if (bytes.toString('latin1', 0, 2) === 'MZ') return readPe(bytes);
  if (bytes.readUInt32LE(0) === 0xfeedfacf) {
    const processors = [named(OF_MACH_O, bytes.readUInt32LE(4))];
    return { system: 'darwin', processors, isSigned: false };
  }
  if (bytes.readUInt32BE(0) === 0xcafebabe) return readUniversal(bytes);
  if (bytes.toString('latin1', 0, 4) === '\x7FELF') {
    const processors = [named(OF_ELF, bytes.readUInt16LE(18))];
    return { system: 'linux', processors, isSigned: false };
  }
  return null;
}

/** Longer than the header of any program. */
const HEADER_BYTES = 4096;

/** @throws Error of the file system */
function binaryAt(file: string): Binary | null {
  const opened = openSync(file, 'r');
  try {
    const bytes = Buffer.alloc(HEADER_BYTES);
    return readBinary(bytes.subarray(0, readSync(opened, bytes)));
  } finally {
    closeSync(opened);
  }
}

const MODULE = 'app.asar.unpacked/node_modules/keytar/build/Release/keytar.node';

/**
 * Checks the module of the keychain in a package.
 * @param resources the folder of app.asar
 * @throws Error when it is missing, or of another system or processor
 */
export function checkKeychainModule(resources: string, system: string, processor: string): void {
  const advice =
    'Make the package on a computer with that system and processor: npm ci builds the module there.';
  let found: Binary | null;
  try {
    found = binaryAt(join(resources, MODULE));
  } catch {
    throw new Error(`The package has no ${MODULE}, so it cannot use a keychain. ${advice}`);
  }
  const wanted = processor === 'universal' ? ['x64', 'arm64'] : [processor];
  if (found?.system === system && wanted.every((each) => found.processors.includes(each))) return;
  const is = found ? `for ${found.system} ${found.processors.join(' and ')}` : 'no library';
  throw new Error(`${MODULE} is ${is}, but the package is for ${system} ${processor}. ${advice}`);
}

/**
 * Whether a package for Windows is signed, every program and library in it.
 * @param program the file of its program, by whose signature the others are judged
 * @throws Error naming what is not signed, where the program is
 */
export function isWhollySigned(folder: string, program: string): boolean {
  if (!binaryAt(program)?.isSigned) return false;
  const unsigned = globSync('**/*', { cwd: folder, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
    .filter((file) => {
      const binary = binaryAt(file);
      return binary?.system === 'win32' && !binary.isSigned;
    });
  if (unsigned.length === 0) return true;
  throw new Error(
    `These are not signed, and App Control would not load them: ${unsigned.join(', ')}. See win.signExts in electron-builder.yml.`,
  );
}
