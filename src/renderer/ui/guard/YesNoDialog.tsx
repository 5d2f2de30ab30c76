import { Button } from '@fluentui/react-components';
import type { PropsWithChildren } from 'react';
import { DialogShell } from '#renderer/ui/feedback/DialogShell.tsx';
import { useFirstFocus } from '#renderer/ui/focus/useFirstFocus.ts';
import { DrawnKey } from '#renderer/ui/shortcuts/Keys.tsx';
import { useYesKey } from './useYesKey.ts';

interface YesNoDialogProps extends PropsWithChildren {
  /** The action's name. */
  readonly label: string;
  /** The question, word for word; what it is about is below it. */
  readonly question: string;
  /** Whether Yes cannot be the answer now. */
  readonly disabled?: boolean;
  readonly onYes: () => void;
  readonly onClose: () => void;
}

/** A question that is answered by a button or by the key of Yes. The focus starts on No. */
export function YesNoDialog(props: YesNoDialogProps) {
  const { label, question, disabled = false, onYes, onClose, children } = props;
  const no = useFirstFocus();
  const { yesKey, answerByKey } = useYesKey(!disabled, onYes);
  return (
    <DialogShell
      title={label}
      asks
      stacked
      actions={
        <>
          <Button ref={no} autoFocus onClick={onClose}>
            No
          </Button>
          <Button
            appearance="primary"
            disabled={disabled}
            aria-keyshortcuts={yesKey}
            onClick={onYes}
          >
            Yes
            {yesKey && <DrawnKey keys={yesKey} />}
          </Button>
        </>
      }
      onKeyDown={answerByKey}
      onClose={onClose}
    >
      <p>{question}</p>
      {children}
    </DialogShell>
  );
}
