import { Button, ToggleButton } from '@fluentui/react-components';
import type { Editor } from '@tiptap/core';
import { useEditorState } from '@tiptap/react';
import type { MouseEvent } from 'react';
import { ariaKeys, keysInText, onMac } from '#renderer/ui/shortcuts/keys.ts';
import type { TextKind } from './clean.ts';
import { COMMANDS, type EditorCommand } from './commands.tsx';
import { EmojiButton } from './EmojiButton.tsx';
import styles from './editor.module.css';
import { LinkButton } from './LinkButton.tsx';
import { TOOL } from './tool.ts';

interface ToolbarProps {
  readonly editor: Editor;
  readonly kind: TextKind;
}

function Tool({ editor, command }: { readonly editor: Editor; readonly command: EditorCommand }) {
  const { label, keys, icon, isOn, isPossible } = command;
  const isMac = onMac();
  const state = useEditorState({
    editor,
    selector: ({ editor: now }) => ({
      on: isOn?.(now) ?? false,
      possible: isPossible?.(now) ?? true,
    }),
  });
  const common = {
    ...TOOL,
    size: 'small',
    appearance: 'subtle',
    icon,
    'aria-label': label,
    'aria-keyshortcuts': ariaKeys(keys, isMac),
    title: `${label} (${keysInText(keys, isMac)})`,
    // The selection stays where it is when a button is pressed.
    onMouseDown: (event: MouseEvent) => event.preventDefault(),
    onClick: () => command.run(editor),
  } as const;
  if (isOn) return <ToggleButton {...common} checked={state.on} />;
  return <Button {...common} disabledFocusable={!state.possible} />;
}

/** The buttons of an editor; those that apply at the caret are pressed. */
export function Toolbar({ editor, kind }: ToolbarProps) {
  return (
    <div className={styles.toolbar} role="toolbar" aria-label="Formatting">
      {COMMANDS[kind].map((group) => (
        <span key={group[0]?.label} className={styles.group}>
          {group.map((command) => (
            <Tool key={command.label} editor={editor} command={command} />
          ))}
        </span>
      ))}
      {kind === 'ribbon' && (
        <span className={styles.group}>
          <LinkButton editor={editor} />
          <EmojiButton
            onPick={(text) => editor.chain().focus().insertContent({ type: 'text', text }).run()}
          />
        </span>
      )}
    </div>
  );
}
