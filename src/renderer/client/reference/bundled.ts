/** What is bundled beside the scripts as JSON: loaded when first needed, there when offline. */
import { useQuery } from '@tanstack/react-query';

/** What was bundled, or why there is nothing. */
export interface BundledReading<T> {
  /** Undefined for the moment it takes to load it, and when that failed. */
  readonly data: T | undefined;
  readonly failed: boolean;
  retry(): void;
}

/**
 * Fetches a bundled file.
 * @throws Error when it cannot be loaded, or has the wrong content
 */
export async function fetchBundled<T>(address: string): Promise<T> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address} was answered with status ${answer.status}`);
  return (await answer.json()) as T;
}

/** A hook: the data that `load` makes of a bundled file, loaded once under `name`. */
export function useBundled<T>(name: string, load: () => Promise<T>): BundledReading<T> {
  const { data, isError, refetch } = useQuery({
    queryKey: ['bundled', name],
    queryFn: load,
    staleTime: 'static',
    networkMode: 'always',
  });
  return { data, failed: isError, retry: () => void refetch() };
}
