/**
 * The typeface of exported files: Inter, with Latin, Vietnamese, Cyrillic and Greek letters. A
 * document has only the glyphs it uses.
 */
import type { Font } from 'fontkit';
import { readBundled } from '../bundled.ts';

/** A character in the font of a document. */
export interface Glyph {
  /** Its number in the font of the document, in hexadecimal. */
  readonly code: string;
  /** Thousandths of the em. */
  readonly width: number;
}

/** The font as a document embeds it. Lengths are in thousandths of the em. */
export interface EmbeddedFont {
  readonly file: Buffer;
  readonly box: readonly number[];
  readonly ascent: number;
  readonly descent: number;
  readonly capHeight: number;
  readonly widths: readonly number[];
  /** The character each glyph is drawn for, by its number in hexadecimal. */
  readonly characterOf: ReadonlyMap<string, string>;
}

/** The font of one document. */
export interface DocumentFont {
  /** The glyph of a character; that of `otherwise` when the font has none. */
  glyphOf(character: string, otherwise: string): Glyph;
  /** The font with the glyphs that were asked for. */
  embedded(): EmbeddedFont;
}

let opened: Promise<Font> | undefined;

async function open(): Promise<Font> {
  // It is large and needed for PDF only: a sandbox starts without it.
  const [{ create }, file] = await Promise.all([import('fontkit'), readBundled('inter.ttf')]);
  const font = create(file);
  if (font.type !== 'TTF') throw new Error('the font of exports is not a TrueType font');
  return font;
}

/** A font for a new document. @throws when it is not installed */
export async function createDocumentFont(): Promise<DocumentFont> {
  opened ??= open();
  const font = await opened;
  const share = (units: number) => Math.round((units / font.unitsPerEm) * 1000);
  const subset = font.createSubset();
  const widths = [share(font.getGlyph(0).advanceWidth)];
  const glyphs = new Map<string, Glyph>();
  const characterOf = new Map<string, string>();

  const add = (character: string): Glyph => {
    const drawn = font.glyphForCodePoint(character.codePointAt(0) ?? 0);
    // The published types are wrong: it gives the glyph's number in the subset.
    const number = Number(subset.includeGlyph(drawn));
    const glyph = {
      code: number.toString(16).padStart(4, '0'),
      width: share(drawn.advanceWidth),
    };
    widths[number] = glyph.width;
    if (!characterOf.has(glyph.code)) characterOf.set(glyph.code, character);
    return glyph;
  };
  return {
    glyphOf: (character, otherwise) => {
      const known = glyphs.get(character);
      if (known) return known;
      const has = font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0);
      const glyph = add(has ? character : otherwise);
      glyphs.set(character, glyph);
      return glyph;
    },
    embedded: () => {
      const { minX, minY, maxX, maxY } = font.bbox;
      return {
        file: Buffer.from(subset.encode()),
        box: [minX, minY, maxX, maxY].map(share),
        ascent: share(font.ascent),
        descent: share(font.descent),
        capHeight: share(font.capHeight),
        widths,
        characterOf,
      };
    },
  };
}
