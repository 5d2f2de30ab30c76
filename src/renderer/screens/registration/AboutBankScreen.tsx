/** About bank (/about-bank; 3W07, 3W10): step 2 of the registration. */
import { CountryPicker } from '#renderer/ui/pickers/CountryPicker.tsx';
import { PhoneField } from '#renderer/ui/pickers/PhoneField.tsx';
import { StatePicker } from '#renderer/ui/pickers/StatePicker.tsx';
import { TextField } from '#renderer/ui/pickers/TextField.tsx';
import { RegistrationStep } from './RegistrationStep.tsx';
import styles from './registration.module.css';
import { useFields } from './useFields.ts';

export function AboutBankScreen() {
  const { field, change } = useFields('about-bank');
  const country = field('country').value;
  return (
    <RegistrationStep step={2} title="About bank" next="Next">
      <CountryPicker
        label="Country of business"
        value={country}
        // A state is of its country.
        onChange={(code) => code !== country && change({ country: code, state: '' })}
      />
      <TextField label="Company name" {...field('companyName')} />
      <TextField label="Legal entity" {...field('legalEntity')} />
      <PhoneField label="Contact phone" country={country} {...field('phone')} />
      <TextField label="Address line" {...field('address')} />
      <div className={styles.row}>
        <TextField label="City" {...field('city')} />
        <StatePicker label="State" country={country} {...field('state')} />
        <TextField label="Postal code" {...field('postalCode')} />
      </div>
    </RegistrationStep>
  );
}
