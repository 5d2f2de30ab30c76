/** Billing (/billing; document 3 §2): step 3 of the registration. */
import { Step } from './Step.tsx';
import { TextField } from './TextField.tsx';
import { useFields } from './useFields.ts';

export function BillingScreen() {
  const field = useFields('billing');
  return (
    <Step step={3} title="Billing" next="Next" to="/licence">
      <TextField label="Contact" field={field('contact')} />
      <TextField label="Phone" type="tel" field={field('phone')} />
    </Step>
  );
}
