import { Button, Radio, RadioGroup, useId } from '@fluentui/react-components';
import { useState } from 'react';
import type { OrderRow } from '#contract/orders/orders.ts';
import { publishTypes } from '#domain/network/catalogue.ts';
import { useDesk } from '#renderer/client/desk/desk.ts';
import { DialogShell } from '#renderer/ui/feedback/DialogShell.tsx';
import { InlineMessage } from '#renderer/ui/feedback/InlineMessage.tsx';
import { ActionDialog } from './ActionDialog.tsx';
import { OrderSummary } from './OrderSummary.tsx';

interface PublishDialogProps {
  readonly order: OrderRow;
  readonly onClose: () => void;
}

interface ChoiceProps extends PublishDialogProps {
  /** What was chosen before, on the way back. */
  readonly first: string;
  readonly onNext: (paymentType: string) => void;
}

/** Next can be pressed once a payment type is chosen; Enter without one says what is missing. */
function PaymentTypeDialog({ order, first, onClose, onNext }: ChoiceProps) {
  const [chosen, setChosen] = useState(first);
  const [missing, setMissing] = useState(false);
  const { paymentTypes } = useDesk().app.catalogue;
  const label = useId('payment-type');
  const next = () => (chosen ? onNext(chosen) : setMissing(true));
  return (
    <DialogShell
      title="Publish"
      asks
      stacked
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button appearance="primary" disabled={!chosen} onClick={next}>
            Next
          </Button>
        </>
      }
      onClose={onClose}
    >
      <OrderSummary order={order} />
      <p id={label}>Choose a payment type.</p>
      <RadioGroup
        aria-labelledby={label}
        value={chosen}
        onChange={(_event, { value }) => {
          setChosen(value);
          setMissing(false);
        }}
        onKeyDown={({ key }) => key === 'Enter' && next()}
      >
        {publishTypes(paymentTypes).map(({ value, label: text }, index) => (
          <Radio key={value} value={value} label={text} autoFocus={index === 0} />
        ))}
      </RadioGroup>
      {missing && <InlineMessage intent="error" title="Payment type is required" />}
    </DialogShell>
  );
}

/** Publishing: first how the order is paid, then 'Are you sure…' (1A28). */
export function PublishDialog({ order, onClose }: PublishDialogProps) {
  const [paymentType, setPaymentType] = useState('');
  const [isChosen, setChosen] = useState(false);
  const { paymentTypes } = useDesk().app.catalogue;
  if (!isChosen) {
    const next = (type: string) => {
      setPaymentType(type);
      setChosen(true);
    };
    return <PaymentTypeDialog order={order} first={paymentType} onClose={onClose} onNext={next} />;
  }
  const label = paymentTypes.find(({ value }) => value === paymentType)?.label ?? paymentType;
  return (
    <ActionDialog
      name="order.publish"
      order={order}
      choice={{ paymentType }}
      chosen={[['Payment type', label]]}
      onBack={() => setChosen(false)}
      onClose={onClose}
    />
  );
}
