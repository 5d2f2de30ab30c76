/** Numbers as people type them, and paste them out of mails, sheets and these screens. */

/** A comma or one kind of blank between thousands, always the same one. */
const GROUPED =
  /^\d{1,3}(?:,\d{3})+(?:\.\d*)?$|^\d{1,3}(?:(?<blank>[ \u00A0\u2009\u202F])\d{3})(?:\k<blank>\d{3})*(?:\.\d*)?$/u;
const PLAIN = /^(?:\d+\.?\d*|\.\d+)$/u;
const SEPARATORS = /[, \u00A0\u2009\u202F]/gu;

/** A currency by its code or sign, on one side of the number. */
const UNIT =
  /^(?:(?<before>[A-Za-z]{3}|\p{Sc})\s*)?(?<number>[^\p{L}\p{Sc}]*?)(?:\s*(?<after>[A-Za-z]{3}|\p{Sc}))?$/u;

const A_SIGN = /\p{Sc}/u;

/**
 * The digits of a typed number, with at most one dot; null if it is invalid: '1,750.00', '1 750'
 * and '1750 USD' give '1750.00', '1750' and '1750'. A comma is never a decimal separator, so '1,75'
 * is invalid. In a field with a `currency`, the code of another one is invalid too.
 */
export function typedNumber(text: string, currency?: string): string | null {
  const { before, number = '', after } = UNIT.exec(text.trim())?.groups ?? {};
  if (before !== undefined && after !== undefined) return null;
  const unit = before ?? after;
  const isOther = unit !== undefined && !A_SIGN.test(unit) && unit.toUpperCase() !== currency;
  if (currency !== undefined && isOther) return null;
  if (PLAIN.test(number)) return number;
  return GROUPED.test(number) ? number.replace(SEPARATORS, '') : null;
}

/** {@link typedNumber} with a minus before it, where a number below 0 has a meaning. */
export function typedSigned(text: string): string | null {
  const trimmed = text.trim();
  const rest = trimmed.replace(/^[-\u2212]/u, '');
  const digits = typedNumber(rest);
  return digits === null || rest === trimmed ? digits : `-${digits}`;
}
