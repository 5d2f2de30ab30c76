/** What an editor of each kind can make: what is pasted is reduced to it. */
import { Extension, type Extensions, Mark, Node } from '@tiptap/core';
import Placeholder from '@tiptap/extension-placeholder';
import { ReactNodeViewRenderer } from '@tiptap/react';
import StarterKit from '@tiptap/starter-kit';
import { attributesOf } from '#domain/text/html/html-pieces.ts';
import { RIBBON_TAGS, safeLink, styleText } from '#domain/text/html/rich-text.ts';
import type { TextKind } from './clean.ts';
import { KeptBlock, KeptPart } from './Kept.tsx';
import { KEPT } from './shape.ts';

/** The parts no editor of ours has. */
const NEVER = {
  horizontalRule: false,
  gapcursor: false,
  dropcursor: false,
  trailingNode: false,
} as const;

/** Bold, italic, underline and links (2B09), and what others write ribbons with. */
const RIBBON = StarterKit.configure({
  ...NEVER,
  blockquote: false,
  code: false,
  codeBlock: false,
  strike: false,
  link: {
    openOnClick: false,
    // What is typed after a link is not part of it.
    autolink: false,
    defaultProtocol: 'https',
    isAllowedUri: (address) => safeLink(address) !== null,
    HTMLAttributes: { target: null, rel: null, class: null },
  },
});

/** What a support case has (3S); it has no links. */
const DOCUMENT = StarterKit.configure({ ...NEVER, heading: { levels: [1, 2, 3] }, link: false });

/** Marks made here are inside those that were there. */
const INNERMOST = 1000;

/** How many parts of its line an element is in. */
function depthOf(element: HTMLElement): number {
  const { parentElement: outer } = element;
  return outer && /^(?:a|strong|em|u|span|s|small|sub|sup|code)$/u.test(outer.localName)
    ? depthOf(outer) + 1
    : 0;
}

/** An attribute of the editor's elements that is an attribute in the page as well. */
const kept = (name: string) => ({
  default: null,
  parseHTML: (element: HTMLElement) => element.getAttribute(name),
});

/** What is drawn of attributes that are kept. */
function drawnOf(attributes: string) {
  const all = attributesOf(attributes);
  const style = styleText(all.get('style') ?? '');
  return { ...(style !== '' && { style }), dir: all.get('dir') };
}

/** What elements carry along: see `kept.ts`. */
const Carried = Extension.create({
  name: 'carried',
  addGlobalAttributes: () => [
    {
      types: '*',
      attributes: {
        kept: {
          ...kept(KEPT.attributes),
          renderHTML: ({ kept: attributes }) =>
            attributes ? { [KEPT.attributes]: attributes, ...drawnOf(attributes) } : {},
        },
      },
    },
    {
      types: ['paragraph', 'bold', 'italic', 'underline', 'part', 'box'],
      attributes: {
        tag: {
          ...kept(KEPT.tag),
          renderHTML: ({ tag }) => (tag === null ? {} : { [KEPT.tag]: tag }),
        },
      },
    },
    {
      types: 'marks',
      attributes: { depth: { default: INNERMOST, parseHTML: depthOf, rendered: false } },
    },
  ],
});

/** The element of a tag, if it is drawn. */
const drawnTag = (tag: unknown, other: string) =>
  RIBBON_TAGS.find((each) => each === tag && each !== 'a') ?? other;

/** A part of a line with a form that the toolbar has no button for. */
const Part = Mark.create({
  name: 'part',
  // One may be in another.
  excludes: '',
  parseHTML: () => [{ tag: `[${KEPT.tag}]`, priority: 40 }],
  renderHTML: ({ mark, HTMLAttributes }) => [
    drawnTag(mark.attrs['tag'], 'span'),
    HTMLAttributes,
    0,
  ],
});

/** A block around others. */
const Box = Node.create({
  name: 'box',
  group: 'block',
  content: 'block+',
  parseHTML: () => [{ tag: `:is(div, blockquote)[${KEPT.tag}]` }],
  renderHTML: ({ node, HTMLAttributes }) => [drawnTag(node.attrs['tag'], 'div'), HTMLAttributes, 0],
});

/** A node that is shown and kept, but not edited. */
const whole = (name: string, tag: 'div' | 'span', view: typeof KeptBlock) =>
  Node.create({
    name,
    inline: tag === 'span',
    group: tag === 'span' ? 'inline' : 'block',
    atom: true,
    addAttributes: () => ({ html: { ...kept(KEPT.html), rendered: false } }),
    parseHTML: () => [{ tag: `${tag}[${KEPT.html}]` }],
    renderHTML: ({ node }) => [tag, { [KEPT.html]: node.attrs['html'] }],
    addNodeView: () => ReactNodeViewRenderer(view),
  });

const OF_OTHERS: Extensions = [
  Carried,
  Part,
  Box,
  whole('keptBlock', 'div', KeptBlock),
  whole('keptPart', 'span', KeptPart),
];

/** The extensions of an editor that says `placeholder` while it is empty. */
export const extensionsOf = (kind: TextKind, placeholder: string): Extensions => [
  ...(kind === 'ribbon' ? [RIBBON, ...OF_OTHERS] : [DOCUMENT]),
  Placeholder.configure({ placeholder }),
];

/** The forms that typed characters make, such as `**` around a word: in a ribbon only those of its buttons. */
export const TYPED_FORMS: Readonly<Record<TextKind, string[] | boolean>> = {
  ribbon: ['bold', 'italic'],
  document: true,
};
