/** The eleven filters of the users list, and the object they make of the query (2U16). */
import { ACCOUNT_OFFICER_TAGS, USER_STATUSES, type UserFilters } from '#contract/users.ts';
import { periodRange } from '#domain/period.ts';
import { userStatusLabel } from '#domain/users/status.ts';
import { choiceFilter } from '#renderer/ui/filters/choice.tsx';
import { countryFilter } from '#renderer/ui/filters/countries.ts';
import type { FilterValues } from '#renderer/ui/filters/filter.ts';
import { type PeriodValue, periodFilter } from '#renderer/ui/filters/period.tsx';

const YES_OR_NO = [
  { value: 'true', label: 'Yes' },
  { value: 'false', label: 'No' },
];

/** Poster and Matcher set two fields of the query each (2U, 2UD). */
const USER_TYPES = [
  { value: 'poster', label: 'Poster' },
  { value: 'matcher', label: 'Matcher' },
];

const dates = (label: string) => periodFilter(label, [{ value: 'date', label }]);

export const USER_FILTERS = {
  status: choiceFilter(
    'Status',
    USER_STATUSES.map((value) => ({ value, label: userStatusLabel(value).text })),
    { initial: 'new' },
  ),
  country: countryFilter('Country'),
  userType: choiceFilter('User type', USER_TYPES),
  canPost: choiceFilter('Can post offers', YES_OR_NO),
  canAccept: choiceFilter('Can accept offers', YES_OR_NO),
  joined: dates('User Created'),
  signedIn: dates('Last Signed in'),
  identityVerified: choiceFilter('Identity verified', YES_OR_NO),
  bankAdded: choiceFilter('Bank added', YES_OR_NO),
  accountOfficer: choiceFilter(
    'Account officer tag',
    ACCOUNT_OFFICER_TAGS.map((value) => ({ value, label: value })),
  ),
  completed: dates('Transactions completed'),
};

type UserFilterValues = FilterValues<typeof USER_FILTERS>;

const choice = (value: string) => (value === '' ? undefined : value === 'true');

/** What a user type means; undefined where none is chosen. */
function typeFlags(type: string) {
  if (type === 'poster') return { can_post_offers: true, can_accept_offers: false };
  return type === 'matcher' ? { can_post_offers: false, can_accept_offers: true } : undefined;
}

/** The `filters` object of the query without the order and without empty filters. */
export function toUserFilters(
  values: UserFilterValues,
  now: Date,
): Omit<UserFilters, 'sort_by' | 'sort_dir'> {
  const range = ({ preset, days }: PeriodValue<string>) => periodRange(preset, now, days);
  return {
    status: values.status || undefined,
    country_abbreviation: values.country || undefined,
    can_post_offers: choice(values.canPost),
    can_accept_offers: choice(values.canAccept),
    ...typeFlags(values.userType),
    joined_at: range(values.joined),
    last_logged_at: range(values.signedIn),
    identity_verified: choice(values.identityVerified),
    bank_added: choice(values.bankAdded),
    account_officer_tag: values.accountOfficer || undefined,
    transactions_completed_at: range(values.completed),
  };
}
