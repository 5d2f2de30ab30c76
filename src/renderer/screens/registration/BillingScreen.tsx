/** Billing (/billing; 3W09): step 3 of the registration. */
import { PhoneField } from '#renderer/ui/pickers/PhoneField.tsx';
import { Step } from './Step.tsx';
import { TextField } from './TextField.tsx';
import { useFields } from './useFields.ts';

export function BillingScreen() {
  const { field } = useFields('billing');
  const phone = field('phone');
  return (
    <Step step={3} title="Billing" next="Next" to="/licence">
      <TextField label="Contact" field={field('contact')} />
      <PhoneField label="Phone" value={phone.value} onChange={phone.set} />
    </Step>
  );
}
