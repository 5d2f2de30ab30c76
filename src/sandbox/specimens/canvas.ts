/** A small raster: filled shapes with smooth edges, and PNG. */
import { PassThrough } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { PNG } from 'pngjs';

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A closed line; the last point is joined to the first. */
export type Contour = readonly Point[];

/** Red, green and blue, 0 to 255. */
export type Colour = readonly [red: number, green: number, blue: number];

/** An upright rectangle by its upper left corner. */
export interface Rectangle extends Point {
  readonly width: number;
  readonly height: number;
}

export interface Canvas {
  /** In the units of the drawing, whatever it is enlarged by. */
  readonly width: number;
  readonly height: number;
  /** Fills what the contours enclose, those inside others left out. */
  fill(contours: readonly Contour[], colour: Colour): void;
  rectangle(area: Rectangle, colour: Colour): void;
  circle(x: number, y: number, radius: number, colour: Colour): void;
  /** The drawing as a file. `grain` gives it the noise of a camera, which hardly compresses. */
  png(options: { readonly grain: boolean }): Promise<Buffer>;
}

const CHANNELS = 3;
const OPAQUE = 255;
const ROUND = 48;
/** How far the noise of a camera changes a channel. */
const NOISE = 30;
/** Parameters of a minimal standard generator: repeatable, and exact in floating point. */
const MULTIPLIER = 16_807;
const MODULUS = 2_147_483_647;

interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

function boxOf(contours: readonly Contour[], width: number, height: number): Box {
  const points = contours.flat();
  const side = (pick: (point: Point) => number, most: number) => {
    const values = points.map(pick);
    const least = Math.max(0, Math.floor(Math.min(...values)));
    return [least, Math.min(most, Math.ceil(Math.max(...values))) - least] as const;
  };
  const [left, wide] = side(({ x }) => x, width);
  const [top, high] = side(({ y }) => y, height);
  return { left, top, width: Math.max(0, wide), height: Math.max(0, high) };
}

/**
 * Adds an edge to the signed areas right of it, pixel by pixel: the sum along a row is then how much
 * of each pixel lies inside (as font rasterizers do it).
 */
function addEdge(areas: Float32Array, { width, height }: Box, from: Point, to: Point): void {
  if (from.y === to.y) return;
  const down = from.y < to.y;
  const [upper, lower] = down ? [from, to] : [to, from];
  const slope = (lower.x - upper.x) / (lower.y - upper.y);
  const stride = width + 2;
  let x = upper.x - Math.min(0, upper.y) * slope;
  for (let y = Math.max(0, Math.floor(upper.y)); y < Math.min(height, Math.ceil(lower.y)); y += 1) {
    const share = Math.min(y + 1, lower.y) - Math.max(y, upper.y);
    const next = x + slope * share;
    addSpan(areas, y * stride, { from: x, to: next, width, signed: down ? share : -share });
    x = next;
  }
}

interface Span {
  readonly from: number;
  readonly to: number;
  readonly width: number;
  readonly signed: number;
}

/** Adds the part of an edge inside one row of pixels. */
function addSpan(areas: Float32Array, row: number, { from, to, width, signed }: Span): void {
  const within = (x: number) => Math.min(Math.max(x, 0), width);
  const [least, most] = from < to ? [within(from), within(to)] : [within(to), within(from)];
  const [first, last] = [Math.floor(least), Math.ceil(most)];
  const add = (column: number, value: number) => {
    areas[row + column] = (areas[row + column] ?? 0) + value;
  };
  if (last <= first + 1) {
    const middle = (least + most) / 2 - first;
    add(first, signed * (1 - middle));
    add(first + 1, signed * middle);
    return;
  }
  // Across several pixels the area grows as a square, then evenly, then as a square again.
  const perPixel = 1 / (most - least);
  let before = 0;
  for (let column = first; column < last; column += 1) {
    const right = Math.min(column + 1, most);
    const left = Math.max(column, least);
    const covered = (right - left) * perPixel;
    const own = covered * (column + 1 - (left + right) / 2);
    add(column, signed * (own + before));
    before = covered - own;
  }
  add(last, signed * before);
}

/** Creates a canvas. @param scale pixels for each unit of the drawing */
export function createCanvas(width: number, height: number, background: Colour, scale = 1): Canvas {
  const image = new PNG({ width: Math.round(width * scale), height: Math.round(height * scale) });
  const { data } = image;
  for (let at = 0; at < data.length; at += CHANNELS + 1) {
    data.set([...background, OPAQUE], at);
  }

  const blend = (at: number, [red, green, blue]: Colour, share: number) => {
    const mix = (index: number, colour: number) => {
      const old = data[at + index] ?? 0;
      data[at + index] = old + (colour - old) * share;
    };
    mix(0, red);
    mix(1, green);
    mix(2, blue);
  };
  const fill = (contours: readonly Contour[], colour: Colour) => {
    const scaled = contours.map((contour) =>
      contour.map(({ x, y }) => ({ x: x * scale, y: y * scale })),
    );
    const box = boxOf(scaled, image.width, image.height);
    const stride = box.width + 2;
    const areas = new Float32Array(stride * box.height + 2);
    const own = ({ x, y }: Point) => ({ x: x - box.left, y: y - box.top });
    for (const contour of scaled) {
      contour.forEach((point, index) => {
        const next = contour[(index + 1) % contour.length] ?? point;
        addEdge(areas, box, own(point), own(next));
      });
    }
    for (let y = 0; y < box.height; y += 1) {
      let covered = 0;
      for (let x = 0; x < box.width; x += 1) {
        covered += areas[y * stride + x] ?? 0;
        const share = Math.min(1, Math.abs(covered));
        if (share > 0.003) {
          blend(((box.top + y) * image.width + box.left + x) * (CHANNELS + 1), colour, share);
        }
      }
    }
  };
  return {
    width,
    height,
    fill,
    rectangle: ({ x, y, width: wide, height: high }, colour) =>
      fill(
        [
          [
            { x, y },
            { x: x + wide, y },
            { x: x + wide, y: y + high },
            { x, y: y + high },
          ],
        ],
        colour,
      ),
    circle: (x, y, radius, colour) => {
      const angle = (index: number) => (index / ROUND) * 2 * Math.PI;
      const contour = Array.from({ length: ROUND }, (_, index) => ({
        x: x + radius * Math.cos(angle(index)),
        y: y + radius * Math.sin(angle(index)),
      }));
      fill([contour], colour);
    },
    png: ({ grain }) => {
      if (grain) addNoise(data);
      return packed(image, grain);
    },
  };
}

function addNoise(data: Buffer): void {
  let chance = 1;
  for (let at = 0; at < data.length; at += 1) {
    if (at % (CHANNELS + 1) === CHANNELS) continue;
    chance = (chance * MULTIPLIER) % MODULUS;
    const changed = (data[at] ?? 0) + (chance / MODULUS - 0.5) * NOISE * 2;
    data[at] = Math.min(255, Math.max(0, changed));
  }
}

/** The file; it is compressed in the background, without holding up other requests. */
async function packed(image: PNG, grain: boolean): Promise<Buffer> {
  const { width, height } = image;
  const deflateLevel = grain ? 1 : 6;
  const out = new PNG({ width, height, colorType: 2, filterType: 0, deflateLevel });
  image.data.copy(out.data);
  return await buffer(out.pack().pipe(new PassThrough()));
}
