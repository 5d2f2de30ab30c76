/** The editor of formatted text: what can be made of it is decided by its kind. */
import { DOMParser } from '@tiptap/pm/model';
import {
  type Editor,
  EditorContent,
  type Extensions,
  getSchema,
  type JSONContent,
  useEditor,
} from '@tiptap/react';
import { useMemo } from 'react';
import { cleanFragment, cleanHtml, type TextKind } from './clean.ts';
import styles from './editor.module.css';
import { extensionsOf, TYPED_FORMS } from './extensions.ts';
import { ribbonDocument, ribbonHtml } from './kept.ts';
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
function contentOf(html: string, kind: TextKind, extensions: Extensions): JSONContent {
  const schema = getSchema(extensions);
  if (kind === 'ribbon') return ribbonDocument(html, schema);
  return DOMParser.fromSchema(schema).parse(cleanFragment(html, kind)).toJSON();
}

/** The HTML of what is written; the empty text for nothing. */
function htmlOf(editor: Editor, kind: TextKind): string {
  if (editor.isEmpty) return '';
  return kind === 'ribbon' ? ribbonHtml(editor.state.doc) : cleanHtml(editor.getHTML(), kind);
}

/** Edits formatted text. What is loaded, pasted and saved has only what its kind allows. */
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
        class: `${styles.input} ${kind === 'ribbon' ? styles.paper : ''}`,
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': label,
        'aria-placeholder': placeholder,
      },
    },
    enableInputRules: TYPED_FORMS[kind],
    onUpdate: ({ editor: now }) => onChange(htmlOf(now, kind)),
  });
  return (
    <div className={styles.editor}>
      <Toolbar editor={editor} kind={kind} />
      <EditorContent editor={editor} className={styles.text} />
    </div>
  );
}
