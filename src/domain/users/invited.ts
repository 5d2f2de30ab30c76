/** The status of an invited person (2U, 2UD). */
import type { InvitedUser } from '#contract/people/user-activity.ts';
import { wordsOf } from '#domain/text/words.ts';
import type { StatusLabel } from '../text/status.ts';

/** Invited until joined; registered until a transaction, or while new; then the user's own (2UD44, 2UD45). */
export function invitedStatus(
  invited: Pick<InvitedUser, 'joined_at' | 'status' | 'last_transaction_created_at'>,
): string {
  if (invited.joined_at === null) return 'invited';
  const { status, last_transaction_created_at: last } = invited;
  return last === null || status === null || status === 'new' ? 'registered' : status;
}

/** Grey, yellow, orange, green and red (2UD46). */
const TONES: ReadonlyMap<string, StatusLabel['tone']> = new Map(
  Object.entries({
    invited: 'neutral',
    registered: 'caution',
    'transacted-posted': 'amber',
    'transacted-matched': 'amber',
    'transacted-completed': 'success',
    banned: 'danger',
  }),
);

/** The derived status of an invited user as it is shown; an unknown one keeps its own text. */
export function invitedStatusLabel(invited: Parameters<typeof invitedStatus>[0]): StatusLabel {
  const status = invitedStatus(invited);
  return { text: wordsOf(status), tone: TONES.get(status) ?? 'neutral' };
}
