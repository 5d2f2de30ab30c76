import { describe, expect, it } from 'vitest';
import { isTrace } from '#domain/acts/act.ts';
import type { ActName } from '#domain/acts/acts.ts';
import { ACTS, actOf } from '#domain/acts/acts.ts';
import { DISPUTE_OUTCOMES } from './cases/disputes.ts';
import {
  OPTION_OUTCOMES,
  PAYMENT_OUTCOMES,
  RATE_LIMIT_OUTCOMES,
  TRANSFER_OUTCOMES,
  WITHDRAWAL_OUTCOMES,
} from './cases/money.ts';
import { ORDER_OUTCOMES } from './cases/orders.ts';
import { type OutcomeTable, outcomeOf } from './cases/outcome-case.ts';
import {
  MAINTENANCE_OUTCOMES,
  RIBBON_OUTCOMES,
  USER_OUTCOMES,
  VERIFICATION_OUTCOMES,
} from './cases/people.ts';

const TABLE: OutcomeTable<ActName> = {
  ...DISPUTE_OUTCOMES,
  ...MAINTENANCE_OUTCOMES,
  ...OPTION_OUTCOMES,
  ...ORDER_OUTCOMES,
  ...PAYMENT_OUTCOMES,
  ...RATE_LIMIT_OUTCOMES,
  ...RIBBON_OUTCOMES,
  ...TRANSFER_OUTCOMES,
  ...USER_OUTCOMES,
  ...VERIFICATION_OUTCOMES,
  ...WITHDRAWAL_OUTCOMES,
};
const NAMES = Object.keys(ACTS) as ActName[];

describe.each(NAMES)('what a reading proves after %s', (name) => {
  const cases = TABLE[name] ?? [];

  it('has a case with a trace, one without, and one of a thing that is gone', () => {
    expect(cases.some(({ says }) => isTrace(says))).toBe(true);
    expect(cases.some(({ says }) => says === 'not-yet')).toBe(true);
    expect(cases.some(({ now }) => now === null)).toBe(true);
  });

  it.each(cases)('$what', (each) => {
    expect(outcomeOf(name, each)).toEqual(each.says);
  });
});

it('an act carries its own name', () => {
  for (const name of NAMES) expect(actOf(name)).toMatchObject({ name });
});

/** Acts of which a thing never offers both. */
const OPPOSITES: readonly (readonly ActName[])[] = [
  ['order.hide', 'order.unhide'],
  ['user.ban', 'user.unban'],
  ['maintenance.on', 'maintenance.off'],
];

it('the letter of an act chooses no other act on the same thing', () => {
  const clashes = NAMES.flatMap((name) => {
    const { kind, key } = actOf(name);
    const others = NAMES.filter((other) => other > name && actOf(other).kind === kind);
    return others.filter((other) => actOf(other).key === key).map((other) => [name, other]);
  });
  const allowed = OPPOSITES.map((pair) => pair.toSorted());
  expect(clashes).toEqual(expect.arrayContaining(allowed));
  expect(clashes).toHaveLength(allowed.length);
});
