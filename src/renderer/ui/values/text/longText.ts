/** Texts that are longer than anybody writes: a browser may need minutes to lay one of them out. */

/** Characters after which a text is cut. */
export const LONGEST_TEXT = 500;
/** Characters of a word that is left whole. */
const LONGEST_WORD = 60;
/** Characters of the pieces of a longer one. */
const PIECE = 40;

/** What a line may not be broken in: no-break spaces belong to it. */
const OVERLONG = new RegExp(`([^\\t\\n\\r\\f ]{${LONGEST_WORD + 1},})`, 'u');

/** The first `most` characters of a text, never half of a surrogate pair. */
export function beginning(text: string, most: number = LONGEST_TEXT): string {
  return text.slice(0, most).replace(/[\uD800-\uDBFF]$/u, '');
}

function piecesOf(word: string): string[] {
  const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });
  const pieces: string[] = [];
  let piece = '';
  for (const { segment } of graphemes.segment(word)) {
    piece += segment;
    if (piece.length < PIECE) continue;
    pieces.push(piece);
    piece = '';
  }
  return piece === '' ? pieces : [...pieces, piece];
}

/** A mail address is broken before its @ rather than inside a word. */
const BEFORE_AT = /(?<=\S)(?=@\S)/u;

/**
 * A text in parts between which a line may be broken, so that no word is too long: where letters are
 * kerned or joined, breaking a word anywhere takes browsers more than quadratic time.
 */
export function breakable(text: string): readonly string[] {
  if (!OVERLONG.test(text)) return text.split(BEFORE_AT);
  return text
    .split(OVERLONG)
    .filter((part) => part !== '')
    .flatMap((part) => (OVERLONG.test(part) ? piecesOf(part) : [part]));
}
