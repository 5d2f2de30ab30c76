import { Button, Spinner } from '@fluentui/react-components';
import { type KeyboardEvent, useMemo, useState } from 'react';
import type { Ribbon } from '#contract/network/ribbons.ts';
import { RIBBON_ACTS } from '#domain/acts/areas/ribbons.ts';
import { plainText } from '#domain/text/html/rich-text.ts';
import { inertHtml } from '#renderer/ui/editor/clean.ts';
import { RichTextEditor } from '#renderer/ui/editor/RichTextEditor.tsx';
import { DialogShell } from '#renderer/ui/feedback/DialogShell.tsx';
import { InlineMessage } from '#renderer/ui/feedback/InlineMessage.tsx';
import { ActNote } from '#renderer/ui/guard/ActNote.tsx';
import { unmerged, useFollow, useMerge } from '#renderer/ui/guard/Merge.tsx';
import { confirmName } from '#renderer/ui/guard/notes.ts';
import { useUpsert } from '#renderer/ui/guard/upsert.ts';
import utility from '#renderer/ui/utility.module.css';
import { RibbonPreview } from './RibbonPreview.tsx';
import styles from './ribbons.module.css';

interface RibbonEditorDialogProps {
  /** The edited ribbon, as it was shown; null for a new one. */
  readonly seen: Ribbon | null;
  /** What is written so far, as HTML. */
  readonly content: string;
  readonly onChange: (content: string) => void;
  readonly onClose: () => void;
}

/** Writes a ribbon, with what users will see below. */
export function RibbonEditorDialog(props: RibbonEditorDialogProps) {
  const { seen, content, onChange, onClose } = props;
  const sent = useMemo(() => inertHtml(content), [content]);
  const { question, save, words } = useUpsert({
    create: RIBBON_ACTS['ribbon.create'],
    update: RIBBON_ACTS['ribbon.update'],
    seen,
    form: { content: sent.html },
    onDone: onClose,
  });
  const { phase, note, now } = question;
  // Text that is put in place of what is written makes another editor.
  const [edition, setEdition] = useState(0);
  const merge = useMerge({ content: seen?.content ?? '' }, { content }, (form) => {
    onChange(form.content);
    setEdition(edition + 1);
  });
  const theirs = 'content' in now ? (now.content ?? '') : null;
  useFollow(merge, theirs === null ? null : { content: theirs });
  // The editor has already removed it from what is typed.
  const { lost } = useMemo(() => inertHtml(theirs ?? seen?.content ?? ''), [theirs, seen]);
  const removed = [...new Set([...lost, ...sent.lost])];
  const isBusy = phase === 'reading' || phase === 'working';
  const isEmpty = plainText(content) === '';
  /** The editor keeps Escape to itself, so that it loses nothing that was written. */
  const onKey = ({ key, target }: KeyboardEvent) => {
    const isInEditor = target instanceof Element && target.closest('[contenteditable]') !== null;
    if (key === 'Escape' && isInEditor && isEmpty && !isBusy) onClose();
  };
  return (
    <DialogShell
      title={seen ? 'Update ribbon' : 'Create ribbon'}
      edits
      onKeyDown={onKey}
      contentClass={utility.stack}
      actions={
        <>
          {phase === 'working' && <Spinner size="tiny" label="Saving…" />}
          <Button onClick={onClose}>
            {phase === 'settling' || note?.kind === 'settled' ? 'Close' : 'Cancel'}
          </Button>
          {note?.kind === 'not-read' && <Button onClick={() => void question.open()}>Retry</Button>}
          <Button
            appearance="primary"
            disabledFocusable={
              isBusy || !question.mayConfirm || isEmpty || unmerged(merge) !== null
            }
            onClick={() => void save()}
          >
            {confirmName(note, seen ? 'Save' : 'Create')}
          </Button>
        </>
      }
      onClose={onClose}
    >
      <RichTextEditor
        key={edition}
        kind="ribbon"
        label="Ribbon"
        placeholder="Type text here"
        initial={content}
        onChange={onChange}
        autoFocus
      />
      <p className={`${styles.caption} ${utility.aside}`}>Preview</p>
      <RibbonPreview html={content} />
      {removed.length > 0 && (
        <InlineMessage intent="warning" title="Part of this ribbon will be removed">
          Corridor does not save: {removed.join(', ')}.
        </InlineMessage>
      )}
      <ActNote state={question} words={words} />
      {theirs !== null && merge.conflicts.length > 0 && (
        <>
          <p className={`${styles.caption} ${utility.aside}`}>
            Current version, which somebody else has changed
          </p>
          <RibbonPreview html={theirs} />
          <div>
            <Button size="small" onClick={() => merge.choose('content', theirs)}>
              Use the current version
            </Button>{' '}
            <Button size="small" onClick={() => merge.choose('content', content)}>
              Keep mine
            </Button>
          </div>
        </>
      )}
    </DialogShell>
  );
}
