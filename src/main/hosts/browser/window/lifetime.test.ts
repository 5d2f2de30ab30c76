import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createLifetime } from './lifetime.ts';

const end = vi.fn();
const aWhile = 60_000;

beforeEach(() => {
  vi.useFakeTimers();
  end.mockClear();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('the host ends by itself', () => {
  it('when the window that was opened is closed', () => {
    const lifetime = createLifetime(end);
    lifetime.windows(1);
    lifetime.windows(0);
    lifetime.browserEnded();
    vi.advanceTimersByTime(aWhile);
    expect(end).toHaveBeenCalledOnce();
  });

  it('when the last window closes of a browser that ran already and was only handed the link', () => {
    const lifetime = createLifetime(end);
    lifetime.browserEnded();
    vi.advanceTimersByTime(aWhile);
    lifetime.windows(1);
    vi.advanceTimersByTime(aWhile);
    expect(end).not.toHaveBeenCalled();
    lifetime.windows(0);
    vi.advanceTimersByTime(aWhile);
    expect(end).toHaveBeenCalledOnce();
  });
});

describe('the host keeps running', () => {
  it('while another window is open', () => {
    const lifetime = createLifetime(end);
    lifetime.windows(2);
    lifetime.windows(1);
    lifetime.browserEnded();
    vi.advanceTimersByTime(aWhile);
    expect(end).not.toHaveBeenCalled();
  });

  it('through a reload', () => {
    const lifetime = createLifetime(end);
    lifetime.browserEnded();
    lifetime.windows(1);
    lifetime.windows(0);
    vi.advanceTimersByTime(1000);
    lifetime.windows(1);
    vi.advanceTimersByTime(aWhile);
    expect(end).not.toHaveBeenCalled();
  });

  it('for a window that a further start asks for', () => {
    const lifetime = createLifetime(end);
    lifetime.windows(1);
    lifetime.browserEnded();
    lifetime.windows(0);
    vi.advanceTimersByTime(1000);
    lifetime.opening();
    vi.advanceTimersByTime(aWhile);
    expect(end).not.toHaveBeenCalled();
  });

  it('when the person opened the link by hand and closed it', () => {
    const lifetime = createLifetime(end);
    lifetime.windows(1);
    lifetime.windows(0);
    vi.advanceTimersByTime(aWhile);
    expect(end).not.toHaveBeenCalled();
  });

  it('when the browser did not start', () => {
    const lifetime = createLifetime(end);
    lifetime.browserEnded();
    vi.advanceTimersByTime(aWhile);
    expect(end).not.toHaveBeenCalled();
  });
});
