import { Field } from '@fluentui/react-components';
import { useMemo } from 'react';
import { countryLabel } from '#domain/places/country-names.ts';
import { placeKey, placeOfKey } from '#domain/rates/rate-limits.ts';
import { createFinder } from '#domain/text/finder.ts';
import { useCountries } from '#renderer/ui/filters/countries.ts';
import { type Choices, Picker } from '#renderer/ui/pickers/Picker.tsx';

interface PlaceFieldProps {
  readonly label: string;
  /** The key of the chosen place; empty for none. */
  readonly value: string;
  readonly mistake: string | undefined;
  readonly onChange: (key: string) => void;
}

interface Place {
  readonly key: string;
  readonly text: string;
}

/** The countries with their currencies, and the chosen one even if the network no longer has it. */
function usePlaces(value: string): readonly Place[] {
  const data = useCountries();
  return useMemo(() => {
    const places = (data ?? [])
      .flatMap(({ abbreviation, country, currency }) => {
        if (currency === null) return [];
        const text = `${countryLabel(abbreviation, country)} (${currency})`;
        return [{ key: placeKey({ abbreviation, currency }), text }];
      })
      .toSorted((a, b) => a.text.localeCompare(b.text, 'en'));
    if (value === '' || places.some(({ key }) => key === value)) return places;
    const own = placeOfKey(value);
    return [{ key: value, text: own ? `${own.abbreviation} (${own.currency})` : value }, ...places];
  }, [data, value]);
}

const PlaceRow = ({ item }: { readonly item: Place }) => <>{item.text}</>;

const choicesOf = (places: readonly Place[]): Choices<Place> => ({
  find: createFinder(places, ({ key, text }) => ({
    names: [text],
    codes: Object.values(placeOfKey(key) ?? {}),
  })),
  keyOf: ({ key }) => key,
  textOf: ({ text }) => text,
  Row: PlaceRow,
});

/** A country with its currency, found by typing a part of its name, its code or its currency. */
export function PlaceField({ label, value, mistake, onChange }: PlaceFieldProps) {
  const places = usePlaces(value);
  const choices = useMemo(() => choicesOf(places), [places]);
  return (
    <Field label={label} required validationMessage={mistake ?? null}>
      <Picker
        choices={choices}
        chosen={places.find(({ key }) => key === value)}
        placeholder="Choose a country"
        nothing="No matching country"
        onChoose={(place) => onChange(place?.key ?? '')}
      />
    </Field>
  );
}
