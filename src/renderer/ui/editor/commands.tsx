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

const BOLD: EditorCommand = {
  label: 'Bold',
  icon: <TextBoldRegular />,
  keys: 'Mod+B',
  isOn: (editor) => editor.isActive('bold'),
  run: (editor) => focused(editor).toggleBold().run(),
};
const ITALIC: EditorCommand = {
  label: 'Italic',
  icon: <TextItalicRegular />,
  keys: 'Mod+I',
  isOn: (editor) => editor.isActive('italic'),
  run: (editor) => focused(editor).toggleItalic().run(),
};
const UNDERLINE: EditorCommand = {
  label: 'Underline',
  icon: <TextUnderlineRegular />,
  keys: 'Mod+U',
  isOn: (editor) => editor.isActive('underline'),
  run: (editor) => focused(editor).toggleUnderline().run(),
};

const heading = (level: 1 | 2 | 3, icon: ReactElement): EditorCommand => ({
  label: `Heading ${level}`,
  icon,
  keys: `Mod+Alt+${level}`,
  isOn: (editor) => editor.isActive('heading', { level }),
  run: (editor) => focused(editor).toggleHeading({ level }).run(),
});

/** The buttons of each kind in groups, from left to right (2B09). */
export const COMMANDS: Readonly<Record<TextKind, readonly (readonly EditorCommand[])[]>> = {
  line: [[BOLD, ITALIC, UNDERLINE]],
  document: [
    [
      BOLD,
      ITALIC,
      {
        label: 'Strike',
        icon: <TextStrikethroughRegular />,
        keys: 'Mod+Shift+S',
        isOn: (editor) => editor.isActive('strike'),
        run: (editor) => focused(editor).toggleStrike().run(),
      },
      UNDERLINE,
      {
        label: 'Code',
        icon: <CodeRegular />,
        keys: 'Mod+E',
        isOn: (editor) => editor.isActive('code'),
        run: (editor) => focused(editor).toggleCode().run(),
      },
    ],
    [
      {
        label: 'Paragraph',
        icon: <TextParagraphRegular />,
        keys: 'Mod+Alt+0',
        isOn: (editor) => editor.isActive('paragraph'),
        run: (editor) => focused(editor).setParagraph().run(),
      },
      heading(1, <TextHeader1Regular />),
      heading(2, <TextHeader2Regular />),
      heading(3, <TextHeader3Regular />),
    ],
    [
      {
        label: 'Bullet list',
        icon: <TextBulletListRegular />,
        keys: 'Mod+Shift+8',
        isOn: (editor) => editor.isActive('bulletList'),
        run: (editor) => focused(editor).toggleBulletList().run(),
      },
      {
        label: 'Ordered list',
        icon: <TextNumberListLtrRegular />,
        keys: 'Mod+Shift+7',
        isOn: (editor) => editor.isActive('orderedList'),
        run: (editor) => focused(editor).toggleOrderedList().run(),
      },
      {
        label: 'Blockquote',
        icon: <TextQuoteRegular />,
        keys: 'Mod+Shift+B',
        isOn: (editor) => editor.isActive('blockquote'),
        run: (editor) => focused(editor).toggleBlockquote().run(),
      },
      {
        label: 'Code block',
        icon: <CodeBlockRegular />,
        keys: 'Mod+Alt+C',
        isOn: (editor) => editor.isActive('codeBlock'),
        run: (editor) => focused(editor).toggleCodeBlock().run(),
      },
    ],
    [
      {
        label: 'Undo',
        icon: <ArrowUndoRegular />,
        keys: 'Mod+Z',
        isPossible: (editor) => editor.can().undo(),
        run: (editor) => focused(editor).undo().run(),
      },
      {
        label: 'Redo',
        icon: <ArrowRedoRegular />,
        keys: 'Mod+Shift+Z',
        isPossible: (editor) => editor.can().redo(),
        run: (editor) => focused(editor).redo().run(),
      },
    ],
  ],
};
