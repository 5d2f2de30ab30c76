import { describe, expect, it } from 'vitest';
import type { Page } from '#contract/wire/list.ts';
import type { Paging } from '#domain/lists/paging.ts';
import { waitingIn } from './waiting.ts';

interface Request {
  readonly id: string;
  readonly status: string | null;
}

const { signal } = new AbortController();
const waits = ({ status }: Request) => status === null;

/** Requests, newest first; every second one is pending. */
const requests = (length: number): readonly Request[] =>
  Array.from({ length }, (_each, index) => ({
    id: String(length - index),
    status: index % 2 === 0 ? null : 'declined',
  }));

/** Lists them in pages of at most `most`, for every requested size. */
const listOf = (all: readonly Request[], most: number) => ({
  waits,
  read: ({ page, pageSize }: Paging): Promise<Page<Request>> => {
    const size = Math.min(most, pageSize);
    return Promise.resolve({
      rows: all.slice((page - 1) * size, page * size),
      rowCount: all.length,
    });
  },
});

describe('what waits', () => {
  it.each([500, 10, 1])('is all of it, the oldest first, in pages of %i', async (most) => {
    const { items, isPart } = await waitingIn(listOf(requests(27), most), signal);
    expect(items.map(({ id }) => Number(id))).toEqual([
      1, 3, 5, 7, 9, 11, 13, 15, 17, 19, 21, 23, 25, 27,
    ]);
    expect(isPart).toBe(false);
  });

  it('is only a part of it when there are more requests', async () => {
    const { items, isPart } = await waitingIn(listOf(requests(1200), 1000), signal);
    expect([items.length, isPart]).toEqual([500, true]);
  });
});
