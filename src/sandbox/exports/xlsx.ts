/**
 * A report as an XLSX workbook. The sheet is written row by row: a library that takes all rows at
 * once needs hundreds of megabytes for 50,000 of them and blocks everything else.
 */
import { type PassThrough, Readable } from 'node:stream';
import { ZipFile } from 'yazl';
import { PER_EURO } from '../world/orders/currencies.ts';
import type { Cell, Report } from './report.ts';
import { xmlText } from './xml.ts';

const DECLARATION = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const TYPES = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** What a spreadsheet would read as one of its escapes. */
const ESCAPE = /_(?=x[\dA-Fa-f]{4}_)/gu;

const escaped = (text: string) => xmlText(text.replace(ESCAPE, '_x005F_'));

/** Styles by number; those of amounts come after these, one a currency. */
const STYLE = {
  plain: 0,
  title: 1,
  header: 2,
  label: 3,
  instant: 4,
  rate: 5,
  quoted: 6,
  amount: 7,
};
const CURRENCY_CODES = Object.keys(PER_EURO);
const FIRST_FORMAT = 164;

/** Every text is typed as text; the mark of a leading apostrophe keeps it so when it is edited. */
const FORMULA = /^[=+\-@\t\r]/u;

const amountStyle = (currency: string | null) =>
  STYLE.amount + 1 + CURRENCY_CODES.indexOf(currency ?? '');

function styles(): string {
  const formats = [
    'yyyy\\-mm\\-dd\\ hh:mm:ss',
    '#,##0.00####',
    '#,##0.00',
    ...CURRENCY_CODES.map((code) => `#,##0.00" ${code}"`),
  ];
  const numFmts = formats.map(
    (code, at) => `<numFmt numFmtId="${FIRST_FORMAT + at}" formatCode="${escaped(code)}"/>`,
  );
  const xf = (format: number, font: number, more = '') =>
    `<xf numFmtId="${format}" fontId="${font}" fillId="0" borderId="0" xfId="0" applyNumberFormat="1" applyFont="1"${more}/>`;
  const xfs = [
    xf(0, 0),
    xf(0, 2),
    xf(0, 1),
    xf(0, 1),
    xf(FIRST_FORMAT, 0),
    xf(FIRST_FORMAT + 1, 0),
    xf(49, 0, ' quotePrefix="1"'),
    ...formats.slice(2).map((_format, at) => xf(FIRST_FORMAT + 2 + at, 0)),
  ];
  const face = (size: number, bold: boolean) =>
    `<font>${bold ? '<b/>' : ''}<sz val="${size}"/><name val="Calibri"/></font>`;
  return `${DECLARATION}<styleSheet xmlns="${MAIN}"><numFmts count="${numFmts.length}">${numFmts.join('')}</numFmts><fonts count="3">${face(11, false)}${face(11, true)}${face(14, true)}</fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="${xfs.length}">${xfs.join('')}</cellXfs></styleSheet>`;
}

/** 'A', 'B', … 'AA': the name of a column counted from 0. */
function columnName(index: number): string {
  const rest = Math.floor(index / 26);
  return (rest > 0 ? columnName(rest - 1) : '') + String.fromCharCode(65 + (index % 26));
}

const DAY_MS = 86_400_000;
/** Spreadsheets count days from 30 December 1899. */
const EPOCH_DAYS = 25_569;
const SERIAL_DECIMALS = 8;
const serial = (at: string) => (Date.parse(at) / DAY_MS + EPOCH_DAYS).toFixed(SERIAL_DECIMALS);

const textCell = (at: string, text: string, style = 0) =>
  `<c r="${at}" t="inlineStr" s="${style}"><is><t xml:space="preserve">${escaped(text)}</t></is></c>`;
const numberCell = (at: string, number: string, style: number) =>
  `<c r="${at}" s="${style}"><v>${number}</v></c>`;

function cellXml(cell: Cell, at: string): string {
  switch (cell?.kind) {
    case undefined:
      return '';
    case 'text':
      return textCell(at, cell.text, FORMULA.test(cell.text) ? STYLE.quoted : STYLE.plain);
    case 'amount':
      return numberCell(at, cell.amount, amountStyle(cell.currency));
    case 'rate':
      return numberCell(at, cell.rate, STYLE.rate);
    case 'instant':
      return numberCell(at, serial(cell.at), STYLE.instant);
  }
}

const rowXml = (number: number, cells: readonly string[]) =>
  `<row r="${number}">${cells.join('')}</row>`;

/** A row of the table; `names` are those of its columns. */
const tableRow = (number: number, cells: readonly Cell[], names: readonly string[]) =>
  rowXml(
    number,
    cells.map((cell, index) => cellXml(cell, `${names[index]}${number}`)),
  );

/** The rows above the table: title, facts, totals, and the columns' headers. */
function head({ title, facts, totals, columns }: Report) {
  let number = 0;
  const pair = (label: string, second: (at: string) => string) => {
    number += 1;
    return rowXml(number, [textCell(`A${number}`, label, STYLE.label), second(`B${number}`)]);
  };
  number += 1;
  const rows = [
    rowXml(number, [textCell('A1', title, STYLE.title)]),
    ...facts.map(([label, text]) => pair(label, (at) => cellXml({ kind: 'text', text }, at))),
    ...totals.map(([label, amount]) => pair(label, (at) => numberCell(at, amount, STYLE.amount))),
  ];
  // An empty row between the facts and the table.
  number += 2;
  const headers = columns.map(({ header }, index) =>
    textCell(`${columnName(index)}${number}`, header, STYLE.header),
  );
  return { xml: [...rows, rowXml(number, headers)].join(''), headerRow: number };
}

async function* sheet(report: Report): AsyncGenerator<string> {
  const { xml, headerRow } = head(report);
  const { columns, rowCount } = report;
  const names = columns.map((_column, index) => columnName(index));
  const widths = columns.map(
    ({ characters }, index) =>
      `<col min="${index + 1}" max="${index + 1}" width="${characters + 2}" customWidth="1"/>`,
  );
  const pane = `<pane ySplit="${headerRow}" topLeftCell="A${headerRow + 1}" activePane="bottomLeft" state="frozen"/>`;
  yield `${DECLARATION}<worksheet xmlns="${MAIN}"><sheetViews><sheetView workbookViewId="0">${pane}</sheetView></sheetViews><cols>${widths.join('')}</cols><sheetData>${xml}`;
  let number = headerRow;
  for await (const batch of report.rows) {
    const first = number + 1;
    yield batch.map((cells, index) => tableRow(first + index, cells, names)).join('');
    number += batch.length;
  }
  const last = `${names.at(-1)}${headerRow + rowCount}`;
  yield `</sheetData><autoFilter ref="A${headerRow}:${last}"/></worksheet>`;
}

/** The parts of the workbook by their names; the sheet comes last. */
const parts = (title: string): Readonly<Record<string, string>> => ({
  '[Content_Types].xml': `${DECLARATION}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${TYPES}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${TYPES}.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="${TYPES}.styles+xml"/></Types>`,
  '_rels/.rels': `${DECLARATION}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  'xl/workbook.xml': `${DECLARATION}<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets><sheet name="${escaped(title)}" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  'xl/_rels/workbook.xml.rels': `${DECLARATION}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${OFFICE}/styles" Target="styles.xml"/></Relationships>`,
  'xl/styles.xml': styles(),
});

/** 1 January 1980, the first date there is: the same content gives the same bytes. */
const DATE = { mtime: new Date(1980, 0, 1), forceDosTimestamp: true };

/** The workbook's bytes, made as they are taken. */
export async function* xlsx(report: Report): AsyncGenerator<Buffer> {
  const archive = new ZipFile();
  for (const [name, content] of Object.entries(parts(report.title))) {
    archive.addBuffer(Buffer.from(content), name, DATE);
  }
  const output = archive.outputStream as PassThrough;
  const rows = Readable.from(sheet(report), { highWaterMark: 1 });
  rows.on('error', (error) => output.destroy(error));
  archive.addReadStream(rows, 'xl/worksheets/sheet1.xml', DATE);
  archive.end();
  try {
    yield* output as AsyncIterable<Buffer>;
  } finally {
    rows.destroy();
  }
}
