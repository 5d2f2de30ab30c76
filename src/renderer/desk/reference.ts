/** The bundled reference data: part of this program, loaded when first needed, there when offline. */
import { useQuery } from '@tanstack/react-query';
import {
  createReferenceSearch,
  type ReferenceCountry,
  type ReferenceFinds,
} from '#domain/reference.ts';

/** The data and the search over it. */
export interface Reference {
  /** In alphabetical order. */
  readonly countries: readonly ReferenceCountry[];
  search(text: string): ReferenceFinds;
}

async function load(): Promise<Reference> {
  const { countries } = await import('virtual:reference-data');
  return { countries, search: createReferenceSearch(countries) };
}

/** The reference data; undefined for the moment it takes to load it. */
export function useReference(): Reference | undefined {
  return useQuery({
    queryKey: ['reference'],
    queryFn: load,
    staleTime: Number.POSITIVE_INFINITY,
    networkMode: 'always',
  }).data;
}
