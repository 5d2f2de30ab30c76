import { describe, expect, it } from 'vitest';
import type { ActName } from './act-names.ts';
import { isTrace } from './declare.ts';
import { DECLARED, declarationOf } from './declared.ts';
import { DISPUTE_OUTCOMES } from './outcomes/disputes.ts';
import {
  OPTION_OUTCOMES,
  PAYMENT_OUTCOMES,
  RATE_LIMIT_OUTCOMES,
  TRANSFER_OUTCOMES,
  WITHDRAWAL_OUTCOMES,
} from './outcomes/money.ts';
import { ORDER_OUTCOMES } from './outcomes/orders.ts';
import { type OutcomeTable, outcomeOf } from './outcomes/outcome-case.ts';
import {
  MAINTENANCE_OUTCOMES,
  RIBBON_OUTCOMES,
  USER_OUTCOMES,
  VERIFICATION_OUTCOMES,
} from './outcomes/people.ts';

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
const NAMES = Object.keys(DECLARED) as ActName[];

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

it('an act on a thing of its kind is declared under its own name', () => {
  for (const name of NAMES) expect(declarationOf(name)).toMatchObject({ action: name });
});
