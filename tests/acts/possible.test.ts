import { describe, expect, it } from 'vitest';
import { STAFF_ROLES } from '#domain/access/roles.ts';
import { isOffered, whyNot } from '#domain/acts/act.ts';
import type { ActName } from '#domain/acts/acts.ts';
import { ACTS, actOf } from '#domain/acts/acts.ts';
import { CASES } from './cases/all.ts';

const NAMES = Object.keys(ACTS) as readonly ActName[];
const ROLES = [...STAFF_ROLES, 'customer'];

describe.each(NAMES)('%s', (name) => {
  const { offered, notOffered, roles } = CASES[name];
  const act = actOf(name);

  it('is offered to whom the specification says, by things that are so', {
    tags: ['2UD03', '2UD04', '2UD25', '2R11', '2B07', '2C16', '2D05', '2D06', '2I11'],
  }, () => {
    const whom = offered.map((thing) => ROLES.filter((role) => isOffered(act, thing, role)));
    expect(whom).not.toEqual([]);
    expect(whom).toEqual(offered.map(() => roles));
  });

  it('says why other things do not offer it', {
    tags: ['2UD04', '2R11', '2B07', '2D07', '2C15', '2C17', '2I10', '2P04'],
  }, () => {
    const reasons = notOffered.map(([thing]) => whyNot(act, thing, 'admin'));
    expect(reasons).toEqual(notOffered.map(([, why]) => why));
    const unmet = notOffered.map(([thing]) => act.conditions.find(({ isMet }) => !isMet(thing)));
    const untested = [...act.conditions.keys()].filter((at) => !unmet.includes(act.conditions[at]));
    expect(untested, 'the places of conditions that no thing fails').toEqual([]);
  });
});
