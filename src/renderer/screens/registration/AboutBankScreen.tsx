/** About bank (/about-bank; document 3 §2): step 2 of the registration. */
import { Field, Select } from '@fluentui/react-components';
import { useReference } from '#renderer/desk/reference.ts';
import styles from './registration.module.css';
import { Step } from './Step.tsx';
import { TextField } from './TextField.tsx';
import { useFields } from './useFields.ts';

export function AboutBankScreen() {
  const field = useFields('about-bank');
  const countries = useReference()?.countries ?? [];
  const country = field('country');
  const state = field('state');
  const states = countries.find(({ iso2 }) => iso2 === country.value)?.states ?? [];
  return (
    <Step step={2} title="About bank" next="Next" to="/billing">
      <Field label="Country of business">
        <Select value={country.value} onChange={(_event, { value }) => country.set(value)}>
          <option value="">Choose a country</option>
          {countries.map(({ iso2, name }) => (
            <option key={iso2} value={iso2}>
              {name}
            </option>
          ))}
        </Select>
      </Field>
      <TextField label="Company name" field={field('companyName')} />
      <TextField label="Legal entity" field={field('legalEntity')} />
      <TextField label="Contact phone" type="tel" field={field('phone')} />
      <TextField label="Address line" field={field('address')} />
      <div className={styles['row']}>
        <TextField label="City" field={field('city')} />
        <Field label="State">
          <Select value={state.value} onChange={(_event, { value }) => state.set(value)}>
            <option value="">{states.length > 0 ? 'Choose a state' : 'No states'}</option>
            {states.map(({ id, name }) => (
              <option key={id} value={String(id)}>
                {name}
              </option>
            ))}
          </Select>
        </Field>
        <TextField label="Postal code" field={field('postalCode')} />
      </div>
    </Step>
  );
}
