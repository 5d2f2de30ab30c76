import { createElement, type ReactNode, useMemo } from 'react';
import { drawnStyle } from '#domain/text/html/rich-text.ts';
import { OutsideLink } from '#renderer/ui/outside/OutsideLink.tsx';
import { LongText } from '#renderer/ui/values/text/LongText.tsx';
import { cleanFragment, STYLE, type TextKind } from './clean.ts';
import styles from './editor.module.css';

/** The text in place of an image: the page loads none from other hosts. */
export const imageLabel = (description: string | null | undefined): string =>
  description ? `Image: ${description}` : 'Image';

/** The properties of an element for React. */
function propertiesOf(element: Element) {
  const style = [...drawnStyle(element.getAttribute(STYLE) ?? '')].map(([name, value]) => [
    name.replace(/-(.)/gu, (_dash, letter: string) => letter.toUpperCase()),
    value,
  ]);
  return {
    ...(style.length > 0 && { style: Object.fromEntries(style) }),
    dir: element.getAttribute('dir') ?? undefined,
    start: element.getAttribute('start') ?? undefined,
    colSpan: element.getAttribute('colspan') ?? undefined,
    rowSpan: element.getAttribute('rowspan') ?? undefined,
  };
}

/** Nodes of the page as React's, so that no HTML is ever put into the page as a text. */
function drawn(nodes: NodeListOf<ChildNode>): ReactNode[] {
  return [...nodes].map((node) => {
    if (node.nodeType !== Node.ELEMENT_NODE) {
      return createElement(LongText, { text: node.textContent ?? '' });
    }
    const element = node as Element;
    if (element.localName === 'img') {
      return <span className={styles.image}>{imageLabel(element.getAttribute('alt'))}</span>;
    }
    const children = drawn(element.childNodes);
    const href = element.getAttribute('href');
    if (href !== null) return createElement(OutsideLink, { to: href }, ...children);
    // A link that leads nowhere is a text.
    const tag = element.localName === 'a' ? 'span' : element.localName;
    return createElement(tag, propertiesOf(element), ...children);
  });
}

interface RichTextProps {
  readonly html: string;
  readonly kind: TextKind;
}

/** Shows formatted text from any source: everything else is left out. */
export function RichText({ html, kind }: RichTextProps) {
  const content = useMemo(() => drawn(cleanFragment(html, kind).childNodes), [html, kind]);
  const paper = kind === 'ribbon' ? ` ${styles.paper}` : '';
  return createElement('div', { className: `${styles.text}${paper}` }, ...content);
}
