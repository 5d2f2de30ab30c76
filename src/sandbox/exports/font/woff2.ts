/** What a report needs of a WOFF2 font: its outlines, widths and characters (W3C WOFF 2.0). */
import { brotliDecompressSync } from 'node:zlib';
import { type Outline, readOutlines } from './glyphs.ts';
import { bits, byteReader } from './reader.ts';

/** A font as it was read. Lengths are in units of the em. */
export interface Woff2Font {
  readonly unitsPerEm: number;
  readonly ascent: number;
  readonly descent: number;
  readonly outlines: readonly Outline[];
  readonly advances: readonly number[];
  /** The glyph of each character. */
  readonly glyphOf: ReadonlyMap<number, number>;
}

/** The numbers WOFF2 gives the tables that are read. */
const TABLE = { cmap: 0, head: 1, hhea: 2, hmtx: 3, glyf: 10, loca: 11 } as const;
const NAMED = 63;
const HEADER_BYTES = 48;

interface Table {
  readonly data: Buffer;
  readonly transformed: boolean;
}

function readTables(file: Buffer): ReadonlyMap<number, Table> {
  const count = file.readUInt16BE(12);
  const packedSize = file.readUInt32BE(20);
  const directory = byteReader(file, HEADER_BYTES);
  const entries = Array.from({ length: count }, () => {
    const flags = directory.u8();
    const table = bits(flags, 0, 6);
    const version = bits(flags, 6, 2);
    if (table === NAMED) directory.skip(4);
    const outlines = table === TABLE.glyf || table === TABLE.loca;
    const transformed = outlines ? version !== 3 : version !== 0;
    const length = directory.base128();
    return { table, transformed, length: transformed ? directory.base128() : length };
  });
  const packed = file.subarray(directory.at(), directory.at() + packedSize);
  const data = byteReader(brotliDecompressSync(packed));
  return new Map(
    entries.map(({ table, transformed, length }) => [
      table,
      { transformed, data: data.bytes(length) },
    ]),
  );
}

/** Widths: one for each of the first `count` glyphs, the others are as wide as the last of them. */
function readAdvances({ data, transformed }: Table, count: number, glyphs: number): number[] {
  const table = byteReader(data, transformed ? 1 : 0);
  const advances: number[] = [];
  for (let glyph = 0; glyph < count; glyph += 1) {
    advances.push(table.u16());
    if (!transformed) table.skip(2);
  }
  while (advances.length < glyphs) advances.push(advances.at(-1) ?? 0);
  return advances;
}

/** Characters of a table of segments (format 4). */
function readSegments(data: Buffer, start: number): [number, number][] {
  const doubled = data.readUInt16BE(start + 6);
  const found: [number, number][] = [];
  for (let at = start + 14; at < start + 14 + doubled; at += 2) {
    const [end, first] = [data.readUInt16BE(at), data.readUInt16BE(at + 2 + doubled)];
    const delta = data.readUInt16BE(at + 2 + doubled * 2);
    const offsetAt = at + 2 + doubled * 3;
    const offset = data.readUInt16BE(offsetAt);
    for (let code = first; code <= end && code < 0xff_ff; code += 1) {
      const raw = offset === 0 ? code : data.readUInt16BE(offsetAt + offset + (code - first) * 2);
      found.push([code, offset !== 0 && raw === 0 ? 0 : (raw + delta) % 0x1_00_00]);
    }
  }
  return found;
}

/** Characters of a table of groups (format 12). */
function readGroups(data: Buffer, start: number): [number, number][] {
  const table = byteReader(data, start + 12);
  return Array.from({ length: table.u32() }, () => {
    const [first, last, glyph] = [table.u32(), table.u32(), table.u32()];
    return Array.from({ length: last - first + 1 }, (_, index): [number, number] => [
      first + index,
      glyph + index,
    ]);
  }).flat();
}

function readCharacters(data: Buffer): Map<number, number> {
  const table = byteReader(data, 2);
  const starts = Array.from({ length: table.u16() }, () => {
    table.skip(4);
    return table.u32();
  });
  const ofFormat = (format: number) => starts.find((start) => data.readUInt16BE(start) === format);
  const [groups, segments] = [ofFormat(12), ofFormat(4)];
  if (groups === undefined && segments === undefined) return new Map();
  const found = groups === undefined ? readSegments(data, segments ?? 0) : readGroups(data, groups);
  // Glyph 0 stands for what the font does not have.
  return new Map(found.filter(([, glyph]) => glyph !== 0));
}

/** Reads a font; its composite glyphs are numbered as if `shift` glyphs stood before them. */
export function readWoff2(file: Buffer, shift: number): Woff2Font {
  const tables = readTables(file);
  const table = (number: number): Table => {
    const found = tables.get(number);
    if (!found) throw new Error(`the font lacks a table it needs (${number})`);
    return found;
  };
  const hhea = table(TABLE.hhea).data;
  const outlines = readOutlines(table(TABLE.glyf).data, shift);
  return {
    unitsPerEm: table(TABLE.head).data.readUInt16BE(18),
    ascent: hhea.readInt16BE(4),
    descent: hhea.readInt16BE(6),
    outlines,
    advances: readAdvances(table(TABLE.hmtx), hhea.readUInt16BE(34), outlines.length),
    glyphOf: readCharacters(table(TABLE.cmap).data),
  };
}
