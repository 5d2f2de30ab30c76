import type { FullUser } from '#contract/users.ts';

/** What a user has done: their transactions, invitations and rewards. */
export function UserActivity({ user }: { readonly user: FullUser }) {
  return <section aria-label={`Activity of ${user.full_name ?? user.id}`} />;
}
