/** Formatted text as HTML of few tags (2B05, 2B09), and a reader that makes safe HTML of any text. */
import { escaped } from '../escaped.ts';
import { attributesOf, piecesOf, type Tag } from './html-pieces.ts';

/** What the editor of a support case can make. */
export const DOCUMENT_TAGS = [
  'p',
  'br',
  'strong',
  'b',
  'em',
  'i',
  'u',
  'a',
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

/** What is drawn of a ribbon: other programs write more than this editor can make. */
export const RIBBON_TAGS = [
  ...DOCUMENT_TAGS,
  'h4',
  'h5',
  'h6',
  'div',
  'span',
  'small',
  'sub',
  'sup',
  'hr',
  'img',
  'table',
  'caption',
  'thead',
  'tbody',
  'tfoot',
  'tr',
  'th',
  'td',
] as const;

/** Block elements, which start on a new line; all others are inline. */
export const BLOCK_TAGS: ReadonlySet<string> = new Set(
  (
    'p div h1 h2 h3 h4 h5 h6 ul ol li dl dt dd pre hr blockquote address center figure figcaption details summary ' +
    'article aside footer header main nav section form fieldset ' +
    'table caption colgroup thead tbody tfoot tr th td'
  ).split(' '),
);

const EMPTY_TAGS: ReadonlySet<string> = new Set(['br', 'hr', 'img']);

/**
 * An address of the web or of a mailbox, without white space and control characters, and without a backslash, which
 * ends a host. The letters are listed because 'i' takes 'ſ' for an 's'.
 */
const LINK =
  /^(?:[Hh][Tt]{2}[Pp][Ss]?:\/\/[^\s\p{Cc}/?#@\\]+(?:[/?#][^\s\p{Cc}]*)?|[Mm][Aa][Ii][Ll][Tt][Oo]:[^\s\p{Cc}@]+@[^\s\p{Cc}@]+)$/u;

/** The address of a link: http, https or mailto; null for any other scheme. */
export function safeLink(address: string): string | null {
  const text = address.trim();
  return LINK.test(text) ? text : null;
}

/** A typed address: without a scheme it is read as https, or as a mailbox. */
export function typedLink(typed: string): string | null {
  const text = typed.trim();
  if (/^[a-z][a-z\d+.-]*:/iu.test(text) && !/^[^:/@.]+\.[^:/@]+:\d/u.test(text)) {
    return safeLink(text);
  }
  const mailbox = /^[^\s@/]+@[^\s@/.]+\.[^\s@/]+$/u.test(text);
  if (mailbox) return safeLink(`mailto:${text}`);
  return /^[^\s/.]+\.\S/u.test(text) ? safeLink(`https://${text}`) : null;
}

/** A colour by its name, its digits or its parts: nothing that loads. */
const COLOUR = /^(?:#[\da-f]{3,8}|[a-z]+|(?:rgb|hsl)a?\([\d.,%/\s]+\))$/u;

/** The styles that are drawn, with the values they may have: nothing that loads, covers or moves. */
const STYLES: ReadonlyMap<string, RegExp> = new Map([
  ['text-align', /^(?:left|right|center|justify|start|end)$/u],
  ['color', COLOUR],
  ['background-color', COLOUR],
  ['font-weight', /^(?:normal|bold|[1-9]00)$/u],
  ['font-style', /^(?:normal|italic)$/u],
  ['text-decoration', /^(?:none|underline|line-through)$/u],
]);

/** What is drawn of the style of an element, by property. */
export function drawnStyle(style: string): ReadonlyMap<string, string> {
  const declared = style.split(';').map((declaration) => {
    const [property = '', value = ''] = declaration.toLowerCase().split(/:(.*)/su, 2);
    const name = property.trim() === 'background' ? 'background-color' : property.trim();
    return [name, value.replace('!important', '').trim()] as const;
  });
  return new Map(declared.filter(([name, value]) => STYLES.get(name)?.test(value)));
}

/** {@link drawnStyle} as the text of an attribute. */
export const styleText = (style: string): string =>
  [...drawnStyle(style)].map(([name, value]) => `${name}: ${value}`).join('; ');

/** One tag for what several mean. */
const CANONICAL: ReadonlyMap<string, string> = new Map([
  ['b', 'strong'],
  ['i', 'em'],
  ['del', 's'],
  ['strike', 's'],
  ['ins', 'u'],
  ['font', 'span'],
]);

const isDrawn = (tag: string) => RIBBON_TAGS.some((each) => each === tag);

/** How an element is called in the result; null where only its content is in it. */
function drawnTag(tag: string): string | null {
  const name = CANONICAL.get(tag) ?? tag;
  if (isDrawn(name)) return name;
  return BLOCK_TAGS.has(name) ? 'div' : null;
}

/** The style of an element, also from the older attributes `align` and `color`. */
function styleOf(tag: string, given: ReadonlyMap<string, string>): string {
  const align = tag === 'center' ? 'center' : given.get('align');
  const colour = tag === 'font' ? given.get('color') : undefined;
  const old = `text-align:${align ?? ''};color:${colour ?? ''};`;
  return styleText(`${old}${given.get('style') ?? ''}`);
}

const CELLS = ['td', 'th'];
const COUNT = /^\d{1,4}$/u;

/** What other attributes of elements may be, by their names. */
const ATTRIBUTES: Readonly<Record<string, readonly [tags: readonly string[], values: RegExp]>> = {
  target: [['a'], /^_blank$/u],
  start: [['ol'], COUNT],
  colspan: [CELLS, COUNT],
  rowspan: [CELLS, COUNT],
  src: [['img'], LINK],
  alt: [['img'], /^/u],
  dir: [RIBBON_TAGS, /^(?:ltr|rtl|auto)$/iu],
};

/** The start of an element that is called `tag` here; null where only its content is written. */
function startTag(tag: string, given: string, text: string): string | null {
  const attributes = attributesOf(text);
  if (tag === 'img' && !(attributes.get('alt') || LINK.test(attributes.get('src') ?? '')))
    return null;
  const written = Object.entries(ATTRIBUTES).flatMap(([name, [tags, values]]) => {
    const value = attributes.get(name);
    return value !== undefined && tags.includes(tag) && values.test(value)
      ? [[name, value] as const]
      : [];
  });
  if (tag === 'a') {
    const link = safeLink(attributes.get('href') ?? '');
    if (link === null) return null;
    written.unshift(['href', link]);
  }
  const style = styleOf(given, attributes);
  if (style !== '') written.push(['style', style]);
  return `<${tag}${written.map(([name, value]) => ` ${name}="${escaped(value)}"`).join('')}>`;
}

const SECTIONS = ['thead', 'tbody', 'tfoot'];
const LINES = ['p', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6'];
const HOLDERS = ['li', ...CELLS, 'div', 'blockquote', 'caption'];

/** The open elements that a start tag closes; it closes none outside the innermost of `within`. */
type Ends = readonly [ended: readonly string[], within: readonly string[]];

function endsOf(tag: string): Ends {
  if (tag === 'li') return [['li'], ['ul', 'ol']];
  if (tag === 'tr') return [['tr'], ['table']];
  if (CELLS.includes(tag)) return [CELLS, ['tr', 'table']];
  if (SECTIONS.includes(tag)) return [SECTIONS, ['table']];
  if (BLOCK_TAGS.has(tag)) return [LINES, HOLDERS];
  // No inline element is inside another of its name, except `span`.
  return [tag === 'span' ? [] : [tag], [...LINES, ...HOLDERS]];
}

/** Elements inside each other at most; of deeper ones only the content is kept. */
const DEEPEST = 100;

/** Puts HTML together, with every element closed that was opened. */
function createWriter() {
  const open: string[] = [];
  let result = '';
  const closeTo = (depth: number) => {
    while (open.length > depth) result += `</${open.pop()}>`;
  };
  return {
    text: (text: string) => {
      result += escaped(text);
    },
    open: (given: string, attributes: string) => {
      const tag = drawnTag(given);
      const start = tag && startTag(tag, given, attributes);
      if (!(tag && start)) return;
      const [ended, within] = endsOf(tag);
      const at = open.findLastIndex((each) => ended.includes(each) || within.includes(each));
      if (ended.includes(open[at] ?? '')) closeTo(at);
      const isEmpty = EMPTY_TAGS.has(tag);
      if (isEmpty || open.length < DEEPEST) result += start;
      if (!isEmpty && open.length < DEEPEST) open.push(tag);
    },
    /** Closes the innermost element of that name, and what is in it. */
    close: (given: string) => {
      const at = open.lastIndexOf(drawnTag(given) ?? '');
      if (at !== -1) closeTo(at);
    },
    finish: () => {
      closeTo(0);
      return result;
    },
  };
}

/**
 * Safe HTML of {@link RIBBON_TAGS} from any text, with the links, alignment and colours it has. The result has only
 * tags written here and escaped text: no HTML of the input is copied. Sanitizing it again changes nothing. The text
 * inside unknown tags is kept.
 */
export function sanitizeRibbon(html: string): string {
  const writer = createWriter();
  for (const piece of piecesOf(html)) {
    if (piece.kind === 'text') writer.text(piece.text);
    else if (piece.kind === 'close') writer.close(piece.tag);
    else writer.open(piece.tag, piece.attributes);
  }
  return writer.finish();
}

function inPlainText({ tag, attributes }: Tag): string {
  if (tag === 'img') return attributesOf(attributes).get('alt') ?? '';
  if (CELLS.includes(tag)) return ' ';
  return tag === 'br' || BLOCK_TAGS.has(tag) ? '\n' : '';
}

/** The words of an HTML text, a line for each paragraph, heading, item and row; an image is its description. */
export function plainText(html: string): string {
  let result = '';
  let isCode = false;
  for (const piece of piecesOf(html)) {
    if (piece.kind === 'text') {
      result += isCode ? piece.text : piece.text.replaceAll(/\s/gu, ' ');
      continue;
    }
    if (piece.tag === 'pre') isCode = piece.kind === 'open';
    result += inPlainText(piece);
  }
  return result
    .replaceAll(/[ \u00A0]+/gu, ' ')
    .replaceAll(/ ?\n[ \n]*/gu, '\n')
    .trim();
}
