import { useQuery } from '@tanstack/react-query';
import { everyLimit } from '#domain/acts/areas/limits.ts';
import { callEndpoint } from '#renderer/client/calls/endpoints.ts';

/** A hook: all limits; null if they could not be loaded. */
export function useLimits() {
  const { data, isPending } = useQuery({
    queryKey: ['exchangeRateLimits', 'all'],
    queryFn: ({ signal }) => everyLimit((name, input) => callEndpoint(name, input, signal)),
    gcTime: 0,
  });
  return { limits: data ?? null, isPending };
}
