import { describe, expect, it } from 'vitest';
import { isOffered } from '#domain/acts/act.ts';
import type { ActName } from '#domain/acts/acts.ts';
import { ACTS, actOf } from '#domain/acts/acts.ts';
import { CASES } from './cases/all.ts';
import { a } from './cases/things.ts';

const NAMES = Object.keys(ACTS) as readonly ActName[];

const isPossible = (name: ActName, thing: unknown, role = 'admin') =>
  isOffered(actOf(name), thing, role);

describe('when an act is possible', () => {
  it.each(NAMES)(
    '%s',
    { tags: ['2UD04', '2R11', '2B07', '2D07', '2C15', '2C17', '2I10', '2P04'] },
    (name) => {
      const [yes, no] = CASES[name].offered;
      const answers = (things: readonly unknown[]) =>
        things.map((thing) => isPossible(name, thing));
      expect(answers(yes)).toEqual(yes.map(() => true));
      expect(answers(no)).toEqual(no.map(() => false));
    },
  );

  it('cards are accepted and documents approved by admins alone', {
    tags: ['2C16', '2I11'],
  }, () => {
    for (const role of ['manager', 'principal']) {
      expect(isPossible('card.accept', a.card(), role)).toBe(false);
      expect(isPossible('document.approve', a.document(), role)).toBe(false);
      expect(isPossible('card.cancel', a.card(), role)).toBe(true);
      expect(isPossible('document.decline', a.document(), role)).toBe(true);
    }
  });
});
