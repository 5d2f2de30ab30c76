/** What the user did over time: charts of each currency, and the totals (2UD). */
import { Button } from '@fluentui/react-components';
import { DataHistogramRegular, TableRegular } from '@fluentui/react-icons';
import type { UseQueryResult } from '@tanstack/react-query';
import { type ReactNode, Suspense } from 'react';
import { STATISTIC_SERIES } from '#contract/people/choices.ts';
import type {
  StatisticInterval,
  StatisticSeries,
  UserStatistic,
} from '#contract/people/user-activity.ts';
import { formatAmount } from '#domain/money/money.ts';
import { counted } from '#domain/text/words.ts';
import type { InstantRange } from '#domain/time/period.ts';
import {
  barLabel,
  type CurrencyChart,
  currencyCharts,
  isEmptySeries,
  SERIES_NAMES,
} from '#domain/users/statistics.ts';
import { chosenDates } from '#renderer/client/kept/dates.ts';
import { readFlag } from '#renderer/client/kept/read.ts';
import { useDraft } from '#renderer/client/kept/useDraft.ts';
import { useAfterFrame } from '#renderer/client/start/moments.ts';
import { ProgressLine } from '#renderer/ui/feedback/ProgressLine.tsx';
import { useLoadReported } from '#renderer/ui/feedback/useReported.ts';
import { SCROLLABLE } from '#renderer/ui/layout/scrollable.ts';
import { TableHead } from '#renderer/ui/layout/TableHead.tsx';
import { PartBar } from '#renderer/ui/list/part/PartBar.tsx';
import utility from '#renderer/ui/utility.module.css';
import { Amount } from '#renderer/ui/values/Amount.tsx';
import { LazyBarChart } from '../charts/LazyBarChart.tsx';
import styles from './activity.module.css';

/** Series that are read together: a whole, and the part of it that was completed. */
const PANELS: readonly (readonly StatisticSeries[])[] = [
  ['posted', 'post_completed'],
  ['requested'],
  ['matched', 'match_completed'],
  ['received', 'received_completed'],
];

const names = (series: readonly StatisticSeries[]) => series.map((each) => SERIES_NAMES[each]);

/** A row of amounts, one for each of the series. */
interface AmountRow {
  readonly label: string;
  readonly amounts: CurrencyChart['totals'];
}

/** Amounts as a table: what cannot be seen can be read. */
function AmountTable(props: {
  readonly label: string;
  readonly first: string;
  readonly rows: readonly AmountRow[];
}) {
  const { label, first, rows } = props;
  return (
    <section className={styles.scroll} aria-label={`${label}, table`} {...SCROLLABLE}>
      <table className={styles.amounts} aria-label={label}>
        <TableHead titles={[first, ...names(STATISTIC_SERIES)]} />
        <tbody>
          {rows.map(({ label: heading, amounts }) => (
            <tr key={heading}>
              <th scope="row">{heading}</th>
              {STATISTIC_SERIES.map((series) => (
                <td key={series}>{formatAmount(amounts[series])}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

interface CurrencyProps {
  readonly chart: CurrencyChart;
  readonly interval: StatisticInterval;
  readonly asTable: boolean;
  /** Whether the first chart is drawn; until then no other one is begun. */
  readonly isFirstDrawn: boolean;
}

/** One currency: charts of the series that have amounts, or all of them as a table. */
function Currency({ chart, interval, asTable, isFirstDrawn }: CurrencyProps) {
  const { currency, bars, totals } = chart;
  const labelled = bars.map(({ start, amounts }) => ({
    label: barLabel(start, interval, chosenDates()),
    amounts,
  }));
  const [empty = [], filled = []] = [true, false].map((is) =>
    STATISTIC_SERIES.filter((series) => isEmptySeries(chart, series) === is),
  );
  const panels = PANELS.map((panel) => panel.filter((series) => filled.includes(series))).filter(
    (panel) => panel.length > 0,
  );
  return (
    <section aria-label={`Charts in ${currency}`}>
      <h3>{currency}</h3>
      <p className={`${styles.sums} ${utility.aside}`}>
        {filled.map((series) => (
          <span key={series}>
            {SERIES_NAMES[series]} <Amount amount={totals[series]} currency={currency} />
          </span>
        ))}
      </p>
      {asTable ? (
        <AmountTable label={`Amounts in ${currency}`} first="From (UTC)" rows={labelled} />
      ) : (
        <div className={styles.panels}>
          {panels.slice(0, isFirstDrawn ? panels.length : 1).map((series) => (
            <LazyBarChart
              key={series[0]}
              title={`${names(series).join(' and ')}, ${currency}`}
              series={names(series)}
              points={labelled.map(({ label, amounts }) => ({
                label,
                values: series.map((each) => amounts[each]),
              }))}
              format={(amount) => `${formatAmount(amount)} ${currency}`}
            />
          ))}
        </div>
      )}
      {!asTable && empty.length > 0 && (
        <p className={`${styles.none} ${utility.note}`}>No data for: {names(empty).join(', ')}</p>
      )}
    </section>
  );
}

/** The charts of every currency, the first one before the others: they take long to draw. */
function Currencies(props: {
  readonly charts: readonly CurrencyChart[];
  readonly interval: StatisticInterval;
  readonly asTable: boolean;
}) {
  const { charts, interval, asTable } = props;
  const isFirstDrawn = useAfterFrame(true, false);
  return charts
    .slice(0, isFirstDrawn ? charts.length : 1)
    .map((chart) => (
      <Currency
        key={chart.currency}
        chart={chart}
        interval={interval}
        asTable={asTable}
        isFirstDrawn={isFirstDrawn}
      />
    ));
}

const unreadText = (count: number) =>
  `${counted(count, 'amount')} could not be read. ${count === 1 ? 'It is' : 'They are'} left out of the charts and the totals.`;

interface FiguresProps {
  readonly statistic: UseQueryResult<UserStatistic>;
  readonly range: InstantRange;
  readonly interval: StatisticInterval;
  /** The filters of the charts that do nothing to the tab above them. */
  readonly filters: ReactNode;
}

/** The charts and the totals of a period. */
export function Figures({ statistic, range, interval, filters }: FiguresProps) {
  const [asTable, setAsTable] = useDraft('user-activity.tables', readFlag);
  useLoadReported(statistic.data ? null : statistic.error, 'Error');
  const charts = statistic.data ? currencyCharts(statistic.data, range, interval) : [];
  return (
    <section className={`${styles.figures} ${utility.toEdge}`} aria-label="Charts">
      <PartBar title="Charts">
        <Button
          size="small"
          icon={asTable ? <DataHistogramRegular /> : <TableRegular />}
          onClick={() => setAsTable(!asTable)}
        >
          {asTable ? 'Show as charts' : 'Show as tables'}
        </Button>
      </PartBar>
      {filters}
      <ProgressLine active={statistic.isFetching} />
      {statistic.isError && !statistic.data && (
        <div className={`${styles.failed} ${utility.centred}`} role="status">
          <span>The charts could not be loaded.</span>
          <Button onClick={() => void statistic.refetch()}>Retry</Button>
        </div>
      )}
      {statistic.data && statistic.data.unread > 0 && (
        <p className={`${styles.none} ${utility.note}`} role="status">
          {unreadText(statistic.data.unread)}
        </p>
      )}
      {statistic.data?.unread === 0 && charts.length === 0 && (
        <p className={`${styles.none} ${utility.note}`}>There are no amounts in this period</p>
      )}
      <Suspense
        fallback={<div className={styles.chartsToCome} role="status" aria-label="Loading" />}
      >
        {charts.length > 0 && <Currencies charts={charts} interval={interval} asTable={asTable} />}
      </Suspense>
      {charts.length > 0 && (
        <section aria-label="Total amounts">
          <h3>Total amounts</h3>
          <AmountTable
            label="Total amounts"
            first="Currency"
            rows={charts.map(({ currency, totals }) => ({ label: currency, amounts: totals }))}
          />
        </section>
      )}
    </section>
  );
}
