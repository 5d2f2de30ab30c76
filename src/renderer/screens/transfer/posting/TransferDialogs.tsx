import { Button, Dialog } from '@fluentui/react-components';
import { DialogParts, Surface } from '#renderer/ui/feedback/DialogShell.tsx';
import { useFirstFocus } from '#renderer/ui/focus/useFirstFocus.ts';
import { RecipientDialog } from '../recipient/RecipientDialog.tsx';
import styles from '../transfer.module.css';
import { ConfirmTransfer } from './ConfirmTransfer.tsx';
import type { TransferFlow } from './useTransferFlow.ts';

const CLASS_OF = {
  personal: styles.details,
  bank: styles.details,
  invited: '',
  confirm: styles.confirm,
};

/**
 * The dialog of the current stage of a transfer. One dialog stays open for all stages: closing one
 * and opening the next would move the focus back to the form.
 */
export function TransferDialogs({ flow }: { readonly flow: TransferFlow }) {
  const { stage, cancel, goTo } = flow;
  const safe = useFirstFocus(stage.name === 'confirm');
  if (stage.name === 'form') return null;
  const { name, confirmation } = stage;
  const isDetails = name === 'personal' || name === 'bank';
  return (
    <Dialog open modalType="alert" onOpenChange={(_event, { open }) => !open && cancel()}>
      <Surface role={isDetails ? 'dialog' : 'alertdialog'} className={CLASS_OF[name]}>
        {/* The warning about a recipient who is not registered (3C44). */}
        {name === 'invited' && (
          <DialogParts
            title="Recipient not on the product"
            actions={
              <>
                <Button autoFocus onClick={cancel}>
                  Cancel
                </Button>
                <Button appearance="primary" onClick={() => goTo('confirm')}>
                  Continue
                </Button>
              </>
            }
          >
            An e-mail invitation was sent to {confirmation.email}. Please let them know.
          </DialogParts>
        )}
        {name === 'confirm' && (
          <ConfirmTransfer flow={flow} confirmation={confirmation} safe={safe} />
        )}
        {isDetails && <RecipientDialog flow={flow} confirmation={confirmation} step={name} />}
      </Surface>
    </Dialog>
  );
}
