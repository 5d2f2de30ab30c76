/** Rows as a table that spreadsheets and mail programs take. */
import { spreadsheetCell } from '#domain/files/spreadsheet.ts';
import type { Column } from '../columns/column.tsx';

/** What copying needs of a column. */
type CopiedColumn<Row> = Pick<Column<Row>, 'header' | 'text' | 'parts'>;

/** The headers of a column's cells: an amount and its currency are two, so that it can be added. */
const headersOf = <Row>({ header, parts }: CopiedColumn<Row>): readonly string[] =>
  parts ? [header, `${header} currency`] : [header];

const cellsOf = <Row>({ text, parts }: CopiedColumn<Row>, row: Row): readonly string[] =>
  (parts ? parts(row) : [text(row)]).map((value) => spreadsheetCell(value ?? ''));

/** One cell of the grid, as text for a spreadsheet; empty where there is nothing. */
export const asCell = <Row>(column: CopiedColumn<Row>, row: Row): string =>
  column.text(row) ? cellsOf(column, row).join('\t') : '';

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
const escaped = (text: string): string => text.replace(/[&<>]/gu, (sign) => ENTITIES[sign] ?? '');

/**
 * The rows under the headers of those columns, as tab-separated text and as HTML; columns without any
 * text are left out.
 */
export function asTable<Row>(columns: readonly CopiedColumn<Row>[], rows: readonly Row[]) {
  const told = columns.filter(({ text }) => rows.some((row) => text(row) !== ''));
  const headers = told.flatMap(headersOf).map(spreadsheetCell);
  const lines = rows.map((row) => told.flatMap((column) => cellsOf(column, row)));
  const tableRow = (tag: string, cells: readonly string[]) =>
    `<tr>${cells.map((cell) => `<${tag}>${escaped(cell)}</${tag}>`).join('')}</tr>`;
  return {
    tsv: [headers, ...lines].map((cells) => cells.join('\t')).join('\n'),
    html: `<table>${tableRow('th', headers)}${lines.map((cells) => tableRow('td', cells)).join('')}</table>`,
  };
}
