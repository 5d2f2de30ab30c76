/** A name of the API's in words: 'bank_statement' is 'Bank statement'. */
export function wordsOf(name: string): string {
  const words = name.replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
