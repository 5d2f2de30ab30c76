import { describe, expect, it } from 'vitest';
import { doneText, isTrace } from '#domain/acts/act.ts';
import type { ActName } from '#domain/acts/acts.ts';
import { ACTS, actOf } from '#domain/acts/acts.ts';
import { CASES } from './cases/all.ts';
import { findingOf } from './cases/case.ts';

const NAMES = Object.keys(ACTS) as ActName[];

const TEXT_TAGS = [
  ['1A05', '1A07', '1A09', '1A14', '1A17', '1A19', '1A22', '1A26', '1A32'],
  ['2R23', '2R24', '2R25', '2UD27'],
].flat();

describe.each(NAMES)('what a reading proves after %s', (name) => {
  const { readings } = CASES[name];

  it('has a case with a trace, one without, and one of a thing that is gone', () => {
    expect(readings.some(({ says }) => isTrace(says))).toBe(true);
    expect(readings.some(({ says }) => says === 'not-yet')).toBe(true);
    expect(readings.some(({ now }) => now === null)).toBe(true);
  });

  it.each(readings)('$what', (each) => {
    expect(findingOf(name, each)).toEqual(each.says);
  });
});

it.each(NAMES)(
  '%s has its label, its result and its alert, word for word',
  { tags: TEXT_TAGS },
  (name) => {
    const act = actOf(name);
    expect([act.label, doneText(act, null), act.alert]).toEqual(CASES[name].texts);
  },
);

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
