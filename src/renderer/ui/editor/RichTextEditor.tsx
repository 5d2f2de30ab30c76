/** The editor of formatted text: what can be made of it is decided by its kind. */
import { DOMParser } from '@tiptap/pm/model';
import {
  EditorContent,
  type Extensions,
  getSchema,
  type JSONContent,
  useEditor,
} from '@tiptap/react';
import { useMemo } from 'react';
import { cleanFragment, cleanHtml, type TextKind } from './clean.ts';
import styles from './editor.module.css';
import { extensionsOf } from './extensions.ts';
import { Toolbar } from './Toolbar.tsx';

interface RichTextEditorProps {
  readonly kind: TextKind;
  /** Names the text for assistive technology. */
  readonly label: string;
  /** What an empty text says. */
  readonly placeholder: string;
  /** The HTML it begins with; another one needs another editor (a `key`). */
  readonly initial: string;
  /** Called with the HTML after each change; the empty text when nothing is written. */
  readonly onChange: (html: string) => void;
  readonly autoFocus?: boolean;
}

/** The text as the editor's own document: it would put a text into the page as HTML to read it. */
const contentOf = (html: string, kind: TextKind, extensions: Extensions): JSONContent =>
  DOMParser.fromSchema(getSchema(extensions)).parse(cleanFragment(html, kind)).toJSON();

/** Edits formatted text. What comes in, is pasted and goes out is reduced to its kind. */
export function RichTextEditor(props: RichTextEditorProps) {
  const { kind, label, placeholder, initial, onChange, autoFocus = false } = props;
  const extensions = useMemo(() => extensionsOf(kind, placeholder), [kind, placeholder]);
  const content = useMemo(() => contentOf(initial, kind, extensions), [initial, kind, extensions]);
  const editor = useEditor({
    extensions,
    content,
    autofocus: autoFocus ? 'end' : false,
    // The page's policy allows no style that is not its own.
    injectCSS: false,
    editorProps: {
      attributes: {
        class: styles['input'] ?? '',
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': label,
        'aria-placeholder': placeholder,
      },
    },
    onUpdate: ({ editor: now }) => onChange(now.isEmpty ? '' : cleanHtml(now.getHTML(), kind)),
  });
  return (
    <div className={styles['editor']}>
      <Toolbar editor={editor} kind={kind} />
      <EditorContent editor={editor} className={styles['text']} />
    </div>
  );
}
