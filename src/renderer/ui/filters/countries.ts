/** The countries of the network, as filters offer them. */
import { useMemo } from 'react';
import type { CountryRecord } from '#contract/network/countries.ts';
import { isReadable } from '#contract/wire/unreadable.ts';
import { countryLabel } from '#domain/places/country-names.ts';
import { useEndpoint } from '#renderer/client/calls/endpoints.ts';
import { useLoadReported } from '#renderer/ui/feedback/useReported.ts';
import { choiceFilter } from './choice.tsx';
import type { Option } from './filter.ts';

/** Reference data that changes rarely is read again after ten minutes. */
export const REFERENCE = { staleTime: 10 * 60 * 1000 };

/** A hook: every readable country, once they are loaded. A failure to load them is reported once (1N). */
export function useCountries(): readonly CountryRecord[] | undefined {
  const { data, error } = useEndpoint('countries.list', {}, REFERENCE);
  useLoadReported(error, 'Error loading countries');
  return useMemo(() => data?.filter(isReadable), [data]);
}

/** Countries as choices, by their two-letter codes, in the order of their names. */
export const countryOptions = (
  countries: readonly Pick<CountryRecord, 'abbreviation' | 'country'>[],
): readonly Option[] =>
  countries
    .map(({ abbreviation, country }) => ({
      value: abbreviation,
      label: countryLabel(abbreviation, country) ?? abbreviation,
    }))
    .toSorted((a, b) => a.label.localeCompare(b.label, 'en'));

/** A hook: the countries as choices. */
function useCountryOptions(): readonly Option[] {
  const countries = useCountries();
  return useMemo(() => countryOptions(countries ?? []), [countries]);
}

/** A filter on a country: one is found by typing a part of its name, or its code. */
export const countryFilter = (label: string, useCountryChoices = useCountryOptions) =>
  choiceFilter(
    label,
    { options: useCountryChoices, written: /^[A-Za-z]{2}$/u },
    { search: { kind: 'country', noMatch: 'No matching country' } },
  );
