/** The two sides of a transfer. A choice on one stays; the other becomes the first that trades with it (3C21). */
import { canTrade, currencyOf, SENDING_CURRENCIES, tradableWith } from '../currencies/catalogue.ts';
import type { ReceivingCountry } from './destinations.ts';

export interface Pair {
  /** Code of the poster's currency. */
  readonly sending: string;
  readonly destination: ReceivingCountry;
}

/** The pair after `sending` was chosen; the destination stays if the two can trade. */
export function withSending(
  sending: string,
  destination: ReceivingCountry,
  offered: readonly ReceivingCountry[],
): Pair {
  const isOffered = offered.some(({ key }) => key === destination.key);
  if (isOffered && canTrade(sending, destination.currency)) return { sending, destination };
  const [first] = tradableWith(sending).flatMap(
    (code) => offered.find(({ currency }) => currency === code) ?? [],
  );
  return { sending, destination: first ?? destination };
}

/** The pair after `destination` was chosen; the sent currency stays if the two can trade. */
export function withDestination(sending: string, destination: ReceivingCountry): Pair {
  if (canTrade(sending, destination.currency)) return { sending, destination };
  const sent = SENDING_CURRENCIES.map((currency) => currency.currency_code);
  const first = tradableWith(destination.currency).find((code) => sent.includes(code));
  return { sending: first ?? sending, destination };
}

/** A currency as a select shows it: its country and its code (3C03). */
export const currencyLabel = (code: string): string =>
  `${currencyOf(code)?.country_name ?? code} (${code})`;
