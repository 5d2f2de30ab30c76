/**
 * The program's small icons, drawn here because they change: the mark with the state of live
 * updates, and numbers. Pure functions; images are squares.
 */

/** The side of the square of the shapes, in units. */
const SIZE = 32;

/** A square image by its side in pixels, as rows of BGRA with premultiplied alpha, as Electron needs it. */
export type Drawing = (side: number) => Uint8Array;

type Rgb = readonly [red: number, green: number, blue: number];
type Shape = (x: number, y: number) => boolean;

/** Shapes one above the other; the last one is on top. */
type Layers = readonly (readonly [shape: Shape, colour: Rgb, opacity?: number])[];

const WHITE: Rgb = [255, 255, 255];
const BLACK: Rgb = [0, 0, 0];
const TEAL: Rgb = [10, 126, 126];
const RED: Rgb = [196, 43, 28];

/** Samples of each pixel in each direction. */
const SAMPLES = 4;

const disc =
  (centreX: number, centreY: number, radius: number): Shape =>
  (x, y) =>
    (x - centreX) ** 2 + (y - centreY) ** 2 <= radius ** 2;

/** A square over the whole picture with rounded corners. */
const roundedSquare =
  (radius: number): Shape =>
  (x, y) => {
    const dx = Math.max(radius - x, x - (SIZE - radius), 0);
    const dy = Math.max(radius - y, y - (SIZE - radius), 0);
    return dx ** 2 + dy ** 2 <= radius ** 2;
  };

/** Inside by the even-odd rule. */
const polygon =
  (points: readonly (readonly [number, number])[]): Shape =>
  (x, y) => {
    let inside = false;
    points.forEach(([x1, y1], at) => {
      const [x2, y2] = points.at(at - 1) ?? [x1, y1];
      if (y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1) inside = !inside;
    });
    return inside;
  };

/** The two arrows of the logo. */
const ARROW_RIGHT = polygon([
  [6, 12],
  [21, 12],
  [17.5, 8.5],
  [19.5, 6.5],
  [27, 13.5],
  [27, 15],
  [6, 15],
]);
const ARROW_LEFT = polygon([
  [26, 20],
  [11, 20],
  [14.5, 23.5],
  [12.5, 25.5],
  [5, 18.5],
  [5, 17],
  [26, 17],
]);

/** Draws the layers again for each size, so that small images are as sharp as large ones. */
const drawn =
  (layers: Layers): Drawing =>
  (side) => {
    const pixels = new Uint8Array(side * side * 4);
    const unit = SIZE / side;
    for (let at = 0; at < side * side; at += 1) {
      pixels.set(pixelAt(at % side, Math.floor(at / side), unit, layers), at * 4);
    }
    return pixels;
  };

function pixelAt(column: number, row: number, unit: number, layers: Layers): readonly number[] {
  let [blue, green, red, alpha] = [0, 0, 0, 0];
  for (const [shape, colour, opacity = 1] of layers) {
    const cover = coverage(column, row, unit, shape) * opacity;
    red = red * (1 - cover) + colour[0] * cover;
    green = green * (1 - cover) + colour[1] * cover;
    blue = blue * (1 - cover) + colour[2] * cover;
    alpha = alpha * (1 - cover) + 255 * cover;
  }
  return [blue, green, red, alpha].map(Math.round);
}

/** How much of a pixel a shape covers, from 0 to 1. */
function coverage(column: number, row: number, unit: number, shape: Shape): number {
  let hits = 0;
  for (let sample = 0; sample < SAMPLES ** 2; sample += 1) {
    const x = (column + ((sample % SAMPLES) + 0.5) / SAMPLES) * unit;
    const y = (row + (Math.floor(sample / SAMPLES) + 0.5) / SAMPLES) * unit;
    if (shape(x, y)) hits += 1;
  }
  return hits / SAMPLES ** 2;
}

/** The logo, with a dot of this colour in its corner when there is one. */
export function mark(dot?: Rgb): Drawing {
  const corner: Layers = dot
    ? [
        [disc(25, 25, 7), WHITE],
        [disc(25, 25, 5.5), dot],
      ]
    : [];
  return drawn([
    [roundedSquare(7), TEAL],
    [ARROW_RIGHT, WHITE],
    [ARROW_LEFT, WHITE, 0.72],
    ...corner,
  ]);
}

/** The logo as a silhouette, which macOS colours like the rest of its menu bar. */
export const silhouette: Drawing = drawn([
  [ARROW_RIGHT, BLACK],
  [ARROW_LEFT, BLACK, 0.72],
]);

/** Digits of 3 by 5 dots, row by row. */
const GLYPHS: Readonly<Record<string, readonly string[]>> = {
  0: ['###', '# #', '# #', '# #', '###'],
  1: [' # ', '## ', ' # ', ' # ', '###'],
  2: ['###', '  #', '###', '#  ', '###'],
  3: ['###', '  #', '###', '  #', '###'],
  4: ['# #', '# #', '###', '  #', '  #'],
  5: ['###', '#  ', '###', '  #', '###'],
  6: ['###', '#  ', '###', '# #', '###'],
  7: ['###', '  #', '  #', ' # ', ' # '],
  8: ['###', '# #', '###', '# #', '###'],
  9: ['###', '# #', '###', '  #', '###'],
  '+': ['   ', ' # ', '###', ' # ', '   '],
};

const GLYPH = { width: 3, height: 5 } as const;

/** A text of digits in the middle of the picture. */
function digits(text: string): Shape {
  const dots = text.length * (GLYPH.width + 1) - 1;
  const scale = text.length === 1 ? 4 : 3;
  const left = (SIZE - dots * scale) / 2;
  const top = (SIZE - GLYPH.height * scale) / 2;
  return (x, y) => {
    const column = Math.floor((x - left) / scale);
    const row = Math.floor((y - top) / scale);
    if (column < 0 || column >= dots || row < 0 || row >= GLYPH.height) return false;
    const glyph = GLYPHS[text[Math.floor(column / (GLYPH.width + 1))] ?? ''];
    return glyph?.[row]?.[column % (GLYPH.width + 1)] === '#';
  };
}

/** The number in a red disc; from 10 on it is '9+'. */
export const numbered = (count: number): Drawing =>
  drawn([
    [disc(SIZE / 2, SIZE / 2, SIZE / 2), RED],
    [digits(count > 9 ? '9+' : String(count)), WHITE],
  ]);
