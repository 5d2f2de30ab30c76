import type { QueryCache } from '@tanstack/react-query';
import type { EndpointAnswer } from '#contract/wire/endpoints.ts';
import { nameOrEmail } from '#domain/text/person-names.ts';
import { usePerson } from '../desk/desk.ts';
import { useCached } from './useCached.ts';

const READS = { queryKey: ['users', 'users.read'] } as const;
const LISTS = { queryKey: ['users', 'users.list'] } as const;

/** The name of a user in the answers about users that are in memory; null where none has it. */
function nameOf(cache: QueryCache, id: string): string | null {
  const read = cache
    .findAll(READS)
    .flatMap(({ state }) => (state.data as EndpointAnswer<'users.read'> | undefined) ?? []);
  const listed = cache
    .findAll(LISTS)
    .flatMap(({ state }) => (state.data as EndpointAnswer<'users.list'> | undefined)?.rows ?? []);
  const own = [...read, ...listed].find((user) => user.id === id);
  return own ? nameOrEmail(own) : null;
}

/** A hook: the name of who is signed in, where an answer in memory has it: a session has none (1S06). */
export function useOwnName(): string | null {
  const id = usePerson();
  return useCached((cache) => nameOf(cache, id));
}
