/** The offers and fees service and the unified recipient service (3C, 3K, 3U). */
import { and, asc, eq } from 'drizzle-orm';
import { CURRENCIES } from '#domain/currencies/catalogue.ts';
import { offerFee } from '#domain/transfer/amounts.ts';
import { isUnified } from '#domain/transfer/destinations.ts';
import { banks, countries } from '../../database/schema.ts';
import type { Handlers } from '../../server/mount.ts';
import { unprocessable } from '../../server/problem.ts';

export const serviceHandlers = {
  'offers.fees': ({ sending_currency_code: currency, amount }) =>
    Promise.resolve({
      data:
        currency === undefined || amount === undefined
          ? []
          : [{ currency, amount, fee: offerFee(amount, currency) }],
    }),

  'offers.paymentMethods': () =>
    Promise.resolve({
      data: CURRENCIES.map(({ currency_code: currency, payment_types: types }) => ({
        currency,
        methods: types.map(({ code, name }) => ({ code, name })),
      })),
    }),

  'offers.deliveryMethods': () =>
    Promise.resolve({
      data: ['Bank Deposit', 'Mobile Money', 'Cash Pick up', 'Cash Delivery'].map((name) => ({
        name,
      })),
    }),

  'offers.countries': async (_input, { database }) => ({
    data: await database.queries.select().from(countries).orderBy(asc(countries.country)),
  }),

  'offers.exchangeRate': async (
    { sending_currency_code: from, receiving_currency_code: to },
    { quotes },
  ) => ({ data: await quotes(from, to) }),

  'recipients.banks': async ({ countryCode, currencyCode }, { database: { queries } }) => {
    if (!isUnified(countryCode)) {
      throw unprocessable(`Recipients in ${countryCode} are not unified recipients`);
    }
    const found = await queries
      .select({ bank_id: banks.bank_code, name: banks.name })
      .from(banks)
      .innerJoin(countries, eq(countries.abbreviation, banks.country))
      .where(and(eq(banks.country, countryCode), eq(countries.currency, currencyCode)))
      .orderBy(asc(banks.name));
    return { data: found };
  },
} satisfies Partial<Handlers>;
