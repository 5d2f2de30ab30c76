/** The bundled reference data: part of this program, loaded when first needed, there when offline. */
import { useQuery } from '@tanstack/react-query';
import {
  createReferenceFinders,
  type ReferenceCountry,
  type ReferenceFinders,
  type ReferenceOrigin,
} from '#domain/reference.ts';

/** The data and the searches over it. */
export interface Reference extends ReferenceFinders {
  /** In alphabetical order. */
  readonly countries: readonly ReferenceCountry[];
  readonly origin: ReferenceOrigin;
}

/** The data, or why there is none. */
export interface ReferenceReading {
  /** Undefined for the moment it takes to load it, and when that failed. */
  readonly reference: Reference | undefined;
  readonly failed: boolean;
  retry(): void;
}

async function load(): Promise<Reference> {
  const { countries, origin } = await import('virtual:reference-data');
  return { countries, origin, ...createReferenceFinders(countries) };
}

/** A hook: the reference data. */
export function useReference(): ReferenceReading {
  const { data, isError, refetch } = useQuery({
    queryKey: ['reference'],
    queryFn: load,
    staleTime: Number.POSITIVE_INFINITY,
    networkMode: 'always',
  });
  return { reference: data, failed: isError, retry: () => void refetch() };
}
