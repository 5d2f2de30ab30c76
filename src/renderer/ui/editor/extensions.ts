/** What an editor of each kind can make: what is pasted is reduced to it. */
import type { Extensions } from '@tiptap/core';
import Placeholder from '@tiptap/extension-placeholder';
import StarterKit from '@tiptap/starter-kit';
import { safeLink } from '#domain/text/rich-text.ts';
import type { TextKind } from './clean.ts';

/** The parts no editor of ours has. */
const NEVER = {
  horizontalRule: false,
  gapcursor: false,
  dropcursor: false,
  trailingNode: false,
} as const;

/** Bold, italic, underline and links (2B09). */
const LINE = StarterKit.configure({
  ...NEVER,
  blockquote: false,
  bulletList: false,
  code: false,
  codeBlock: false,
  heading: false,
  listItem: false,
  listKeymap: false,
  orderedList: false,
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

/** The extensions of an editor that says `placeholder` while it is empty. */
export const extensionsOf = (kind: TextKind, placeholder: string): Extensions => [
  kind === 'line' ? LINE : DOCUMENT,
  Placeholder.configure({ placeholder }),
];
