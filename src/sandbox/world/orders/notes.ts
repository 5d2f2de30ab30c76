/** What people and staff write: references and memos, with everything a text field can hold. */
import type { Random } from '../random.ts';

const MEMOS = [
  'Customer asked to be called before payout.',
  'Receipt checked, amount agrees.',
  'Second attempt after the card was declined.',
  'Beneficiary’s bank was down on the first try; retried by hand.',
  'VIP. Please keep the fee as agreed by e-mail.',
  'Name on account differs from the profile (maiden name). Identity document seen.',
  'Matcher sent two transfers of half the amount.\nBoth arrived.\n\nNothing left to do.',
  'School fees 🎓 for the term; needed before Friday 🙏🏾',
  '<b>Urgent</b> <script>alert("memo")</script>',
  "=cmd|' /C calc'!A0",
  '+44 number does not answer, use the other one',
  'مدفوعات الإيجار لشهر مارس',
  '学费,请尽快处理。',
  'a\ttab, a "quote", a comma; and a back\\slash',
  'The poster opened this order three times in one evening, each time with another recipient, and cancelled the first two within minutes. On the phone she explained that her sister’s account had been renumbered after the merger of the two banks and that the old number was still printed on the cheque book. The new number was confirmed by the bank’s own app in a video call, the screenshot is attached to the support case, and the transfer arrived on the following morning. Nothing suspicious remains; the flag on the account can go after thirty days.',
] as const;

const CUSTOMER_NOTES = [
  'Rent',
  'For Mum',
  'School fees',
  'Invoice 2231',
  'Wedding 💍',
  'Hospital bill',
  'Owó oúnjẹ',
  'Gracias & thank you <3',
] as const;

/** Staff's memo on an order, for about a third of them. */
export const adminMemo = (random: Random): string | null =>
  random.chance(0.32) ? random.pick(MEMOS) : null;

/** The poster's own note. */
export const customerNote = (random: Random): string | null =>
  random.chance(0.4) ? random.pick(CUSTOMER_NOTES) : null;

const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ';
const letters = (length: number, random: Random) =>
  Array.from({ length }, () => random.pick([...LETTERS])).join('');

/** A payment provider's reference. */
export const providerReference = (paymentType: string, random: Random): string =>
  paymentType === 'stripe'
    ? `pi_3${letters(6, random)}${random.digits(10)}`
    : `FLW${random.digits(9)}-${letters(4, random)}`;

/** A reference the poster typed when paying by hand. */
export const manualReference = (random: Random): string =>
  random.weighted([
    [`KX-${random.digits(6)}`, 60],
    [`TRF/${random.digits(4)}/${random.digits(5)}`, 25],
    [`${letters(2, random)} ${random.digits(4)} rent`, 12],
    ['=1+1', 1],
    [`<i>${random.digits(5)}</i>`, 2],
  ]);
