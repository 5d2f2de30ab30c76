/** Acts on a user (2U, 2UD). */
import type { FullUser } from '#contract/people/users.ts';
import { whoIs } from '../../text/person-names.ts';
import { userChanges } from '../../users/changes.ts';
import { userStatusLabel } from '../../users/status.ts';
import { type ActBody, condition, declareAct, type Kind, named, readOrNull } from '../act.ts';
import { gone, turned } from '../proofs.ts';

export const USER: Kind<FullUser> = {
  noun: 'user',
  name: whoIs,
  ref: ({ id }) => ({ kind: 'user', id }),
  read: (read, { id }) => readOrNull(read('users.read', { id })),
  changes: userChanges,
  state: ({ status }) => status && userStatusLabel(status).text,
  areas: ['users'],
};

/** Those with a question: in the wording of ban (2UD20). A failure is titled so, word for word (2UD28). */
const onAccount = (
  name: 'ban' | 'unban' | 'delete',
  act: Pick<
    ActBody<FullUser>,
    'label' | 'key' | 'done' | 'conditions' | 'proof' | 'effect' | 'isDangerous'
  >,
) =>
  declareAct<FullUser>({
    kind: USER,
    question: `Are you sure you want to ${name} this user's account. This action is permanent and irreversible.`,
    warns: true,
    alert: 'Error',
    call: ({ id }) => ({ endpoint: `users.${name}`, input: { id } }),
    ...act,
  });

/** What an act does to a user, with what is open for them as far as it was looked for. */
const withOpen =
  (verb: string, stays: string) =>
  (user: FullUser, _choice: null, open: string | null | undefined): string => {
    const whom = `${verb} ${whoIs(user)}`;
    if (open === undefined) return `${whom}: loading what is open…`;
    return open === null ? `${whom}: nothing open was found` : `${whom}: ${open}${stays}`;
  };

const isBanned = ({ status }: FullUser) => status === 'banned';
const isNotBanned = (user: FullUser) => !isBanned(user);

export const USER_ACTS = named({
  'user.createNetworkEmail': declareAct<FullUser>({
    kind: USER,
    label: 'Create network email',
    key: 'E',
    question: null,
    done: 'Network email created',
    alert: 'Error',
    conditions: [
      condition('the user already has a network email', ({ network_email: email }) => !email),
    ],
    call: ({ id }) => ({ endpoint: 'users.createNetworkEmail', input: { id } }),
    proof: turned('Has a network email', ({ network_email: email }) => Boolean(email)),
  }),
  'user.ban': onAccount('ban', {
    label: 'Ban',
    key: 'B',
    done: 'User banned',
    isDangerous: true,
    effect: withOpen('Ban', ', stay open'),
    conditions: [condition('the user is banned', isNotBanned)],
    proof: turned('Banned', isBanned),
  }),
  'user.unban': onAccount('unban', {
    label: 'Unban',
    key: 'B',
    done: 'User unbanned',
    conditions: [condition('the user is not banned', isBanned)],
    proof: turned('Not banned', isNotBanned),
  }),
  'user.delete': onAccount('delete', {
    label: 'Delete',
    key: 'D',
    done: 'User deleted successfully',
    isDangerous: true,
    effect: withOpen('Delete', '. What becomes of them is not known'),
    conditions: [],
    proof: gone('No longer exists'),
  }),
});

/** Nothing restricts staff among each other (2U, 2UD). */
export type UserActName = keyof typeof USER_ACTS;
