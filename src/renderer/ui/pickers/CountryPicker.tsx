import { Field } from '@fluentui/react-components';
import { countryName } from '#domain/places/country-names.ts';
import type { ReferenceCountry } from '#domain/places/reference.ts';
import { useReference } from '#renderer/client/reference/reference.ts';
import { Country } from '#renderer/ui/values/places/Country.tsx';
import { Flag } from '#renderer/ui/values/places/Flag.tsx';
import { Picker } from './Picker.tsx';
import styles from './pickers.module.css';
import { absence } from './words.ts';

function Row({ item: { iso2, name } }: { readonly item: ReferenceCountry }) {
  return (
    <span className={styles.row}>
      <Country code={iso2} name={name} />
      <span className={styles.code}>{iso2}</span>
    </span>
  );
}

interface CountryPickerProps {
  readonly label: string;
  /** ISO 3166 alpha-2; empty for none. */
  readonly value: string;
  readonly onChange: (code: string) => void;
}

/** Chooses a country of the bundled data by its name, in English or its own language, or its code. */
export function CountryPicker({ label, value, onChange }: CountryPickerProps) {
  const reading = useReference();
  const { reference, failed } = reading;
  return (
    <Field label={label}>
      <Picker
        choices={{
          find: (text) => reference?.findCountries(text) ?? [],
          keyOf: ({ iso2 }) => iso2,
          textOf: ({ iso2 }) => countryName(iso2),
          Row,
        }}
        chosen={reference?.countries.find(({ iso2 }) => iso2 === value)}
        placeholder={failed ? 'The countries could not be loaded' : 'Choose a country'}
        {...absence(reading, 'countries', 'No matching country')}
        flag={<Flag code={value} />}
        onChoose={(country) => onChange(country?.iso2 ?? '')}
      />
    </Field>
  );
}
