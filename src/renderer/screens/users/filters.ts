/** The eleven filters of the users list, and the object they make of the query (document 2 §3, §6). */
import { ACCOUNT_OFFICER_TAGS, USER_STATUSES, type UserFilters } from '#contract/users.ts';
import { type PeriodPreset, periodRange } from '#domain/period.ts';
import { userStatusLabel } from '#domain/users/status.ts';
import { choiceFilter } from '#renderer/ui/filters/choice.tsx';
import { useCountryOptions } from '#renderer/ui/filters/countries.ts';
import type { FilterValues } from '#renderer/ui/filters/filter.ts';
import { type PeriodValue, periodFilter } from '#renderer/ui/filters/period.tsx';

const YES_OR_NO = [
  { value: 'true', label: 'Yes' },
  { value: 'false', label: 'No' },
];

/** Poster and Matcher stand for two fields of the query each (document 2 §6). */
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
  country: choiceFilter('Country', useCountryOptions),
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
