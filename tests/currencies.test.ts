/** What a currency needs beside its row in the catalogue and its rate in the sandbox, which types demand. */
import { expect, it } from 'vitest';
import { CURRENCIES } from '#domain/currencies/catalogue.ts';
import { KNOWN_DESTINATIONS } from '#domain/transfer/destinations.ts';
import { COUNTRIES } from '#sandbox/world/places/countries.ts';

const codesOf = (all: readonly { readonly currency: string }[]) =>
  new Set(all.map(({ currency }) => currency));

it('a country of the sandbox, and a destination where it is received', () => {
  const inSandbox = codesOf(COUNTRIES);
  const received = codesOf(KNOWN_DESTINATIONS);
  const missing = CURRENCIES.flatMap(({ currency_code: code, is_matcher_from_currency }) => [
    ...(inSandbox.has(code) ? [] : [`${code}: a country in src/sandbox/world/places/countries.ts`]),
    ...(received.has(code) || !is_matcher_from_currency
      ? []
      : [`${code}: a destination in src/domain/transfer/destinations.ts`]),
  ]);
  expect(missing).toEqual([]);
});
