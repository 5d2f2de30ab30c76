/** Acts on a user (2U, 2UD). */
import type { FullUser } from '#contract/people/users.ts';
import { whoIs } from '../../text/person-names.ts';
import { type UserAction, userAction } from '../../users/actions.ts';
import { userChanges } from '../../users/changes.ts';
import { declareAct, gone, named, type Outcome, orNull, type Subject, turned } from '../declare.ts';

export const USER: Subject<FullUser> = {
  noun: 'user',
  name: whoIs,
  ref: ({ id }) => ({ kind: 'user', id }),
  read: (read, { id }) => orNull(read('users.read', { id })),
  changes: userChanges,
  areas: ['users'],
};

const onUser = (
  name: UserAction,
  outcome: (before: FullUser, wanted: unknown, now: FullUser | null) => Outcome,
) =>
  declareAct<FullUser>({
    subject: USER,
    isPossible: (now) =>
      userAction(name).isOffered(now) && userAction(name).disabledReason(now) === null,
    call: ({ id }) => ({ endpoint: `users.${name}`, input: { id } }),
    outcome,
  });

const isBanned = ({ status }: FullUser) => status === 'banned';

export const USER_ACTS = named({
  'user.createNetworkEmail': onUser(
    'createNetworkEmail',
    turned('Has a network email', ({ network_email: email }) => Boolean(email)),
  ),
  'user.ban': onUser('ban', turned('Banned', isBanned)),
  'user.unban': onUser(
    'unban',
    turned('Not banned', (user) => !isBanned(user)),
  ),
  'user.delete': onUser('delete', gone('No longer exists')),
});
