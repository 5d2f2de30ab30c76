/** Formatted text made safe in the page: on its way in from the network, and on its way out. */
import createPurifier from 'dompurify';
import { DOCUMENT_TAGS, LINE_TAGS, safeLink, sanitizeLine } from '#domain/text/rich-text.ts';

/** A line has what a ribbon has; a document has headings, lists, quotations and code as well. */
export type TextKind = 'line' | 'document';

const TAGS: Readonly<Record<TextKind, readonly string[]>> = {
  line: LINE_TAGS,
  document: DOCUMENT_TAGS,
};

/**
 * The text as nodes of allowed elements only; the only attribute is the address of a link. It is
 * parsed without the browser first, so that the browser never gets untrusted HTML.
 */
export function cleanFragment(html: string, kind: TextKind): DocumentFragment {
  const fragment = createPurifier.sanitize(kind === 'line' ? sanitizeLine(html) : html, {
    ALLOWED_TAGS: [...TAGS[kind]],
    ALLOWED_ATTR: ['href'],
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    RETURN_DOM_FRAGMENT: true,
  });
  for (const link of fragment.querySelectorAll('[href]')) {
    if (safeLink(link.getAttribute('href') ?? '') === null) link.removeAttribute('href');
  }
  return fragment;
}

/** The text as HTML of allowed elements only. */
export function cleanHtml(html: string, kind: TextKind): string {
  const holder = document.createElement('div');
  holder.append(cleanFragment(html, kind));
  return holder.innerHTML;
}
