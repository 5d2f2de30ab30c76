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
import { Warning20Filled } from '@fluentui/react-icons';
import { type ReactNode, useRef, useState } from 'react';
import { useFeedback } from '#renderer/ui/feedback/feedback.tsx';
import { useFirstFocus } from '#renderer/ui/feedback/useFirstFocus.ts';
import { answerTo, settlementText } from './answers.ts';
import { ChangesTable } from './ChangesTable.tsx';
import styles from './guard.module.css';
import type { Attempt, Intent, Subject } from './guard.ts';
import { useGuard } from './useGuard.ts';

interface GuardedDialogProps<T> {
  /** The action's name. */
  readonly label: string;
  /** What is asked, word for word; of the thing as it is, where it says something of it. */
  readonly question: string | ((thing: T) => string);
  /** Whether the question is asked as a warning. */
  readonly warns?: boolean;
  /** The title of a failure, word for word. */
  readonly alert: string;
  /** What is said when it worked. */
  readonly done: string;
  /** What kind of thing is acted on; the same object each time. */
  readonly subject: Subject<T>;
  readonly intent: Intent<T>;
  /** What has to be given before the action can be sent, below what it acts on. */
  readonly form?: {
    readonly content: ReactNode;
    /** False while something is missing. */
    readonly ready: boolean;
    /** The button's name in place of Yes. */
    readonly confirm: string;
    /** The button's name in place of No. */
    readonly cancel?: string;
  };
  /** What the thing is, in short: what a person must see before saying yes. */
  readonly summary: (thing: T) => ReactNode;
  /** Called before `onClose` when it was done. */
  readonly onDone?: () => void;
  readonly onClose: () => void;
}

/**
 * Asks before an action on one thing, shows what it acts on, and carries out 'Yes' under the guard,
 * once. Focus starts on No, or in the form where there is one, and is on No whenever something new is
 * asked; what went wrong stands inside the dialog.
 */
export function GuardedDialog<T>(props: GuardedDialogProps<T>) {
  const { label, question, warns = false, alert, done, subject, intent } = props;
  const { summary, form, onDone, onClose } = props;
  const feedback = useFeedback();
  const guard = useGuard(subject);
  const [seen, setSeen] = useState(intent.seen);
  const [result, setResult] = useState<Attempt<T>>();
  const [busy, setBusy] = useState(false);
  const running = useRef(false);
  const [asked, setAsked] = useState(0);
  const no = useFirstFocus(form === undefined);
  const answer = result && answerTo(result, subject.noun, alert);

  const confirm = async () => {
    // State is too late for a second press in the same instant.
    if (running.current) return;
    running.current = true;
    setBusy(true);
    const outcome = await guard({ ...intent, seen }, (settlement) =>
      feedback.alert({
        title: label,
        text: settlementText(settlement, label, subject.name(seen)),
      }),
    );
    running.current = false;
    setBusy(false);
    if (outcome.kind === 'done') {
      feedback.success(done);
      onDone?.();
      onClose();
      return;
    }
    if (outcome.kind === 'changed') setSeen(outcome.now);
    setResult(outcome);
    setAsked(asked + 1);
  };

  return (
    <Dialog
      open
      modalType="alert"
      onOpenChange={(_event, { open }) => !(open || busy) && onClose()}
    >
      <DialogSurface>
        <DialogBody>
          <DialogTitle>{label}</DialogTitle>
          <DialogContent className={styles['content']}>
            <p {...(warns && { className: styles['warning'] ?? '' })}>
              {warns && <Warning20Filled aria-label="Warning" />}
              {typeof question === 'string' ? question : question(seen)}
            </p>
            {summary(seen)}
            {form?.content}
            {answer && (
              <MessageBar intent={answer.intent} layout="multiline">
                <MessageBarBody className={styles['message']}>
                  <MessageBarTitle>{answer.title}</MessageBarTitle>
                  {answer.text}
                </MessageBarBody>
              </MessageBar>
            )}
            {result?.kind === 'changed' && <ChangesTable changes={result.changes} />}
          </DialogContent>
          <DialogActions>
            {busy && <Spinner size="tiny" label="Working" />}
            {/* Another key is another button: it takes the focus again when something new is asked. */}
            <Button key={asked} ref={no} autoFocus disabledFocusable={busy} onClick={onClose}>
              {answer?.again === false ? 'Close' : (form?.cancel ?? 'No')}
            </Button>
            {answer?.again !== false && (
              <Button
                appearance="primary"
                disabled={form?.ready === false}
                disabledFocusable={busy}
                onClick={() => void confirm()}
              >
                {form?.confirm ?? 'Yes'}
              </Button>
            )}
          </DialogActions>
        </DialogBody>
      </DialogSurface>
    </Dialog>
  );
}
