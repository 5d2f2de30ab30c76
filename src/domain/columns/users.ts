import type { UserRow } from '#contract/people/users.ts';
import { userStatusLabel } from '#domain/users/status.ts';
import type { FileColumn } from './column.ts';

/** A column of the file of users, whose list has cards. */
type UserColumn = FileColumn<UserRow> & {
  /** Whether the small form of the csv has it too. */
  readonly lite?: true;
};

/** The columns of the file of users (2U). */
export const USER_COLUMNS: readonly UserColumn[] = [
  { header: 'User ID', characters: 9, text: ({ id }) => id, lite: true },
  { header: 'Name', characters: 28, text: (user) => user.full_name, lite: true },
  { header: 'Email', characters: 34, text: ({ email }) => email, lite: true },
  { header: 'Phone', characters: 18, text: ({ phone }) => phone, lite: true },
  { header: 'Country', characters: 16, text: ({ country }) => country },
  { header: 'City', characters: 16, text: ({ city }) => city },
  {
    header: 'Status',
    characters: 20,
    status: ({ status }) => (status === null ? null : userStatusLabel(status)),
  },
  { header: 'Poster', characters: 7, flag: (user) => user.can_post_offers },
  { header: 'Matcher', characters: 7, flag: (user) => user.can_accept_offers },
  { header: 'Identity Verified', characters: 9, flag: (user) => user.is_identity_verified },
  { header: 'Bank Added', characters: 9, flag: (user) => user.is_payment_methods_added },
  { header: 'Account Officer', characters: 10, text: (user) => user.accountOfficer?.tag ?? null },
  { header: 'User Created', instant: (user) => user.joined_at },
  { header: 'Last Signed in', instant: (user) => user.last_logged_at },
  { header: 'Last Transaction Completed', instant: (user) => user.last_transaction_completed_at },
];
