/** The support threads as a list: what is searched in, and which tab is shown (3S02). */

import { plainText } from '#domain/text/html/rich-text.ts';
import { containing } from '#domain/text/normalize-text.ts';
import { choiceFilter } from '#renderer/ui/filters/choice.tsx';
import type { ListShape, ListState } from '#renderer/ui/list/state/state.ts';
import { CASES, type SupportCase } from './samples.ts';

const ALL = ['all', 'All'] as const;
const STATUSES = [
  ['opened', 'Opened'],
  ['closed', 'Closed'],
] as const;
export const TABS = [ALL, ...STATUSES] as const;

const FILTERS = {
  tab: choiceFilter(
    'Cases',
    STATUSES.map(([value, label]) => ({ value, label })),
  ),
};

export const CASES_SHAPE = {
  id: 'supports',
  filters: FILTERS,
  searchPlaceholder: 'Search cases',
  orders: [],
} satisfies ListShape<typeof FILTERS, never>;

/** The cases a state of the list shows, and the tab. */
export function casesOf({
  search,
  filters,
}: Pick<ListState<typeof FILTERS>, 'search' | 'filters'>) {
  const { tab } = filters;
  const ofTab = CASES.filter(({ status }) => tab === '' || status === tab);
  const words = ({ title, content }: SupportCase) => `${title} ${plainText(content)}`;
  return { tab: tab || ALL[0], found: containing(ofTab, search, words) };
}
