import { Dialog, DialogSurface } from '@fluentui/react-components';
import { ConfirmTransfer } from './ConfirmTransfer.tsx';
import { InvitedDialog } from './InvitedDialog.tsx';
import { RecipientDialog } from './recipient/RecipientDialog.tsx';
import type { Stage } from './stage.ts';
import styles from './transfer.module.css';
import type { TransferFlow } from './useTransferFlow.ts';
import type { TransferForm } from './useTransferForm.ts';

interface TransferDialogsProps {
  readonly form: TransferForm;
  readonly flow: TransferFlow;
}

function Content({ form, flow }: TransferDialogsProps) {
  const { stage, cancel, goOn } = flow;
  switch (stage.name) {
    case 'form':
      return null;
    case 'invited':
      return (
        <InvitedDialog handle={form.entries.handle.trim()} onCancel={cancel} onContinue={goOn} />
      );
    case 'confirm':
      return <ConfirmTransfer form={form} flow={flow} found={stage.found} />;
    case 'details':
      return <RecipientDialog form={form} flow={flow} />;
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
export function TransferDialogs({ form, flow }: TransferDialogsProps) {
  const { stage, cancel } = flow;
  if (stage.name === 'form') return null;
  return (
    <Dialog open modalType="alert" onOpenChange={(_event, { open }) => !open && cancel()}>
      <DialogSurface className={WIDTHS[stage.name] ?? ''}>
        <Content form={form} flow={flow} />
      </DialogSurface>
    </Dialog>
  );
}
