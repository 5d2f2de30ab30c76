/** One spelling for what is searched and what is searched for. */

const DIACRITICS = /[̀-ͯ]/gu;

/**
 * Text as the search compares it: without case and without the accents of Latin, Greek and
 * Cyrillic letters, so that 'adebayo' finds 'Adébáyọ̀'.
 */
export function fold(text: string): string {
  return text
    .normalize('NFKD')
    .replace(DIACRITICS, '')
    .toLowerCase()
    .replaceAll('ı', 'i')
    .normalize('NFC');
}
