/** A report as comma-separated values: its columns and its rows, nothing above them. */
import { csvLine } from '#domain/files/spreadsheet.ts';
import type { Cell, Report } from './report.ts';

/** Tells spreadsheets that the text is UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';

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

/** The file's bytes, made as they are taken. */
export async function* csv({ columns, rows }: Report): AsyncGenerator<Buffer> {
  yield Buffer.from(BYTE_ORDER_MARK + csvLine(columns.map(({ header }) => header)));
  for await (const batch of rows) {
    yield Buffer.from(batch.map((cells) => csvLine(cells.map(cellText))).join(''));
  }
}
