/** The totals of a list by currency, and whether they add up to what the network sends of all. */
import { Button, ProgressBar } from '@fluentui/react-components';
import { useQueries } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { type Shown, shownAs } from '#contract/wire/unreadable.ts';
import { exportSentence, searchWord } from '#domain/lists/export-words.ts';
import { type Decimal, formatAmount, plainAmount, sameAmount } from '#domain/money/money.ts';
import {
  type AnsweredTotals,
  type CurrencyLine,
  currencyParts,
  differenceOf,
  linesOf,
  type Total,
} from '#domain/orders/totals/currency-totals.ts';
import { counted } from '#domain/text/words.ts';
import { problemOf } from '#renderer/client/calls/bridge.ts';
import { callEndpoint } from '#renderer/client/calls/endpoints.ts';
import { shownTime } from '#renderer/client/kept/dates.ts';
import { withWords } from '#renderer/ui/exports/filterWords.tsx';
import { DialogShell } from '#renderer/ui/feedback/DialogShell.tsx';
import { InlineMessage } from '#renderer/ui/feedback/InlineMessage.tsx';
import dialog from '#renderer/ui/feedback/reading-dialog.module.css';
import { activeFilters } from '#renderer/ui/filters/filter.ts';
import { SCROLLABLE } from '#renderer/ui/layout/scrollable.ts';
import { TableHead } from '#renderer/ui/layout/TableHead.tsx';
import type { QueryContents } from '#renderer/ui/paper/PrintedQuery.tsx';
import utility from '#renderer/ui/utility.module.css';
import { EMPTY } from '#renderer/ui/values/empty.ts';
import { useCopy } from '#renderer/ui/values/text/clipboard.ts';
import type { StatisticsCall } from './listTotals.ts';
import styles from './totals.module.css';

export interface ByCurrencyProps {
  /** The list's. */
  readonly title: string;
  readonly contents: QueryContents;
  readonly totals: readonly Total[];
  readonly asked: StatisticsCall;
  readonly onClose: () => void;
}

/** Calls that are on their way at the same time. */
const AT_ONCE = 6;

/** A hook: asks for the parts, six at once, and at last for the whole; closing the dialog aborts what is on its way. */
function useParts({ asked: { endpoint, input }, totals }: ByCurrencyProps) {
  const [openedAt] = useState(() => new Date());
  const [ended, setEnded] = useState(0);
  const parts = useMemo(() => currencyParts(input.filters ?? {}, totals), [input, totals]);
  const results = useQueries({
    queries: [...parts.map(({ filters }) => filters), {}].map((filters, at) => ({
      // Answers of one moment: nothing reads them again, or keeps them for another time.
      queryKey: ['totals by currency', openedAt.toISOString(), at],
      async queryFn({ signal }: { readonly signal: AbortSignal }): Promise<AnsweredTotals> {
        // The compiler cannot see by itself that the filters are those of the call.
        const narrowed = { ...input, filters: { ...input.filters, ...filters } } as typeof input;
        try {
          return { ...(await callEndpoint(endpoint, narrowed, signal)) };
        } finally {
          setEnded((before) => before + 1);
        }
      },
      enabled: at < ended + AT_ONCE,
      staleTime: Number.POSITIVE_INFINITY,
      gcTime: 0,
    })),
  });
  const whole = results.at(-1);
  const answered = parts.map((part, at) => ({ ...part, answer: results[at]?.data }));
  const failed = results.filter(({ isError }) => isError);
  const done = results.filter(({ isSuccess }) => isSuccess).length;
  return { openedAt, whole: whole?.data, parts: answered, failed, done, of: results.length };
}

type Read = ReturnType<typeof useParts>;

interface Difference {
  readonly label: string;
  /** By how much the network's total is more; null where that is not known. */
  readonly by: Decimal | null;
}

const isApart = ({ by }: Difference) => by === null || !sameAmount(by, '0');

/** Whether the parts add up, once all are there. */
function Proof({ differences }: { readonly differences: readonly Difference[] }) {
  const apart = differences.filter(isApart);
  if (apart.length === 0) {
    return <p role="status">The currencies add up to the network’s totals in every column.</p>;
  }
  const words = apart.map(({ label, by }) =>
    by === null ? `${label} by an unreadable amount` : `${label} by ${formatAmount(by)}`,
  );
  return (
    <InlineMessage
      intent="warning"
      title="The currencies do not add up to the network’s totals"
      role="status"
    >
      The network’s total differs in {words.join(', ')}. It may filter currencies in another way, or
      have currencies that Corridor does not know, or an order has changed meanwhile.
    </InlineMessage>
  );
}

/** How far it is: on its way, failed in part, or proven. */
function Progress({
  read,
  differences,
}: {
  readonly read: Read;
  readonly differences: readonly Difference[];
}) {
  const { failed, done, of } = read;
  const [first] = failed;
  const retry = () => {
    for (const { refetch } of failed) void refetch();
  };
  if (done === of) return <Proof differences={differences} />;
  if (first && done + failed.length === of) {
    return (
      <InlineMessage
        intent="error"
        title={`${counted(failed.length, 'answer')} of ${of} could not be loaded`}
        actions={
          <Button size="small" onClick={retry}>
            Retry
          </Button>
        }
      >
        The sums are not complete. {problemOf(first.error).message}
      </InlineMessage>
    );
  }
  return <ProgressBar value={done} max={of} aria-label="Loading the totals by currency" />;
}

const cellOf = (value: Shown<Decimal> | undefined) => shownAs(value ?? null, formatAmount) ?? EMPTY;

interface TableProps {
  readonly totals: readonly Total[];
  readonly lines: readonly CurrencyLine[];
  readonly whole: AnsweredTotals | undefined;
  readonly differences: readonly Difference[];
}

function Table({ totals, lines, whole, differences }: TableProps) {
  const labels = totals.map(({ label }) => label);
  return (
    <table aria-label="Totals by currency">
      <TableHead titles={['Currency', ...labels]} numbers={labels} />
      <tbody>
        {lines.map(({ currency, totals: own }) => (
          <tr key={currency}>
            <th scope="row">{currency}</th>
            {totals.map(({ name }) => (
              <td key={name}>{cellOf(own[name])}</td>
            ))}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">Network’s total</th>
          {totals.map(({ name }) => (
            <td key={name}>{cellOf(whole?.[name])}</td>
          ))}
        </tr>
        {differences.some(isApart) && (
          <tr>
            <th scope="row">Difference</th>
            {differences.map(({ label, by }) => (
              <td key={label}>{cellOf(by)}</td>
            ))}
          </tr>
        )}
      </tfoot>
    </table>
  );
}

/** A hook: copies the table, what it is of in its first line. */
function useCopyTable(totals: readonly Total[], { whole }: Read, lines: readonly CurrencyLine[]) {
  const copy = useCopy();
  const rows = [...lines, ...(whole ? [{ currency: 'Network’s total', totals: whole }] : [])];
  const columns = [
    { header: 'Currency', text: ({ currency }: CurrencyLine) => currency },
    ...totals.map(({ name, label }) => ({
      header: label,
      text: ({ totals: own }: CurrencyLine) => shownAs(own[name] ?? null, plainAmount),
    })),
  ];
  return async (title: string) => {
    const { asTable } = await import('#renderer/ui/grid/ag-grid/copyRows.ts');
    const { tsv, html } = asTable(columns, rows, title);
    await copy(tsv, `${counted(rows.length, 'row')} copied`, html);
  };
}

/** Totals by currency, in a dialog. */
export function ByCurrency(props: ByCurrencyProps) {
  const { title, contents, totals, onClose } = props;
  const read = useParts(props);
  const lines = linesOf(read.parts, totals);
  const isWhole = read.done === read.of;
  const differences = isWhole
    ? totals.map((total) => ({
        label: total.label,
        by: differenceOf(total, read.parts, read.whole),
      }))
    : [];
  const copyTable = useCopyTable(totals, read, lines);
  const searched = contents.search === '' ? [] : [searchWord(contents.search)];
  const hasFees = totals.some(({ side }) => side === 'matcherFee');
  return withWords(activeFilters(contents.filters, contents.values), searched, (words) => {
    const query = `${title}: ${exportSentence(contents.things, contents.count, words)}`;
    const asOf = `as of ${shownTime(read.openedAt)}`;
    return (
      <DialogShell
        title="Totals by currency"
        className={dialog.large}
        stacked
        onClose={onClose}
        actions={
          <>
            <Button disabled={!isWhole} onClick={() => void copyTable(`${query}, ${asOf}`)}>
              Copy
            </Button>
            <Button appearance="primary" autoFocus onClick={onClose}>
              Close
            </Button>
          </>
        }
      >
        <p>
          {query}, {asOf}
        </p>
        <Progress read={read} differences={differences} />
        <section className={styles.table} aria-label="Totals" {...SCROLLABLE}>
          <Table totals={totals} lines={lines} whole={read.whole} differences={differences} />
        </section>
        <p className={utility.note}>
          The network is asked for each pair of currencies that an order can have. A partial match
          in another currency counts as its order does.
          {hasFees && ' Matcher fees of hybrid orders are in USD.'}
        </p>
      </DialogShell>
    );
  });
}
