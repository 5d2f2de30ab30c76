import { describe, expect, it } from 'vitest';
import { createTurns } from './turns.ts';

const SIGNAL = new AbortController().signal;

describe('turns', () => {
  it('are given to so many of a kind at a time, and to other kinds at once', async () => {
    const inTurn = createTurns(2);
    const begun: string[] = [];
    const ends: (() => void)[] = [];
    const work = (name: string) => () => {
      begun.push(name);
      const { promise, resolve } = Promise.withResolvers<void>();
      ends.push(resolve);
      return promise;
    };
    const done = ['1', '2', '3', '4', '5'].map((name) => inTurn('slow', work(name), SIGNAL));
    done.push(inTurn('other', work('other'), SIGNAL));
    await expect.poll(() => begun).toEqual(['1', '2', 'other']);
    // Both at the same time: neither turn is lost.
    ends[0]?.();
    ends[1]?.();
    await expect.poll(() => begun).toEqual(['1', '2', 'other', '3', '4']);
    ends[3]?.();
    await expect.poll(() => begun.at(-1)).toBe('5');
    for (const end of ends) end();
    await Promise.all(done);
  });

  it('pass on from work that fails, and are not waited for by what was given up', async () => {
    const inTurn = createTurns(1);
    const { promise, reject } = Promise.withResolvers<string>();
    const first = inTurn('a', () => promise, SIGNAL);
    const given = new AbortController();
    const second = inTurn('a', () => Promise.resolve('second'), given.signal);
    const third = inTurn('a', () => Promise.resolve('third'), SIGNAL);
    given.abort(new Error('not wanted'));
    await expect(second).rejects.toThrow('not wanted');
    reject(new Error('broke'));
    await expect(first).rejects.toThrow('broke');
    expect(await third).toBe('third');
  });

  it('are not lost on work that is given up at the moment of its turn', async () => {
    const inTurn = createTurns(1);
    const begun = Promise.withResolvers<void>();
    const { promise, resolve } = Promise.withResolvers<void>();
    const work = () => {
      begun.resolve();
      return promise;
    };
    const first = inTurn('a', work, SIGNAL);
    const given = new AbortController();
    const second = inTurn('a', () => Promise.resolve('second'), given.signal);
    const third = inTurn('a', () => Promise.resolve('third'), SIGNAL);
    await begun.promise;
    // The turn is passed on first, in the same moment, and the second one learns of it last.
    void promise.then(() => given.abort(new Error('not wanted')));
    resolve();
    await first;
    await expect(second).rejects.toThrow('not wanted');
    expect(await third).toBe('third');
  });
});
