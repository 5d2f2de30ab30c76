/** The eleven filters of the users list, and the object they make of the query (2U16). */

import { ACCOUNT_OFFICER_TAGS, USER_STATUSES } from '#contract/people/choices.ts';
import type { UserFilters } from '#contract/people/users.ts';
import { userStatusLabel } from '#domain/users/status.ts';
import { choiceFilter } from '#renderer/ui/filters/choice.tsx';
import { countryFilter } from '#renderer/ui/filters/countries.ts';
import { optionsOf } from '#renderer/ui/filters/filter.ts';
import { periodFilter } from '#renderer/ui/filters/period.tsx';
import { inField, queryOf, withQuery } from '#renderer/ui/filters/query.ts';

const YES_OR_NO = [
  { value: 'true', label: 'Yes' },
  { value: 'false', label: 'No' },
];

/** Poster and Matcher set two fields of the query each (2U, 2UD). */
const USER_TYPES = [
  { value: 'poster', label: 'Poster' },
  { value: 'matcher', label: 'Matcher' },
] as const;

const yesOrNo = <Field extends string>(field: Field, label: string) =>
  inField(field, {
    ...choiceFilter(label, YES_OR_NO),
    asked: (value: string) => (value === '' ? undefined : value === 'true'),
  });

/** What a user type means. */
type TypeFlags = Partial<Pick<UserFilters, 'can_post_offers' | 'can_accept_offers'>>;
const TYPE_FLAGS: Readonly<Record<(typeof USER_TYPES)[number]['value'], TypeFlags>> = {
  poster: { can_post_offers: true, can_accept_offers: false },
  matcher: { can_post_offers: false, can_accept_offers: true },
};

const dates = (label: string) => periodFilter(label, [{ value: 'date', label }]);

export const USER_FILTERS = {
  status: inField(
    'status',
    choiceFilter(
      'Status',
      optionsOf(USER_STATUSES, (status) => userStatusLabel(status).text),
      { initial: 'new' },
    ),
  ),
  country: inField('country_abbreviation', countryFilter('Country')),
  // Before the two whose fields it sets too.
  userType: withQuery(choiceFilter('User type', USER_TYPES), (type) =>
    type === '' ? {} : TYPE_FLAGS[type],
  ),
  canPost: yesOrNo('can_post_offers', 'Can post offers'),
  canAccept: yesOrNo('can_accept_offers', 'Can accept offers'),
  joined: inField('joined_at', dates('User Created')),
  signedIn: inField('last_logged_at', dates('Last Signed in')),
  identityVerified: yesOrNo('identity_verified', 'Identity verified'),
  bankAdded: yesOrNo('bank_added', 'Bank added'),
  accountOfficer: inField(
    'account_officer_tag',
    choiceFilter('Account officer tag', optionsOf(ACCOUNT_OFFICER_TAGS)),
  ),
  completed: inField('transactions_completed_at', dates('Transactions completed')),
};

/** The `filters` object of the query without the order. */
export const toUserFilters = queryOf<Omit<UserFilters, 'sort_by' | 'sort_dir'>>()(USER_FILTERS);
