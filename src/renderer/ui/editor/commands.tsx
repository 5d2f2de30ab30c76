/** What the buttons of an editor do. */
import {
  ArrowRedoRegular,
  ArrowUndoRegular,
  CodeBlockRegular,
  CodeRegular,
  TextBoldRegular,
  TextBulletListRegular,
  TextHeader1Regular,
  TextHeader2Regular,
  TextHeader3Regular,
  TextItalicRegular,
  TextNumberListLtrRegular,
  TextParagraphRegular,
  TextQuoteRegular,
  TextStrikethroughRegular,
  TextUnderlineRegular,
} from '@fluentui/react-icons';
import type { Editor } from '@tiptap/core';
import type { ReactElement } from 'react';
import type { TextKind } from './clean.ts';

/** One button: what it is called, whether what it makes is there, and what a press does. */
export interface EditorCommand {
  readonly label: string;
  readonly icon: ReactElement;
  /** As `keys.ts` writes them; the editor listens to them itself. */
  readonly keys: string;
  /** Left out where a button is no switch. */
  readonly isOn?: (editor: Editor) => boolean;
  readonly isPossible?: (editor: Editor) => boolean;
  run(editor: Editor): void;
}

const focused = (editor: Editor) => editor.chain().focus();

/** Switches a mark of the selection. */
const mark = (name: string, label: string, keys: string, icon: ReactElement): EditorCommand => ({
  label,
  icon,
  keys,
  isOn: (editor) => editor.isActive(name),
  run: (editor) => focused(editor).toggleMark(name).run(),
});

const BOLD = mark('bold', 'Bold', 'Mod+B', <TextBoldRegular />);
const ITALIC = mark('italic', 'Italic', 'Mod+I', <TextItalicRegular />);
const UNDERLINE = mark('underline', 'Underline', 'Mod+U', <TextUnderlineRegular />);

const heading = (level: 1 | 2 | 3, icon: ReactElement): EditorCommand => ({
  label: `Heading ${level}`,
  icon,
  keys: `Mod+Alt+${level}`,
  isOn: (editor) => editor.isActive('heading', { level }),
  run: (editor) => focused(editor).toggleHeading({ level }).run(),
});

/** How the other kinds of block are made, by their names. */
const MAKE_BLOCK = {
  paragraph: 'setParagraph',
  bulletList: 'toggleBulletList',
  orderedList: 'toggleOrderedList',
  blockquote: 'toggleBlockquote',
  codeBlock: 'toggleCodeBlock',
} as const;

const block = (
  name: keyof typeof MAKE_BLOCK,
  label: string,
  keys: string,
  icon: ReactElement,
): EditorCommand => ({
  label,
  icon,
  keys,
  isOn: (editor) => editor.isActive(name),
  run: (editor) => focused(editor)[MAKE_BLOCK[name]]().run(),
});

const step = (
  name: 'undo' | 'redo',
  label: string,
  keys: string,
  icon: ReactElement,
): EditorCommand => ({
  label,
  icon,
  keys,
  isPossible: (editor) => editor.can()[name](),
  run: (editor) => focused(editor)[name]().run(),
});

/** The buttons of each kind in groups, from left to right (2B09). */
export const COMMANDS: Readonly<Record<TextKind, readonly (readonly EditorCommand[])[]>> = {
  line: [[BOLD, ITALIC, UNDERLINE]],
  document: [
    [
      BOLD,
      ITALIC,
      mark('strike', 'Strike', 'Mod+Shift+S', <TextStrikethroughRegular />),
      UNDERLINE,
      mark('code', 'Code', 'Mod+E', <CodeRegular />),
    ],
    [
      block('paragraph', 'Paragraph', 'Mod+Alt+0', <TextParagraphRegular />),
      heading(1, <TextHeader1Regular />),
      heading(2, <TextHeader2Regular />),
      heading(3, <TextHeader3Regular />),
    ],
    [
      block('bulletList', 'Bullet list', 'Mod+Shift+8', <TextBulletListRegular />),
      block('orderedList', 'Ordered list', 'Mod+Shift+7', <TextNumberListLtrRegular />),
      block('blockquote', 'Blockquote', 'Mod+Shift+B', <TextQuoteRegular />),
      block('codeBlock', 'Code block', 'Mod+Alt+C', <CodeBlockRegular />),
    ],
    [
      step('undo', 'Undo', 'Mod+Z', <ArrowUndoRegular />),
      step('redo', 'Redo', 'Mod+Shift+Z', <ArrowRedoRegular />),
    ],
  ],
};
