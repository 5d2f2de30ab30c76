/** Reads any text as HTML without a browser, with the named entities that editors and mail programs write. */

/** The names of U+00A0 to U+00FF, in their order. */
const LATIN_1 =
  'nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr ' +
  'deg plusmn sup2 sup3 acute micro para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest ' +
  'Agrave Aacute Acirc Atilde Auml Aring AElig Ccedil Egrave Eacute Ecirc Euml Igrave Iacute Icirc Iuml ' +
  'ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave Uacute Ucirc Uuml Yacute THORN szlig ' +
  'agrave aacute acirc atilde auml aring aelig ccedil egrave eacute ecirc euml igrave iacute icirc iuml ' +
  'eth ntilde ograve oacute ocirc otilde ouml divide oslash ugrave uacute ucirc uuml yacute thorn yuml';

const FIRST_OF_LATIN_1 = 0xa0;

const NAMED: ReadonlyMap<string, string> = new Map([
  ...Object.entries({
    amp: '&',
    lt: '<',
    gt: '>',
    quot: '"',
    apos: "'",
    ndash: '–',
    mdash: '—',
    lsquo: '‘',
    rsquo: '’',
    sbquo: '‚',
    ldquo: '“',
    rdquo: '”',
    bdquo: '„',
    lsaquo: '‹',
    rsaquo: '›',
    hellip: '…',
    bull: '•',
    euro: '€',
    trade: '™',
    larr: '←',
    rarr: '→',
    harr: '↔',
    minus: '−',
    ne: '≠',
    le: '≤',
    ge: '≥',
    OElig: 'Œ',
    oelig: 'œ',
    Scaron: 'Š',
    scaron: 'š',
    ensp: '\u2002',
    emsp: '\u2003',
    thinsp: '\u2009',
    zwnj: '\u200C',
    zwj: '\u200D',
    lrm: '\u200E',
    rlm: '\u200F',
  }),
  ...LATIN_1.split(' ').map(
    (name, at) => [name, String.fromCodePoint(FIRST_OF_LATIN_1 + at)] as const,
  ),
]);

/** The characters that the numbers 128 to 159 stand for in HTML: those of Windows-1252. */
const WINDOWS = '€�‚ƒ„…†‡ˆ‰Š‹Œ�Ž��‘’“”•–—˜™š›œ�žŸ';

const FIRST_OF_WINDOWS = 0x80;

const ENTITY = /&(?:#(\d+);?|#x([\da-f]+);?|([a-z][a-z\d]*);)/giu;

const LARGEST_CODE_POINT = 0x10_ff_ff;

/** The character of a number; U+FFFD for one that no text can have, as in browsers. */
function character(code: number): string {
  const windows = WINDOWS[code - FIRST_OF_WINDOWS];
  if (windows !== undefined) return windows;
  return code > 0 && code <= LARGEST_CODE_POINT
    ? String.fromCodePoint(code).toWellFormed()
    : '\uFFFD';
}

/** The text with its entities as characters; an unknown name stays as it is written. */
const decoded = (text: string): string =>
  text.replace(ENTITY, (entity, decimal?: string, hex?: string, name = '') => {
    if (decimal !== undefined) return character(Number(decimal));
    if (hex !== undefined) return character(Number.parseInt(hex, 16));
    return NAMED.get(name) ?? NAMED.get(name.toLowerCase()) ?? entity;
  });

/**
 * A comment or declaration; a tag; a text. A quote counts only where a value begins, as in browsers. Every part of a tag
 * can be read in one way only, and text without a further '>' is one token: both keep the time linear.
 */
const TOKEN = new RegExp(
  [
    /<!--(?:-?>|[\s\S]*?(?:--!?>|$))|<[!?][^>]*>?/u,
    /<(\/?)([a-z][^\s/>]*)(?=[\s/>])((?:[^>=]+(?=[>=])|=\s*(?:"[^"]*"|'[^']*'|(?=>)|[^\s"'>][^\s>]*(?=[\s>])))*)>/u,
    /[^<]+|<\/?[a-z][^>]*$|</u,
  ]
    .map(({ source }) => source)
    .join('|'),
  'giu',
);
const ATTRIBUTE = /([^\s"'>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>][^\s>]*)))?/gu;

/** Elements whose content is not shown as text. */
const OPAQUE: readonly string[] = [
  'script',
  'style',
  'textarea',
  'title',
  'iframe',
  'noscript',
  'template',
  'svg',
  'math',
  'xmp',
  'noembed',
  'noframes',
  'plaintext',
  'select',
  'object',
];

/** A tag as it is read, with its name in small letters. */
export interface Tag {
  readonly kind: 'open' | 'close';
  readonly tag: string;
  readonly attributes: string;
}

type Piece = { readonly kind: 'text'; readonly text: string } | Tag;

/** What one token of {@link TOKEN} is; null for comments and declarations. */
function pieceOf([token, slash, name, attributes = '']: RegExpExecArray): Piece | null {
  if (name !== undefined) {
    const tag = name.toLowerCase();
    // Browsers break the line for `</br>` too.
    return { kind: slash && tag !== 'br' ? 'close' : 'open', tag, attributes };
  }
  return /^<[!?]/u.test(token) ? null : { kind: 'text', text: decoded(token) };
}

/** Whether what follows a tag up to its end tag is not shown. Of these elements two can be closed by their own tag. */
const isOpaque = ({ kind, tag, attributes }: Tag) =>
  kind === 'open' &&
  OPAQUE.includes(tag) &&
  !(['svg', 'math'].includes(tag) && attributes.endsWith('/'));

/** The texts and tags of an HTML text, without the content of {@link OPAQUE} elements. */
export function piecesOf(html: string): Piece[] {
  const pieces: Piece[] = [];
  const token = new RegExp(TOKEN);
  for (let match = token.exec(html); match; match = token.exec(html)) {
    const piece = pieceOf(match);
    if (piece) pieces.push(piece);
    if (piece && piece.kind !== 'text' && isOpaque(piece)) {
      // What is between is no HTML: a script may compare with '<'.
      const rest = html.slice(token.lastIndex);
      const end = rest.search(new RegExp(`</${piece.tag}[\\s/>]`, 'iu'));
      if (end === -1) return pieces;
      token.lastIndex += end;
    }
  }
  return pieces;
}

/** The attributes of a tag by their names; of two with one name the first counts. */
export function attributesOf(attributes: string): ReadonlyMap<string, string> {
  const all = [...attributes.matchAll(ATTRIBUTE)].map(
    ([, name = '', double, single, bare]) =>
      [name.toLowerCase(), decoded(double ?? single ?? bare ?? '')] as const,
  );
  return new Map(all.reverse());
}

/** The HTML with other names for the attributes of its tags. */
export const renamedAttributes = (html: string, rename: (name: string) => string): string =>
  html.replace(TOKEN, (token, slash?: string, tag?: string, attributes = '') => {
    if (tag === undefined || slash) return token;
    const written = attributes.replace(
      ATTRIBUTE,
      (attribute: string, name: string) =>
        `${rename(name.toLowerCase())}${attribute.slice(name.length)}`,
    );
    return `<${tag}${written}>`;
  });
