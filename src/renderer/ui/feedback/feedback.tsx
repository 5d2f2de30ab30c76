/**
 * Feedback to the user: dialogs for problems, one at a time and without repeats; toasts for
 * successes (1E).
 */
import {
  Button,
  Toast,
  ToastBody,
  Toaster,
  ToastTitle,
  useId,
  useToastController,
} from '@fluentui/react-components';
import {
  createContext,
  type PropsWithChildren,
  useCallback,
  useContext,
  useMemo,
  useRef,
  useState,
} from 'react';
import type { Problem } from '#contract/wire/problem.ts';
import { withoutBidiControls } from '#domain/text/bidi.ts';
import { CutText, LongText } from '#renderer/ui/values/text/LongText.tsx';
import { DialogShell } from './DialogShell.tsx';
import styles from './feedback.module.css';

/** Characters of a toast, which is gone before more are read. */
const LONGEST_TOAST = 200;

/** A message in a dialog. `onClose` runs after it was closed. */
interface Alert {
  readonly title: string;
  readonly text: string;
  readonly onClose?: () => void;
  /** A way on that takes the place of `onClose`. */
  readonly way?: { readonly label: string; readonly open: () => void };
}

/** A message that needs no answer. */
export interface FeedbackMessage {
  readonly intent: 'success' | 'warning' | 'error';
  readonly title: string;
  readonly text: string;
}

/** Milliseconds for which a message stays; pointing at it keeps it. */
const NOTICE_MS = 15_000;

export interface Feedback {
  /**
   * Shows a dialog with one button, after those already waiting. One that waits is not repeated. The
   * returned function removes it, if it is not closed yet.
   */
  alert(alert: Alert): () => void;
  /**
   * Shows a problem: `title` and the problem's message. It shows nothing for a cancelled call, and
   * nothing for an ended session, which has a separate notice.
   */
  report(problem: Problem, title?: string): void;
  /** Shows for a moment that something worked. */
  success(text: string): void;
  /** Shows for a while the result of something that no dialog shows any more. */
  notify(message: FeedbackMessage): void;
  /**
   * Shows successes by `say` instead of a toast, which would cover the screen, until the returned
   * function is called. Of several, the latest `say` is used.
   */
  takeSuccesses(say: (text: string) => void): () => void;
}

const FeedbackContext = createContext<Feedback | null>(null);

/** @throws outside a {@link FeedbackProvider} */
export function useFeedback(): Feedback {
  const feedback = useContext(FeedbackContext);
  if (!feedback) throw new Error('useFeedback is used outside FeedbackProvider');
  return feedback;
}

const sameAlert = (a: Alert, b: Alert) => a.title === b.title && a.text === b.text;

interface AlertDialogProps {
  readonly alert: Alert;
  /** Called with what happens next. */
  readonly onClose: (next?: () => void) => void;
}

function AlertDialog({ alert: { title, text, onClose: next, way }, onClose }: AlertDialogProps) {
  return (
    <DialogShell
      title={<CutText text={withoutBidiControls(title)} />}
      asks
      startActions={way && <Button onClick={() => onClose(way.open)}>{way.label}</Button>}
      contentClass={styles.text}
      actions={
        <Button appearance="primary" onClick={() => onClose(next)}>
          OK
        </Button>
      }
      onClose={() => onClose(next)}
    >
      <LongText text={withoutBidiControls(text)} />
    </DialogShell>
  );
}

/** Gives everything below it {@link useFeedback}. */
export function FeedbackProvider({ children }: PropsWithChildren) {
  const toaster = useId('toaster');
  const { dispatchToast, dismissAllToasts } = useToastController(toaster);
  const places = useRef<readonly ((text: string) => void)[]>([]);
  const [waiting, setWaiting] = useState<readonly Alert[]>([]);
  const current = waiting[0];

  const alert = useCallback((next: Alert) => {
    setWaiting((now) => (now.some((other) => sameAlert(other, next)) ? now : [...now, next]));
    return () => setWaiting((now) => now.filter((other) => !sameAlert(other, next)));
  }, []);

  const feedback = useMemo<Feedback>(
    () => ({
      alert,
      report(problem, title = 'Error') {
        if (problem.kind === 'cancelled' || problem.kind === 'session-ended') return;
        alert({ title, text: problem.message });
      },
      success(text) {
        const say = places.current.at(-1);
        if (say) {
          say(text);
          return;
        }
        dispatchToast(
          <Toast>
            <ToastTitle>
              <CutText text={withoutBidiControls(text)} most={LONGEST_TOAST} />
            </ToastTitle>
          </Toast>,
          { intent: 'success' },
        );
      },
      notify({ intent, title, text }) {
        dispatchToast(
          <Toast>
            <ToastTitle>{withoutBidiControls(title)}</ToastTitle>
            <ToastBody>{withoutBidiControls(text)}</ToastBody>
          </Toast>,
          { intent, timeout: NOTICE_MS, pauseOnHover: true },
        );
      },
      takeSuccesses(say) {
        dismissAllToasts();
        places.current = [...places.current, say];
        return () => {
          places.current = places.current.filter((other) => other !== say);
        };
      },
    }),
    [alert, dispatchToast, dismissAllToasts],
  );

  const close = (next?: () => void) => {
    setWaiting((now) => now.slice(1));
    next?.();
  };

  return (
    <FeedbackContext.Provider value={feedback}>
      {children}
      <Toaster toasterId={toaster} position="bottom-end" />
      {current && <AlertDialog alert={current} onClose={close} />}
    </FeedbackContext.Provider>
  );
}
