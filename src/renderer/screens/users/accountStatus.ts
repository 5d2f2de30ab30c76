import type { FullUser } from '#contract/people/users.ts';

const yesNo = (value: boolean) => (value ? 'Yes' : 'No');

/** The verifications and permissions of a user, by label (2U). */
export const accountStatus = (user: FullUser): readonly (readonly [string, string | null])[] => [
  ['Identity verified', yesNo(user.is_identity_verified)],
  ['Payment methods added', yesNo(user.is_payment_methods_added)],
  ['Delivery methods added', yesNo(user.is_delivery_methods_added)],
  ['Can post offers', yesNo(user.can_post_offers)],
  ['Can accept offers', yesNo(user.can_accept_offers)],
  ['Account officer', user.accountOfficer?.tag ?? null],
];
