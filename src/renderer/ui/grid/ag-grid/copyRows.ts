/** Rows as a table that spreadsheets and mail programs take. */
import { shownAs } from '#contract/wire/unreadable.ts';
import { isTextOfDigits, oneLine, spreadsheetCell } from '#domain/files/spreadsheet.ts';
import { plainAmount } from '#domain/money/money.ts';
import type { Figure } from '#domain/orders/figures.ts';
import { escaped } from '#domain/text/escaped.ts';
import type { Column } from '../columns/column.tsx';
import { withTexts } from '../columns/shownColumns.ts';

/** What copying needs of a column. */
type CopiedColumn<Row> = Pick<Column<Row>, 'header' | 'text' | 'amount'>;

/** The headers of a column's cells: an amount and its currency are two, so that it can be added. */
const headersOf = <Row>({ header, amount }: CopiedColumn<Row>): readonly string[] =>
  amount ? [header, `${header} currency`] : [header];

/** An amount without thousands separators, so that it is a number. */
const numberOf = ({ amount, currency }: Figure) => [
  shownAs(amount, plainAmount),
  amount === null ? null : currency,
];

const cellsOf = <Row>({ text, amount }: CopiedColumn<Row>, row: Row): readonly string[] =>
  (amount ? numberOf(amount(row)) : [text(row)]).map((value) => spreadsheetCell(value ?? ''));

/** One cell as it is seen, but empty where it shows that there is nothing. */
export const asCell = <Row>({ text }: Pick<CopiedColumn<Row>, 'text'>, row: Row): string =>
  oneLine(text(row) ?? '');

/** Has a spreadsheet take digits as they are; of an amount it takes a number. */
const AS_TEXT = ` style="mso-number-format:'\\@'"`;

/**
 * The rows under the headers of those columns, as tab-separated text and as HTML; columns without any
 * text are left out. `title` says in the line above what they are.
 */
export function asTable<Row>(
  columns: readonly CopiedColumn<Row>[],
  rows: readonly Row[],
  title?: string,
) {
  const told = withTexts(columns, rows);
  const headers = told.flatMap(headersOf).map(spreadsheetCell);
  const above = title === undefined ? [] : [[spreadsheetCell(title)]];
  const lines = rows.map((row) => told.flatMap((column) => cellsOf(column, row)));
  const tableRow = (tag: string, cells: readonly string[]) =>
    `<tr>${cells.map((cell) => `<${tag}${isTextOfDigits(cell) ? AS_TEXT : ''}>${escaped(cell)}</${tag}>`).join('')}</tr>`;
  return {
    tsv: [...above, headers, ...lines].map((cells) => cells.join('\t')).join('\n'),
    html: `<table>${[...above, headers].map((cells) => tableRow('th', cells)).join('')}${lines.map((cells) => tableRow('td', cells)).join('')}</table>`,
  };
}
