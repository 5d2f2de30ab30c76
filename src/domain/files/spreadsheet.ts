/** Texts of others that are copied or saved for a spreadsheet, which must run none of them. */

/** What draws nothing: a spreadsheet, or what cleans a text for it, may pass over it. */
const INVISIBLE = /^[\s\p{C}\p{Default_Ignorable_Code_Point}\u2800]+/u;
/** What begins a formula, once written in its usual width. The second minus is U+2212. */
const FORMULA = /^[=+@\-\u2212]/u;
/** A negative number, which is no formula. */
const NEGATIVE = /^-\d+(?:,\d{3})*(?:\.\d+)?$/u;
const LINE_BREAKS = /[\t\r\n\v\f\u0085\u2028\u2029]+/gu;

/** A text as one cell: on one line, and with an apostrophe before what could be taken for a formula. */
export function spreadsheetCell(text: string): string {
  const line = text.replace(LINE_BREAKS, ' ').trim();
  if (NEGATIVE.test(line)) return line;
  const begins = line.replace(INVISIBLE, '').slice(0, 1).normalize('NFKC');
  return FORMULA.test(begins) ? `'${line}` : line;
}
