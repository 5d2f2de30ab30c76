/** Billing (/billing; 3W09): step 3 of the registration. */
import { PhoneField } from '#renderer/ui/pickers/PhoneField.tsx';
import { TextField } from '#renderer/ui/pickers/TextField.tsx';
import { RegistrationStep } from './RegistrationStep.tsx';
import { useFields } from './useFields.ts';

export function BillingScreen() {
  const { field } = useFields('billing');
  return (
    <RegistrationStep step={3} title="Billing" next="Next">
      <TextField label="Contact" {...field('contact')} />
      <PhoneField label="Phone" {...field('phone')} />
    </RegistrationStep>
  );
}
