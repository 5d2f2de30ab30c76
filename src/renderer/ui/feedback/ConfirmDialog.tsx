import { Button } from '@fluentui/react-components';
import { type ComponentProps, type PropsWithChildren, type ReactNode, useState } from 'react';
import type { Problem } from '#contract/wire/problem.ts';
import { withoutBidiControls } from '#domain/text/bidi.ts';
import { useFirstFocus } from '#renderer/ui/focus/useFirstFocus.ts';
import { DialogShell } from './DialogShell.tsx';
import { InlineMessage } from './InlineMessage.tsx';
import { useBusy } from './useBusy.ts';

interface ConfirmDialogProps
  extends PropsWithChildren,
    Pick<ComponentProps<typeof DialogShell>, 'stacked' | 'wideActions'> {
  readonly title: string;
  /** The question; its details are shown below it. */
  readonly text: string;
  /** The buttons; Yes and No when left out. */
  readonly yes?: string;
  readonly no?: string;
  /** Shown between the buttons. */
  readonly otherActions?: ReactNode;
  /** What Yes does. The dialog closes when it is done and shows its problem when it fails. */
  readonly onConfirm: () => Promise<void>;
  readonly onClose: () => void;
}

/**
 * A question before an action. The focus starts on No, Yes works once, and an error of the server
 * appears inside the dialog.
 */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, text, yes = 'Yes', no = 'No', stacked = false, wideActions = false } = props;
  const { otherActions, onConfirm, onClose, children } = props;
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
      stacked={stacked}
      wideActions={wideActions}
      actions={
        <>
          <Button ref={firstFocus} autoFocus disabled={busy} onClick={onClose}>
            {no}
          </Button>
          {otherActions}
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
