/** A report: the content of a file of rows, in any format. */
import { isUnreadable, type Unreadable, unreadableText } from '#contract/wire/unreadable.ts';
import type { FileColumn } from '#domain/columns/column.ts';
import type { Decimal } from '#domain/money/money.ts';
import { formatCount, yesNo } from '#domain/text/words.ts';
import { formatExact } from '#domain/time/format.ts';

/** One value of a row; null is empty. */
export type Cell =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'amount'; readonly amount: Decimal; readonly currency: string | null }
  | { readonly kind: 'rate'; readonly rate: Decimal }
  /** An ISO instant in UTC. */
  | { readonly kind: 'instant'; readonly at: string }
  | null;

/** A column: its header and its share of the width, in characters of its usual value. */
interface ReportColumn {
  readonly header: string;
  readonly characters: number;
}

/** What a row is or how it is to be read, as label and text. */
type Fact = readonly [label: string, text: string];

/** Everything a file says. */
export interface Report {
  readonly title: string;
  readonly facts: readonly Fact[];
  readonly totals: readonly (readonly [label: string, amount: Decimal])[];
  readonly columns: readonly ReportColumn[];
  readonly rowCount: number;
  /** The rows in batches of bounded size. */
  readonly rows: AsyncIterable<readonly (readonly Cell[])[]>;
}

const text = (value: string | null): Cell =>
  value === null ? null : { kind: 'text', text: value };

const unread = (value: Unreadable | null): Cell => text(value && unreadableText(value));

function cellOf<Row>(column: FileColumn<Row>, row: Row): Cell {
  if ('text' in column) return text(column.text(row));
  if ('flag' in column) return text(yesNo(column.flag(row)));
  if ('status' in column) return text(column.status(row)?.text ?? null);
  if ('money' in column) {
    const { amount, currency } = column.money(row);
    if (amount === null || isUnreadable(amount)) return unread(amount);
    return { kind: 'amount', amount, currency };
  }
  if ('rate' in column) {
    const rate = column.rate(row);
    return rate === null || isUnreadable(rate) ? unread(rate) : { kind: 'rate', rate };
  }
  const at = column.instant(row);
  return at === null || isUnreadable(at) ? unread(at) : { kind: 'instant', at };
}

const CHARACTERS = { money: 18, rate: 11, instant: 17 };

function charactersOf<Row>(column: FileColumn<Row>): number {
  if (column.characters !== undefined) return column.characters;
  if ('money' in column) return CHARACTERS.money;
  return 'rate' in column ? CHARACTERS.rate : CHARACTERS.instant;
}

/** Rows that are read at once: few enough that other requests hardly notice. */
const BATCH = 250;

/** The rows of some ids, which `read` reads in batches. The ids fix which rows a file has, whatever is written meanwhile. */
export async function* inBatches<Row>(
  ids: readonly number[],
  read: (ids: readonly number[]) => Promise<readonly Row[]>,
) {
  for (let first = 0; first < ids.length; first += BATCH) {
    yield await read(ids.slice(first, first + BATCH));
  }
}

async function* cellsOf<Row>(
  columns: readonly FileColumn<Row>[],
  batches: AsyncIterable<readonly Row[]>,
) {
  for await (const rows of batches) {
    yield rows.map((row) => columns.map((column) => cellOf(column, row)));
  }
}

interface Content<Row> extends Pick<Report, 'title' | 'facts' | 'rowCount'> {
  readonly totals?: Report['totals'];
  readonly columns: readonly FileColumn<Row>[];
  readonly batches: AsyncIterable<readonly Row[]>;
}

/** The report of some rows at this moment. */
export const reportOf = <Row>(content: Content<Row>): Report => {
  const { title, facts, totals = [], columns, rowCount, batches } = content;
  return {
    title,
    facts: [
      ...facts,
      ['Time zone', 'UTC'],
      ['Exported', formatExact(new Date())],
      ['Rows', formatCount(rowCount)],
    ],
    totals,
    columns: columns.map((column) => ({
      header: column.header,
      characters: charactersOf(column),
    })),
    rowCount,
    rows: cellsOf(columns, batches),
  };
};
