import { FieldContextProvider } from '@fluentui/react-components';
import { hasDialPrefix, isMainOfPrefix } from '#domain/places/dialling.ts';
import { dialPrefix, type ReferenceCountry } from '#domain/places/reference.ts';
import { type Reference, useReference } from '#renderer/client/reference/reference.ts';
import { Country } from '#renderer/ui/values/places/Country.tsx';
import { Flag } from '#renderer/ui/values/places/Flag.tsx';
import { Picker } from './Picker.tsx';
import styles from './pickers.module.css';
import { absence } from './words.ts';

function Row({ item }: { readonly item: ReferenceCountry }) {
  return (
    <span className={styles.row}>
      <Country code={item.iso2} name={item.name} />
      <span className={styles.code}>{dialPrefix(item)}</span>
    </span>
  );
}

const A_PREFIX = /^\s*\+?\d/u;

/** Countries with a prefix; of those that share the one typed, the main one first. */
function find(reference: Reference | undefined, text: string): readonly ReferenceCountry[] {
  const found = reference?.findCountries(text).filter(hasDialPrefix) ?? [];
  if (!A_PREFIX.test(text)) return found;
  return found.toSorted((a, b) => Number(isMainOfPrefix(b)) - Number(isMainOfPrefix(a)));
}

interface PhoneCodePickerProps {
  readonly chosen: ReferenceCountry | undefined;
  /** Shown while none is chosen. */
  readonly placeholder: string;
  readonly onChoose: (country: ReferenceCountry) => void;
}

/** Chooses a country's dialling prefix, by the country's name or code or the prefix itself. */
export function PhoneCodePicker({ chosen, placeholder, onChoose }: PhoneCodePickerProps) {
  const reading = useReference();
  const { reference } = reading;
  return (
    // It is inside the field of a number, which has another label.
    <FieldContextProvider value={undefined}>
      <Picker
        label="Phone code"
        choices={{
          find: (text) => find(reference, text),
          keyOf: ({ iso2 }) => iso2,
          textOf: (country: ReferenceCountry) => dialPrefix(country),
          Row,
        }}
        chosen={chosen}
        placeholder={placeholder}
        {...absence(reading, 'phone codes', 'No matching country or phone code')}
        flag={<Flag code={chosen?.iso2 ?? ''} />}
        onChoose={(country) => country && onChoose(country)}
      />
    </FieldContextProvider>
  );
}
