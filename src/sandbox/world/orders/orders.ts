/** Orders: the parties, amounts, progress and times. */
import type { OrderStatus, RefundStatus } from '#contract/orders/orders.ts';
import type { orders } from '../../database/schema.ts';
import { type Random, randomFor } from '../random.ts';
import type { Agreement, OrderSetting } from './agreement.ts';
import { CORRIDOR_WEIGHTS } from './currencies.ts';
import { type Course, describeMatches, type MatchDraft } from './matches.ts';
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
import { adminMemo, customerNote, manualReference, providerReference } from './notes.ts';
import { type OrderCourse, refundOf, STORIES, statusAt } from './stories.ts';
import { timeline } from './timeline.ts';

type OrderRow = Omit<typeof orders.$inferSelect, 'id' | 'match_id' | 'search_text'>;

/** An order before it has an id, with its matches from the first to the latest. */
export interface OrderDraft {
  readonly order: OrderRow;
  readonly matches: readonly MatchDraft[];
  /** The normalized names that find the order. */
  readonly names: readonly string[];
}

const NO_PARTIAL: readonly string[] = ['GHS', 'KES', 'ZAR', 'CNY', 'INR', 'TRY', 'AED', 'BRL'];

function agree(setting: OrderSetting, random: Random): Agreement {
  const { population, worldStart, worldEnd, createdAt } = setting;
  const corridor = random.weighted(CORRIDOR_WEIGHTS);
  const { from, to } = corridor;
  const type = from === 'NGN' && to === 'USD' && random.chance(0.5) ? 'hybrid' : 'p2p';
  const poster = population.poster(from, random);
  const youth = (createdAt - worldStart) / (worldEnd - worldStart);
  const rate = agreedRate(from, to, youth, random);
  const matcherAmount = steppedAmount(to, random);
  return {
    type,
    corridor,
    poster,
    beneficiary: population.beneficiary(poster, to, random),
    rate,
    matcherAmount,
    posterAmount: inOtherCurrency(matcherAmount, rate),
    // Hidden on the form for hybrid offers and these currencies (3C).
    partial: type === 'p2p' && !NO_PARTIAL.includes(to) && random.chance(0.3),
    youth,
  };
}

function paymentTypeOf(agreement: Agreement, random: Random): string {
  if (agreement.corridor.from === 'NGN') {
    return random.weighted([
      ['mono', 60],
      ['admin', 25],
      ['stripe', 15],
    ]);
  }
  return random.chance(0.3) ? 'admin' : 'stripe';
}

/** References of the poster's payment: the provider's, the poster's own, both or neither. */
function references(paymentType: string | null, published: boolean, random: Random) {
  const byHand = paymentType === 'admin';
  const provider = published && random.chance(byHand ? 0.1 : 0.92);
  const manual = random.chance(byHand ? 0.9 : 0.08);
  return {
    flw_ref: provider && paymentType !== null ? providerReference(paymentType, random) : null,
    poster_manual_payment_ref: manual ? manualReference(random) : null,
  };
}

function fees(agreement: Agreement, paymentType: string | null, paidOut: boolean, random: Random) {
  const { from } = agreement.corridor;
  return {
    poster_fee: hundredthsText(posterFee(from, agreement.posterAmount)),
    collection_fee: optionalText(collectionFee(paymentType, agreement.posterAmount)),
    payout_fee: optionalText(paidOut ? payoutFee(from) : null),
    poster_payout_fee: optionalText(paidOut && random.chance(0.4) ? payoutFee(from) / 2 : null),
    stampduty_fee: optionalText(stampDuty(from, agreement.posterAmount)),
  };
}

/** How far an order came, and when; dates not reached are null. */
interface Life {
  readonly status: OrderStatus;
  readonly refund: RefundStatus | null;
  readonly paymentType: string | null;
  readonly course: Course;
  readonly matches: readonly MatchDraft[];
  readonly publishedAt: Date | null;
  readonly cancelledAt: Date | null;
  readonly removedAt: Date | null;
  readonly refundedAt: Date | null;
}

function endOf(story: OrderCourse, random: Random): 'none' | 'removed' | 'cancelled' {
  return story.end === 'removed or cancelled'
    ? random.pick(['removed', 'cancelled'] as const)
    : story.end;
}

function liveThrough(setting: OrderSetting, agreement: Agreement, random: Random): Life {
  const { createdAt, worldEnd, index } = setting;
  const status = setting.status ?? statusAt(index, worldEnd - createdAt, random);
  const usual = STORIES[status];
  const published = usual.published && (status !== 'cancelled' || random.chance(0.75));
  const story = { ...usual, published, end: endOf(usual, random) };

  // Every step is recorded before the first moment is read, because the timeline may have to shrink.
  const line = timeline(createdAt, worldEnd, random);
  const publishing = published ? line.step(1, 600) : null;
  const course = describeMatches({ setting, agreement, story, line, random });
  const ending = story.end === 'none' ? null : line.step(30, 20_160);
  const refund = refundOf(status, published, random);
  const refunding = refund === 'completed' ? line.step(60, 8000) : null;
  const moment = (step: number | null) => (step === null ? null : line.moment(step));
  return {
    status,
    refund,
    paymentType: published || random.chance(0.5) ? paymentTypeOf(agreement, random) : null,
    course,
    matches: course.matches(),
    publishedAt: moment(publishing),
    cancelledAt: story.end === 'cancelled' ? moment(ending) : null,
    removedAt: story.end === 'removed' ? moment(ending) : null,
    refundedAt: moment(refunding),
  };
}

/** The latest match that was taken on and not cancelled: the one that still counts. */
function currentMatch(matches: readonly MatchDraft[]) {
  const latest = matches.findLast(({ match }) => match.accepted_at !== null)?.match;
  return latest?.cancelled_at === null ? latest : undefined;
}

function dates(setting: OrderSetting, life: Life, random: Random) {
  const current = currentMatch(life.matches);
  const createdAt = new Date(setting.createdAt);
  // A few drafts were never posted.
  const draft = life.status === 'unpublished' && random.chance(0.3);
  return {
    created_at: createdAt,
    posted_at: draft ? null : createdAt,
    published_at: life.publishedAt,
    matched_at: current?.accepted_at ?? null,
    confirmed_at: current?.confirmed_at ?? null,
    matcher_payment_completed_at: current?.matcher_payment_completed_at ?? null,
    completed_at: current?.completed_at ?? null,
    cancelled_at: life.cancelledAt,
    removed_at: life.removedAt,
    refunded_at: life.refundedAt,
  };
}

function parties({ type, poster, beneficiary }: Agreement, random: Random) {
  return {
    poster_id: poster.id,
    beneficiary_id: beneficiary.id,
    recipient_id: null,
    poster_method_id: poster.paymentMethodId,
    beneficiary_method_id: beneficiary.deliveryMethodId,
    // A remittance company carries every hybrid order and a few others.
    company_id: type === 'hybrid' || random.chance(0.15) ? random.whole(1, 3) : null,
  };
}

function amounts(agreement: Agreement) {
  return {
    poster_amount: hundredthsText(agreement.posterAmount),
    poster_currency: agreement.corridor.from,
    poster_country: agreement.poster.country,
    matcher_amount: hundredthsText(agreement.matcherAmount),
    matcher_currency: agreement.corridor.to,
    exchange_rate: rateText(agreement.rate),
  };
}

/** The draft of one order. The same setting always gives the same draft. */
export function describeOrder(setting: OrderSetting): OrderDraft {
  const random = randomFor(setting.seed, 'order', setting.index);
  const agreement = agree(setting, random);
  const life = liveThrough(setting, agreement, random);
  const { status, refund, paymentType, course, matches } = life;
  const dated = dates(setting, life, random);
  const open = status === 'published' || status === 'unpublished';
  return {
    order: {
      type: agreement.type,
      status,
      refund_status: refund,
      ...parties(agreement, random),
      hidden: random.chance(open ? 0.06 : 0.02),
      is_removed: life.removedAt !== null,
      is_admin: random.chance(0.03),
      is_partial_match_allowed: agreement.partial,
      can_be_marked_as_refunded: refund === 'pending' || refund === 'failed',
      payment_type: paymentType,
      ...references(paymentType, life.publishedAt !== null, random),
      ...amounts(agreement),
      matcher_country: course.matcherCountry,
      ...fees(agreement, paymentType, dated.completed_at !== null, random),
      admin_memo: adminMemo(random),
      memo: customerNote(random),
      ...dated,
    },
    matches,
    names: [agreement.poster, agreement.beneficiary, ...course.matchers].map(
      (person) => person.normalized,
    ),
  };
}
