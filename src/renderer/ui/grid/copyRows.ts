/** Rows as a table that spreadsheets and mail programs take. */
import type { Column } from './column.tsx';

/** The same table as tab-separated text and as HTML. */
export interface CopiedTable {
  readonly tsv: string;
  readonly html: string;
}

/** What a spreadsheet would take for a formula. */
const FORMULA = /^(?:[=+@]|-(?!\d))/u;

/** A value as one cell of tab-separated text: on one line, and never a formula. */
function asCell(text: string): string {
  const line = text.replace(/[\t\r\n]+/gu, ' ').trim();
  return FORMULA.test(line) ? `'${line}` : line;
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
const escaped = (text: string): string => text.replace(/[&<>]/gu, (sign) => ENTITIES[sign] ?? '');

/** The rows under the headers of those columns; columns without any text are left out. */
export function asTable<Row>(
  columns: readonly Pick<Column<Row>, 'header' | 'text'>[],
  rows: readonly Row[],
): CopiedTable {
  const told = columns.filter(({ text }) => rows.some((row) => text(row) !== ''));
  const headers = told.map(({ header }) => asCell(header));
  const lines = rows.map((row) => told.map(({ text }) => asCell(text(row) ?? '')));
  const tableRow = (tag: string, cells: readonly string[]) =>
    `<tr>${cells.map((cell) => `<${tag}>${escaped(cell)}</${tag}>`).join('')}</tr>`;
  return {
    tsv: [headers, ...lines].map((cells) => cells.join('\t')).join('\n'),
    html: `<table>${tableRow('th', headers)}${lines.map((cells) => tableRow('td', cells)).join('')}</table>`,
  };
}
