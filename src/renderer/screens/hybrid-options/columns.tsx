/** The columns of hybrid order options, in the order of the specification (2H01). */
import { Link } from '@fluentui/react-components';
import type { HybridOption } from '#contract/network/hybrid-order-options.ts';
import { countryName } from '#domain/places/country-names.ts';
import {
  type Column,
  moneyColumn,
  rateColumn,
  textColumn,
} from '#renderer/ui/grid/columns/column.tsx';
import { EMPTY } from '#renderer/ui/values/empty.ts';
import { Country } from '#renderer/ui/values/places/Country.tsx';
import { useEditOption } from './EditDialog.tsx';
import styles from './hybrid-options.module.css';

/** The company's name, which by key opens what a click on the row opens. */
function Provider({ option }: { readonly option: HybridOption }) {
  const edit = useEditOption();
  const name = option.thirdPartyCompany ?? EMPTY;
  return (
    <Link
      as="button"
      appearance="subtle"
      className={styles.provider}
      tabIndex={-1}
      onClick={() => edit(option)}
    >
      {name}
    </Link>
  );
}

const countryColumn = (
  base: { readonly id: string; readonly header: string },
  code: (option: HybridOption) => string | null,
): Column<HybridOption> => ({
  ...textColumn<HybridOption>({ ...base, width: 150 }, (option) => {
    const value = code(option);
    return value && countryName(value);
  }),
  cell: (option) => <Country code={code(option)} name={null} />,
});

/** The columns of options and of their changes. */
export const OPTION_COLUMNS: readonly Column<HybridOption>[] = [
  {
    ...textColumn<HybridOption>(
      { id: 'provider', header: 'Provider', width: 180 },
      (option) => option.thirdPartyCompany,
    ),
    cell: (option) => <Provider option={option} />,
  },
  moneyColumn({ id: 'amount', header: 'Amount' }, (option) => ({
    amount: option.matcher_amount,
    currency: option.matcher_currency,
  })),
  rateColumn({ id: 'rate', header: 'Exchange Rate' }, (row) => row.exchange_rate),
  moneyColumn({ id: 'fee', header: 'Fee' }, ({ fee: amount }) => ({
    amount,
    currency: null,
  })),
  textColumn(
    { id: 'matcherCurrency', header: 'Matcher Currency', width: 92 },
    (option) => option.matcher_currency,
  ),
  countryColumn({ id: 'matcherCountry', header: 'Matcher Country' }, (row) => row.matcher_country),
  textColumn({ id: 'pbCurrency', header: 'PB Currency', width: 92 }, (row) => row.pb_currency),
  countryColumn({ id: 'pbCountry', header: 'PB Country' }, (option) => option.pb_country),
];
