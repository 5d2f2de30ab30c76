/**
 * Formatted text as HTML of few tags (2B09): the tags, the allowed links, and a reader that makes
 * safe HTML of any text without a browser.
 */

/** What the editor of a ribbon can make: bold, italic, underline, link and line breaks. */
export const LINE_TAGS = ['p', 'br', 'strong', 'b', 'em', 'i', 'u', 'a'] as const;

/** What the editor of a support case can make as well. */
export const DOCUMENT_TAGS = [
  ...LINE_TAGS,
  's',
  'code',
  'pre',
  'blockquote',
  'ul',
  'ol',
  'li',
  'h1',
  'h2',
  'h3',
] as const;

/** An address of the web or of a mailbox, without white space and control characters. */
const LINK = /^(?:https?:\/\/[^\s/?#@]+(?:[/?#]\S*)?|mailto:[^\s@]+@[^\s@]+)$/iu;

/** The address of a link: http, https or mailto; null for any other scheme. */
export function safeLink(address: string): string | null {
  const text = address.trim();
  return LINK.test(text) && !hasControls(text) ? text : null;
}

/** Whether a text has characters that browsers drop from addresses. */
const hasControls = (text: string) => [...text].some((each) => each.charCodeAt(0) < 0x20);

/** A typed address: without a scheme it is read as https, or as a mailbox. */
export function typedLink(typed: string): string | null {
  const text = typed.trim();
  if (/^[a-z][a-z\d+.-]*:/iu.test(text) && !/^[^:/@]+\.[^:/@]+:\d/u.test(text)) {
    return safeLink(text);
  }
  const mailbox = /^[^\s@/]+@[^\s@/]+\.[^\s@/]+$/u.test(text);
  if (mailbox) return safeLink(`mailto:${text}`);
  return /^[^\s/.]+\.[^\s]+/u.test(text) ? safeLink(`https://${text}`) : null;
}

const TOKEN =
  /<!--[\s\S]*?(?:-->|$)|<[!?][^>]*>?|<(\/?)([a-z][^\s/>]*)((?:"[^"]*"|'[^']*'|[^'">])*)>|[^<]+|</giu;
const HREF = /(?:^|[\s/"'])href\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/iu;
const ENTITY = /&(?:#(\d{1,7})|#x([\da-f]{1,6})|(amp|lt|gt|quot|apos|nbsp));/giu;
const NAMED: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00A0',
};

/** Elements whose content is no text of the author's. */
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

/** One tag for what two mean. */
const CANONICAL: Readonly<Record<string, string>> = { b: 'strong', i: 'em' };

const LARGEST_CODE_POINT = 0x10_ff_ff;

const character = (code: number) => (code <= LARGEST_CODE_POINT ? String.fromCodePoint(code) : '');

function decoded(text: string): string {
  return text.replace(ENTITY, (_all, decimal?: string, hex?: string, name?: string) => {
    if (decimal !== undefined) return character(Number(decimal));
    if (hex !== undefined) return character(Number.parseInt(hex, 16));
    return NAMED[name?.toLowerCase() ?? ''] ?? '';
  });
}

const escaped = (text: string) =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');

/** A piece of HTML as it is read. */
type Piece =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'open' | 'close'; readonly tag: string; readonly attributes: string };

/** What one token of {@link TOKEN} is; null for comments and declarations. */
function pieceOf([token, slash, name, attributes]: RegExpExecArray): Piece | null {
  if (name !== undefined) {
    const tag = name.toLowerCase();
    return {
      kind: slash ? 'close' : 'open',
      tag: CANONICAL[tag] ?? tag,
      attributes: attributes ?? '',
    };
  }
  return /^<[!?]/u.test(token) ? null : { kind: 'text', text: decoded(token) };
}

/** The texts and tags of an HTML text, without the content of {@link OPAQUE} elements. */
function piecesOf(html: string): Piece[] {
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

/** The start of an element; null if a line may not contain it. */
function startTag(tag: string, attributes: string): string | null {
  if (tag !== 'a') return LINE_TAGS.some((each) => each === tag) ? `<${tag}>` : null;
  const [, double, single, bare] = HREF.exec(attributes) ?? [];
  const link = safeLink(decoded(double ?? single ?? bare ?? ''));
  return link === null ? null : `<a href="${escaped(link)}">`;
}

/** Puts HTML together, with every element closed that was opened. */
function createWriter() {
  const open: string[] = [];
  let result = '';
  const closeTo = (depth: number) => {
    while (open.length > depth) result += `</${open.pop()}>`;
  };
  /** Closes the innermost element of that name, and what is in it. */
  const close = (tag: string) => {
    const at = open.lastIndexOf(tag);
    if (at !== -1) closeTo(at);
  };
  return {
    text: (text: string) => {
      result += escaped(text);
    },
    open: (tag: string, attributes: string) => {
      const start = startTag(tag, attributes);
      if (start === null) return;
      // A paragraph ends the one before it, and no element is inside another of its name.
      if (tag === 'p') closeTo(0);
      else close(tag);
      result += start;
      if (tag !== 'br') open.push(tag);
    },
    close,
    finish: () => {
      closeTo(0);
      return result;
    },
  };
}

/**
 * Safe HTML of {@link LINE_TAGS} from any text. The result has only tags written here and escaped
 * text: no HTML of the input is copied. Sanitizing it again changes nothing. The text inside unknown
 * tags is kept.
 */
export function sanitizeLine(html: string): string {
  const writer = createWriter();
  for (const piece of piecesOf(html)) {
    if (piece.kind === 'text') writer.text(piece.text);
    else if (piece.kind === 'close') writer.close(piece.tag);
    else writer.open(piece.tag, piece.attributes);
  }
  return writer.finish();
}

/** The words of an HTML text, one line a paragraph. */
export function plainText(html: string): string {
  let result = '';
  for (const piece of piecesOf(html)) {
    if (piece.kind === 'text') result += piece.text;
    else if (piece.tag === 'br' || (piece.tag === 'p' && piece.kind === 'close')) result += '\n';
  }
  return result.replaceAll('\u00A0', ' ').trim();
}
