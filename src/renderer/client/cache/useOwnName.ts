import type { QueryCache } from '@tanstack/react-query';
import { nameOrEmail } from '#domain/text/person-names.ts';
import { usePerson, useRole } from '../desk/desk.ts';
import { answersOf, useCached } from './useCached.ts';

/** The name of a user in the answers about users that are in memory; null where none has it. */
function nameOf(cache: QueryCache, id: string): string | null {
  const read = answersOf(cache, 'users.read').flatMap(({ answer }) => answer ?? []);
  const listed = answersOf(cache, 'users.list').flatMap(({ answer }) => answer?.rows ?? []);
  const own = [...read, ...listed].find((user) => user.id === id);
  return own ? nameOrEmail(own) : null;
}

/** A hook: the name of who is signed in, where an answer in memory has it: a session has none (1S06). */
export function useOwnName(): string | null {
  const id = usePerson();
  return useCached((cache) => nameOf(cache, id));
}

/** A hook: who is signed in, in words: 'Ada Obi, admin, account ID 1', or without the name. */
export function useSignedInAs({ withName = true } = {}): string {
  const name = useOwnName();
  return [withName && name, useRole(), `account ID ${usePerson()}`].filter(Boolean).join(', ');
}
