/** Tables for a terminal. */

/**
 * Rows of cells as lines in columns, numbers to the right; a row of one cell is a heading.
 * @param rows the first one is of all columns
 * @param words the places of the columns that are words
 */
export function tableLines(
  rows: readonly (readonly string[])[],
  words: readonly number[] = [0],
): string[] {
  const widths = rows[0]?.map((_, column) =>
    Math.max(...rows.filter((row) => row.length > 1).map((row) => row[column]?.length ?? 0)),
  );
  return rows.map((row) =>
    row
      .map((cell, column) => {
        const width = widths?.[column] ?? 0;
        return words.includes(column) ? cell.padEnd(width) : cell.padStart(width);
      })
      .join('  ')
      .trimEnd(),
  );
}

/** Three digits that matter, and never an exponent. */
export function shown(value: number): string {
  if (Number.isInteger(value)) return value.toLocaleString('en-US');
  const digits = Math.abs(value) >= 100 ? 0 : 1 + Number(Math.abs(value) < 10);
  return value.toLocaleString('en-US', {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
}
