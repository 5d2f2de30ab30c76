/** The licences of everything that is shipped: part of this program, loaded when they are asked for. */
import { useQuery } from '@tanstack/react-query';
import type { ShippedPackage } from '#domain/licences.ts';

async function load(): Promise<readonly ShippedPackage[]> {
  const { listed, texts } = await import('virtual:licences');
  return listed.map(({ text, ...each }) => ({ ...each, text: texts[text] ?? '' }));
}

/** The shipped packages, or why there are none. */
export interface LicencesReading {
  /** In alphabetical order; undefined for the moment it takes to load them, and when that failed. */
  readonly packages: readonly ShippedPackage[] | undefined;
  readonly failed: boolean;
  retry(): void;
}

/** A hook: everything that is shipped, with its terms. */
export function useLicences(): LicencesReading {
  const { data, isError, refetch } = useQuery({
    queryKey: ['licences'],
    queryFn: load,
    staleTime: Number.POSITIVE_INFINITY,
    networkMode: 'always',
  });
  return { packages: data, failed: isError, retry: () => void refetch() };
}
