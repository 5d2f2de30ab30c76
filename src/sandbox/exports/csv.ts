/** A report as comma-separated values (RFC 4180): its columns and its rows, nothing above them. */
import type { Cell, Report } from './report.ts';

/** Tells spreadsheets that the text is UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';
const LINE_END = '\r\n';

/**
 * A text that a spreadsheet would read as a formula. A plus or minus before digits is a telephone
 * number or an amount, and stays unchanged.
 */
const FORMULA = /^(?:[=@\t\r]|[+-](?![\d ().-]*$))/u;

function field(text: string): string {
  const inert = FORMULA.test(text) ? `'${text}` : text;
  return /[",\r\n]/u.test(inert) ? `"${inert.replaceAll('"', '""')}"` : inert;
}

function cellText(cell: Cell): string {
  switch (cell?.kind) {
    case 'text':
      return cell.text;
    case 'amount':
      return cell.currency === null ? cell.amount : `${cell.amount} ${cell.currency}`;
    case 'rate':
      return cell.rate;
    case 'instant':
      return cell.at;
    default:
      return '';
  }
}

const line = (texts: readonly string[]) => texts.map(field).join(',') + LINE_END;

/** The file's bytes, made as they are taken. */
export async function* csv({ columns, rows }: Report): AsyncGenerator<Buffer> {
  yield Buffer.from(BYTE_ORDER_MARK + line(columns.map(({ header }) => header)));
  for await (const batch of rows) {
    yield Buffer.from(batch.map((cells) => line(cells.map(cellText))).join(''));
  }
}
