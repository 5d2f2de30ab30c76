/** Text as shapes: the outlines of the typeface that exports are written in. */
import { type ByteReader, bits, byteReader } from '../exports/font/reader.ts';
import type { EmbeddedFont } from '../exports/font/truetype.ts';
import type { Contour, Point } from './canvas.ts';

/** Letters of one font. */
export interface Lettering {
  /** The shapes of a text whose baseline begins at `x`, `y`; `size` is the height of the em. */
  shapes(text: string, x: number, y: number, size: number): Contour[];
  /** How wide a text of that size is. */
  width(text: string, size: number): number;
}

interface GlyphPoint extends Point {
  readonly onCurve: boolean;
}

const EM = 1000;
/** Straight pieces a curve is drawn with. */
const PIECES = 5;
/** Bits of the flags of a composite's part (OpenType, 'glyf' table). */
const PART = { words: 0, scale: 3, more: 5, twoScales: 6, fourScales: 7 };

function tables(file: Buffer): ReadonlyMap<string, Buffer> {
  const reader = byteReader(file, 4);
  const count = reader.u16();
  reader.skip(6);
  return new Map(
    Array.from({ length: count }, () => {
      const name = reader.bytes(4).toString('latin1');
      reader.skip(4);
      const start = reader.u32();
      return [name, file.subarray(start, start + reader.u32())] as const;
    }),
  );
}

/** A simple glyph, whose flags and coordinates our own joining of fonts has written one by one. */
function simpleContours(data: Buffer, count: number): GlyphPoint[][] {
  const reader = byteReader(data, 10);
  const ends = Array.from({ length: count }, () => reader.u16());
  const points = (ends.at(-1) ?? -1) + 1;
  reader.skip(2);
  const flags = Array.from({ length: points }, () => reader.u8());
  const axis = () => {
    let value = 0;
    return flags.map(() => {
      value += reader.i16();
      return value;
    });
  };
  const [xs, ys] = [axis(), axis()];
  return ends.map((end, index) => {
    const start = index === 0 ? 0 : (ends[index - 1] ?? 0) + 1;
    return flags.slice(start, end + 1).map((flag, at) => ({
      x: xs[start + at] ?? 0,
      y: ys[start + at] ?? 0,
      onCurve: flag === 1,
    }));
  });
}

/** The points of a curve after its first one. */
function curve(from: Point, control: Point, to: Point): Point[] {
  return Array.from({ length: PIECES }, (_, index) => {
    const t = (index + 1) / PIECES;
    const mix = (axis: 'x' | 'y') =>
      (1 - t) ** 2 * from[axis] + 2 * t * (1 - t) * control[axis] + t ** 2 * to[axis];
    return { x: mix('x'), y: mix('y') };
  });
}

/** A contour of curves as one of straight pieces: between two points off the curve lies one on it. */
function flattened(points: readonly GlyphPoint[]): Contour {
  const start = points.findIndex(({ onCurve }) => onCurve);
  const first = points[start];
  if (!first) return [];
  const out: Point[] = [first];
  let from: Point = first;
  let control: Point | undefined;
  const lineTo = (to: Point) => {
    out.push(...(control ? curve(from, control, to) : [to]));
    from = to;
    control = undefined;
  };
  for (const point of [...points.slice(start + 1), ...points.slice(0, start + 1)]) {
    if (point.onCurve) {
      lineTo(point);
      continue;
    }
    if (control) lineTo({ x: (control.x + point.x) / 2, y: (control.y + point.y) / 2 });
    control = point;
  }
  return out;
}

/** A glyph inside another one, and where. */
interface Part {
  readonly glyph: number;
  readonly dx: number;
  readonly dy: number;
  /** Whether another one follows. */
  readonly more: boolean;
}

function readPart(reader: ByteReader): Part {
  const flags = reader.u16();
  const has = (place: number) => bits(flags, place, 1) === 1;
  const glyph = reader.u16();
  const signed = (value: number) => (value > 127 ? value - 256 : value);
  const offset = () => (has(PART.words) ? reader.i16() : signed(reader.u8()));
  const [dx, dy] = [offset(), offset()];
  if (has(PART.scale)) reader.skip(2);
  if (has(PART.twoScales)) reader.skip(4);
  if (has(PART.fourScales)) reader.skip(8);
  return { glyph, dx, dy, more: has(PART.more) };
}

/** What stands for a letter the font has not. */
const UNKNOWN: readonly Contour[] = [
  [
    { x: 80, y: 0 },
    { x: 80, y: 700 },
    { x: 520, y: 700 },
    { x: 520, y: 0 },
  ],
  [
    { x: 130, y: 50 },
    { x: 470, y: 50 },
    { x: 470, y: 650 },
    { x: 130, y: 650 },
  ],
];
const UNKNOWN_WIDTH = 600;

/** The letters of a font that was joined for embedding. */
export function createLettering({ file, glyphOf, widths }: EmbeddedFont): Lettering {
  const all = tables(file);
  const table = (name: string) => all.get(name) ?? Buffer.alloc(0);
  const unit = EM / table('head').readUInt16BE(18);
  const [loca, glyf] = [table('loca'), table('glyf')];
  const known = new Map<number, readonly Contour[]>();

  const contoursOf = (glyph: number): readonly Contour[] => {
    const cached = known.get(glyph);
    if (cached) return cached;
    const drawn = draw(glyph);
    known.set(glyph, drawn);
    return drawn;
  };
  const draw = (glyph: number): readonly Contour[] => {
    const start = loca.readUInt32BE(glyph * 4);
    const data = glyf.subarray(start, loca.readUInt32BE(glyph * 4 + 4));
    if (data.length === 0) return [];
    const count = data.readInt16BE(0);
    if (count < 0) return composite(data);
    return simpleContours(data, count)
      .map(flattened)
      .map((contour) => contour.map(({ x, y }) => ({ x: x * unit, y: y * unit })));
  };
  const composite = (data: Buffer): readonly Contour[] => {
    const reader = byteReader(data, 10);
    const contours: Contour[] = [];
    let part: Part;
    do {
      part = readPart(reader);
      const [dx, dy] = [part.dx * unit, part.dy * unit];
      for (const contour of contoursOf(part.glyph)) {
        contours.push(contour.map(({ x, y }) => ({ x: x + dx, y: y + dy })));
      }
    } while (part.more);
    return contours;
  };
  const letters = (text: string) =>
    Array.from(text, (letter) => {
      const glyph = glyphOf.get(letter.codePointAt(0) ?? 0);
      return glyph === undefined
        ? { contours: UNKNOWN, advance: UNKNOWN_WIDTH }
        : { contours: contoursOf(glyph), advance: widths[glyph] ?? 0 };
    });

  return {
    width: (text, size) =>
      letters(text).reduce((sum, { advance }) => sum + (advance * size) / EM, 0),
    shapes: (text, x, y, size) => {
      let at = x;
      return letters(text).flatMap(({ contours, advance }) => {
        const left = at;
        at += (advance * size) / EM;
        return contours.map((contour) =>
          contour.map((point) => ({
            x: left + (point.x * size) / EM,
            y: y - (point.y * size) / EM,
          })),
        );
      });
    },
  };
}
