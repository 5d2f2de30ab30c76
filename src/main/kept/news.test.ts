import { describe, expect, it, vi } from 'vitest';
import type { News } from '#contract/bridge/news.ts';
import { countNew } from '#domain/network/news.ts';
import { createNews } from './news.ts';

function newsOf(person: string) {
  const news = createNews();
  const emitted: News[] = [];
  news.onChange((next) => emitted.push(next));
  news.keepOnly(person);
  return { news, emitted, count: () => countNew(news.current()) };
}

describe('the news of a person', () => {
  it('reach every window, and so does that one of them has seen them', () => {
    const { news, emitted, count } = newsOf('7');
    news.calls['news.arrived']({ kind: 'card', count: 2 });
    news.calls['news.arrived']({ kind: 'address', count: 1 });
    expect(count()).toBe(3);
    news.calls['news.seen']({ kind: 'card' });
    expect(count()).toBe(1);
    expect(emitted.map(countNew)).toEqual([0, 2, 3, 1]);
  });

  it('start again when all of them were read', () => {
    vi.useFakeTimers({ now: 1000 });
    try {
      const { news, count } = newsOf('7');
      news.calls['news.arrived']({ kind: 'card', count: 2 });
      vi.setSystemTime(5000);
      news.calls['news.seen']({ kind: null });
      expect(count()).toBe(0);
      expect(news.current().since).toBe(5000);
    } finally {
      vi.useRealTimers();
    }
  });

  it('outlive the end of their session, and are no one else’s', () => {
    const { news, count } = newsOf('7');
    news.calls['news.arrived']({ kind: 'card', count: 2 });
    news.keepOnly('7');
    expect(count()).toBe(2);
    news.keepOnly('8');
    expect(count()).toBe(0);
    news.keepOnly(null);
    news.calls['news.arrived']({ kind: 'card', count: 1 });
    expect(count()).toBe(0);
  });
});
