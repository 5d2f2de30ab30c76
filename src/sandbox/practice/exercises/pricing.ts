/** Exercises about what is set for everyone: rates, options and announcements. */
import Big from 'big.js';
import { and, asc, eq } from 'drizzle-orm';
import { exchangeRateLimits, hybridOptions } from '../../database/area-tables.ts';
import { companies, countries, siteSettings } from '../../database/schema.ts';
import type { Exercise } from '../exercise.ts';
import { by, happened, inTurn, onAnother, type Rule, without } from '../rules.ts';
import type { AttemptStage } from '../stage.ts';

async function countryName({ queries }: AttemptStage, code: string): Promise<string> {
  const [found] = await queries.select().from(countries).where(eq(countries.abbreviation, code));
  return found?.country ?? code;
}

/** A rate a few percent away, as people write it. */
const shifted = (rate: string, percent: number): string =>
  new Big(rate)
    .times(100 + percent)
    .div(100)
    .prec(4)
    .toFixed();

const isEqual = (one: string | null, other: string) => one !== null && new Big(one).eq(other);

/** A limit may be 20% from the quote, and a little more, as quotes move. */
const WIDEST_LOW = '0.78';
const WIDEST_HIGH = '1.22';

type Option = typeof hybridOptions.$inferSelect;

/** A rule over every option as it was at the beginning, and as it is now. */
const options = (
  stage: AttemptStage,
  says: string,
  before: ReadonlyMap<number, Option>,
  holds: (pairs: readonly { readonly was: Option; readonly is: Option }[]) => boolean,
): Rule => ({
  says,
  holds: async () => {
    const now = await stage.queries.select().from(hybridOptions);
    return holds(
      now.flatMap((is) => {
        const was = before.get(is.id);
        return was ? [{ was, is }] : [];
      }),
    );
  },
});

export const pricingExercises = {
  'quote-left-its-limit': {
    area: 'Pricing',
    minutes: 5,
    title: 'Nobody posts from one country any more',
    help: 'rates',
    why: 'When today’s quote is outside its limit, posters cannot offer a rate that a matcher would accept. Each pair has a limit for each direction. A limit that is changed in the wrong row, or made too wide, does more harm than the old one.',
    situation: async (stage) => {
      const { quotes } = stage.services;
      const all = await stage.queries
        .select()
        .from(exchangeRateLimits)
        .orderBy(asc(exchangeRateLimits.id));
      // Those of naira always have a quote.
      const paired = all.filter(
        (row) =>
          [row.poster_currency, row.matcher_currency].includes('NGN') &&
          all.some(
            (other) =>
              other.poster_country === row.matcher_country &&
              other.matcher_country === row.poster_country,
          ),
      );
      const { id, ...limit } = stage.random.pick(paired);
      const { poster_currency: sent, matcher_currency: paid } = limit;
      const before = await quotes(sent, paid);
      // The quote went up and left the limit behind.
      await stage.queries
        .update(exchangeRateLimits)
        .set({
          min_exchange_rate: shifted(before.buy ?? '1', -stage.random.whole(38, 44)),
          max_exchange_rate: shifted(before.buy ?? '1', -stage.random.whole(12, 18)),
        })
        .where(eq(exchangeRateLimits.id, id));
      const from = await countryName(stage, limit.poster_country);
      const to = await countryName(stage, limit.matcher_country);
      const isAround = async () => {
        const now = await stage.row(exchangeRateLimits, id);
        const { buy, sell } = await quotes(sent, paid);
        const [least, most] = [new Big(now.min_exchange_rate), new Big(now.max_exchange_rate)];
        return {
          holdsQuote: least.lt(buy ?? 0) && most.gt(sell ?? 0),
          isNarrow:
            least.gt(new Big(buy ?? 0).times(WIDEST_LOW)) &&
            most.lt(new Big(sell ?? 0).times(WIDEST_HIGH)),
        };
      };
      return {
        told: `Since this morning nobody posts orders from ${from} (${sent}) to ${to} (${paid}) any more. See what is wrong with the rate there, and put it right. Today’s quote should be between the minimum and the maximum, and neither should be more than 20% away from it.`,
        hints: [
          'Exchange Rate Limit shows the quote of each pair beside its limit. Find the pair whose quote is outside its limit.',
          `The poster is in ${from} and the matcher in ${to}, so the row begins with ${sent}. Another row is for the other direction.`,
          'Set a minimum some 10% below the quote, and a maximum some 10% above it.',
        ],
        must: [
          {
            says: `The quote of ${sent} to ${paid} is within its limit`,
            holds: async () => (await isAround()).holdsQuote,
          },
          {
            says: 'The minimum and the maximum are within 20% of the quote',
            holds: async () => (await isAround()).isNarrow,
          },
        ],
        mustNot: [
          happened('Another limit was changed', onAnother('exchangeRateLimits.update', id)),
          happened('A limit was deleted', by('exchangeRateLimits.delete')),
          happened('A limit was added', by('exchangeRateLimits.create')),
        ],
      };
    },
  },

  'save-all': {
    area: 'Pricing',
    minutes: 5,
    title: 'Save All that would change too much',
    help: 'limits',
    why: 'Save All changes every option that the filters find, also those on other pages. With one filter too few it changes other prices too, and customers pay those at once.',
    situation: async (stage) => {
      const before = new Map(
        (await stage.queries.select().from(hybridOptions)).map((row) => [row.id, row]),
      );
      const one = stage.random.pick([...before.values()].toSorted((a, b) => a.id - b.id));
      const rate = shifted(one.exchange_rate ?? '1', stage.random.whole(2, 9));
      const company = await stage.row(companies, one.company_id);
      const isMeant = (option: Option) =>
        option.company_id === one.company_id &&
        option.matcher_country === one.matcher_country &&
        option.pb_country === one.pb_country;
      const from = await countryName(stage, one.matcher_country);
      const to = await countryName(stage, one.pb_country);
      return {
        told: `${company.company} has a new rate for ${from} (${one.matcher_currency}) to ${to} (${one.pb_currency}): ${rate}, for all amounts. The fees stay as they are, and so do the options of other companies.`,
        hints: [
          'Filter Hybrid Order Options by the company, the country of the matcher and that of the beneficiary.',
          'Enter the rate above the table and leave the fee empty. Save All says how many options it changes.',
          `${[...before.values()].filter(isMeant).length} options have to change. Use Save All with exactly those three filters.`,
        ],
        must: [
          options(
            stage,
            `Every option of ${company.company} from ${from} to ${to} has the rate ${rate}`,
            before,
            (pairs) => pairs.every(({ is }) => !isMeant(is) || isEqual(is.exchange_rate, rate)),
          ),
        ],
        mustNot: [
          options(stage, 'Another option was changed', before, (pairs) =>
            pairs.some(
              ({ was, is }) =>
                !isMeant(is) && (was.exchange_rate !== is.exchange_rate || was.fee !== is.fee),
            ),
          ),
          options(stage, 'A fee was changed', before, (pairs) =>
            pairs.some(({ was, is }) => isMeant(is) && was.fee !== is.fee),
          ),
        ],
      };
    },
  },

  'maintenance-at-the-right-moment': {
    area: 'Announcements',
    minutes: 4,
    title: 'Maintenance Mode at the right moment',
    help: 'practice',
    why: 'While Maintenance Mode is on, nobody can use the app. A user in the middle of a payment should know before it starts, and should not wait longer than needed.',
    situation: async (stage) => {
      await stage.queries.update(siteSettings).set({ value: false });
      const at = `${stage.random.whole(10, 17)}:${stage.random.whole(10, 59)}`;
      const announced = by('ribbons.update', { is_active: true });
      const on = by('siteSettings.write', { value: true });
      const off = by('siteSettings.write', { value: false });
      return {
        told: `The database is replaced now, at ${at}. It takes only a moment. Tell the users first. Then turn Maintenance Mode on, and off again.`,
        hints: [
          'Users see ribbons in the app. Create one on Ribbons, or use one that is there.',
          'A ribbon is shown only when it is published. Publish it before you turn Maintenance Mode on.',
          'Then turn Maintenance Mode on in the sidebar, and off again.',
        ],
        must: [
          inTurn(
            'A ribbon was published, then Maintenance Mode turned on, then off',
            announced,
            on,
            off,
          ),
          {
            says: 'Maintenance Mode is off',
            holds: async () => {
              const { queries } = stage;
              const isOn = and(eq(siteSettings.type, 'maintenance'), eq(siteSettings.value, true));
              return (await queries.$count(siteSettings, isOn)) === 0;
            },
          },
        ],
        mustNot: [
          without('Maintenance Mode was turned on before a ribbon was published', on, announced),
        ],
      };
    },
  },
} as const satisfies Readonly<Record<string, Exercise>>;
