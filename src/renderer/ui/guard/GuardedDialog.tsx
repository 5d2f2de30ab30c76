import { Button, Spinner } from '@fluentui/react-components';
import { Warning20Filled } from '@fluentui/react-icons';
import { type ReactNode, useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { DialogShell } from '#renderer/ui/feedback/DialogShell.tsx';
import { useFeedback } from '#renderer/ui/feedback/feedback.tsx';
import { ActNote } from './ActNote.tsx';
import type { ActingState } from './acting.ts';
import styles from './guard.module.css';
import { noteText } from './notes.ts';
import type { Intent, Subject } from './subject.ts';
import { type AskedAct, useAct } from './useAct.ts';

interface GuardedDialogProps<T> {
  /** The action's name. */
  readonly label: string;
  /** The question, word for word. It may contain current values of the thing. */
  readonly question: string | ((thing: T) => string);
  /** Whether the question is asked as a warning. */
  readonly warns?: boolean;
  /** False for an act without a question: then only a doubt or a failure is shown. */
  readonly asksFirst?: boolean;
  /** The title of a failure, word for word. */
  readonly alert: string;
  /** The toast of success. */
  readonly done: string | (() => string);
  /** What kind of thing is acted on; the same object each time. */
  readonly subject: Subject<T>;
  /** The thing as the person saw it when they chose the action. */
  readonly seen: T;
  readonly intent: Intent<T>;
  /** What has to be given before the action can be sent, below what it acts on. */
  readonly form?: {
    readonly content: ReactNode;
    /** Why it cannot be sent yet; null when nothing is missing. */
    readonly missing: string | null;
    /** The button's name in place of Yes. */
    readonly confirm: string;
    /** The button's name in place of No. */
    readonly cancel?: string;
  };
  /** What the thing is, in short: what a person must see before saying yes. */
  readonly summary: (thing: T) => ReactNode;
  /** The way back to what was chosen before the question. */
  readonly onBack?: () => void;
  /** Called before `onClose` when it was done. */
  readonly onDone?: () => void;
  readonly onClose: () => void;
}

/** What the spinner says. */
const PROGRESS = { reading: 'Loading…', working: 'Sending…' } as const;

/**
 * The focus is always in the dialog: on the safe button when there is a new note, and when the
 * focused element is removed.
 */
function useSafeFocus({ note, phase }: ActingState<unknown>, wanted: boolean) {
  const safe = useRef<HTMLElement>(null);
  useEffect(() => {
    if (wanted) safe.current?.focus();
  }, [wanted]);
  useEffect(() => {
    const dialog = safe.current?.closest('[role=alertdialog]');
    const isLost = !dialog?.contains(document.activeElement);
    if (note !== null || (isLost && phase !== 'reading')) safe.current?.focus();
  }, [note, phase]);
  return useCallback((button: HTMLElement | null) => {
    safe.current = button;
  }, []);
}

interface ButtonsProps<T> extends GuardedDialogProps<T> {
  readonly asked: AskedAct<T>;
  readonly safe: (button: HTMLElement | null) => void;
  readonly onConfirm: () => void;
}

function Buttons<T>(props: ButtonsProps<T>) {
  const { asked, safe, form, onBack, onConfirm, onClose } = props;
  const { phase, note, mayConfirm } = asked;
  const isOver = phase === 'settling' || (phase === 'asking' && !mayConfirm);
  const isBusy = phase === 'reading' || phase === 'working';
  const missing = form?.missing ?? null;
  return (
    <>
      {isBusy && <Spinner size="tiny" label={PROGRESS[phase]} />}
      {onBack && !isOver && (
        <Button disabledFocusable={isBusy} onClick={onBack}>
          Back
        </Button>
      )}
      <Button ref={safe} autoFocus={form === undefined} onClick={onClose}>
        {isOver || phase === 'working' ? 'Close' : (form?.cancel ?? 'No')}
      </Button>
      {note?.kind === 'not-read' && (
        <Button appearance="primary" onClick={() => void asked.open()}>
          Retry
        </Button>
      )}
      {!isOver && (
        <Button
          appearance="primary"
          disabled={missing !== null}
          disabledFocusable={isBusy}
          {...(missing !== null && { title: missing })}
          onClick={onConfirm}
        >
          {form?.confirm ?? 'Yes'}
        </Button>
      )}
    </>
  );
}

/**
 * A question before an action on one thing, which it shows. It sends the act once under the guard
 * after 'Yes', and shows the outcome: done, refused with the server's words, or unknown until it is
 * found. Closing it aborts nothing.
 */
export function GuardedDialog<T>(props: GuardedDialogProps<T>) {
  const { label, question, warns = false, alert, done, subject, intent } = props;
  const { summary, form, asksFirst = true, onDone, onClose } = props;
  const feedback = useFeedback();
  // A list that reloads behind the dialog must not change the question.
  const [seen] = useState(props.seen);
  const asked = useAct({ subject, seen, intent });
  const { now } = asked;
  const safe = useSafeFocus(asked, form === undefined);
  const isOpen = useRef(true);
  useEffect(() => {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
    };
  }, []);

  const confirm = async () => {
    await asked.confirm();
    const last = asked.last();
    if (last.phase === 'done') {
      feedback.success(typeof done === 'string' ? done : done());
      onDone?.();
      if (isOpen.current) onClose();
    } else if (!isOpen.current && last.note !== null) {
      const { title, ...more } = noteText(last.note, { noun: subject.noun, alert });
      feedback.notify({ title: `${subject.name(last.now)}: ${title}`, ...more });
    }
  };

  const isAsked = asksFirst || asked.note !== null;
  const confirmAtOnce = useEffectEvent(() => void confirm());
  useEffect(() => {
    if (!asksFirst && asked.mayConfirm && asked.note === null) confirmAtOnce();
  }, [asksFirst, asked.mayConfirm, asked.note]);

  return (
    <DialogShell
      title={label}
      asks
      stacked
      actions={<Buttons {...props} asked={asked} safe={safe} onConfirm={() => void confirm()} />}
      open={isAsked}
      onClose={onClose}
    >
      <p {...(warns && { className: styles['warning'] ?? '' })}>
        {warns && <Warning20Filled aria-label="Warning" />}
        {typeof question === 'string' ? question : question(now)}
      </p>
      {summary(now)}
      {form?.content}
      <ActNote state={asked} words={{ noun: subject.noun, alert }} />
    </DialogShell>
  );
}
