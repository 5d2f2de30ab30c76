/**
 * A report as an XLS workbook in the XML form of Excel 2003: unlike the binary form it can be
 * written row by row. Sheets of that time end at row 65,536, so that many rows take several.
 */
import type { Cell, Report } from './report.ts';
import { xmlText } from './xml.ts';

const SPREADSHEET = 'urn:schemas-microsoft-com:office:spreadsheet';
const HEAD = `<?xml version="1.0" encoding="UTF-8"?>
<?mso-application progid="Excel.Sheet"?>
<Workbook xmlns="${SPREADSHEET}" xmlns:ss="${SPREADSHEET}"><Styles><Style ss:ID="header"><Font ss:Bold="1"/></Style><Style ss:ID="instant"><NumberFormat ss:Format="yyyy\\-mm\\-dd hh:mm:ss"/></Style><Style ss:ID="number"><NumberFormat ss:Format="#,##0.00####"/></Style></Styles>`;
const LARGEST_SHEET = 65_536;
/** Pixels of one character, about. */
const CHARACTER = 7;

type DataType = 'String' | 'Number' | 'DateTime';

const dataCell = (type: DataType, value: string, style?: string) =>
  `<Cell${style === undefined ? '' : ` ss:StyleID="${style}"`}><Data ss:Type="${type}">${xmlText(value)}</Data></Cell>`;

function cellXml(cell: Cell): string {
  switch (cell?.kind) {
    case 'text':
      return dataCell('String', cell.text);
    case 'amount':
      return cell.currency === null
        ? dataCell('Number', cell.amount, 'number')
        : dataCell('String', `${cell.amount} ${cell.currency}`);
    case 'rate':
      return dataCell('Number', cell.rate, 'number');
    case 'instant':
      return dataCell('DateTime', cell.at.replace('Z', ''), 'instant');
    default:
      return '<Cell/>';
  }
}

const rowXml = (cells: readonly string[]) => `<Row>${cells.join('')}</Row>`;

/** The rows above the table, on the first sheet only. */
function facts({ title, facts: pairs, totals }: Report): string[] {
  const rows = [...pairs, ...totals].map(([label, text]) =>
    rowXml([dataCell('String', label, 'header'), dataCell('String', text)]),
  );
  return [rowXml([dataCell('String', title, 'header')]), ...rows, '<Row/>'];
}

/** The workbook's bytes, made as they are taken. */
export async function* xls(report: Report): AsyncGenerator<Buffer> {
  const { title, columns, rows } = report;
  const widths = columns.map(({ characters }) => `<Column ss:Width="${characters * CHARACTER}"/>`);
  const headers = rowXml(columns.map(({ header }) => dataCell('String', header, 'header')));
  const open = (number: number) =>
    `<Worksheet ss:Name="${xmlText(number === 1 ? title : `${title} ${number}`)}"><Table>${widths.join('')}`;
  const close = '</Table></Worksheet>';
  const above = facts(report);
  yield Buffer.from(HEAD + open(1) + above.join('') + headers);
  let sheet = 1;
  let used = above.length + 1;
  for await (const batch of rows) {
    const lines = batch.map((cells) => rowXml(cells.map(cellXml)));
    while (lines.length > 0) {
      const fitting = lines.splice(0, LARGEST_SHEET - used);
      used += fitting.length;
      yield Buffer.from(fitting.join(''));
      if (lines.length === 0) break;
      sheet += 1;
      used = 1;
      yield Buffer.from(close + open(sheet) + headers);
    }
  }
  yield Buffer.from(`${close}</Workbook>`);
}
