/** What no line breaks inside of: dates, times, ages, amounts with their currency, and IDs. */

const TIME = String.raw`\d{1,2}:\d{2}(?::\d{2})?(?: [AP]M)?`;
const UNBROKEN = [
  // A day, with its time where it has one, in every form of the settings; no part of a network address.
  String.raw`\d{1,4}([./-])\d{1,2}\1\d{1,4}(?!\.?\d)(?:,? ${TIME})?`,
  String.raw`\d{1,2} [A-Z][a-z]{2} \d{4}(?:, ${TIME})?`,
  TIME,
  String.raw`\d[\d,]* (?:second|minute|hour|day|week|month|year)s?\b(?: ago\b)?`,
  String.raw`[-−]?\d[\d,]*(?:\.\d+)? [A-Z]{3}\b`,
  // An ID in parts, one of which has a digit.
  String.raw`\b(?=[A-Za-z-]*\d)[A-Za-z\d]+(?:-[A-Za-z\d]+)+\b`,
];
// No line ends with its bracket, or begins with what follows it.
const PATTERN = new RegExp(String.raw`\(?(?:${UNBROKEN.join('|')})[).,:;]*`, 'gu');

/** A text in parts, in turn what a line may break in and what it may not. */
export function unbrokenParts(text: string): readonly string[] {
  const parts: string[] = [];
  let end = 0;
  for (const { 0: whole, index } of text.matchAll(PATTERN)) {
    parts.push(text.slice(end, index), whole);
    end = index + whole.length;
  }
  return [...parts, text.slice(end)];
}
