import {
  Button,
  Dialog,
  DialogActions,
  DialogBody,
  DialogContent,
  DialogSurface,
  DialogTitle,
  MessageBar,
  MessageBarBody,
  MessageBarTitle,
  Spinner,
} from '@fluentui/react-components';
import type { Ribbon } from '#contract/ribbons.ts';
import { plainText } from '#domain/rich-text.ts';
import { RichTextEditor } from '#renderer/ui/editor/RichTextEditor.tsx';
import { useFeedback } from '#renderer/ui/feedback/feedback.tsx';
import { RibbonPreview } from './RibbonPreview.tsx';
import styles from './ribbons.module.css';
import { useSaving } from './useSaving.ts';

interface RibbonEditorDialogProps {
  /** The ribbon that is edited, as it was seen; null for a new one. */
  readonly seen: Ribbon | null;
  /** What is written so far, as HTML. */
  readonly content: string;
  readonly onChange: (content: string) => void;
  readonly onClose: () => void;
}

/** Writes a ribbon, with what users will see below. */
export function RibbonEditorDialog(props: RibbonEditorDialogProps) {
  const { seen, content, onChange, onClose } = props;
  const feedback = useFeedback();
  const { busy, notSaved, save } = useSaving(seen, () => {
    feedback.success(seen ? 'Ribbon saved' : 'Ribbon created');
    onClose();
  });
  const mayRepeat = notSaved?.answer.again !== false;
  return (
    <Dialog
      open
      modalType="alert"
      onOpenChange={(_event, { open }) => !(open || busy) && onClose()}
    >
      <DialogSurface>
        <DialogBody>
          <DialogTitle>{seen ? 'Update ribbon' : 'Create ribbon'}</DialogTitle>
          <DialogContent className={styles['content'] ?? ''}>
            <RichTextEditor
              kind="line"
              label="Ribbon"
              placeholder="Type text here"
              initial={content}
              onChange={onChange}
              autoFocus
            />
            <p className={styles['caption']}>As users will see it</p>
            <RibbonPreview html={content} />
            {notSaved && (
              <MessageBar intent={notSaved.answer.intent} layout="multiline">
                <MessageBarBody className={styles['message']}>
                  <MessageBarTitle>{notSaved.answer.title}</MessageBarTitle>
                  {notSaved.answer.text}
                </MessageBarBody>
              </MessageBar>
            )}
            {notSaved?.now && (
              <>
                <p className={styles['caption']}>As it is now</p>
                <RibbonPreview html={notSaved.now.content ?? ''} />
              </>
            )}
          </DialogContent>
          <DialogActions>
            {busy && <Spinner size="tiny" label="Working" />}
            <Button disabledFocusable={busy} onClick={onClose}>
              {mayRepeat ? 'Cancel' : 'Close'}
            </Button>
            {mayRepeat && (
              <Button
                appearance="primary"
                disabledFocusable={busy || plainText(content) === ''}
                onClick={() => void save(content)}
              >
                {seen ? 'Save' : 'Create'}
              </Button>
            )}
          </DialogActions>
        </DialogBody>
      </DialogSurface>
    </Dialog>
  );
}
