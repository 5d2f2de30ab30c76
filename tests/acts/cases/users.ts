/** Acts on a user (2U, 2UD). */
import { fullUser } from '#contract/people/users.ts';
import type { USER_ACTS } from '#domain/acts/areas/users.ts';
import {
  type CasesOf,
  type Fields,
  type Rule,
  readingsOf,
  removed,
  sent,
  set,
  shows,
} from './case.ts';
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

export const USER_CASES: CasesOf<typeof USER_ACTS> = {
  'user.createNetworkEmail': {
    offered: [[a.user(), banned], [withEmail]],
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
    offered: [[a.user(), withEmail], [banned]],
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
    offered: [[banned], [a.user()]],
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
    offered: [[a.user(), banned], []],
    call: sent(a.user(), 'DELETE admin/users/8'),
    readings: [
      user('gone', {}, null, shows('No longer exists')),
      user('still there', {}, {}, 'not-yet'),
      user('changed by somebody', {}, BANNED, 'not-yet'),
    ],
    network: removed('users.read'),
  },
};
