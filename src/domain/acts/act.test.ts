import { describe, expect, it } from 'vitest';
import { type Finding, keyOf, orNull } from './act.ts';
import { MODE } from './areas/maintenance.ts';
import { ORDER, orderRef } from './areas/orders.ts';
import { anyOf } from './proofs.ts';

const answered = (status: number) => ({ problem: { kind: 'server', status, message: 'No' } });

describe('what a call reads', () => {
  it('is its answer, or null where the server does not find it', async () => {
    expect(await orNull(Promise.resolve(7))).toBe(7);
    expect(await orNull(Promise.reject(answered(404)))).toBeNull();
  });

  it.each([
    ['a refusal', answered(403)],
    ['an error of the server', answered(500)],
    ['no answer', { problem: { kind: 'network', message: 'No answer' } }],
    ['an error of the program', new TypeError('broken')],
    ['nothing', undefined],
  ])('is not taken as gone after %s', async (_what, thrown) => {
    await expect(orNull(Promise.reject(thrown))).rejects.toBe(thrown);
  });
});

describe('several proofs', () => {
  const proofs = (...findings: readonly Finding[]) =>
    anyOf(...findings.map((outcome) => () => outcome))(null, null, null);
  const done = { text: 'Done', at: null };
  const other = { text: 'Other', at: null };

  it('are proven by the first trace, and cannot tell where one of them was there before', () => {
    expect(proofs('cannot-tell', done, other)).toBe(done);
    expect(proofs('not-yet', other)).toBe(other);
    expect(proofs('cannot-tell', 'not-yet')).toBe('cannot-tell');
    expect(proofs('not-yet', 'not-yet')).toBe('not-yet');
    expect(proofs('cannot-tell', 'cannot-tell')).toBe('cannot-tell');
  });
});

it('a thing has one key, also where it is one of its kind', () => {
  expect(keyOf(MODE, { on: true })).toBe('maintenance:new');
  expect(ORDER.ref({ id: '7' } as never)).toEqual(orderRef('7'));
});
