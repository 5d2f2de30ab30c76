import { Dialog } from '@fluentui/react-components';
import { Surface } from '#renderer/ui/feedback/DialogShell.tsx';
import { useFirstFocus } from '#renderer/ui/focus/useFirstFocus.ts';
import { RecipientDialog } from '../recipient/RecipientDialog.tsx';
import styles from '../transfer.module.css';
import { ConfirmTransfer, type SafeButton } from './ConfirmTransfer.tsx';
import { InvitedDialog } from './InvitedDialog.tsx';
import type { Stage } from './stage.ts';
import type { TransferFlow } from './useTransferFlow.ts';

interface TransferDialogsProps {
  readonly flow: TransferFlow;
}

/** The part of a stage; `safe` is for the button with the first focus where an icon precedes it. */
function Content({ flow, safe }: TransferDialogsProps & SafeButton) {
  const { stage, cancel, goOn } = flow;
  switch (stage.name) {
    case 'form':
      return null;
    case 'invited':
      return <InvitedDialog handle={stage.question.email} onCancel={cancel} onContinue={goOn} />;
    case 'confirm':
      return <ConfirmTransfer flow={flow} question={stage.question} safe={safe} />;
    case 'details':
      return <RecipientDialog flow={flow} question={stage.question} />;
  }
}

/** How wide each stage is (3C, 3U, 3V). */
const WIDTHS: Readonly<Record<Stage['name'], string | undefined>> = {
  form: undefined,
  invited: undefined,
  confirm: styles['confirm'],
  details: styles['details'],
};

/**
 * The dialog of the current stage of a transfer. One dialog stays open for all stages: closing one
 * and opening the next would move the focus back to the form.
 */
export function TransferDialogs({ flow }: TransferDialogsProps) {
  const { stage, cancel } = flow;
  const safe = useFirstFocus(stage.name === 'confirm');
  if (stage.name === 'form') return null;
  return (
    <Dialog open modalType="alert" onOpenChange={(_event, { open }) => !open && cancel()}>
      <Surface
        role={stage.name === 'details' ? 'dialog' : 'alertdialog'}
        className={WIDTHS[stage.name] ?? ''}
      >
        <Content flow={flow} safe={safe} />
      </Surface>
    </Dialog>
  );
}
