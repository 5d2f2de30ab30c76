/** Which dates, ages, amounts and IDs of the page break inside, for component tests. */
import { unbrokenParts } from '#renderer/ui/values/text/unbroken.ts';

/** The texts below an element by the block that they flow in. */
function flows(within: Element): readonly (readonly Text[])[] {
  const texts = document.createTreeWalker(within, NodeFilter.SHOW_TEXT);
  const byBlock = new Map<Element, Text[]>();
  while (texts.nextNode()) {
    const text = texts.currentNode as Text;
    let block = text.parentElement ?? within;
    if (!block.checkVisibility()) continue;
    while (getComputedStyle(block).display === 'inline' && block.parentElement) {
      block = block.parentElement;
    }
    byBlock.set(block, [...(byBlock.get(block) ?? []), text]);
  }
  return [...byBlock.values()];
}

/** Whether a part of a text is drawn on more than one line. */
function isBroken(flow: readonly Text[], from: number, to: number): boolean {
  let begin = 0;
  const boxes = flow.flatMap((text) => {
    const [start, end] = [Math.max(from - begin, 0), Math.min(to - begin, text.length)];
    begin += text.length;
    if (start >= end) return [];
    const range = document.createRange();
    range.setStart(text, start);
    range.setEnd(text, end);
    return [...range.getClientRects()].filter(({ width }) => width > 0);
  });
  // Smaller letters of a line begin lower, but never below the others.
  const { bottom = 0 } = boxes[0] ?? {};
  return boxes.some(({ top }) => top > bottom - 2);
}

/** The dates, ages, amounts and IDs that are drawn on more than one line. */
export const brokenIn = (within: Element): readonly string[] =>
  flows(within).flatMap((flow) => {
    let end = 0;
    return unbrokenParts(flow.map(({ data }) => data).join('')).filter((part, at) => {
      end += part.length;
      return at % 2 === 1 && isBroken(flow, end - part.length, end);
    });
  });
