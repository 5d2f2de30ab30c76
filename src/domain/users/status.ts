/** The label and tone of a user's status (2U, 2UD). */
import type { UserRow, UserStatus } from '#contract/people/users.ts';
import { labelIn, type StatusLabel } from '../text/status.ts';

/** Banned is red, the three that have transacted are green, new has no colour. */
const USER_STATUS: Readonly<Record<UserStatus, StatusLabel>> = {
  new: { text: 'New', tone: 'neutral' },
  'transacted-posted': { text: 'Transacted-posted', tone: 'success' },
  'transacted-matched': { text: 'Transacted-matched', tone: 'success' },
  'transacted-completed': { text: 'Transacted-completed', tone: 'success' },
  banned: { text: 'Banned', tone: 'danger' },
};

/** A user's status as it is shown; an unknown one keeps its own text. */
export const userStatusLabel = (status: string): StatusLabel => labelIn(USER_STATUS, status);

/** What a user may do; nothing is kept from sight because it cannot be read whether they may. */
export const partsOf = (user: Pick<UserRow, 'can_post_offers' | 'can_accept_offers'>) => ({
  posts: user.can_post_offers !== false,
  accepts: user.can_accept_offers !== false,
});
