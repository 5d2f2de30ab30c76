/** Card types by the pattern of the number (2C, 2I). */
import creditCardType from 'credit-card-type';

/** The known types, in the order they are tried. */
export const CARD_TYPES = [
  'verve',
  'electron',
  'maestro',
  'dankort',
  'interpayment',
  'unionpay',
  'visa',
  'mastercard',
  'amex',
  'diners',
  'discover',
  'jcb',
] as const;
export type CardType = (typeof CARD_TYPES)[number];

const NAMES: Readonly<Record<CardType, string>> = {
  verve: 'Verve',
  electron: 'Visa Electron',
  maestro: 'Maestro',
  dankort: 'Dankort',
  interpayment: 'InterPayment',
  unionpay: 'UnionPay',
  visa: 'Visa',
  mastercard: 'Mastercard',
  amex: 'American Express',
  diners: 'Diners Club',
  discover: 'Discover',
  jcb: 'JCB',
};

/** The name of a card type. */
export const cardTypeName = (type: CardType): string => NAMES[type];

const VERVE = { first: 506_099, last: 506_198, digits: 16 } as const;

/** Card types that the library does not know, or takes for another one. */
const OWN: readonly (readonly [type: CardType, pattern: RegExp])[] = [
  ['electron', /^(?:4026|417500|4405|4508|4844|4913|4917)/u],
  ['dankort', /^5019/u],
  ['interpayment', /^636/u],
  ['unionpay', /^88/u],
];

const FROM_LIBRARY: Readonly<Record<string, CardType>> = {
  maestro: 'maestro',
  unionpay: 'unionpay',
  visa: 'visa',
  mastercard: 'mastercard',
  'american-express': 'amex',
  'diners-club': 'diners',
  discover: 'discover',
  jcb: 'jcb',
};

/** Types within whose numbers the library knows brands that are none of the twelve: Elo, Naranja and Troy. */
const AROUND_OTHERS: readonly (readonly [type: CardType, pattern: RegExp])[] = [
  ['visa', /^4/u],
  ['mastercard', /^5[1-5]/u],
  ['discover', /^65/u],
];

const typeIn = (types: typeof OWN, digits: string) =>
  types.find(([, pattern]) => pattern.test(digits))?.[0] ?? null;

/** Too few digits fit many types. */
const LEAST_DIGITS = 4;

function isVerve(digits: string): boolean {
  const prefix = Number(digits.slice(0, 6));
  return digits.length >= VERVE.digits && prefix >= VERVE.first && prefix <= VERVE.last;
}

/** The type of the card of this number, however it is grouped; null for a number of none of them. */
export function cardType(number: string): CardType | null {
  const digits = number.replaceAll(/[\s-]/gu, '').replace(/\D.*/u, '');
  if (digits.length < LEAST_DIGITS) return null;
  if (isVerve(digits)) return 'verve';
  const own = typeIn(OWN, digits);
  if (own) return own;
  const [found] = creditCardType(digits);
  return (found && FROM_LIBRARY[found.type]) ?? typeIn(AROUND_OTHERS, digits);
}
