/** Transactions that remittance companies carry: who matches them, and whom they pay. */

import { THIRD_PARTY_STATUSES } from '#contract/orders/choices.ts';
import type { ThirdPartyStatus } from '#contract/orders/third-party-transactions.ts';
import { normalizeText } from '#domain/text/normalize-text.ts';
import type { thirdPartyTransactions } from '../../database/area-tables.ts';
import { type WorldOptions, worldTimes } from '../options.ts';
import type { Population } from '../people/population.ts';
import { describeRecipient } from '../people/recipients.ts';
import { REMITTANCE_COMPANIES } from '../places/countries.ts';
import { type Random, randomFor } from '../random.ts';
import { CORRIDOR_WEIGHTS, type Corridor } from './currencies.ts';
import {
  agreedRate,
  collectionFee,
  hundredthsText,
  inOtherCurrency,
  optionalText,
  payoutFee,
  posterFee,
  rateText,
  stampDuty,
  steppedAmount,
} from './money.ts';

type Row = typeof thirdPartyTransactions.$inferSelect;

const FIRST_ID = 50_001;
const ORDERS_EACH = 10;
const LEAST = 90;
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

const STATUSES: readonly (readonly [ThirdPartyStatus, number])[] = [
  ['completed', 74],
  ['failed', 8],
  ['expired', 7],
  ['dispute', 5],
  ['attention_needed', 6],
];
/** What the newest are still in. */
const OPEN: readonly (readonly [ThirdPartyStatus, number])[] = [
  ['initiated', 50],
  ['processing', 50],
];
const NEWEST = 16;

/** The first of the world show every status, however small it is. */
function statusOf(index: number, count: number, random: Random): ThirdPartyStatus {
  if (count - index <= NEWEST) return random.weighted(OPEN);
  return THIRD_PARTY_STATUSES[index] ?? random.weighted(STATUSES);
}

function amounts(corridor: Corridor, youth: number, random: Random) {
  const { from, to } = corridor;
  const rate = agreedRate(from, to, youth, random);
  const matcher = steppedAmount(to, random);
  const poster = inOtherCurrency(matcher, rate);
  return {
    poster_amount: hundredthsText(poster),
    poster_currency: from,
    matcher_amount: hundredthsText(matcher),
    matcher_currency: to,
    exchange_rate: rateText(rate),
    poster_fee: hundredthsText(posterFee(from, poster)),
    collection_fee: optionalText(collectionFee(from === 'NGN' ? 'mono' : 'stripe', poster)),
    payout_fee: hundredthsText(payoutFee(from)),
    poster_payout_fee: hundredthsText(payoutFee(from)),
    stampduty_fee: optionalText(stampDuty(from, poster)),
  };
}

interface Setting {
  readonly options: WorldOptions;
  readonly population: Population;
  readonly count: number;
}

function describe({ options, population, count }: Setting, index: number): Row {
  const { start, end } = worldTimes(options.anchor);
  const random = randomFor(options.seed, 'third party', index);
  const corridor = random.weighted(CORRIDOR_WEIGHTS);
  const poster = population.poster(corridor.from, random);
  const matcher = population.matcher(corridor.to, [poster], random);
  const beneficiary = population.beneficiary(poster, corridor.to, random);
  const recipient = describeRecipient(options.seed, matcher, poster.country);
  const place = (count - index - random.next()) / count;
  const created = end - Math.floor((end - start) * place ** 1.6);
  const status = statusOf(index, count, random);
  const posted = created + Math.floor(20 * MINUTE * random.next());
  const completed = posted + Math.floor(30 * HOUR * random.next() ** 2);
  return {
    id: FIRST_ID + index,
    company_id: random.pick(REMITTANCE_COMPANIES).id,
    status,
    person_id: matcher.id,
    method_id: matcher.paymentMethodId,
    beneficiary_id: beneficiary.id,
    recipient_name: recipient.name,
    recipient_email: recipient.email ?? null,
    recipient_phone: recipient.phone ?? null,
    recipient_country: recipient.country,
    recipient_bank_id: recipient.bank_id,
    poster_country: poster.country,
    matcher_country: matcher.country,
    ...amounts(corridor, (created - start) / (end - start), random),
    created_at: new Date(created),
    posted_at: status === 'initiated' ? null : new Date(Math.min(posted, end)),
    completed_at: status === 'completed' ? new Date(Math.min(completed, end)) : null,
    search_text: [matcher.normalized, beneficiary.normalized, normalizeText(recipient.name)].join(
      '\n',
    ),
  };
}

/** The rows of a world. The same options always give the same ones. */
export function describeThirdParty(options: WorldOptions, population: Population): Row[] {
  const count = Math.max(LEAST, Math.floor(options.orders / ORDERS_EACH));
  const setting = { options, population, count };
  return Array.from({ length: count }, (_, index) => describe(setting, index));
}
