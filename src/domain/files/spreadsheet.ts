/** Texts of others that are copied or saved for a spreadsheet, which must run none of them. */

/** What draws nothing: a spreadsheet, or what cleans a text for it, may pass over it. */
const INVISIBLE = /^[\s\p{C}\p{Default_Ignorable_Code_Point}\u2800]+/u;
/** What begins a formula, once written in its usual width. The second minus is U+2212. */
const FORMULA = /^[=+@\-\u2212]/u;
/** A number with its sign, or a telephone number: no formula. */
const NUMBER = /^[+-]\d+(?:,\d{3})*(?:\.\d+)?%?$/u;
const PHONE = /^\+\d[\d ().-]*$/u;
const LINE_BREAKS = /[\t-\r\u0085\u2028\u2029]+/gu;

/** A text on one line, as a cell shows it. */
export const oneLine = (text: string): string => text.replace(LINE_BREAKS, ' ').trim();

/** A text as one cell of a table: on one line, and with an apostrophe before what could be taken for a formula. */
export function spreadsheetCell(text: string): string {
  const line = oneLine(text);
  if (NUMBER.test(line) || PHONE.test(line)) return line;
  const begins = line.replace(INVISIBLE, '').slice(0, 1).normalize('NFKC');
  return FORMULA.test(begins) ? `'${line}` : line;
}

/** Cells as a line of comma-separated values (RFC 4180), none of which a spreadsheet takes for a formula. */
export const csvLine = (cells: readonly string[]): string =>
  `${cells
    .map(spreadsheetCell)
    .map((cell) => (/[",]/u.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell))
    .join(',')}\r\n`;

/** Digits that a spreadsheet would change: it rounds long ones and drops zeros before, a plus or an E. */
const CHANGED_AS_NUMBER = /^(?:0\d+|\d{12,}|\d+[Ee]\d+)$/u;

/** Whether a spreadsheet would change the cell unless it is marked as text: an ID, a telephone number. */
export const isTextOfDigits = (cell: string): boolean =>
  CHANGED_AS_NUMBER.test(cell) || PHONE.test(cell);
