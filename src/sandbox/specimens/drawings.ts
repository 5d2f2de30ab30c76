/**
 * Specimens of what people send in: cards, identity documents, bills and selfies, drawn from shapes.
 * Nobody's face or document is in them, and each says that it is a specimen.
 */
import type { Random } from '../world/random.ts';
import { type Canvas, type Colour, type Contour, createCanvas } from './canvas.ts';
import type { Lettering } from './lettering.ts';

/** What is written on a specimen. */
export interface SpecimenText {
  readonly name: string;
  readonly dob: string | null;
  readonly address: string | null;
  /** Of the document or the card. */
  readonly number: string | null;
  readonly expiry: string | null;
}

/** What draws, and with which chance: the same for all pictures of one request. */
export interface Tools {
  readonly letters: Lettering;
  readonly random: Random;
  /** Pixels for each unit of a drawing. */
  readonly scale: number;
}

const INK: Colour = [38, 44, 52];
const FAINT: Colour = [120, 130, 142];
const PAPER: Colour = [250, 249, 245];
const WHITE: Colour = [255, 255, 255];
const GOLD: Colour = [214, 178, 94];
const MARK: Colour = [196, 60, 60];

const BASES: readonly Colour[] = [
  [21, 120, 128],
  [48, 84, 150],
  [122, 62, 118],
  [40, 116, 78],
  [150, 88, 40],
  [70, 76, 96],
];
const SKINS: readonly Colour[] = [
  [92, 62, 46],
  [128, 88, 62],
  [172, 126, 94],
  [214, 172, 140],
  [236, 202, 176],
];

const towards = (from: Colour, to: Colour, share: number): Colour => {
  const mix = (index: 0 | 1 | 2) => from[index] + (to[index] - from[index]) * share;
  return [mix(0), mix(1), mix(2)];
};

interface Line {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly colour: Colour;
  /** The widest it may be; longer texts are written smaller. */
  readonly most?: number;
}

function write(canvas: Canvas, letters: Lettering, line: Line): void {
  const { text, x, y, size, colour, most = canvas.width - x - 30 } = line;
  const wide = letters.width(text, size);
  const fitting = wide > most ? (size * most) / wide : size;
  const shapes = letters.shapes(text, x, y, fitting);
  if (shapes.length > 0) canvas.fill(shapes, colour);
}

/** A label with what stands under it. */
function field(
  canvas: Canvas,
  letters: Lettering,
  {
    label,
    value,
    x,
    y,
    most,
  }: { label: string; value: string; x: number; y: number; most?: number },
): void {
  write(canvas, letters, { text: label, x, y, size: 17, colour: FAINT });
  write(canvas, letters, {
    text: value,
    x,
    y: y + 34,
    size: 30,
    colour: INK,
    ...(most && { most }),
  });
}

/** Fine waves over the whole of it, as on documents. */
function waves(canvas: Canvas, colour: Colour, top: number): void {
  for (let line = 0; line < 14; line += 1) {
    const base = top + line * 34;
    const edge = (offset: number): Contour =>
      Array.from({ length: 41 }, (_, index) => ({
        x: (index / 40) * canvas.width,
        y: Math.min(canvas.height, base + offset + Math.sin(index / 3 + line / 2) * 14),
      }));
    canvas.fill([[...edge(0), ...[...edge(2)].reverse()]], colour);
  }
}

function specimenMark(canvas: Canvas, letters: Lettering): void {
  const text = 'SPECIMEN – DRAWN FOR PRACTICE, NOT A DOCUMENT';
  write(canvas, letters, { text, x: 40, y: canvas.height - 22, size: 20, colour: MARK });
}

interface Face {
  readonly skin: Colour;
  readonly hair: Colour;
  readonly shirt: Colour;
}

/** The same for every picture of a request, so that a selfie can be held beside the document. */
export const faceOf = (random: Random): Face => ({
  skin: random.pick(SKINS),
  hair: random.pick([INK, [96, 66, 40], [40, 30, 26], [150, 150, 152]] as const),
  shirt: random.pick(BASES),
});

function drawFace(
  canvas: Canvas,
  face: Face,
  { x, y, size }: { x: number; y: number; size: number },
): void {
  const at = (dx: number, dy: number) => ({ x: x + dx * size, y: y + dy * size });
  canvas.fill(
    [
      [
        at(-0.62, 1.28),
        at(-0.56, 0.82),
        at(-0.22, 0.6),
        at(0.22, 0.6),
        at(0.56, 0.82),
        at(0.62, 1.28),
      ],
    ],
    face.shirt,
  );
  canvas.rectangle(
    { x: x - size * 0.13, y: y + size * 0.3, width: size * 0.26, height: size * 0.34 },
    face.skin,
  );
  canvas.circle(x, y - size * 0.1, size * 0.44, face.hair);
  canvas.circle(x, y, size * 0.38, face.skin);
  for (const side of [-1, 1])
    canvas.circle(x + side * size * 0.14, y - size * 0.04, size * 0.04, INK);
  canvas.rectangle(
    { x: x - size * 0.1, y: y + size * 0.18, width: size * 0.2, height: size * 0.03 },
    towards(face.skin, INK, 0.5),
  );
}

/** An identity card, front. */
export function drawIdentity(text: SpecimenText, face: Face, tools: Tools): Canvas {
  const { letters, random, scale } = tools;
  const base = random.pick(BASES);
  const canvas = createCanvas(1000, 640, towards(base, WHITE, 0.88), scale);
  waves(canvas, towards(base, WHITE, 0.74), 130);
  canvas.rectangle({ x: 0, y: 0, width: 1000, height: 96 }, base);
  write(canvas, letters, {
    text: 'SPECIMEN NATIONAL IDENTITY CARD',
    x: 40,
    y: 64,
    size: 38,
    colour: WHITE,
  });
  canvas.rectangle({ x: 40, y: 136, width: 270, height: 350 }, WHITE);
  drawFace(canvas, face, { x: 175, y: 290, size: 150 });
  const most = 600;
  field(canvas, letters, { label: 'Name', value: text.name, x: 350, y: 166, most });
  field(canvas, letters, { label: 'Date of birth', value: text.dob ?? '–', x: 350, y: 256 });
  field(canvas, letters, {
    label: 'National ID number',
    value: text.number ?? '–',
    x: 350,
    y: 346,
  });
  field(canvas, letters, { label: 'Date of expiry', value: text.expiry ?? '–', x: 350, y: 436 });
  canvas.circle(880, 440, 64, towards(GOLD, WHITE, 0.25));
  canvas.circle(880, 440, 46, GOLD);
  specimenMark(canvas, letters);
  return canvas;
}

/** A bill, as people send it in for their address. */
export function drawBill(text: SpecimenText, tools: Tools): Canvas {
  const { letters, random, scale } = tools;
  const base = random.pick(BASES);
  const canvas = createCanvas(820, 1060, PAPER, scale);
  canvas.rectangle({ x: 0, y: 0, width: 820, height: 18 }, base);
  write(canvas, letters, { text: 'Specimen Water & Power', x: 60, y: 92, size: 38, colour: base });
  write(canvas, letters, { text: text.name, x: 60, y: 200, size: 28, colour: INK });
  (text.address ?? 'No address').split(', ').forEach((part, index) => {
    write(canvas, letters, { text: part, x: 60, y: 240 + index * 36, size: 26, colour: INK });
  });
  write(canvas, letters, {
    text: `Issued ${text.expiry ?? 'this month'}`,
    x: 540,
    y: 200,
    size: 22,
    colour: FAINT,
  });
  for (let row = 0; row < 6; row += 1) {
    const y = 560 + row * 62;
    canvas.rectangle({ x: 60, y: y + 18, width: 700, height: 1.5 }, towards(FAINT, WHITE, 0.6));
    write(canvas, letters, { text: `Charge ${row + 1}`, x: 60, y, size: 22, colour: INK });
    write(canvas, letters, {
      text: `${random.whole(3, 90)}.${random.digits(2)}`,
      x: 660,
      y,
      size: 22,
      colour: INK,
    });
  }
  specimenMark(canvas, letters);
  return canvas;
}

/** A selfie: the face of the document before a wall. */
export function drawPhoto(face: Face, { letters, random, scale }: Tools): Canvas {
  const wall = towards(random.pick(BASES), WHITE, 0.6);
  const canvas = createCanvas(720, 900, wall, scale);
  canvas.rectangle({ x: 0, y: 700, width: 720, height: 200 }, towards(wall, INK, 0.12));
  drawFace(canvas, face, { x: 360, y: 390, size: 330 });
  specimenMark(canvas, letters);
  return canvas;
}

/** The back of a document: bars and small print. */
export function drawBack(text: SpecimenText, { letters, random, scale }: Tools): Canvas {
  const canvas = createCanvas(1000, 640, towards(random.pick(BASES), WHITE, 0.9), scale);
  let x = 60;
  while (x < 920) {
    const wide = random.whole(2, 12);
    canvas.rectangle({ x, y: 70, width: wide, height: 150 }, INK);
    x += wide + random.whole(3, 12);
  }
  const folded = text.name.toUpperCase().replaceAll(' ', '<');
  const lines = [
    `ID<${text.number ?? ''}<<<<<<<<<<<<<`,
    `${(text.dob ?? '').replaceAll('-', '')}<<${(text.expiry ?? '').replaceAll('-', '')}<<<<<<<`,
    `${folded}<<<<<<`,
  ];
  lines.forEach((line, index) => {
    write(canvas, letters, { text: line, x: 60, y: 340 + index * 70, size: 40, colour: INK });
  });
  specimenMark(canvas, letters);
  return canvas;
}

/** A payment card, front. */
export function drawCard(text: SpecimenText, { letters, random, scale }: Tools): Canvas {
  const base = random.pick(BASES);
  const canvas = createCanvas(1000, 630, base, scale);
  canvas.circle(860, 120, 330, towards(base, WHITE, 0.1));
  canvas.circle(980, 520, 300, towards(base, WHITE, 0.07));
  write(canvas, letters, { text: 'SPECIMEN BANK', x: 60, y: 100, size: 40, colour: WHITE });
  canvas.rectangle({ x: 60, y: 190, width: 130, height: 96 }, GOLD);
  for (const y of [214, 238, 262])
    canvas.rectangle({ x: 60, y, width: 130, height: 2 }, towards(GOLD, INK, 0.4));
  const grouped = (text.number ?? '').replaceAll(/(.{4})(?=.)/gu, '$1 ');
  write(canvas, letters, { text: grouped, x: 60, y: 394, size: 66, colour: WHITE });
  write(canvas, letters, {
    text: `VALID THRU ${text.expiry ?? '–'}`,
    x: 60,
    y: 464,
    size: 28,
    colour: WHITE,
  });
  write(canvas, letters, { text: text.name.toUpperCase(), x: 60, y: 540, size: 38, colour: WHITE });
  write(canvas, letters, {
    text: 'Drawn for practice, not a card',
    x: 60,
    y: 596,
    size: 20,
    colour: WHITE,
  });
  return canvas;
}
