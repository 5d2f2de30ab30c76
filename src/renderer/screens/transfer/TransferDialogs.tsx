import { ConfirmTransfer } from './ConfirmTransfer.tsx';
import { InvitedDialog } from './InvitedDialog.tsx';
import { RecipientDialog } from './recipient/RecipientDialog.tsx';
import type { TransferFlow } from './useTransferFlow.ts';
import type { TransferForm } from './useTransferForm.ts';

interface TransferDialogsProps {
  readonly form: TransferForm;
  readonly flow: TransferFlow;
}

/** The dialog of the stage a transfer is at. */
export function TransferDialogs({ form, flow }: TransferDialogsProps) {
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
