/** Payments of health insurance plans: some wait to be confirmed, the latest most of all. */
import type { healthInsurancePayments } from '../../database/area-tables.ts';
import { randomFor } from '../random.ts';

type PaymentRow = typeof healthInsurancePayments.$inferSelect;

const PAYMENTS = 48;
const SPAN = 120 * 86_400_000;
const DAY = 86_400_000;

const PLANS: readonly (readonly [plan: string, amount: string])[] = [
  ['Essential', '18.50'],
  ['Essential Family', '46.00'],
  ['Plus', '32.00'],
  ['Plus Family', '79.90'],
  ['Senior Care', '54.25'],
];

/** The payments of a world of `people` people. The same seed always gives the same rows. */
export function describeHealthInsurance(seed: number, people: number, end: number): PaymentRow[] {
  return Array.from({ length: PAYMENTS }, (_, at) => {
    const random = randomFor(seed, 'health insurance payment', at);
    const place = (at + random.next()) / PAYMENTS;
    const completed = end - Math.floor(SPAN * (1 - place)) - 60_000;
    const [plan, amount] = random.pick(PLANS);
    const waits = random.chance(place > 0.8 ? 0.9 : 0.15);
    return {
      id: at + 1,
      person_id: random.whole(1, people),
      plan,
      amount,
      completed_at: new Date(completed),
      confirmed_at: waits ? null : new Date(Math.min(end, completed + DAY * random.next())),
    };
  });
}
