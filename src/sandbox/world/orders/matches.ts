/** Matches of one order: those that were cancelled, those still asking, and the one that counts. */
import type { matches } from '../../database/schema.ts';
import type { WorldPerson } from '../people/people.ts';
import type { Random } from '../random.ts';
import type { Agreement, OrderSetting } from './agreement.ts';
import type { WorldCurrency } from './currencies.ts';
import {
  agreedRate,
  hundredthsText,
  hybridFee,
  inOtherCurrency,
  methodFee,
  peerFee,
  rateText,
  steppedAmount,
} from './money.ts';
import type { OrderCourse } from './stories.ts';
import type { StepRecorder } from './timeline.ts';
import { describeEvents, type Validation } from './validation.ts';

type MatchRow = Omit<typeof matches.$inferSelect, 'id' | 'order_id' | 'recipient_id'> & {
  accepted_at: Date | null;
  confirmed_at: Date | null;
  matcher_payment_completed_at: Date | null;
  completed_at: Date | null;
  cancelled_at: Date | null;
};

/** A match before it has an id. */
export interface MatchDraft {
  readonly match: MatchRow;
  readonly matcher: WorldPerson;
  /** Where the matcher's recipient is; null when none was named yet. */
  readonly recipientCountry: string | null;
  readonly events: ReturnType<typeof describeEvents>;
}

interface Scene {
  readonly setting: OrderSetting;
  readonly agreement: Agreement;
  readonly story: OrderCourse;
  readonly line: StepRecorder;
  readonly random: Random;
}

/** The matches of an order while its timeline is still being written. */
export interface Course {
  /** The country of the matcher, or the requested one. */
  readonly matcherCountry: string | null;
  /** The matchers that were taken on. */
  readonly matchers: readonly WorldPerson[];
  /** The drafts, once every step of the order is recorded. */
  matches(): MatchDraft[];
}

/** The steps of one match as numbers of the timeline; null for those not reached. */
interface Steps {
  readonly requested: number;
  readonly accepted: number | null;
  readonly confirmed: number | null;
  readonly validated: number | null;
  readonly completed: number | null;
  readonly cancelled: number | null;
}

/** The currencies matchers of hybrid orders pay in: never the USD the beneficiary gets. */
const HYBRID_CURRENCIES: readonly WorldCurrency[] = ['GBP', 'CAD', 'EUR'];

/** Orders younger than this have had no time for a match that came to nothing. */
const SETTLED = 6 * 3_600_000;

/** How long the network looks for a payment before it gives up. */
const PATIENCE = 2 * 86_400_000;

const REQUESTED: Steps = {
  requested: 0,
  accepted: null,
  confirmed: null,
  validated: null,
  completed: null,
  cancelled: null,
};

const cancelledSteps = (line: StepRecorder): Steps => ({
  ...REQUESTED,
  requested: line.step(5, 4000),
  accepted: line.step(1, 60),
  cancelled: line.step(30, 3000),
});

function courseSteps(line: StepRecorder, reached: OrderCourse['match']): Steps {
  const order: readonly OrderCourse['match'][] = ['accepted', 'paid', 'validated', 'completed'];
  const has = (stage: OrderCourse['match']) => order.indexOf(reached) >= order.indexOf(stage);
  return {
    ...REQUESTED,
    requested: line.step(5, 5000),
    accepted: line.step(1, 90),
    confirmed: has('paid') ? line.step(5, 1500) : null,
    validated: has('validated') ? line.step(2, 2200) : null,
    completed: has('completed') ? line.step(1, 1200) : null,
  };
}

/** What the matcher pays and what it costs them. Amounts in hundredths. */
function terms(agreement: Agreement, currency: WorldCurrency, random: Random) {
  if (agreement.type === 'hybrid') {
    const rate = agreedRate(currency, agreement.corridor.to, agreement.youth, random);
    const fee = hybridFee(random);
    return {
      poster_amount: hundredthsText(agreement.posterAmount),
      matcher_amount: hundredthsText(inOtherCurrency(agreement.matcherAmount, rate)),
      matcher_currency: currency,
      pb_amount: hundredthsText(agreement.matcherAmount),
      pb_currency: agreement.corridor.to,
      pb_to_matcher_exchange_rate: rateText(rate),
      matcher_fee: hundredthsText(fee),
      matcher_payment_method_fee: hundredthsText(inOtherCurrency(fee, rate)),
    };
  }
  const share =
    agreement.partial && random.chance(0.6)
      ? steppedAmount(agreement.corridor.to, random, agreement.matcherAmount)
      : agreement.matcherAmount;
  return {
    poster_amount: hundredthsText(
      share === agreement.matcherAmount
        ? agreement.posterAmount
        : inOtherCurrency(share, agreement.rate),
    ),
    matcher_amount: hundredthsText(share),
    matcher_currency: agreement.corridor.to,
    pb_amount: null,
    pb_currency: null,
    pb_to_matcher_exchange_rate: null,
    matcher_fee: hundredthsText(peerFee(share)),
    matcher_payment_method_fee: random.chance(0.6) ? hundredthsText(methodFee(share)) : null,
  };
}

function validationOf(steps: Steps, story: OrderCourse): Validation {
  if (steps.cancelled !== null) return 'cancelled';
  if (steps.validated !== null) return 'validated';
  if (steps.confirmed === null) return 'waiting';
  return story.disputed ? 'disputed' : 'paid';
}

/** Writes the matches' steps into the order's timeline and tells who took part. */
export function describeMatches(scene: Scene): Course {
  const { setting, agreement, story, line, random } = scene;
  const parties: WorldPerson[] = [agreement.poster, agreement.beneficiary];
  const planned: { matcher: WorldPerson; currency: WorldCurrency; steps: Steps }[] = [];
  const add = (steps: Steps) => {
    const currency =
      agreement.type === 'hybrid' ? random.pick(HYBRID_CURRENCIES) : agreement.corridor.to;
    const matcher = setting.population.matcher(currency, parties, random);
    parties.push(matcher);
    planned.push({ matcher, currency, steps });
  };

  const settled = setting.worldEnd - setting.createdAt > SETTLED;
  if (story.published && settled && random.chance(story.earlierMatch)) {
    add(cancelledSteps(line));
    if (random.chance(0.2)) add(cancelledSteps(line));
  }
  if (story.match !== 'none') add(courseSteps(line, story.match));
  else if (story.published && story.end === 'none' && random.chance(0.2)) {
    add({ ...REQUESTED, requested: line.step(5, 2000) });
  }

  const taken = planned.filter(({ steps }) => steps.accepted !== null);
  const asked = agreement.type === 'hybrid' ? null : agreement.beneficiary.country;
  const moment = (step: number | null) => (step === null ? null : line.moment(step));
  return {
    matcherCountry: taken.at(-1)?.matcher.country ?? asked,
    matchers: taken.map(({ matcher }) => matcher),
    matches: () =>
      planned.map(({ matcher, currency, steps }) => {
        const accepted = moment(steps.accepted);
        const until = moment(steps.cancelled ?? steps.validated);
        return {
          matcher,
          recipientCountry: random.chance(0.97) ? agreement.poster.country : null,
          events:
            accepted === null
              ? []
              : describeEvents(
                  validationOf(steps, story),
                  accepted,
                  until ?? new Date(Math.min(accepted.getTime() + PATIENCE, setting.worldEnd)),
                  random,
                ),
          match: {
            user_id: matcher.id,
            method_id: matcher.paymentMethodId,
            ...terms(agreement, currency, random),
            exchange_rate: rateText(agreement.rate),
            requested_at: line.moment(steps.requested),
            accepted_at: accepted,
            confirmed_at: moment(steps.confirmed),
            matcher_payment_completed_at: moment(steps.validated),
            completed_at: moment(steps.completed),
            cancelled_at: moment(steps.cancelled),
            cancelled_by: null,
            initiator_id:
              steps.cancelled === null ? null : random.pick([matcher, agreement.poster]).id,
          },
        };
      }),
  };
}
