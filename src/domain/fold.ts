/** One spelling for what is searched and what is searched for. */

const DIACRITICS = /[̀-ͯ]/gu;

/**
 * Text as the search compares it: without case, without the accents of Latin, Greek and Cyrillic
 * letters and with one kind of apostrophe, so that 'adebayo' finds 'Adébáyọ̀' and "o'brien" finds
 * 'O’Brien'.
 */
export function fold(text: string): string {
  return text
    .normalize('NFKD')
    .replace(DIACRITICS, '')
    .toLowerCase()
    .replaceAll('ı', 'i')
    .replaceAll('’', "'")
    .normalize('NFC');
}
