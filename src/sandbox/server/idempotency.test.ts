import { describe, expect, it } from 'vitest';
import { createIdempotency, idempotencyKey } from './idempotency.ts';

describe('an idempotency key', () => {
  it('has a call carried out once, also while the first is under way', async () => {
    const { once } = createIdempotency();
    let done = 0;
    const work = () => {
      done += 1;
      return Promise.resolve(done);
    };
    expect(await Promise.all([once('k', 'a', work), once('k', 'a', work)])).toEqual([1, 1]);
    expect(await once('k', 'a', work)).toBe(1);
    expect(await once('other', 'a', work)).toBe(2);
  });

  it('lets a refused act be repeated', async () => {
    const { once } = createIdempotency();
    await expect(once('k', 'a', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(await once('k', 'a', () => Promise.resolve('yes'))).toBe('yes');
  });

  it('is valid for one call only', async () => {
    const { once } = createIdempotency();
    await once('k', 'a', () => Promise.resolve(1));
    expect(() => once('k', 'b', () => Promise.resolve(2))).toThrow('another request');
  });

  it('is read with and without quotes', () => {
    expect(idempotencyKey('"8e03"')).toBe('8e03');
    expect(idempotencyKey('8e03')).toBe('8e03');
    expect(idempotencyKey(undefined)).toBeUndefined();
  });
});
