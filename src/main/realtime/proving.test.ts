import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createProving } from './proving.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A token whose requests are answered by the test. */
function token() {
  const requests: { answer(isTaken: boolean): Promise<void>; readonly signal: AbortSignal }[] = [];
  const seen: string[] = [];
  const line = { isConnected: true };
  const proving = createProving({
    prove: (signal) => {
      const { promise, resolve } = Promise.withResolvers<boolean>();
      const answer = async (isTaken: boolean) => {
        resolve(isTaken);
        await vi.advanceTimersByTimeAsync(0);
      };
      requests.push({ answer, signal });
      return promise;
    },
    isConnected: () => line.isConnected,
    onAnswer: () => seen.push(`${proving.isProven()} ${proving.failures()}`),
    firstWait: 100,
    longestWait: 400,
  });
  return { proving, requests, seen, line };
}

describe('proving a token', () => {
  it('asks once at a time, and again after a wait until it is proven', async () => {
    const { proving, requests, seen } = token();
    void proving.ask();
    void proving.ask();
    expect(requests).toHaveLength(1);
    await requests[0]?.answer(false);
    await vi.advanceTimersByTimeAsync(400);
    await requests[1]?.answer(true);
    expect(requests).toHaveLength(2);
    expect(seen).toEqual(['false 1', 'true 0']);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('ignores the answer over an earlier connection, and any without a connection', async () => {
    const { proving, requests, seen, line } = token();
    void proving.ask();
    proving.askAnew();
    await requests[0]?.answer(true);
    line.isConnected = false;
    await requests[1]?.answer(true);
    expect([proving.isProven(), seen]).toEqual([false, []]);
  });

  it('takes what proves the token before the answer does', async () => {
    const { proving, requests, seen } = token();
    void proving.ask();
    proving.proven();
    await requests[0]?.answer(false);
    expect(seen).toEqual(['true 0']);
    proving.doubt();
    expect(proving.isProven()).toBe(false);
  });

  it('aborts its request when it is stopped, and can begin again', async () => {
    const { proving, requests, seen } = token();
    void proving.ask();
    proving.stop();
    expect(requests[0]?.signal.aborted).toBe(true);
    await requests[0]?.answer(true);
    expect(seen).toEqual([]);
    void proving.ask();
    expect(requests[1]?.signal.aborted).toBe(false);
    await requests[1]?.answer(true);
    expect(seen).toEqual(['true 0']);
  });
});
