import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { notificationsHeld, watchShown } from './shownNotifications.ts';

const raised = () => {
  const notification = { onshow: null as Notification['onshow'] };
  watchShown(notification);
  return { show: () => notification.onshow?.call(notification as Notification, new Event('show')) };
};

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  notificationsHeld.set(false);
});

describe('a notification', () => {
  it('that is shown is not held, however long the program runs on', () => {
    raised().show();
    vi.advanceTimersByTime(60_000);
    expect(notificationsHeld.get()).toBe(false);
  });

  it('that is never shown is held by the system, until one is shown again', () => {
    raised();
    vi.advanceTimersByTime(9_999);
    expect(notificationsHeld.get()).toBe(false);
    vi.advanceTimersByTime(1);
    expect(notificationsHeld.get()).toBe(true);
    raised().show();
    expect(notificationsHeld.get()).toBe(false);
  });
});
