/** The totals of a list: what the strip shows, whose currency each is in, and what asks for them. */
import type { EndpointAnswer, EndpointInput } from '#contract/wire/endpoints.ts';
import type { Page } from '#contract/wire/list.ts';
import type { Unreadable } from '#contract/wire/unreadable.ts';
import { isWholeList } from '#domain/lists/pages.ts';
import type { Decimal } from '#domain/money/money.ts';
import { currencyOn, type InCurrencies, type TotalSide } from '#domain/orders/figures.ts';
import type { Total } from '#domain/orders/totals/currency-totals.ts';
import { endpointQuery, useAnswer } from '#renderer/client/calls/endpoints.ts';
import { afterRows } from '#renderer/client/start/moments.ts';

type StatisticsEndpoint = 'orders.statistics' | 'thirdPartyTransactions.statistics';

/** The call that answers the totals of a query. */
export type StatisticsCall = {
  readonly [Name in StatisticsEndpoint]: {
    readonly endpoint: Name;
    readonly input: EndpointInput<Name>;
  };
}[StatisticsEndpoint];

/** What the strip calls each total, and whose currency it is in; null where it does not show it. */
export type TotalLabels<T> = { readonly [Name in keyof T]: Omit<Total, 'name'> | null };

/** The totals of a list, over all rows of the query. */
export interface ListTotals {
  readonly totals: readonly (Total & {
    readonly value: Decimal | Unreadable | null;
    /** What is known of its currencies, by the rows that were read; null where nothing is to be said. */
    readonly note: string | null;
  })[];
  /** Whether they could not be loaded: they are 0 then. */
  readonly failed: boolean;
  readonly asked: StatisticsCall;
}

/** What the rows that were read say of the currencies of a total; null where they say nothing. */
function currencyNote(side: TotalSide, page: Page<InCurrencies> | undefined): string | null {
  const found = new Set(page?.rows.flatMap((row) => currencyOn(side, row) ?? []));
  const [first] = found;
  if (page === undefined || first === undefined) return null;
  if (found.size > 1) {
    return 'Sum over several currencies, as the network sends it. The rows on this page have more than one.';
  }
  return isWholeList(page)
    ? `In ${first}, as all rows are`
    : `All rows on this page are in ${first}. Rows on other pages were not loaded, and may be in other currencies.`;
}

interface TotalsOptions<T> {
  /** Whether to ask for them at all; by default it does. */
  readonly enabled?: boolean;
  /** The totals that the list's own answer carries. */
  readonly own?: T;
}

/**
 * A hook: the totals of a query for the strip; 0 where they could not be read, nothing before (1D, 1L, 1W, 2T30).
 * They are asked for once the rows that are on their way are drawn: the server works for those first.
 */
export function useListTotals<Name extends StatisticsEndpoint>(
  labels: TotalLabels<EndpointAnswer<Name>>,
  asked: StatisticsCall & { readonly endpoint: Name; readonly input: EndpointInput<Name> },
  page: Page<InCurrencies> | undefined,
  { enabled = true, own }: TotalsOptions<EndpointAnswer<Name>> = {},
): ListTotals {
  const query = endpointQuery<Name>(asked.endpoint, asked.input);
  // The signal is read at once: a list that is left meanwhile asks for none.
  const queryFn: typeof query.queryFn = async ({ signal }) => {
    await afterRows();
    return await query.queryFn({ signal });
  };
  const answer = useAnswer({ ...query, queryFn }, { keepPrevious: true, enabled });
  const { data, isError } = own ? { data: own, isError: false } : answer;
  const read = data && new Map(Object.entries<Decimal | Unreadable>(data));
  return {
    totals: Object.entries<Omit<Total, 'name'> | null>(labels).flatMap(([name, total]) => {
      if (total === null) return [];
      const known = isError ? '0' : read?.get(name);
      const value = known ?? (read ? '0' : null);
      return [{ name, ...total, value, note: currencyNote(total.side, page) }];
    }),
    failed: isError,
    asked,
  };
}
