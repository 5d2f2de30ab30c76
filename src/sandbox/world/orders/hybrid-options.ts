/** What hybrid orders are offered at, and how that was changed before. */
import type { hybridOptionChanges, hybridOptions } from '../../database/area-tables.ts';
import { STAFF_IDS } from '../people/verifications.ts';
import { COUNTRIES, REMITTANCE_COMPANIES } from '../places/countries.ts';
import { randomFor } from '../random.ts';
import { PER_EURO, type WorldCurrency } from './currencies.ts';
import { hundredthsText, rateText } from './money.ts';

type OptionRow = typeof hybridOptions.$inferSelect;
type ChangeRow = typeof hybridOptionChanges.$inferSelect;

const MATCHER_COUNTRIES = ['US', 'GB', 'CA', 'DE'] as const;
const PB_COUNTRIES = ['NG', 'GH', 'KE', 'CN', 'IN', 'TR', 'AE', 'BR'] as const;
const AMOUNTS = [50, 100, 200, 500] as const;
/** Two companies carry every pair, the last one only those to Africa. */
const AFRICA = 3;

const FEES = [199, 299, 399, 499, 599] as const;
const CHANGES = 60;
const SPAN = 45 * 86_400_000;
const MILLION = 1_000_000;

const currencyOf = (country: string) =>
  (COUNTRIES.find(({ abbreviation }) => abbreviation === country)?.currency ??
    'USD') as WorldCurrency;

/** Units of `to` for one of `from`, a little less than the market gives. */
function offeredRate(from: WorldCurrency, to: WorldCurrency, share: number): string {
  const middle = PER_EURO[to] / PER_EURO[from];
  return rateText(Math.round(middle * (0.97 + 0.02 * share) * 100) * (MILLION / 100));
}

function describeOptions(seed: number): OptionRow[] {
  const rows = REMITTANCE_COMPANIES.flatMap(({ id }, at) =>
    MATCHER_COUNTRIES.flatMap((matcher) =>
      PB_COUNTRIES.slice(0, at === REMITTANCE_COMPANIES.length - 1 ? AFRICA : undefined).flatMap(
        (pb) => AMOUNTS.map((amount) => ({ company: id, matcher, pb, amount })),
      ),
    ),
  );
  return rows.map(({ company, matcher, pb, amount }, index) => {
    const random = randomFor(seed, 'hybrid option', index);
    const from = currencyOf(matcher);
    const to = currencyOf(pb);
    return {
      id: index + 1,
      company_id: company,
      matcher_amount: hundredthsText(amount * 100),
      matcher_country: matcher,
      matcher_currency: from,
      pb_country: pb,
      pb_currency: to,
      exchange_rate: offeredRate(from, to, random.next()),
      fee: hundredthsText(random.pick(FEES)),
    };
  });
}

/** The last change of an option is what it is now. */
function describeChange(seed: number, index: number, options: readonly OptionRow[], end: number) {
  const random = randomFor(seed, 'hybrid option change', index);
  const option = random.pick(options);
  return {
    id: index + 1,
    option_id: option.id ?? 0,
    account_id: random.pick(STAFF_IDS),
    exchange_rate: option.exchange_rate,
    fee: option.fee,
    created_at: new Date(end - Math.floor((SPAN * (CHANGES - index - random.next())) / CHANGES)),
  } satisfies ChangeRow;
}

/** The options and their changes; the same seed always gives the same ones. */
export function describeHybridOptions(seed: number, end: number) {
  const options = describeOptions(seed);
  const changes = Array.from({ length: CHANGES }, (_, index) =>
    describeChange(seed, index, options, end),
  );
  return { options, changes };
}
