/** The state of users in the network: their status, their account officer, their inviter. */
import { ACCOUNT_OFFICER_TAGS } from '#contract/people/choices.ts';
import type { people } from '../../database/schema.ts';
import { avatarPath } from '../../fixtures/avatars.ts';
import { randomFor } from '../random.ts';

type PersonRow = typeof people.$inferSelect;

/** Fields of a person that no order depends on. */
export type UserState = Pick<
  PersonRow,
  | 'building_number'
  | 'avatar'
  | 'network_email'
  | 'status'
  | 'is_identity_verified'
  | 'pays'
  | 'is_paid'
  | 'account_officer_tag'
  | 'inviter_id'
  | 'last_logged_at'
>;

/** Who is banned, by number. */
const BANNED_EVERY = 61;
const BANNED_AT = 17;
/** Who has a portrait, by number. */
const AVATAR_EVERY = 3;

interface Known {
  readonly id: number;
  readonly joinedAt: Date;
  readonly pays: boolean;
  readonly isPaid: boolean;
}

/** The address the network makes for a person. */
export const networkEmailOf = (id: number): string => `user${id}@mail.corridor.test`;

/**
 * The state of a user in the world of `seed` that ends at `worldEnd`. The status is the one they start
 * with; the loaded orders change it later.
 */
export function userStateOf(seed: number, known: Known, worldEnd: number): UserState {
  const { id, joinedAt, pays, isPaid } = known;
  const random = randomFor(seed, 'standing', id);
  const span = Math.max(0, worldEnd - joinedAt.getTime());
  const verified = random.chance(0.7);
  return {
    building_number: random.chance(0.15) ? String(random.whole(1, 40)) : null,
    avatar: id % AVATAR_EVERY === 0 ? avatarPath(id) : null,
    network_email: random.chance(0.2) ? networkEmailOf(id) : null,
    status: id % BANNED_EVERY === BANNED_AT ? 'banned' : 'new',
    is_identity_verified: verified,
    pays,
    is_paid: isPaid,
    account_officer_tag: random.chance(0.5) ? random.pick(ACCOUNT_OFFICER_TAGS) : null,
    // An inviter joined before; the first user has none.
    inviter_id: id > 1 && random.chance(0.3) ? Math.ceil((id - 1) * random.next() ** 2) || 1 : null,
    last_logged_at: random.chance(0.95)
      ? new Date(joinedAt.getTime() + Math.floor(span * (1 - random.next() ** 3)))
      : null,
  };
}
