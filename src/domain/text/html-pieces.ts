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

const ENTITY = /&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z][a-z\d]*));/giu;

const LARGEST_CODE_POINT = 0x10_ff_ff;

const character = (code: number) => (code <= LARGEST_CODE_POINT ? String.fromCodePoint(code) : '');

/** The text with its entities as characters; an unknown name stays as it is written. */
const decoded = (text: string): string =>
  text.replace(ENTITY, (entity, decimal?: string, hex?: string, name?: string) => {
    if (decimal !== undefined) return character(Number(decimal));
    if (hex !== undefined) return character(Number.parseInt(hex, 16));
    return NAMED.get(name ?? '') ?? NAMED.get(name?.toLowerCase() ?? '') ?? entity;
  });

const TOKEN =
  /<!--[\s\S]*?(?:-->|$)|<[!?][^>]*>?|<(\/?)([a-z][^\s/>]*)((?:"[^"]*"|'[^']*'|[^'">])*)>|[^<]+|</giu;
const ATTRIBUTE = /([^\s"'>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/gu;

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
  'head',
];

/** A tag as it is read, with its name in small letters. */
export interface Tag {
  readonly kind: 'open' | 'close';
  readonly tag: string;
  readonly attributes: string;
}

type Piece = { readonly kind: 'text'; readonly text: string } | Tag;

/** What one token of {@link TOKEN} is; null for comments and declarations. */
function pieceOf([token, slash, name, attributes]: RegExpExecArray): Piece | null {
  if (name !== undefined) {
    const kind = slash ? 'close' : 'open';
    return { kind, tag: name.toLowerCase(), attributes: attributes ?? '' };
  }
  return /^<[!?]/u.test(token) ? null : { kind: 'text', text: decoded(token) };
}

/** The texts and tags of an HTML text, without the content of {@link OPAQUE} elements. */
export function piecesOf(html: string): Piece[] {
  let inside: string | null = null;
  const pieces: Piece[] = [];
  for (const match of html.matchAll(TOKEN)) {
    const piece = pieceOf(match);
    if (piece === null) continue;
    const tag = piece.kind === 'text' ? null : piece.tag;
    if (inside === null) {
      pieces.push(piece);
      if (piece.kind === 'open' && OPAQUE.includes(piece.tag)) inside = tag;
    } else if (piece.kind === 'close' && tag === inside) inside = null;
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
