/** Formatted text made safe in the page: on its way in from the network, and on its way out. */
import createPurifier, { type Config } from 'dompurify';
import { renamedAttributes } from '#domain/text/html/html-pieces.ts';
import {
  DOCUMENT_TAGS,
  RIBBON_TAGS,
  safeLink,
  sanitizeRibbon,
} from '#domain/text/html/rich-text.ts';

/** A ribbon comes from other programs too; a document is written here, with headings, lists, quotations and code. */
export type TextKind = 'ribbon' | 'document';

/** What the style of an element is called while the browser reads it. */
export const STYLE = 'data-style-kept';

/** Before the name of an attribute that could run, which is removed. */
const NEVER = 'x-';

/** As the browser reads it: the page's policy reports styles and handlers, also those of a document never shown. */
const readable = (html: string) =>
  renamedAttributes(html, (name) => {
    if (name === 'style') return STYLE;
    return name.startsWith('on') ? `${NEVER}${name}` : name;
  });

/** The HTML of nodes that were read here, with their styles. */
export const withStyle = (html: string): string => html.replaceAll(` ${STYLE}="`, ' style="');

/** What is drawn of each kind. Images have no address, because the page loads none. */
const DRAWN: Readonly<Record<TextKind, Config>> = {
  ribbon: {
    ALLOWED_TAGS: [...RIBBON_TAGS],
    ALLOWED_ATTR: ['href', STYLE, 'dir', 'start', 'colspan', 'rowspan', 'alt'],
    // It has no address.
    ADD_URI_SAFE_ATTR: [STYLE],
  },
  document: { ALLOWED_TAGS: [...DOCUMENT_TAGS], ALLOWED_ATTR: ['href'] },
};

/** As nodes of a document that is never shown. */
const AS_NODES = { RETURN_DOM_FRAGMENT: true } as const;

/**
 * The text as nodes, with only what is drawn of its kind. A ribbon is parsed without the browser first, so that the browser
 * never gets untrusted HTML.
 */
export function cleanFragment(html: string, kind: TextKind): DocumentFragment {
  const fragment = createPurifier.sanitize(
    kind === 'ribbon' ? readable(sanitizeRibbon(html)) : html,
    {
      ...DRAWN[kind],
      ALLOW_DATA_ATTR: false,
      ALLOW_ARIA_ATTR: false,
      ...AS_NODES,
    },
  );
  for (const link of fragment.querySelectorAll('[href]')) {
    if (safeLink(link.getAttribute('href') ?? '') === null) link.removeAttribute('href');
  }
  return fragment;
}

/** The text as HTML, with only what is drawn of its kind. */
export function cleanHtml(html: string, kind: TextKind): string {
  const fragment = cleanFragment(html, kind);
  const holder = fragment.ownerDocument.createElement('div');
  holder.append(fragment);
  return holder.innerHTML;
}

/** Stands before the text while it is sanitized with FORCE_BODY, which keeps a style sheet at its beginning. */
const BODY_MARK = 'remove';

/** Everything that cannot run, drawn here or not. */
const INERT: Config = { ADD_ATTR: ['target'], FORCE_BODY: true };

/** {@link inertHtml} as nodes. */
export const inertFragment = (html: string): DocumentFragment =>
  createPurifier.sanitize(readable(html), { ...INERT, ...AS_NODES });

/** A ribbon without what could run, unchanged where it has none; `lost` names what was removed. */
export function inertHtml(html: string): {
  readonly html: string;
  readonly lost: readonly string[];
} {
  // Of nothing, the library removes a comment of its own.
  if (html === '') return { html, lost: [] };
  const clean = createPurifier.sanitize(readable(html), INERT);
  const names = createPurifier.removed.map((removed) =>
    'element' in removed ? removed.element.nodeName : (removed.attribute?.name ?? ''),
  );
  const lost = [
    ...new Set(names.map((name) => name.toLowerCase().replace('#', '').replace(NEVER, ''))),
  ].filter((name) => name !== BODY_MARK && name !== '');
  return lost.length === 0 ? { html, lost } : { html: withStyle(clean), lost };
}
