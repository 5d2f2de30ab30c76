/** What can be done to a user, when, and in which words (2U, 2UD). */
import type { FullUser } from '#contract/people/users.ts';
import { isStaffRole } from '../access/roles.ts';

const USER_ACTIONS = ['createNetworkEmail', 'ban', 'unban', 'delete'] as const;
export type UserAction = (typeof USER_ACTIONS)[number];

/** The question; unban and delete in the wording of ban (2UD20). */
const question = (verb: string) =>
  `Are you sure you want to ${verb} this user's account. This action is permanent and irreversible.`;

/** Those that cannot be undone or lock a person out: they stand apart from the rest. */
const APART: readonly UserAction[] = ['ban', 'delete'];

interface Declared {
  readonly label: string;
  /** Null for the action without a question. */
  readonly question: string | null;
  /** The toast of success. */
  readonly done: string;
  /** Whether the card shows it: either ban or unban. */
  readonly isOffered: (user: FullUser) => boolean;
  /** Why it cannot be done as things are; null when it can. */
  readonly disabledReason: (user: FullUser) => string | null;
}

const isBanned = ({ status }: FullUser) => status === 'banned';
const always = () => true;
const never = () => null;

const ACTIONS: Readonly<Record<UserAction, Declared>> = {
  createNetworkEmail: {
    label: 'Create network email',
    question: null,
    done: 'Network email created',
    isOffered: always,
    disabledReason: (user) => user.network_email && 'This user already has a network email',
  },
  ban: {
    label: 'Ban',
    question: question('ban'),
    done: 'User banned',
    isOffered: (user) => !isBanned(user),
    disabledReason: never,
  },
  unban: {
    label: 'Unban',
    question: question('unban'),
    done: 'User unbanned',
    isOffered: isBanned,
    disabledReason: never,
  },
  delete: {
    label: 'Delete',
    question: question('delete'),
    done: 'User deleted successfully',
    isOffered: always,
    disabledReason: never,
  },
};

/** How an action is declared. */
export const userAction = (name: UserAction): Declared => ACTIONS[name];

/** Whether `name` is an action on a user. */
export const isUserAction = (name: unknown): name is UserAction =>
  USER_ACTIONS.some((action) => action === name);

/** Whether an action stands apart from the rest. */
export const standsApart = (name: UserAction): boolean => APART.includes(name);

/** What this role is offered for this user: nothing restricts staff among each other (2U, 2UD). */
export const offeredUserActions = (user: FullUser, role: string): readonly UserAction[] =>
  isStaffRole(role) ? USER_ACTIONS.filter((name) => ACTIONS[name].isOffered(user)) : [];
