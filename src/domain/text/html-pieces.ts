/** Reads any text as HTML without a browser: its texts and tags, one after the other. */
import { decoded } from './html-entities.ts';

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
