/** Elements as the editor has them, and whether two of them are the same ribbon. */
import { BLOCK_TAGS } from '#domain/text/html/rich-text.ts';

/** The attributes in which the editor keeps what it does not show of an element. */
export const KEPT = {
  /** Its attributes, as HTML has them in a tag. */
  attributes: 'data-kept',
  /** Its tag, where the editor has another one for it; empty for a line without one. */
  tag: 'data-tag',
  /** All of it, where it is not edited. */
  html: 'data-html',
} as const;

export const isElement = (node: Node): node is Element => node.nodeType === Node.ELEMENT_NODE;
export const isBlock = (node: Node): node is Element =>
  isElement(node) && BLOCK_TAGS.has(node.localName);

/** An element of the editor as one step of a path. */
const stepOf = (element: Element) =>
  [
    element.getAttribute(KEPT.tag) ?? element.localName,
    ...[KEPT.attributes, KEPT.html, 'href'].map((name) => element.getAttribute(name)),
  ].join();

/** A text, and the elements it is in. */
type Placed = readonly [path: string, text: string];

const EMPTY = '\0';

/** The texts and empty elements in an element, in their order. `isSpaced` where space is drawn as it is written. */
function textsIn(parent: Node, path: string, isSpaced: boolean): readonly Placed[] {
  let blocks = 0;
  return [...parent.childNodes].flatMap((child): readonly Placed[] => {
    if (!isElement(child)) {
      const text = child.textContent ?? '';
      return [[path, isSpaced ? text : text.replaceAll(/[ \t\r\n\f]+/gu, '')]];
    }
    const inside = `${path}>${isBlock(child) ? blocks++ : ''}${stepOf(child)}`;
    if (!child.hasChildNodes()) return [[inside, EMPTY]];
    const hasSpace = child.getAttribute(KEPT.attributes)?.includes('white-space') ?? false;
    return textsIn(child, inside, isSpaced || hasSpace);
  });
}

/** The content of an element, to compare two. Neighbouring equal elements count as one. */
export function shapeOf(node: Node): string {
  const found: [path: string, text: string][] = [];
  for (const [path, text] of textsIn(node, '', false)) {
    const last = found.at(-1);
    if (last?.[0] === path) last[1] += text;
    else if (text !== '') found.push([path, text]);
  }
  return JSON.stringify(found);
}
