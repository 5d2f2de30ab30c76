/** Several fonts of one family as one TrueType font, as a PDF embeds it. */
import { readWoff2, type Woff2Font } from './woff2.ts';

/** A font that is ready to be embedded. Widths are in thousandths of the em. */
export interface EmbeddedFont {
  readonly file: Buffer;
  readonly ascent: number;
  readonly descent: number;
  readonly widths: readonly number[];
  /** The glyph of each character there is. */
  readonly glyphOf: ReadonlyMap<number, number>;
}

const THOUSAND = 1000;
const TRUETYPE = 0x0001_0000;
const MAGIC = 0x5f0f_3cf5;

const bytes = (length: number, write: (view: Buffer) => void): Buffer => {
  const view = Buffer.alloc(length);
  write(view);
  return view;
};

function checksum(data: Buffer): number {
  let sum = 0;
  for (let at = 0; at + 4 <= data.length; at += 4) sum = (sum + data.readUInt32BE(at)) % 2 ** 32;
  return sum;
}

/** A TrueType file of tables, in the order of their names. */
function sfnt(tables: Readonly<Record<string, Buffer>>): Buffer {
  const entries = Object.entries(tables).sort(([a], [b]) => (a < b ? -1 : 1));
  const header = bytes(12 + entries.length * 16, (view) => {
    view.writeUInt32BE(TRUETYPE);
    view.writeUInt16BE(entries.length, 4);
    const power = Math.floor(Math.log2(entries.length));
    view.writeUInt16BE(2 ** power * 16, 6);
    view.writeUInt16BE(power, 8);
    view.writeUInt16BE((entries.length - 2 ** power) * 16, 10);
  });
  let offset = header.length;
  const padded = entries.map(([name, data], index) => {
    const body = Buffer.concat([data, Buffer.alloc((4 - (data.length % 4)) % 4)]);
    const at = 12 + index * 16;
    header.write(name, at, 'latin1');
    header.writeUInt32BE(checksum(body), at + 4);
    header.writeUInt32BE(offset, at + 8);
    header.writeUInt32BE(data.length, at + 12);
    offset += body.length;
    return body;
  });
  return Buffer.concat([header, ...padded]);
}

function tablesOf(fonts: readonly Woff2Font[], first: Woff2Font) {
  const outlines = fonts.flatMap((font) => font.outlines);
  const advances = fonts.flatMap((font) => font.advances);
  let offset = 0;
  const loca = bytes((outlines.length + 1) * 4, (view) => {
    outlines.forEach(({ data }, index) => {
      view.writeUInt32BE(offset, index * 4);
      offset += data.length;
    });
    view.writeUInt32BE(offset, outlines.length * 4);
  });
  return {
    head: bytes(54, (view) => {
      view.writeUInt32BE(TRUETYPE);
      view.writeUInt32BE(MAGIC, 12);
      view.writeUInt16BE(first.unitsPerEm, 18);
      view.writeInt16BE(first.descent, 38);
      view.writeInt16BE(first.unitsPerEm, 40);
      view.writeInt16BE(first.ascent, 42);
      // Long offsets in 'loca'.
      view.writeInt16BE(1, 50);
    }),
    hhea: bytes(36, (view) => {
      view.writeUInt32BE(TRUETYPE);
      view.writeInt16BE(first.ascent, 4);
      view.writeInt16BE(first.descent, 6);
      view.writeUInt16BE(Math.max(...advances), 10);
      view.writeUInt16BE(advances.length, 34);
    }),
    maxp: bytes(32, (view) => {
      view.writeUInt32BE(TRUETYPE);
      view.writeUInt16BE(outlines.length, 4);
      // More than any glyph of a text font has: points, contours, and the same of composites.
      for (const [index, most] of [2000, 200, 4000, 400].entries()) {
        view.writeUInt16BE(most, 6 + index * 2);
      }
      view.writeUInt16BE(2, 14);
      view.writeUInt16BE(16, 28);
      view.writeUInt16BE(4, 30);
    }),
    hmtx: bytes(advances.length * 4, (view) => {
      advances.forEach((advance, index) => {
        view.writeUInt16BE(advance, index * 4);
        view.writeInt16BE(outlines[index]?.left ?? 0, index * 4 + 2);
      });
    }),
    loca,
    glyf: Buffer.concat(outlines.map(({ data }) => data)),
  };
}

/** Joins WOFF2 files of one family; where two have a character, the first one's is taken. */
export function joinFonts(files: readonly Buffer[]): EmbeddedFont {
  const fonts: Woff2Font[] = [];
  const glyphOf = new Map<number, number>();
  let shift = 0;
  for (const file of files) {
    const font = readWoff2(file, shift);
    for (const [code, glyph] of font.glyphOf) {
      if (!glyphOf.has(code)) glyphOf.set(code, glyph + shift);
    }
    shift += font.outlines.length;
    fonts.push(font);
  }
  const [first] = fonts;
  if (!first) throw new Error('there are no fonts to join');
  const share = (units: number) => Math.round((units / first.unitsPerEm) * THOUSAND);
  return {
    file: sfnt(tablesOf(fonts, first)),
    ascent: share(first.ascent),
    descent: share(first.descent),
    widths: fonts.flatMap((font) => font.advances.map(share)),
    glyphOf,
  };
}
