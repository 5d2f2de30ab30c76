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

const heading = (level: 1 | 2 | 3, icon: ReactElement): EditorCommand => ({
  label: `Heading ${level}`,
  icon,
  keys: `Mod+Alt+${level}`,
  isOn: (editor) => editor.isActive('heading', { level }),
  run: (editor) => focused(editor).toggleHeading({ level }).run(),
});

/** How marks, and blocks but headings, are made, by their names. */
const MAKE = {
  bold: 'toggleBold',
  italic: 'toggleItalic',
  underline: 'toggleUnderline',
  strike: 'toggleStrike',
  code: 'toggleCode',
  paragraph: 'setParagraph',
  bulletList: 'toggleBulletList',
  orderedList: 'toggleOrderedList',
  blockquote: 'toggleBlockquote',
  codeBlock: 'toggleCodeBlock',
} as const;

const style = (
  name: keyof typeof MAKE,
  label: string,
  keys: string,
  icon: ReactElement,
): EditorCommand => ({
  label,
  icon,
  keys,
  isOn: (editor) => editor.isActive(name),
  run: (editor) => focused(editor)[MAKE[name]]().run(),
});

const BOLD = style('bold', 'Bold', 'Mod+B', <TextBoldRegular />);
const ITALIC = style('italic', 'Italic', 'Mod+I', <TextItalicRegular />);
const UNDERLINE = style('underline', 'Underline', 'Mod+U', <TextUnderlineRegular />);

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
  ribbon: [[BOLD, ITALIC, UNDERLINE]],
  document: [
    [
      BOLD,
      ITALIC,
      style('strike', 'Strike', 'Mod+Shift+S', <TextStrikethroughRegular />),
      UNDERLINE,
      style('code', 'Code', 'Mod+E', <CodeRegular />),
    ],
    [
      style('paragraph', 'Paragraph', 'Mod+Alt+0', <TextParagraphRegular />),
      heading(1, <TextHeader1Regular />),
      heading(2, <TextHeader2Regular />),
      heading(3, <TextHeader3Regular />),
    ],
    [
      style('bulletList', 'Bullet list', 'Mod+Shift+8', <TextBulletListRegular />),
      style('orderedList', 'Ordered list', 'Mod+Shift+7', <TextNumberListLtrRegular />),
      style('blockquote', 'Blockquote', 'Mod+Shift+B', <TextQuoteRegular />),
      style('codeBlock', 'Code block', 'Mod+Alt+C', <CodeBlockRegular />),
    ],
    [
      step('undo', 'Undo', 'Mod+Z', <ArrowUndoRegular />),
      step('redo', 'Redo', 'Mod+Shift+Z', <ArrowRedoRegular />),
    ],
  ],
};
