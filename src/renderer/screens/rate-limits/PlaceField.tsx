import { Dropdown, Field, Option } from '@fluentui/react-components';
import { placeKey, placeOf } from '#domain/rate-limits/limits.ts';
import { useCountries } from '#renderer/ui/filters/countries.ts';

interface PlaceFieldProps {
  readonly label: string;
  /** The key of the chosen place; empty for none. */
  readonly value: string;
  readonly mistake: string | undefined;
  readonly onChange: (key: string) => void;
}

/** The countries with their currencies, and the chosen one even where the network no longer has it. */
function usePlaces(value: string) {
  const { data = [] } = useCountries();
  const places = data.flatMap(({ abbreviation, country, currency }) =>
    currency === null
      ? []
      : [{ key: placeKey({ abbreviation, currency }), text: `${country} (${currency})` }],
  );
  if (value === '' || places.some(({ key }) => key === value)) return places;
  const own = placeOf(value);
  return [{ key: value, text: own ? `${own.abbreviation} (${own.currency})` : value }, ...places];
}

/** A country with its currency. */
export function PlaceField({ label, value, mistake, onChange }: PlaceFieldProps) {
  const places = usePlaces(value);
  return (
    <Field label={label} required validationMessage={mistake ?? null}>
      <Dropdown
        placeholder="Choose a country"
        value={places.find(({ key }) => key === value)?.text ?? ''}
        selectedOptions={value === '' ? [] : [value]}
        onOptionSelect={(_event, { optionValue = '' }) => onChange(optionValue)}
      >
        {places.map(({ key, text }) => (
          <Option key={key} value={key}>
            {text}
          </Option>
        ))}
      </Dropdown>
    </Field>
  );
}
