import { describe, expect, it } from 'vitest';
import { createArrivalWatch } from './arrivals.ts';

/** A watch that has read 2 cards, 5 identities and 3 addresses. */
function watching() {
  const watch = createArrivalWatch();
  watch.counted('card', 2);
  watch.counted('identity', 5);
  watch.counted('address', 3);
  return watch;
}

describe('a request that came in', () => {
  it('is notified when its count has grown since the event', () => {
    const watch = watching();
    watch.reported(['identity']);
    expect(watch.reading()({ identity: 6, address: 3 })).toEqual({ identity: 1 });
  });

  it('of one kind does not make news of another kind that grows later', () => {
    const watch = watching();
    watch.reported(['address']);
    expect(watch.reading()({ identity: 5, address: 4 })).toEqual({ address: 1 });
    // A decision on an identity was undone.
    expect(watch.reading()({ identity: 6, address: 4 })).toEqual({});
  });

  it('and was decided before the count was read makes no news later', () => {
    const watch = watching();
    watch.reported(['identity']);
    expect(watch.reading()({ identity: 5, address: 3 })).toEqual({});
    expect(watch.reading()({ identity: 6, address: 3 })).toEqual({});
  });

  it('of an unnamed kind is of the kind whose count has grown', () => {
    const watch = watching();
    watch.reported(['identity', 'address']);
    expect(watch.reading()({ identity: 5, address: 4 })).toEqual({ address: 1 });
    expect(watch.reading()({ identity: 6, address: 4 })).toEqual({});
  });

  it('is left to the next reading when it came during one, or when the count failed', () => {
    const watch = watching();
    const settle = watch.reading();
    watch.reported(['card']);
    expect(settle({ card: 2 })).toEqual({});
    expect(watch.reading()({})).toEqual({});
    expect(watch.reading()({ card: 3 })).toEqual({ card: 1 });
  });

  it('is notified when the reading it came during counts it already', () => {
    const watch = watching();
    const settle = watch.reading();
    watch.reported(['card']);
    expect(settle({ card: 3 })).toEqual({ card: 1 });
    expect(watch.reading()({ card: 3 })).toEqual({});
  });

  it('is notified even if another one was decided here just before', () => {
    const watch = watching();
    watch.counted('card', 1);
    watch.reported(['card']);
    expect(watch.reading()({ card: 2 })).toEqual({ card: 1 });
  });

  it('is not notified twice, or more often than the count has grown', () => {
    const watch = watching();
    for (let event = 0; event < 3; event += 1) watch.reported(['card']);
    watch.counted('card', 4);
    expect(watch.reading()({ card: 4 })).toEqual({ card: 2 });
    expect(watch.reading()({ card: 5 })).toEqual({});
  });

  it('before anything was counted is nothing new', () => {
    const watch = createArrivalWatch();
    watch.reported(['card']);
    expect(watch.reading()({ card: 9 })).toEqual({});
  });
});
