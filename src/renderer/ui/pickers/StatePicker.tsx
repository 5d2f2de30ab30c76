import { Field } from '@fluentui/react-components';
import { useMemo } from 'react';
import {
  createSubdivisionFinder,
  type ReferenceCountry,
  type Subdivision,
} from '#domain/places/reference.ts';
import { type ReferenceReading, useReference } from '#renderer/client/reference/reference.ts';
import { Picker } from './Picker.tsx';
import styles from './pickers.module.css';
import { absence } from './words.ts';

function Row({ item: { name, state_code: code } }: { readonly item: Subdivision }) {
  return (
    <span className={styles.row}>
      <span>{name}</span>
      <span className={styles.code}>{code}</span>
    </span>
  );
}

const NO_STATES: readonly Subdivision[] = [];

function placeholderOf(
  { failed }: ReferenceReading,
  code: string,
  country: ReferenceCountry | undefined,
): string {
  if (failed) return 'The states could not be loaded';
  if (code === '') return 'Choose a country first';
  return country?.states.length === 0 ? 'No states' : 'Choose a state';
}

interface StatePickerProps {
  readonly label: string;
  /** ISO 3166 alpha-2 of the country they are of; empty for none. */
  readonly country: string;
  /** The subdivision's id in the bundled data; empty for none. */
  readonly value: string;
  readonly onChange: (id: string) => void;
}

/**
 * Chooses a subdivision of a country by its name or code. Many small countries and territories have
 * none (3G10); the field then says so.
 */
export function StatePicker({ label, country: code, value, onChange }: StatePickerProps) {
  const reading = useReference();
  const country = reading.reference?.countries.find(({ iso2 }) => iso2 === code);
  const find = useMemo(
    () => (country ? createSubdivisionFinder(country) : () => NO_STATES),
    [country],
  );
  const states = country?.states ?? NO_STATES;
  return (
    <Field label={label}>
      <Picker
        choices={{ find, keyOf: ({ id }) => String(id), textOf: ({ name }) => name, Row }}
        chosen={states.find(({ id }) => String(id) === value)}
        placeholder={placeholderOf(reading, code, country)}
        {...absence(reading, 'states', 'No matching state')}
        disabled={!reading.failed && states.length === 0}
        onChoose={(state) => onChange(state === null ? '' : String(state.id))}
      />
    </Field>
  );
}
