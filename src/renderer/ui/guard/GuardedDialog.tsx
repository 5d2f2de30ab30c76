import { Button, dialogContentClassNames } from '@fluentui/react-components';
import { Warning20Filled } from '@fluentui/react-icons';
import { type ReactNode, useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { type Act, doneText, questionOf, titleOf } from '#domain/acts/act.ts';
import { contradicts, type Weighed } from '#domain/standing/evidence.ts';
import { asSentence } from '#domain/text/words.ts';
import { DialogShell } from '#renderer/ui/feedback/DialogShell.tsx';
import { useFeedback } from '#renderer/ui/feedback/feedback.tsx';
import { DrawnKey } from '#renderer/ui/shortcuts/Keys.tsx';
import { EvidenceView } from '#renderer/ui/standing/EvidenceView.tsx';
import { Private } from '#renderer/ui/values/Private.tsx';
import { ActNote } from './ActNote.tsx';
import styles from './guard.module.css';
import { confirmName, noteText } from './notes.ts';
import type { ShownQuestion } from './state.ts';
import { type OpenQuestion, useAct } from './useAct.ts';
import { useYesKey } from './useYesKey.ts';

export interface GuardedDialogProps<T, Choice> {
  /** What is asked in place of the act's own question. */
  readonly question?: (thing: T) => string;
  /** Whether the question is asked as a warning; by default as the act says. */
  readonly warns?: boolean;
  /** False where it is sent without a question: then only a doubt or a failure is shown. */
  readonly asksFirst?: boolean;
  readonly act: Act<T, Choice>;
  /** The thing as the person saw it when they chose the action. */
  readonly seen: T;
  /** What is chosen: fixed at 'Yes', and before it what the form of this dialog holds. */
  readonly choice: Choice;
  /**
   * Why 'Yes' is asked about once more; null where it is not. The text is shown with No in focus, and
   * only another 'Yes' sends. Another text asks again.
   */
  readonly doubt?: (thing: T, choice: Choice) => string | null;
  /** What has to be given before the action can be sent, below what it acts on. */
  readonly form?: {
    readonly content: ReactNode;
    /** Why it cannot be sent yet; null when nothing is missing. */
    readonly missing: string | null;
    /** The button's name in place of Yes. */
    readonly confirm: string;
    /** The button's name in place of No. */
    readonly cancel?: string;
    /** Whether nothing is entered here: then the key of Yes answers it as well. */
    readonly isOnlyShown?: boolean;
  };
  /** What the thing is, in short: what a person must see before saying yes. */
  readonly summary: (thing: T) => ReactNode;
  /** A hook: what speaks for and against it. It is read before it can be answered. */
  readonly useWeighed?: (thing: T, act: string, choice: Choice) => Weighed;
  /** The lines that what was weighed has, also while it loads. */
  readonly lines?: number;
  /** The way back to what was chosen before the question. */
  readonly onBack?: () => void;
  /** Called with 'Yes', before anything is sent. */
  readonly onConfirm?: () => void;
  /** Called before `onClose` when it was done, with the answer of the server and the key of the act. */
  readonly onDone?: (answer: unknown, thing: T, key: string | null) => void;
  readonly onClose: () => void;
}

/** Where nothing is weighed. */
const NOTHING: Weighed = { evidence: [], isLoading: false };
const useNothing = () => NOTHING;

/** The last part of what a dialog shows. */
const LAST_PART = `.${dialogContentClassNames.root} > :last-child`;

/**
 * A new note is in sight. The focus is always in the dialog: on the safe button when there is a new note, and when the
 * focused element is removed.
 */
function useSafeFocus({ note, phase }: ShownQuestion<unknown>, wanted: boolean) {
  const safe = useRef<HTMLElement>(null);
  useEffect(() => {
    if (wanted) safe.current?.focus();
  }, [wanted]);
  useEffect(() => {
    const dialog = safe.current?.closest('[role=alertdialog]');
    const isLost = !dialog?.contains(document.activeElement);
    // It stands last, and is read before it is answered.
    if (note !== null) dialog?.querySelector(LAST_PART)?.scrollIntoView({ block: 'nearest' });
    if (note !== null || (isLost && phase !== 'reading')) safe.current?.focus();
  }, [note, phase]);
  return useCallback((button: HTMLElement | null) => {
    safe.current = button;
  }, []);
}

interface ButtonsProps<T, Choice> extends GuardedDialogProps<T, Choice> {
  readonly state: OpenQuestion<T, Choice>;
  readonly weighed: Weighed;
  readonly safe: (button: HTMLElement | null) => void;
  readonly confirm: () => void;
  /** The key that confirms; undefined where none does. */
  readonly yesKey: string | undefined;
}

/** Whether the thing, or what may contradict the act, is still being read. */
const isReading = (phase: string, { isLoading }: Weighed) => phase === 'reading' || isLoading;

/** It says why it cannot be pressed, and is not the primary one where something contradicts the act. */
function ConfirmButton<T, Choice>(props: ButtonsProps<T, Choice>) {
  const { act, state, weighed, form, confirm, yesKey } = props;
  const { phase, note } = state;
  const missing = form?.missing ?? null;
  const isLoading = isReading(phase, weighed);
  const isPrimary = note?.kind !== 'unknown' && !weighed.evidence.some(contradicts);
  const name = confirmName(note, form?.confirm ?? 'Yes');
  const progress = isLoading ? 'Loading…' : 'Sending…';
  const isBusy = isLoading || phase === 'working';
  return (
    <Button
      appearance={isPrimary ? 'primary' : 'secondary'}
      {...(act.isDangerous && { className: styles.dangerous ?? '' })}
      disabled={missing !== null}
      disabledFocusable={isBusy}
      {...(missing !== null && { title: missing })}
      aria-keyshortcuts={yesKey}
      onClick={confirm}
    >
      {isBusy ? progress : name}
      {yesKey && <DrawnKey keys={yesKey} />}
    </Button>
  );
}

function Buttons<T, Choice>(props: ButtonsProps<T, Choice>) {
  const { state, safe, form, onBack, onClose } = props;
  const { phase, note, mayConfirm } = state;
  const isOver = phase === 'settling' || (phase === 'asking' && !mayConfirm);
  const isBusy = phase === 'reading' || phase === 'working';
  const isUnknown = note?.kind === 'unknown';
  const isSent = isOver || phase === 'working' || (isUnknown && !note.asksAgain);
  return (
    <>
      {onBack && !isOver && !isUnknown && (
        <Button disabledFocusable={isBusy} onClick={onBack}>
          Back
        </Button>
      )}
      <Button ref={safe} autoFocus={form === undefined} onClick={onClose}>
        {isSent ? 'Close' : (form?.cancel ?? 'No')}
      </Button>
      {note?.kind === 'not-read' && (
        <Button appearance="primary" onClick={() => void state.open()}>
          Retry
        </Button>
      )}
      {!isOver && <ConfirmButton {...props} />}
    </>
  );
}

/**
 * A question before an action on one thing, which it shows. It sends the act once under the guard
 * after 'Yes', and shows the outcome: done, refused with the server's words, or unknown until it is
 * found. Closing it aborts nothing.
 */
export function GuardedDialog<T, Choice>(props: GuardedDialogProps<T, Choice>) {
  const { act, doubt, summary, form, onConfirm, onDone, onClose } = props;
  const { kind, alert } = act;
  const { question = (thing) => questionOf(act, thing), warns = act.warns ?? false } = props;
  const { asksFirst = act.question !== null, useWeighed = useNothing, lines = 4 } = props;
  const feedback = useFeedback();
  // A list that reloads behind the dialog must not change the question.
  const [seen] = useState(props.seen);
  const state = useAct(act, seen, doubt);
  const { now } = state;
  const weighed = useWeighed(now, act.name, props.choice);
  const effect = act.effect?.(now, props.choice, weighed.open) ?? null;
  const safe = useSafeFocus(state, form === undefined);
  const isOpen = useRef(true);
  useEffect(() => {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
    };
  }, []);

  const confirm = async () => {
    onConfirm?.();
    const answer = await state.confirm(props.choice);
    const last = state.last();
    if (last.phase === 'done') {
      feedback.success(doneText(act, last.now, answer));
      onDone?.(answer, last.now, state.own());
      if (isOpen.current) onClose();
    } else if (!isOpen.current && last.note !== null) {
      const { title, ...more } = noteText(last.note, { noun: kind.noun, alert });
      feedback.notify({ title: `${asSentence(kind.name(last.now))}: ${title}`, ...more });
    }
  };

  // Which of two rows is meant is for the person to see.
  const hasTwins = state.twins > 1;
  // A doubt, a failure and a form to fill in are not answered by a letter.
  const isShown = form === undefined || form.isOnlyShown === true;
  const isPlain = isShown && state.note === null && !hasTwins;
  const { yesKey, answerByKey } = useYesKey(isPlain, () => {
    if (state.mayConfirm && !weighed.isLoading) void confirm();
  });

  const isAtOnce = !(asksFirst || hasTwins);
  const isAsked = !isAtOnce || state.note !== null;
  const confirmAtOnce = useEffectEvent(() => void confirm());
  useEffect(() => {
    if (isAtOnce && state.mayConfirm && state.note === null) confirmAtOnce();
  }, [isAtOnce, state.mayConfirm, state.note]);

  return (
    <DialogShell
      title={titleOf(act)}
      asks
      stacked
      actions={
        <Buttons
          {...props}
          state={state}
          weighed={weighed}
          safe={safe}
          confirm={() => void confirm()}
          yesKey={yesKey}
        />
      }
      open={isAsked}
      onKeyDown={answerByKey}
      onClose={onClose}
    >
      <p {...(warns && { className: styles.warning })}>
        {warns && <Warning20Filled aria-label="Warning" />}
        {question(now)}
      </p>
      {effect !== null && (
        <p>
          <strong>
            <Private>{effect}</Private>
          </strong>
        </p>
      )}
      {useWeighed !== useNothing && <EvidenceView weighed={weighed} lines={lines} />}
      {summary(now)}
      {form?.content}
      <ActNote state={state} words={{ noun: kind.noun, alert }} />
    </DialogShell>
  );
}
