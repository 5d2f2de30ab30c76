import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { beginOwnAct, isOwnAct } from './ownActs.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Acts on a thing from one instant to another. */
function act(key: string, from: number, to: number): void {
  vi.setSystemTime(from);
  const end = beginOwnAct(key);
  vi.setSystemTime(to);
  end();
}

describe('changes by an act of this window', () => {
  it('is the first answer after its end, and all that is loaded while it runs', () => {
    act('order:71', 1000, 2000);
    expect(isOwnAct('71', 500, 1500), 'a live reload during the act').toBe(true);
    expect(isOwnAct('71', 1500, 2400), 'the reload at its end').toBe(true);
    expect(isOwnAct('71', 2400, 3000), 'what comes later').toBe(false);
    expect(isOwnAct('71', 100, 900), 'an act before it').toBe(false);
  });

  it('is of the thing it was about, or of all where the key names none', () => {
    act('order:72', 11_000, 12_000);
    expect(isOwnAct('73', 11_500, 12_500)).toBe(false);
    act('orders', 21_000, 22_000);
    expect(isOwnAct('73', 21_500, 22_500)).toBe(true);
  });

  it('is put down to an act that has not ended, however long it takes', () => {
    vi.setSystemTime(31_000);
    const end = beginOwnAct('order:74');
    expect(isOwnAct('74', 40_000, 90_000)).toBe(true);
    vi.setSystemTime(95_000);
    end();
    expect(isOwnAct('74', 96_000, 97_000)).toBe(false);
  });
});
