/** What the profile and the pane say of a user, by label. */
import type { FullUser } from '#contract/people/users.ts';
import { yesNo } from '#domain/text/words.ts';
import { Instant } from '#renderer/ui/values/Instant.tsx';

/** The verifications and permissions of a user (2U). */
export const accountStatus = (user: FullUser): readonly (readonly [string, string | null])[] => [
  ['Identity verified', yesNo(user.is_identity_verified)],
  ['Payment methods added', yesNo(user.is_payment_methods_added)],
  ['Delivery methods added', yesNo(user.is_delivery_methods_added)],
  ['Can post offers', yesNo(user.can_post_offers)],
  ['Can accept offers', yesNo(user.can_accept_offers)],
  ['Account officer', user.accountOfficer?.tag ?? null],
];

/** When a user joined, and did what last. */
export const userDates = (user: FullUser) =>
  (
    [
      ['Joined', user.joined_at],
      ['Last signed in', user.last_logged_at],
      ['Last posted', user.last_posted_at],
      ['Last matched', user.last_matched_at],
      ['Last transaction completed', user.last_transaction_completed_at],
    ] as const
  ).map(([label, at]) => [label, <Instant key={label} value={at} />] as const);
