/** Headers of programs for tests, written by hand: nothing else is in these files. */

/** A program or library of Windows. */
export function pe(processor: 'x64' | 'arm64' | 'ia32', isSigned = false): Buffer {
  const bytes = Buffer.alloc(1024);
  const header = 0x80;
  bytes.write('MZ');
  bytes.writeUInt32LE(header, 0x3c);
  bytes.write('PE\0\0', header);
  bytes.writeUInt16LE({ x64: 0x8664, arm64: 0xaa64, ia32: 0x14c }[processor], header + 4);
  const is64Bit = processor !== 'ia32';
  bytes.writeUInt16LE(is64Bit ? 0x20b : 0x10b, header + 24);
  const directories = header + 24 + (is64Bit ? 112 : 96);
  // The place of the signature in the file, and its length.
  if (isSigned) bytes.writeUInt32LE(9000, directories + 32);
  if (isSigned) bytes.writeUInt32LE(5000, directories + 36);
  return bytes;
}

const MACH_O = { x64: 0x1000007, arm64: 0x100000c } as const;

/** A library of macOS for one processor. */
export function machO(processor: 'x64' | 'arm64'): Buffer {
  const bytes = Buffer.alloc(64);
  bytes.writeUInt32LE(0xfeedfacf);
  bytes.writeUInt32LE(MACH_O[processor], 4);
  return bytes;
}

/** A library of macOS for both processors. */
export function universal(): Buffer {
  const bytes = Buffer.alloc(64);
  bytes.writeUInt32BE(0xcafebabe);
  bytes.writeUInt32BE(2, 4);
  bytes.writeUInt32BE(MACH_O.x64, 8);
  bytes.writeUInt32BE(MACH_O.arm64, 28);
  return bytes;
}

/** A library of Linux. */
export function elf(processor: 'x64' | 'arm64'): Buffer {
  const bytes = Buffer.alloc(64);
  bytes.write('\x7FELF', 'latin1');
  bytes.writeUInt16LE({ x64: 62, arm64: 183 }[processor], 18);
  return bytes;
}
