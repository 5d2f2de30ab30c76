/** Columns of a table, declared by what they show; the grid draws them. */
import type { ReactNode } from 'react';
import { type Shown, shownAs } from '#contract/wire/unreadable.ts';
import { type Decimal, formatAmount, formatRate } from '#domain/money/money.ts';
import type { Figure } from '#domain/orders/figures.ts';
import type { StatusLabel } from '#domain/text/status.ts';
import { formatInBothZones } from '#domain/time/format.ts';
import { shownDateTime } from '#renderer/client/kept/dates.ts';
import { Chip } from '#renderer/ui/values/Chip.tsx';
import { IdCell, RowLink } from '#renderer/ui/values/IdCell.tsx';
import { Private } from '#renderer/ui/values/Private.tsx';
import { type ColumnWidth, WIDTH } from './widths.ts';

/** How a row stands out: `dimmed` is out of sight elsewhere, `struck` no longer exists. */
export type RowLook = 'plain' | 'dimmed' | 'struck';

/** A column over rows of `Row`. */
export interface Column<Row> {
  /** Stable across versions: preferences remember it. */
  readonly id: string;
  readonly header: string;
  readonly width: ColumnWidth;
  /** Pixels to which it grows, as long as what a selection adds up stays in sight. */
  readonly growsTo?: number;
  readonly align?: 'end';
  readonly pinned?: 'left' | 'right';
  /** Whether it may be hidden although it is pinned. */
  readonly hideable?: true;
  /** Whether the chevron that opens the row is in this column. */
  readonly opens?: true;
  /** Whether its text identifies a person, or how to reach or pay them. */
  readonly isPersonal?: true;
  /** The value as plain text; null where there is none. */
  text(row: Row): string | null;
  /** The amount of which its text is made; its digits and its currency are drawn and copied apart. */
  amount?(row: Row): Figure;
  /** Whether a selection adds its amounts up, unless it says that another column has them. */
  readonly isSummed?: false;
  /** Whether a change of its text is no change of the row, because it is read from elsewhere. */
  readonly isOfElsewhere?: true;
  /** What the cell's tooltip says beyond its text. */
  tooltip?(row: Row): string | null;
  /** How it is drawn, where that is more than its text; without a state: other rows come into it. */
  cell?(row: Row): ReactNode;
}

type Base<Row> = Pick<Column<Row>, 'id' | 'header' | 'width' | 'pinned' | 'hideable'>;
/** What a column is called; its width may be that of its kind. */
type Named<Row> = Omit<Base<Row>, 'width'> & { readonly width?: ColumnWidth };

/** A column that stays in sight while the others scroll; unlike ids and actions it may be hidden. */
export const PINNED = { pinned: 'right', hideable: true } as const;
export const PINNED_LEFT = { ...PINNED, pinned: 'left' } as const;

/** Plain text, cut with an ellipsis. */
export function textColumn<Row>(base: Base<Row>, text: (row: Row) => string | null): Column<Row> {
  return { ...base, text };
}

/** What is copied and printed of cards, which no table draws. */
export const copiedColumn = <Row,>(
  header: string,
  text: (row: Row) => string | null,
  isPersonal?: true,
): Column<Row> => ({ id: header, header, width: 0, text, ...(isPersonal && { isPersonal }) });

/** A text that identifies a person, or how to reach them. */
export function privateColumn<Row>(
  base: Base<Row>,
  text: (row: Row) => string | null,
): Column<Row> {
  return {
    ...base,
    isPersonal: true,
    text,
    cell(row) {
      const value = text(row);
      return value && <Private>{value}</Private>;
    },
  };
}

/** A text that leads to a screen of Corridor; null leads nowhere. */
export const linkColumn = <Row,>(
  base: Base<Row>,
  text: (row: Row) => string | null,
  to: (row: Row) => string | null,
): Column<Row> => ({
  ...base,
  text,
  cell(row) {
    const place = to(row);
    return place === null ? text(row) : <RowLink to={place}>{text(row)}</RowLink>;
  },
});

interface IdOptions<Row> {
  /** Whether the row is hidden from the network's users. */
  readonly hidden?: (row: Row) => Shown<boolean>;
  /** The route that shows the row. */
  readonly to?: (row: Row) => string;
}

/**
 * The id of a row in the monospaced face, with copy, a mark when hidden and the chevron of rows that
 * open; pinned left.
 */
export function idColumn<Row extends { readonly id: string }>(
  header: string,
  { hidden = () => false, to }: IdOptions<Row> = {},
): Column<Row> {
  return {
    id: 'id',
    header,
    width: WIDTH.id,
    pinned: 'left',
    opens: true,
    text: ({ id }) => id,
    cell: (row) => (
      <IdCell id={row.id} hidden={hidden(row) === true} {...(to && { to: to(row) })} />
    ),
  };
}

/** What can be done with a row; pinned right, without text. */
export function actionsColumn<Row>(
  actions: (row: Row) => ReactNode,
  width: number = WIDTH.actions,
): Column<Row> {
  return {
    id: 'actions',
    header: 'Actions',
    width,
    pinned: 'right',
    text: () => '',
    cell: actions,
  };
}

/** Whether a person may hide a column. */
export const canHide = ({ pinned, hideable }: Pick<Column<never>, 'pinned' | 'hideable'>) =>
  pinned === undefined || hideable === true;

/** The text of a cell, null where there is none; of an amount its digits, and the currency after them or ''. */
export function textsOf<Row>(
  { text, amount: figure }: Pick<Column<Row>, 'text' | 'amount'>,
  row: Row,
): readonly [text: string | null, currency: string] {
  if (!figure) return [text(row), ''];
  const { amount, currency } = figure(row);
  const digits = shownAs(amount, formatAmount);
  return [digits, digits && currency ? ` ${currency}` : ''];
}

/** An amount and its currency, right-aligned. Where there is no room, the digits are cut and the currency stays. */
export function moneyColumn<Row>(base: Named<Row>, amount: (row: Row) => Figure): Column<Row> {
  const money: Column<Row> = {
    width: WIDTH.money,
    ...base,
    align: 'end',
    amount,
    text(row) {
      const [digits, currency] = textsOf(money, row);
      return digits && digits + currency;
    },
  };
  return money;
}

/** An exchange rate, right-aligned, with all its digits in a tooltip. */
export function rateColumn<Row>(base: Named<Row>, rate: (row: Row) => Shown<Decimal>): Column<Row> {
  return {
    width: WIDTH.rate,
    ...base,
    align: 'end',
    text: (row) => shownAs(rate(row), formatRate),
    tooltip: (row) => shownAs(rate(row), String),
  };
}

/** A date and time, with the exact instant in both zones in a tooltip. */
export function instantColumn<Row>(
  base: Named<Row>,
  instant: (row: Row) => Shown<string>,
): Column<Row> {
  return {
    width: WIDTH.instant,
    ...base,
    text: (row) => shownAs(instant(row), shownDateTime),
    tooltip: (row) => shownAs(instant(row), formatInBothZones),
  };
}

/** A status as a chip. */
export function statusColumn<Row>(
  base: Named<Row>,
  status: (row: Row) => StatusLabel | null,
): Column<Row> {
  return {
    width: WIDTH.status,
    ...base,
    text: (row) => status(row)?.text ?? null,
    cell(row) {
      const label = status(row);
      return label && <Chip label={label} />;
    },
  };
}
