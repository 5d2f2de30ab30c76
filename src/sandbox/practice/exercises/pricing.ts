/** Exercises about what is set for everyone: rates, options and announcements. */
import Big from 'big.js';
import { and, asc, eq } from 'drizzle-orm';
import { hybridOptions } from '../../database/hybrid-option-tables.ts';
import { exchangeRateLimits } from '../../database/rate-limit-tables.ts';
import { companies, countries, siteSettings } from '../../database/schema.ts';
import type { Exercise } from '../exercise.ts';
import { by, happened, inTurn, onAnother, type Rule, without } from '../rules.ts';
import type { Stage } from '../stage.ts';

/** The name of a country by its two letters. */
async function countryName({ queries }: Stage, code: string): Promise<string> {
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

/** An option as it was and as it is. */
type Option = typeof hybridOptions.$inferSelect;

/** A rule over every option as it was at the beginning, and as it is now. */
const options = (
  stage: Stage,
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
  'rate-in-the-right-direction': {
    area: 'Pricing',
    minutes: 4,
    title: 'A rate limit, and its direction',
    help: 'limits',
    why: 'Each pair has a limit in each direction, and the rate of one is not that of the other. A limit on the wrong row stops one side from trading, and leaves the other open.',
    situation: async (stage) => {
      const all = await stage.queries
        .select()
        .from(exchangeRateLimits)
        .orderBy(asc(exchangeRateLimits.id));
      const paired = all.filter((row) =>
        all.some(
          (other) =>
            other.poster_country === row.matcher_country &&
            other.matcher_country === row.poster_country,
        ),
      );
      const limit = stage.random.pick(paired);
      const { id, poster_currency: sent, matcher_currency: paid } = limit;
      const least = shifted(limit.min_exchange_rate, stage.random.whole(2, 6));
      const most = shifted(limit.max_exchange_rate, stage.random.whole(2, 6));
      const from = await countryName(stage, limit.poster_country);
      const to = await countryName(stage, limit.matcher_country);
      return {
        told: `For orders that are posted in ${from} (${sent}) and matched in ${to} (${paid}), the rate may be between ${least} and ${most} from now on.`,
        hints: [
          'Find the pair on Exchange Rate Limit. There is a row for each direction.',
          `The poster is in ${from}, the matcher in ${to}.`,
          `Edit the row with ${sent} first: minimum ${least}, maximum ${most}.`,
        ],
        must: [
          {
            says: `The limit of ${sent} to ${paid} is from ${least} to ${most}`,
            holds: async () => {
              const now = await stage.row(exchangeRateLimits, id);
              return isEqual(now.min_exchange_rate, least) && isEqual(now.max_exchange_rate, most);
            },
          },
        ],
        mustNot: [
          happened('Another limit was changed', onAnother('exchangeRateLimits.update', id)),
          happened('A limit was deleted', by('exchangeRateLimits.delete')),
        ],
      };
    },
  },

  'save-all': {
    area: 'Pricing',
    minutes: 5,
    title: 'Save All that would change too much',
    help: 'limits',
    why: 'Save All changes every option that the filters find, also those on other pages. One filter too few changes the prices of others, and customers pay them at once.',
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
        told: `${company.company} has a new rate for ${from} (${one.matcher_currency}) to ${to} (${one.pb_currency}): ${rate}, for all amounts. The fees stay, and so does everything of the other companies.`,
        hints: [
          'Filter Hybrid Order Options by the company, the country of the matcher and that of the beneficiary.',
          'Enter the rate above the table and leave the fee empty. Save All says how many options it changes.',
          `${[...before.values()].filter(isMeant).length} options are meant. Save All with exactly those three filters.`,
        ],
        must: [
          options(stage, `Every option that is meant has the rate ${rate}`, before, (pairs) =>
            pairs.every(({ is }) => !isMeant(is) || isEqual(is.exchange_rate, rate)),
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
    why: 'While Maintenance Mode is on, nobody can use the app. Whoever is in the middle of a payment should have read it before it happens, and should not wait longer than needed.',
    situation: async (stage) => {
      await stage.queries.update(siteSettings).set({ value: false });
      const at = `${stage.random.whole(10, 17)}:${stage.random.whole(10, 59)}`;
      const announced = by('ribbons.update', { is_active: true });
      const on = by('siteSettings.write', { value: true });
      const off = by('siteSettings.write', { value: false });
      return {
        told: `The database is exchanged at ${at}, which is now; it takes a moment only. Tell the users first, turn Maintenance Mode on for it, and off again.`,
        hints: [
          'Users read ribbons. Create one on Ribbons, or take one that is there.',
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
