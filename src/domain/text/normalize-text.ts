/** One spelling for what is searched and what is searched for. */

const DIACRITICS = /[̀-ͯ]/gu;

/** Letters and signs that are no base letter with an accent, as keyboards without them write them. */
const PLAIN: Readonly<Record<string, string>> = {
  ı: 'i',
  ł: 'l',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ħ: 'h',
  ə: 'a',
  þ: 'th',
  æ: 'ae',
  œ: 'oe',
  ß: 'ss',
  // The small letter of Σ at the end of a word.
  ς: 'σ',
  '‘': "'",
  '’': "'",
  ʻ: "'",
  ʼ: "'",
  '–': '-',
};
const SPECIAL = new RegExp(`[${Object.keys(PLAIN).join('')}]`, 'gu');

/**
 * Text as the search compares it: without case, without the accents of Latin, Greek and Cyrillic
 * letters and with one kind of apostrophe and dash, so that 'adebayo' finds 'Adébáyọ̀', 'lodz' finds
 * 'Łódź' and "o'brien" finds 'O’Brien'.
 */
export function normalizeText(text: string): string {
  return text
    .normalize('NFKD')
    .replace(DIACRITICS, '')
    .toLowerCase()
    .replace(SPECIAL, (letter) => PLAIN[letter] ?? letter)
    .normalize('NFC');
}

/** The rows whose words contain a typed text, in their order; all of them for an empty one. */
export function containing<Row>(
  rows: readonly Row[],
  typed: string,
  words: (row: Row) => string,
): readonly Row[] {
  const wanted = normalizeText(typed.trim());
  return rows.filter((row) => normalizeText(words(row)).includes(wanted));
}
