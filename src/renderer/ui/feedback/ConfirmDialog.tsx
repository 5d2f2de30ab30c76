import { Button } from '@fluentui/react-components';
import { type PropsWithChildren, useState } from 'react';
import type { Problem } from '#contract/wire/problem.ts';
import { withoutBidiControls } from '#domain/text/bidi.ts';
import { useFirstFocus } from '#renderer/ui/focus/useFirstFocus.ts';
import { DialogShell } from './DialogShell.tsx';
import { InlineMessage } from './InlineMessage.tsx';
import { useBusy } from './useBusy.ts';

interface ConfirmDialogProps extends PropsWithChildren {
  readonly title: string;
  /** The question; its details are shown below it. */
  readonly text: string;
  /** The buttons; Yes and No when left out. */
  readonly yes?: string;
  readonly no?: string;
  /** Whether the buttons have the whole width, for long names. */
  readonly wideActions?: boolean;
  /** What Yes does. The dialog closes when it is done and shows its problem when it fails. */
  readonly onConfirm: () => Promise<void>;
  readonly onClose: () => void;
}

/**
 * A question before an action. The focus starts on No, Yes works once, and an error of the server
 * appears inside the dialog.
 */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, text, yes = 'Yes', no = 'No', wideActions = false, children } = props;
  const { onConfirm, onClose } = props;
  const { busy, run } = useBusy({ staysBusy: true });
  const [problem, setProblem] = useState<Problem>();
  const firstFocus = useFirstFocus();

  const confirm = async () => {
    setProblem(undefined);
    await onConfirm();
    onClose();
  };

  return (
    <DialogShell
      title={withoutBidiControls(title)}
      asks
      wideActions={wideActions}
      actions={
        <>
          <Button ref={firstFocus} autoFocus disabled={busy} onClick={onClose}>
            {no}
          </Button>
          <Button
            appearance="primary"
            disabledFocusable={busy}
            onClick={() => void run(confirm, setProblem)}
          >
            {yes}
          </Button>
        </>
      }
      busy={busy}
      onClose={onClose}
    >
      {withoutBidiControls(text)}
      {children}
      {problem && <InlineMessage intent="error">{problem.message}</InlineMessage>}
    </DialogShell>
  );
}
