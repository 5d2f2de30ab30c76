/** Currencies that orders are made in, their rates and their pairs (3Q, 3Y). */
import {
  type CurrencyCode as AnyCode,
  type Currency,
  currencyOf,
} from '#domain/currencies/catalogue.ts';

/**
 * Units for one euro. The rates of GBP to ZAR are those of the specification (3Q14). The five of
 * unified recipients are not specified and are of the same date. Their amounts are in the catalogue
 * of `domain/`.
 */
export const PER_EURO = {
  EUR: 1,
  GBP: 0.91304,
  CAD: 1.61538,
  USD: 1.19132,
  NGN: 525,
  GHS: 8,
  SEK: 10.34,
  KES: 130.4,
  ZAR: 18.1,
  AED: 4.3752,
  CNY: 7.78,
  INR: 87.9,
  TRY: 10.2,
  BRL: 6.41,
} as const satisfies { readonly [Code in AnyCode]?: number };

export type WorldCurrency = keyof typeof PER_EURO;

/** Units for one euro of the currencies that are sent to the network and traded in no seeded order. */
const SENT_ONLY: Readonly<Record<Exclude<AnyCode, WorldCurrency>, number>> = {
  DKK: 7.44,
  NOK: 10.12,
  ISK: 149.5,
  CHF: 1.08,
  GIP: 0.91304,
  PLN: 4.55,
  CZK: 25.6,
  HUF: 358,
  RON: 4.88,
  BGN: 1.9558,
  HRK: 7.53,
  AUD: 1.57,
  NZD: 1.68,
  JPY: 128.4,
  HKD: 9.24,
  SGD: 1.59,
  MYR: 4.87,
};

/** Units for one euro of every currency, by its code. */
export const RATES: ReadonlyMap<string, number> = new Map(
  Object.entries({ ...SENT_ONLY, ...PER_EURO }),
);

/** Whether orders are made in the currency. */
export const isTraded = (code: string): code is WorldCurrency => Object.hasOwn(PER_EURO, code);

/** The currency as the catalogue has it. @throws when it has none */
export function tradedCurrency(code: WorldCurrency): Currency {
  const found = currencyOf(code);
  if (!found) throw new Error(`The catalogue has no ${code}`);
  return found;
}

/** A pair of currencies people trade, and how often they do. */
export interface Corridor {
  readonly from: WorldCurrency;
  readonly to: WorldCurrency;
  readonly weight: number;
}

const corridors = (from: WorldCurrency, targets: Partial<Record<WorldCurrency, number>>) =>
  Object.entries(targets).map(([to, weight]) => ({ from, to: to as WorldCurrency, weight }));

/** From the poster's currency to the beneficiary's (3Y23, tradable pairs). */
export const CORRIDORS: readonly Corridor[] = [
  ...corridors('NGN', { USD: 300, GBP: 120, CAD: 90, EUR: 80, SEK: 12 }),
  ...corridors('NGN', { CNY: 14, INR: 10, TRY: 8, AED: 10, BRL: 6 }),
  ...corridors('GHS', { USD: 60, GBP: 30, EUR: 20, CAD: 15 }),
  ...corridors('KES', { USD: 30, GBP: 15, EUR: 10, CAD: 6 }),
  ...corridors('ZAR', { USD: 18, GBP: 15, EUR: 10, CAD: 4 }),
  ...corridors('USD', { NGN: 70, GHS: 12, KES: 12, ZAR: 5 }),
  ...corridors('GBP', { NGN: 50, GHS: 10, KES: 6, ZAR: 5 }),
  ...corridors('CAD', { NGN: 35, GHS: 4, KES: 3 }),
  ...corridors('EUR', { NGN: 35, GHS: 6, KES: 4, ZAR: 4 }),
  ...corridors('SEK', { NGN: 8 }),
];

export const CORRIDOR_WEIGHTS = CORRIDORS.map((corridor) => [corridor, corridor.weight] as const);
