/** The first day of each role in Help: short, and there for every role. */
import { expect, it } from 'vitest';
import { may, STAFF_ROLES } from '#domain/access/roles.ts';
import { TOPICS } from './topics.ts';

/** A first day has fewer words. */
const WORDS = 500;

const textOf = (role: string) =>
  (TOPICS.find(({ id }) => id === `first-day-${role}`)?.html ?? '').replaceAll(/<[^>]+>/gu, ' ');

it('every role has one', () => {
  const ids = TOPICS.map(({ id }) => id).filter((id) => id.startsWith('first-day-'));
  expect(ids).toEqual(STAFF_ROLES.map((role) => `first-day-${role}`));
});

it.each(STAFF_ROLES)('that of the %s is read in a few minutes', (role) => {
  expect(textOf(role).trim().split(/\s+/u).length).toBeLessThan(WORDS);
});

/** What the text of a role says that it may use, of what other roles lack. */
const SAID = [
  ['expireOrder', 'Expire Order'],
  ['setHidden', 'Hide or Unhide Order'],
  ['hideAll', 'Hide all'],
  ['verify', 'Press V in the list to review one by one'],
  ['capture', 'Capture is offered'],
] as const;

it.each(['manager', 'principal'] as const)('that of the %s offers what the role may do', (role) => {
  for (const [permission, words] of SAID) {
    expect([permission, textOf(role).includes(words)]).toEqual([permission, may(role, permission)]);
  }
});
