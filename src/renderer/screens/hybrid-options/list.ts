/** The list of hybrid order options as a value: its six filters, and the query they make (2H18). */
import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { HybridOptionFilters } from '#contract/network/hybrid-order-options.ts';
import { countryName } from '#domain/places/country-names.ts';
import { FIXED_PB_COUNTRIES, matcherAmounts } from '#domain/rates/hybrid-options.ts';
import { choiceFilter } from '#renderer/ui/filters/choice.tsx';
import { COMPANIES } from '#renderer/ui/filters/companies.ts';
import { countryFilter, countryOptions, useCountries } from '#renderer/ui/filters/countries.ts';
import { type Option, optionsOf } from '#renderer/ui/filters/filter.ts';
import { inField, queryOf } from '#renderer/ui/filters/query.ts';
import { pagedList } from '#renderer/ui/list/state/paged.ts';

/** The filter of the matcher's currency, as the list's address names it. */
const MATCHER_CURRENCY = 'matcherCurrency';

/** The amounts of the matcher currency that is chosen. */
function useAmountOptions(): readonly Option[] {
  const data = useCountries() ?? [];
  const [query] = useSearchParams();
  const chosen = query.get(MATCHER_CURRENCY);
  const model = data.find(({ currency, currencyModel }) => currency === chosen && currencyModel);
  return optionsOf(matcherAmounts(model?.currencyModel));
}

function useCurrencyOptions(): readonly Option[] {
  const data = useCountries() ?? [];
  const codes = new Set(data.map(({ currency }) => currency).filter((code) => code !== null));
  return optionsOf([...codes].toSorted());
}

/** The countries of the network, and the fixed ones. */
function usePbCountryOptions(): readonly Option[] {
  const data = useCountries();
  return useMemo(() => {
    const paid = (data ?? []).filter(({ receiving }) => receiving === true);
    const missing = FIXED_PB_COUNTRIES.filter(
      (code) => !paid.some(({ abbreviation }) => abbreviation === code),
    );
    return countryOptions([
      ...paid,
      ...missing.map((code) => ({ abbreviation: code, country: countryName(code) })),
    ]);
  }, [data]);
}

const currencyFilter = (label: string) =>
  choiceFilter(
    label,
    { options: useCurrencyOptions, written: /^[A-Z]{3}$/u },
    { search: { kind: 'currency', noMatch: 'No matching currency' } },
  );

const AMOUNTS = { options: useAmountOptions, written: /^\d+(\.\d+)?$/u };

export const OPTION_FILTERS = {
  amount: inField('matcher_amount', choiceFilter('Matcher Amount', AMOUNTS)),
  [MATCHER_CURRENCY]: inField('matcher_currency', currencyFilter('Matcher Currency')),
  matcherCountry: inField('matcher_country', countryFilter('Matcher Country')),
  pbCurrency: inField('pb_currency', currencyFilter('PB Currency')),
  pbCountry: inField('pb_country', countryFilter('PB Country', usePbCountryOptions)),
  company: inField(
    'third_party_company_id',
    choiceFilter('Third Party Company', COMPANIES, {
      search: { kind: 'provider', noMatch: 'No matching company' },
    }),
  ),
};

/** The filters of the query (2H18). */
export const toOptionFilters = queryOf<HybridOptionFilters>()(OPTION_FILTERS);

export const OPTIONS_LIST = pagedList('hybridOrderOptions.list', {
  id: 'hybrid-order-options',
  filters: OPTION_FILTERS,
  orders: [],
  pageSize: 10,
  toQuery: ({ filters }) => ({ filters: toOptionFilters(filters) }),
});
