import { createElement, type ReactNode, useMemo } from 'react';
import { OutsideLink } from '#renderer/ui/outside/OutsideLink.tsx';
import { LongText } from '#renderer/ui/values/text/LongText.tsx';
import { cleanFragment, type TextKind } from './clean.ts';
import styles from './editor.module.css';

/** Nodes of the page as React's, so that no HTML is ever put into the page as a text. */
function drawn(nodes: NodeListOf<ChildNode>): ReactNode[] {
  return [...nodes].map((node) => {
    if (node.nodeType !== Node.ELEMENT_NODE) {
      return createElement(LongText, { text: node.textContent ?? '' });
    }
    const element = node as Element;
    const children = drawn(element.childNodes);
    const href = element.getAttribute('href');
    if (href !== null) return createElement(OutsideLink, { to: href }, ...children);
    // A link that leads nowhere is a text.
    const tag = element.localName === 'a' ? 'span' : element.localName;
    return createElement(tag, null, ...children);
  });
}

interface RichTextProps {
  readonly html: string;
  readonly kind: TextKind;
}

/** Shows formatted text from any source: everything else is left out. */
export function RichText({ html, kind }: RichTextProps) {
  const content = useMemo(() => drawn(cleanFragment(html, kind).childNodes), [html, kind]);
  return createElement('div', { className: styles['text'] }, ...content);
}
