/** Currencies of the network: rates and the amounts offers may have (document 3 §3, §9). */

/** A currency as offers are made in it. Amounts are whole units. */
export interface Currency {
  /** Units for one euro. */
  readonly perEuro: number;
  readonly least: number;
  readonly most: number;
  readonly step: number;
}

const like = (perEuro: number, least: number, most: number, step: number): Currency => ({
  perEuro,
  least,
  most,
  step,
});

/**
 * The rates of GBP to ZAR are document 3 §3; the five of unified recipients are not given there and
 * are of the same time.
 */
export const CURRENCIES = {
  EUR: like(1, 50, 1000, 50),
  GBP: like(0.91304, 50, 1000, 50),
  CAD: like(1.61538, 50, 1000, 50),
  USD: like(1.19132, 50, 1000, 50),
  NGN: like(525, 30_000, 300_000, 1000),
  GHS: like(8, 500, 10_000, 500),
  SEK: like(10.34, 450, 9000, 450),
  KES: like(130.4, 5000, 150_000, 5000),
  ZAR: like(18.1, 500, 10_000, 500),
  AED: like(4.3752, 1750, 9000, 250),
  CNY: like(7.78, 3500, 10_000, 500),
  INR: like(87.9, 40_000, 120_000, 5000),
  TRY: like(10.2, 13_000, 39_000, 2000),
  BRL: like(6.41, 250, 10_000, 250),
} as const satisfies Record<string, Currency>;

export type CurrencyCode = keyof typeof CURRENCIES;

/** A pair of currencies people trade, and how often they do. */
export interface Corridor {
  readonly from: CurrencyCode;
  readonly to: CurrencyCode;
  readonly weight: number;
}

const corridors = (from: CurrencyCode, targets: Partial<Record<CurrencyCode, number>>) =>
  Object.entries(targets).map(([to, weight]) => ({ from, to: to as CurrencyCode, weight }));

/** From the poster's currency to the beneficiary's (document 3 §9, tradable pairs). */
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
