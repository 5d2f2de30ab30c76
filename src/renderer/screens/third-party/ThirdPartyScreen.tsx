/** Third Party Transactions (/third-party-transactions): what remittance companies carry (2T). */
import { EXPORT_FORMATS } from '#contract/orders.ts';
import type {
  ThirdPartyDate,
  ThirdPartyRow,
  ThirdPartyTotals,
} from '#contract/third-party-transactions.ts';
import { endpointQuery, useEndpoint } from '#renderer/client/endpoints.ts';
import { useReported } from '#renderer/ui/feedback/useReported.ts';
import type { ListDefinition, TotalFigure } from '#renderer/ui/list/definition.ts';
import { ListScreen } from '#renderer/ui/list/ListScreen.tsx';
import { THIRD_PARTY_COLUMNS } from './columns.ts';
import type { THIRD_PARTY_FILTERS } from './filters.ts';
import { THIRD_PARTY_INSPECTOR } from './inspector.ts';
import { PAGE_SIZE, THIRD_PARTY_SHAPE, toQuery } from './list.ts';
import { PARTIES_HEIGHT, Parties } from './Parties.tsx';

/** Page buttons (2T16). */
const PAGER_SIZE = 5;

/** The figures of the strip; 0 where the totals are not known (2T30). */
const totalFigures = (totals: ThirdPartyTotals | null | undefined): readonly TotalFigure[] => [
  { label: 'Poster Amount', value: totals?.total_poster_amount ?? '0' },
  { label: 'Matcher Amount', value: totals?.total_matcher_amount ?? '0' },
  { label: 'Poster Fee', value: totals?.total_poster_fee ?? '0' },
];

const THIRD_PARTY_LIST: ListDefinition<ThirdPartyRow, typeof THIRD_PARTY_FILTERS, ThirdPartyDate> =
  {
    title: 'Third Party Transactions',
    searchPlaceholder: 'Search by Transaction ID or Name...',
    ...THIRD_PARTY_SHAPE,
    columns: THIRD_PARTY_COLUMNS,
    rowId: ({ id }) => id,
    inspector: THIRD_PARTY_INSPECTOR,
    expansion: { height: PARTIES_HEIGHT, render: ({ id }) => <Parties id={id} /> },
    pageSize: PAGE_SIZE,
    pagerSize: PAGER_SIZE,
    useRows(state) {
      const rows = useEndpoint('thirdPartyTransactions.list', toQuery(state), {
        keepPrevious: true,
      });
      useReported(rows.data ? null : rows.error, 'Error loading third party offers');
      return rows;
    },
    pageQuery: (state) => endpointQuery('thirdPartyTransactions.list', toQuery(state)),
    useTotals(state) {
      // They are of all pages: turning one asks for them no more.
      const ofAll = toQuery({ ...state, page: 1 });
      const { data, isError } = useEndpoint('thirdPartyTransactions.statistics', ofAll, {
        keepPrevious: true,
      });
      return { figures: totalFigures(isError ? null : data), failed: isError };
    },
    exports: {
      endpoint: 'thirdPartyTransactions.export',
      formats: EXPORT_FORMATS,
      toInput: toQuery,
      silent: true,
    },
    areas: ['thirdPartyTransactions'],
    liveOn: ['connected'],
    things: 'third party transactions',
  };

export function ThirdPartyScreen() {
  return <ListScreen definition={THIRD_PARTY_LIST} />;
}
