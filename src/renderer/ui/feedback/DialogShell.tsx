/**
 * What every dialog is assembled from: a title, in practice with its mark beside it, what it is about, and
 * its buttons.
 */
import {
  Dialog,
  DialogActions,
  DialogBody,
  DialogContent,
  DialogSurface,
  DialogTitle,
  mergeClasses,
} from '@fluentui/react-components';
import {
  type ComponentProps,
  createContext,
  type FormEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PropsWithChildren,
  type ReactNode,
  useContext,
  useId,
} from 'react';
import { useIsPractice } from '#renderer/client/desk/desk.ts';
import { PaperHead } from '#renderer/ui/paper/PaperHead.tsx';
import { PAPER } from '#renderer/ui/paper/printing.ts';
import utility from '#renderer/ui/utility.module.css';
import styles from './dialog-shell.module.css';
import { PracticeMark } from './PracticeMark.tsx';

/** The id of the mark of practice in the dialog's head. */
const MarkId = createContext<string | undefined>(undefined);

/** A press beside a dialog leaves the focus where it is. */
const BACKDROP = { onMouseDown: (event: MouseEvent) => event.preventDefault() };

/** The surface of a dialog. In practice it is coloured, and described by the mark of practice. */
export function Surface({ className, ...props }: ComponentProps<typeof DialogSurface>) {
  const isPractice = useIsPractice();
  const id = useId();
  return (
    <MarkId value={id}>
      <DialogSurface
        backdrop={BACKDROP}
        {...props}
        {...(isPractice && { 'aria-describedby': id })}
        className={mergeClasses(isPractice && styles.practice, className)}
      />
    </MarkId>
  );
}

interface DialogPartsProps extends PropsWithChildren {
  readonly title: ReactNode;
  /** The buttons, the main one last. */
  readonly actions: ReactNode;
  /** Shown at the other end of the line of buttons. */
  readonly startActions?: ReactNode;
  /** Whether the buttons have the whole width, for long names. */
  readonly wideActions?: boolean;
  /** Whether the content is a column of parts with a distance between them. */
  readonly stacked?: boolean;
  readonly contentClass?: string | undefined;
  readonly bodyClass?: string | undefined;
  /** Whether it is printed in place of the screen. */
  readonly isPaper?: true;
  /** Makes a form of it: called when it is submitted, in place of loading a page. */
  readonly onSubmit?: () => void;
}

/** The inside of a dialog, for one that stays open while its content changes. */
export function DialogParts(props: DialogPartsProps) {
  const { title, actions, startActions, wideActions, stacked, children } = props;
  const { contentClass, bodyClass, isPaper, onSubmit } = props;
  const isPractice = useIsPractice();
  const mark = useContext(MarkId);
  const body = (
    <DialogBody className={bodyClass ?? ''} {...(isPaper && PAPER)}>
      {isPaper && <PaperHead />}
      <DialogTitle action={isPractice ? <PracticeMark id={mark} /> : null}>{title}</DialogTitle>
      <DialogContent
        className={mergeClasses(stacked && `${styles.stacked} ${utility.parts}`, contentClass)}
      >
        {children}
      </DialogContent>
      {startActions && <DialogActions position="start">{startActions}</DialogActions>}
      <DialogActions {...(wideActions && { fluid: true, className: styles.wideActions })}>
        {actions}
      </DialogActions>
    </DialogBody>
  );
  if (!onSubmit) return body;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit();
  };
  return (
    <form onSubmit={submit} noValidate>
      {body}
    </form>
  );
}

interface DialogShellProps extends DialogPartsProps {
  /** Called by Escape, and by a press beside a dialog that neither asks nor edits. */
  readonly onClose: () => void;
  /** Whether it asks something, and so does not close by a press beside it. */
  readonly asks?: boolean;
  /** Whether something is entered in it: it does not close by a press beside it, but is no alert. */
  readonly edits?: boolean;
  /** Whether it must not be closed now. */
  readonly busy?: boolean;
  /** False while there is nothing to show yet. */
  readonly open?: boolean;
  /** For the width. */
  readonly className?: string | undefined;
  readonly onKeyDown?: (event: KeyboardEvent) => void;
}

/** A dialog that is open while it is drawn. The focus returns when it closes. */
export function DialogShell(props: DialogShellProps) {
  const { asks, edits, busy, open = true, className, onKeyDown, onClose } = props;
  return (
    <Dialog
      open={open}
      modalType={asks || edits ? 'alert' : 'modal'}
      onOpenChange={(_event, data) => !(data.open || busy) && onClose()}
    >
      <Surface
        role={asks ? 'alertdialog' : 'dialog'}
        className={mergeClasses(styles.surface, className)}
        {...(onKeyDown && { onKeyDown })}
      >
        <DialogParts {...props} />
      </Surface>
    </Dialog>
  );
}
