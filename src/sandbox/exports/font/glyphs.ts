/**
 * The outlines of a WOFF2 font, turned back from the form WOFF2 packs them in ('Transformed glyf
 * table', W3C WOFF 2.0 §5.1) into glyphs of the 'glyf' table of a TrueType font. Instructions for
 * hinting are dropped: files are shown large and printed fine.
 */
import { type ByteReader, bits, byteReader } from './reader.ts';

/** One glyph as the 'glyf' table holds it; nothing when it has no outline. */
export interface Outline {
  readonly data: Buffer;
  /** The leftmost point, for the 'hmtx' table. */
  readonly left: number;
}

interface Point {
  readonly x: number;
  readonly y: number;
  readonly onCurve: boolean;
}

interface Streams {
  readonly contours: ByteReader;
  readonly points: ByteReader;
  readonly flags: ByteReader;
  readonly data: ByteReader;
  readonly composites: ByteReader;
  readonly boxes: ByteReader;
}

const BOX_BYTES = 8;
const EMPTY: Outline = { data: Buffer.alloc(0), left: 0 };

/** `size` in the direction that bit `place` of a point's flag tells. */
const directed = (flag: number, place: number, size: number) =>
  bits(flag, place, 1) === 1 ? size : -size;

/** The step from one point to the next, packed in a flag of 7 bits and 1 to 4 bytes. */
function readStep(flag: number, data: ByteReader): readonly [dx: number, dy: number] {
  const byte = data.u8();
  if (flag < 10) return [0, directed(flag, 0, bits(flag, 1, 3) * 256 + byte)];
  if (flag < 20) return [directed(flag, 0, bits(flag - 10, 1, 3) * 256 + byte), 0];
  const [dx, dy] = stepSizes(flag, byte, data);
  return [directed(flag, 0, dx), directed(flag, 1, dy)];
}

/** The sizes of a step in both directions, of which `byte` has been read. */
function stepSizes(flag: number, byte: number, data: ByteReader): readonly [number, number] {
  if (flag < 84) {
    const base = flag - 20;
    return [
      1 + bits(base, 4, 2) * 16 + bits(byte, 4, 4),
      1 + bits(base, 2, 2) * 16 + bits(byte, 0, 4),
    ];
  }
  if (flag < 120) {
    const base = flag - 84;
    const dx = 1 + Math.floor(base / 12) * 256 + byte;
    return [dx, 1 + Math.floor((base % 12) / 4) * 256 + data.u8()];
  }
  const second = data.u8();
  return flag < 124
    ? [byte * 16 + bits(second, 4, 4), bits(second, 0, 4) * 256 + data.u8()]
    : [byte * 256 + second, data.u16()];
}

function readPoints(count: number, { flags, data }: Streams): Point[] {
  let [x, y] = [0, 0];
  return Array.from({ length: count }, () => {
    const flag = flags.u8();
    const [dx, dy] = readStep(bits(flag, 0, 7), data);
    x += dx;
    y += dy;
    return { x, y, onCurve: flag < 0x80 };
  });
}

function boxOf(points: readonly Point[]): Buffer {
  const box = Buffer.alloc(BOX_BYTES);
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const sides = [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
  for (const [index, side] of sides.entries()) box.writeInt16BE(side, index * 2);
  return box;
}

const word = (value: number): Buffer => {
  const bytes = Buffer.alloc(2);
  bytes.writeInt16BE(value);
  return bytes;
};

const outline = (contours: number, box: Buffer, rest: readonly Buffer[]): Outline => {
  const data = Buffer.concat([word(contours), box, ...rest]);
  // Every glyph starts at a multiple of four.
  const padding = Buffer.alloc((4 - (data.length % 4)) % 4);
  return { data: Buffer.concat([data, padding]), left: box.readInt16BE(0) };
};

function simpleGlyph(contours: number, streams: Streams, box: Buffer | undefined): Outline {
  let total = 0;
  const ends = Array.from({ length: contours }, () => {
    total += streams.points.u16Packed();
    return word(total - 1);
  });
  const points = readPoints(total, streams);
  // The length of the instructions, which stand in a stream that is not read.
  streams.data.u16Packed();
  const step = (axis: 'x' | 'y') =>
    points.map((point, index) => word(point[axis] - (points[index - 1]?.[axis] ?? 0)));
  return outline(contours, box ?? boxOf(points), [
    ...ends,
    word(0),
    Buffer.from(points.map(({ onCurve }) => (onCurve ? 1 : 0))),
    ...step('x'),
    ...step('y'),
  ]);
}

/** Bits of the flags of a composite's part. */
const PART = { words: 0, scale: 3, more: 5, twoScales: 6, fourScales: 7, instructions: 8 };

function argumentBytes(has: (place: number) => boolean): number {
  const place = has(PART.words) ? 4 : 2;
  if (has(PART.scale)) return place + 2;
  if (has(PART.twoScales)) return place + 4;
  return has(PART.fourScales) ? place + 8 : place;
}

/** A glyph made of others, whose numbers move up by `shift`. */
function compositeGlyph(streams: Streams, box: Buffer, shift: number): Outline {
  const parts: Buffer[] = [];
  let more = true;
  let instructed = false;
  while (more) {
    const flags = streams.composites.u16();
    const has = (place: number) => bits(flags, place, 1) === 1;
    more = has(PART.more);
    const part = Buffer.alloc(4);
    part.writeUInt16BE(has(PART.instructions) ? flags - 2 ** PART.instructions : flags);
    part.writeUInt16BE(streams.composites.u16() + shift, 2);
    parts.push(part, streams.composites.bytes(argumentBytes(has)));
    instructed ||= has(PART.instructions);
  }
  if (instructed) streams.data.u16Packed();
  return outline(-1, box, parts);
}

/** The glyphs of a transformed 'glyf' table; composites refer to glyphs `shift` further on. */
export function readOutlines(table: Buffer, shift: number): Outline[] {
  const header = byteReader(table, 4);
  const count = header.u16();
  header.skip(2);
  const sizes = Array.from({ length: 7 }, () => header.u32());
  let next = header.at();
  const starts = sizes.map((size) => {
    next += size;
    return next - size;
  });
  const stream = (index: number, skipped = 0) => byteReader(table, (starts[index] ?? 0) + skipped);
  const bitmap = starts[5] ?? 0;
  const streams: Streams = {
    contours: stream(0),
    points: stream(1),
    flags: stream(2),
    data: stream(3),
    composites: stream(4),
    boxes: stream(5, Math.ceil(count / 32) * 4),
  };
  return Array.from({ length: count }, (_, index) => {
    const contours = streams.contours.i16();
    const hasBox = bits(table[bitmap + Math.floor(index / 8)] ?? 0, 7 - (index % 8), 1) === 1;
    const box = hasBox ? streams.boxes.bytes(BOX_BYTES) : undefined;
    if (contours === 0) return EMPTY;
    return contours > 0
      ? simpleGlyph(contours, streams, box)
      : compositeGlyph(streams, box ?? Buffer.alloc(BOX_BYTES), shift);
  });
}
