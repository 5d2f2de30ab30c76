/** Users as the guard knows them: how they are named, read and compared before something is done. */
import type { FullUser } from '#contract/users.ts';
import { userChanges } from '#domain/users/changes.ts';
import { problemOf } from '#renderer/client/bridge.ts';
import { callEndpoint } from '#renderer/client/endpoints.ts';
import type { Subject } from '#renderer/ui/guard/subject.ts';

const NOT_FOUND = 404;

async function read({ id }: FullUser): Promise<FullUser | null> {
  try {
    return await callEndpoint('users.read', { id });
  } catch (thrown) {
    const problem = problemOf(thrown);
    if (problem.kind === 'server' && problem.status === NOT_FOUND) return null;
    throw thrown;
  }
}

export const USER: Subject<FullUser> = {
  noun: 'user',
  name: (user) => user.full_name ?? user.email ?? `user ${user.id}`,
  ref: ({ id }) => ({ kind: 'user', id }),
  read,
  changes: userChanges,
  effects: {
    'user.ban': (now) => now?.status === 'banned',
    'user.unban': (now) => now !== null && now.status !== 'banned',
    'user.createNetworkEmail': (now) => Boolean(now?.network_email),
    'user.delete': (now) => now === null,
  },
  areas: ['users'],
};
