/**
 * A ribbon in the editor and back. The editor changes paragraphs, headings, lists and the form of texts, and carries
 * along what it does not show of them: other attributes, and other tags of the same meaning. A block that the editor
 * would change by loading it is not edited, and saved unchanged.
 */
import {
  DOMParser,
  DOMSerializer,
  type Node as DocNode,
  Fragment,
  type Schema,
} from '@tiptap/pm/model';
import type { JSONContent } from '@tiptap/react';
import { escaped } from '#domain/text/escaped.ts';
import { safeLink } from '#domain/text/html/rich-text.ts';
import { inertFragment, inertHtml, STYLE, withStyle } from './clean.ts';
import { isBlock, isElement, KEPT, shapeOf } from './shape.ts';

const tags = (names: string): ReadonlySet<string> => new Set(names.split(' '));

/** Blocks around others. */
const BOXES = tags('div blockquote section article header footer main aside center address figure');
/** Parts of a line whose text is edited. */
const PARTS = tags(
  'a abbr b bdi bdo big cite code del dfn em font i ins kbd label mark q s samp small span strike strong sub sup ' +
    'time tt u var',
);
/** Parts that the editor itself makes, and what means the same. */
const MADE: Readonly<Record<string, string>> = {
  ...{ strong: 'strong', em: 'em', u: 'u', br: 'br' },
  ...{ b: 'strong', i: 'em', ins: 'u' },
};

/** A line of text beside blocks, which has no element. Sanitized HTML never has this tag. */
const LINE = 'x-line';

/** The blocks in an element, with the lines between them. White space between blocks is left out. */
function blocksIn(holder: Node, page: Document): Element[] {
  const blocks: Element[] = [];
  let line: Element | null = null;
  for (const node of holder.childNodes) {
    if (isBlock(node)) {
      line = null;
      blocks.push(node);
    } else if (line || isElement(node) || node.textContent?.trim()) {
      line ??= blocks[blocks.push(page.createElement(LINE)) - 1] as Element;
      line.append(node.cloneNode(true));
    }
  }
  return blocks;
}

/** The tag of an element in the editor. */
function nameOf(element: Element): string {
  const { localName } = element;
  if (localName === LINE || localName === 'div') return 'p';
  if (localName === 'a' && safeLink(element.getAttribute('href') ?? '') !== null) return 'a';
  return isBlock(element) ? localName : (MADE[localName] ?? 'span');
}

/** The attributes of an element as HTML has them, but for one. */
const attributesOf = ({ attributes }: Element, but?: string) =>
  [...attributes]
    .filter(({ name }) => name !== but)
    .map(({ name, value }) => ` ${name === STYLE ? 'style' : name}="${escaped(value)}"`)
    .join('');

/** Whether an element is one that the editor changes, or one in which there may be such. */
const isEdited = (element: Element) =>
  [LINE, 'br'].includes(element.localName) ||
  (PARTS.has(element.localName) && element.hasChildNodes()) ||
  isBlock(element);

/** Deep copies of nodes for the editor. Neighbours that are not edited become one. */
function foldedAll(nodes: Iterable<Node>, page: Document): Node[] {
  const copies: Node[] = [];
  let whole: Element | null = null;
  for (const node of nodes) {
    if (!isElement(node) || isEdited(node)) {
      whole = null;
      copies.push(isElement(node) ? folded(node, page) : node.cloneNode());
    } else {
      whole ??= copies[copies.push(page.createElement('span')) - 1] as Element;
      const before = whole.getAttribute(KEPT.html) ?? '';
      whole.setAttribute(KEPT.html, before + withStyle(node.outerHTML));
    }
  }
  return copies;
}

/** A deep copy of an element for the editor. */
function folded(element: Element, page: Document): Element {
  const { localName } = element;
  const name = nameOf(element);
  const copy = page.createElement(name);
  const attributes = attributesOf(element, name === 'a' ? 'href' : undefined);
  if (attributes !== '') copy.setAttribute(KEPT.attributes, attributes);
  if (name === 'a') copy.setAttribute('href', element.getAttribute('href') ?? '');
  if (name === 'ol') copy.setAttribute('start', element.getAttribute('start') ?? '1');
  if (name === 'span' || name !== localName) {
    copy.setAttribute(KEPT.tag, localName === LINE ? '' : localName);
  }
  copy.append(
    ...foldedAll(localName === 'li' ? blocksIn(element, page) : element.childNodes, page),
  );
  return copy;
}

/** With the marks of each text from the outermost to the innermost, as they were; those made here come last. */
const inOrder = (content: Fragment): Fragment =>
  Fragment.fromArray(
    content.content.map((node) =>
      node.isInline
        ? node.mark(node.marks.toSorted((a, b) => a.attrs['depth'] - b.attrs['depth']))
        : node.copy(inOrder(node.content)),
    ),
  );

/** An empty line, to write beside a block that is not edited. */
const ROOM: JSONContent = { type: 'paragraph', attrs: { tag: '' } };

/** With room before, between and after blocks that are not edited. */
function withRoom(blocks: readonly JSONContent[]): JSONContent[] {
  const isKept = (at: number) => blocks[at]?.type === 'keptBlock';
  return blocks.flatMap((block, at) => [
    ...(isKept(at) && (at === 0 || isKept(at - 1)) ? [ROOM] : []),
    block,
    ...(isKept(at) && at === blocks.length - 1 ? [ROOM] : []),
  ]);
}

/** The editor's document of a ribbon. */
export function ribbonDocument(html: string, schema: Schema): JSONContent {
  const fragment = inertFragment(html);
  const page = fragment.ownerDocument;
  const parser = DOMParser.fromSchema(schema);
  const serializer = DOMSerializer.fromSchema(schema);
  const contentOf = (block: Element): JSONContent[] => {
    const { localName } = block;
    const inside = blocksIn(block, page);
    const isBox = localName !== 'div' || inside.some(isBlock);
    if (BOXES.has(localName) && isBox && inside.length > 0) {
      const attrs = { tag: localName, kept: attributesOf(block) };
      return [{ type: 'box', attrs, content: withRoom(inside.flatMap(contentOf)) }];
    }
    const before = page.createElement('div');
    before.append(folded(block, page));
    // The parser itself moves lists that are not in an item.
    const shape = shapeOf(before);
    const { content } = parser.parse(before);
    const after = serializer.serializeFragment(inOrder(content), { document: page });
    if (shapeOf(after) === shape) return content.toJSON();
    const attrs = { html: withStyle(localName === LINE ? block.innerHTML : block.outerHTML) };
    return [{ type: 'keptBlock', attrs }];
  };
  const content = withRoom(blocksIn(fragment, page).flatMap(contentOf));
  return { type: 'doc', content: content.length > 0 ? content : [{ type: 'paragraph' }] };
}

const isLine = (node: Element | null) =>
  node?.localName === 'p' && node.getAttribute(KEPT.tag) === '';

/** An element of the editor as the HTML it stands for. */
function unfolded(node: Node): string {
  if (!isElement(node)) return escaped(node.textContent ?? '').replaceAll('\u00A0', '&nbsp;');
  const whole = node.getAttribute(KEPT.html);
  if (whole !== null) return whole;
  const inside = [...node.childNodes].map(unfolded).join('');
  // Two lines without a tag would become one.
  if (isLine(node) && !isLine(node.previousElementSibling) && !isLine(node.nextElementSibling)) {
    return inside;
  }
  const tag = node.getAttribute(KEPT.tag) || node.localName;
  const href = node.getAttribute('href');
  const link = href === null ? '' : ` href="${escaped(href)}"`;
  const start = `<${tag}${link}${node.getAttribute(KEPT.attributes) ?? ''}>`;
  return tag === 'br' ? start : `${start}${inside}</${tag}>`;
}

/** The HTML of the editor's document, as it may be sent. */
export function ribbonHtml({ content, type }: DocNode): string {
  const page = document.implementation.createHTMLDocument();
  const serializer = DOMSerializer.fromSchema(type.schema);
  const fragment = serializer.serializeFragment(inOrder(content), { document: page });
  return inertHtml([...fragment.childNodes].map(unfolded).join('')).html;
}
