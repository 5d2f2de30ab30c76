import { Button, Field, Input } from '@fluentui/react-components';
import { LinkRegular } from '@fluentui/react-icons';
import type { Editor } from '@tiptap/core';
import { useEditorState } from '@tiptap/react';
import { useState } from 'react';
import { typedLink } from '#domain/text/html/rich-text.ts';
import utility from '#renderer/ui/utility.module.css';
import styles from './editor.module.css';
import { ToolPopover } from './ToolPopover.tsx';

interface LinkFormProps {
  readonly editor: Editor;
  /** The address at the caret; null where there is no link. */
  readonly current: string | null;
  readonly onClose: () => void;
}

/** Gives the selection an address; where nothing is selected the address is its own text. */
function apply(editor: Editor, href: string): void {
  const chain = editor.chain().focus().extendMarkRange('link');
  const linked = editor.state.selection.empty && !editor.isActive('link');
  if (linked) {
    const text = href.replace(/^mailto:/iu, '');
    chain.insertContent({ type: 'text', text, marks: [{ type: 'link', attrs: { href } }] }).run();
  } else chain.setLink({ href }).run();
}

function LinkForm({ editor, current, onClose }: LinkFormProps) {
  const [typed, setTyped] = useState(current ?? '');
  const [refused, setRefused] = useState(false);
  const submit = () => {
    const href = typedLink(typed);
    if (href === null) {
      setRefused(true);
      return;
    }
    apply(editor, href);
    onClose();
  };
  return (
    <div className={`${styles.linkForm} ${utility.parts}`}>
      <Field
        label="Address"
        validationMessage={refused ? 'Enter a web address or an e-mail address' : null}
      >
        <Input
          autoFocus
          placeholder="https://"
          value={typed}
          onChange={(_event, { value }) => {
            setTyped(value);
            setRefused(false);
          }}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            event.preventDefault();
            submit();
          }}
        />
      </Field>
      <div className={styles.linkButtons}>
        {current !== null && (
          <Button
            size="small"
            onClick={() => {
              editor.chain().focus().extendMarkRange('link').unsetLink().run();
              onClose();
            }}
          >
            Remove link
          </Button>
        )}
        <Button size="small" appearance="primary" onClick={submit}>
          Apply link
        </Button>
      </div>
    </div>
  );
}

/** Links what is selected. */
export function LinkButton({ editor }: { readonly editor: Editor }) {
  const current = useEditorState({
    editor,
    selector: ({ editor: now }) => {
      const href: unknown = now.isActive('link') ? now.getAttributes('link')['href'] : null;
      return typeof href === 'string' ? href : null;
    },
  });
  return (
    <ToolPopover label="Link" icon={<LinkRegular />} checked={current !== null}>
      {(close) => <LinkForm editor={editor} current={current} onClose={close} />}
    </ToolPopover>
  );
}
