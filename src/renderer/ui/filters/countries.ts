/** The countries of the network, as filters offer them. */
import type { UseQueryResult } from '@tanstack/react-query';
import type { Country } from '#contract/countries.ts';
import { useEndpoint } from '#renderer/desk/endpoints.ts';
import { useReported } from '#renderer/ui/feedback/useReported.ts';
import type { Option } from './filter.ts';

/** Reference data that changes rarely is read again after ten minutes. */
export const REFERENCE = { staleTime: 10 * 60 * 1000 };

/** A hook: every country; that they cannot be read is said once (document 2 §8). */
export function useCountries(): UseQueryResult<readonly Country[]> {
  const countries = useEndpoint('countries.list', {}, REFERENCE);
  useReported(countries.error, 'Error loading countries');
  return countries;
}

/** A hook: the countries as choices, by their two-letter codes. */
export function useCountryOptions(): readonly Option[] {
  const { data = [] } = useCountries();
  return data.map(({ abbreviation, country }) => ({ value: abbreviation, label: country }));
}
