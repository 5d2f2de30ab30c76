/** Acts on a user (2U, 2UD). */
import { fullUser } from '#contract/people/users.ts';
import type { USER_ACTS } from '#domain/acts/areas/users.ts';
import { type CasesOf, type Fields, type Reach, type Rule, STAFF, sent } from './case.ts';
import { readingsOf, shows } from './readings.ts';
import { removed, set } from './rules.ts';
import { a } from './things.ts';

const user = readingsOf(fullUser, { id: 7, status: 'new' });
const EMAIL = { network_email: 'ada@network.test' };
const BANNED = { status: 'banned' };

const banned = a.user({ status: 'banned' });
const withEmail = a.user({ network_email: 'a@n.test' });

const onNetwork = (effect: Fields, given: Fields = {}): Rule => ({
  list: 'users.read',
  given,
  effect: set(effect),
  rival: { phone: '+1' },
});

const NONE = { data: [], models: [], pagination: { rowCount: 0 } };
const onProfile = (opens: string, more: Fields = {}): Reach => ({
  place: '/users/8',
  answers: {
    'users.read': { data: { id: 8, status: 'new', ...more } },
    'userStatistic.read': { data: {} },
    'userOrders.list': NONE,
    'receivedOrders.list': NONE,
    'pendingMatches.list': NONE,
  },
  opens,
});

export const USER_CASES: CasesOf<typeof USER_ACTS> = {
  'user.createNetworkEmail': {
    texts: ['Create network email', 'Network email created', 'Error'],
    roles: STAFF,
    offered: [a.user(), banned],
    notOffered: [[withEmail, 'the user already has a network email']],
    reach: onProfile('Ban'),
    call: sent(a.user(), 'PATCH admin/users/8/create-kaoshi-email'),
    readings: [
      user('has one', {}, EMAIL, shows('Has a network email')),
      user('has none', {}, {}, 'not-yet'),
      user('had one before', EMAIL, EMAIL, 'cannot-tell'),
      user('gone', {}, null, 'cannot-tell'),
    ],
    network: onNetwork({ network_email: 'ada@network.test' }),
  },
  'user.ban': {
    texts: ['Ban', 'User banned', 'Error'],
    roles: STAFF,
    offered: [a.user(), withEmail],
    notOffered: [[banned, 'the user is banned']],
    reach: onProfile("ban this user's account"),
    call: sent(a.user(), 'PATCH admin/users/8/ban'),
    readings: [
      user('banned', {}, BANNED, shows('Banned')),
      user('unchanged', {}, {}, 'not-yet'),
      user('another status', {}, { status: 'transacted-posted' }, 'not-yet'),
      user('banned before', BANNED, BANNED, 'cannot-tell'),
      user('gone', {}, null, 'cannot-tell'),
    ],
    network: onNetwork({ status: 'banned' }),
  },
  'user.unban': {
    texts: ['Unban', 'User unbanned', 'Error'],
    roles: STAFF,
    offered: [banned],
    notOffered: [[a.user(), 'the user is not banned']],
    reach: onProfile("unban this user's account", BANNED),
    call: sent(a.user(), 'PATCH admin/users/8/unban'),
    readings: [
      user('not banned', BANNED, {}, shows('Not banned')),
      user('unchanged', BANNED, BANNED, 'not-yet'),
      user('without a status', BANNED, { status: null }, shows('Not banned')),
      user('not banned before', {}, {}, 'cannot-tell'),
      user('gone', BANNED, null, 'cannot-tell'),
    ],
    network: onNetwork({ status: 'active' }, { status: 'banned' }),
  },
  'user.delete': {
    texts: ['Delete', 'User deleted successfully', 'Error'],
    roles: STAFF,
    offered: [a.user(), banned],
    notOffered: [],
    reach: onProfile("delete this user's account"),
    call: sent(a.user(), 'DELETE admin/users/8'),
    readings: [
      user('gone', {}, null, shows('No longer exists')),
      user('still there', {}, {}, 'not-yet'),
      user('changed by somebody', {}, BANNED, 'not-yet'),
    ],
    network: removed('users.read'),
  },
};
