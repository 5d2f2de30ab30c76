/**
 * Desktop notifications, raised by one of the open windows for all of them. The windows agree by
 * the browser's locks: the window with the first lock notifies, and a window that shows a topic
 * with focus has that topic's lock.
 */
import { useEffect, useSyncExternalStore } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { practiceTitle } from '#domain/program/practice.ts';
import { bridge } from '../calls/bridge.ts';
import { useIsPractice } from '../desk/desk.ts';
import { isLocked } from '../desk/lock.ts';
import { createStore } from '../desk/store.ts';

const NOTIFIER_LOCK = 'corridor.notifier';
const viewingLock = (topic: string) => `corridor.viewing.${topic}`;

/** Something that happened and that a person may want to open. */
interface NewsItem {
  /** What it is about; a newer notification of a topic takes the place of an older one. */
  readonly topic: string;
  readonly title: string;
  readonly text: string;
  /** The screen that shows it. */
  readonly path: string;
}

let isNotifier = false;

/** Becomes the window that notifies, now or when the one that does is closed. */
function standForNotifier(): void {
  void navigator.locks.request(NOTIFIER_LOCK, () => {
    isNotifier = true;
    return new Promise<never>(() => undefined);
  });
}
standForNotifier();

/** Whether notifications of this page are shown, which only the browser window has; `default` while undecided. */
export const notificationPermission = createStore<NotificationPermission>(
  'Notification' in window ? Notification.permission : 'denied',
);

/** Asks the person to allow notifications; to be called on a click of theirs. */
export async function askToNotify(): Promise<void> {
  notificationPermission.set(await Notification.requestPermission());
}

async function isBeingViewed(topic: string): Promise<boolean> {
  const { held = [] } = await navigator.locks.query();
  return held.some(({ name }) => name === viewingLock(topic));
}

/** Whether this window notifies of a topic: no other window does, and none shows it now. */
export const shouldNotify = async (topic: string): Promise<boolean> =>
  isNotifier && !(await isBeingViewed(topic));

/** Whether the system did not show the last notification; only a program of its own is told. */
export const notificationsHeld = createStore(false);

/** What browsers take beside what the library's types name. */
type Options = NotificationOptions & { readonly renotify: boolean };

/** What a notification says while the windows are locked, whatever it is about. */
const WHILE_LOCKED = { title: 'Corridor', text: 'There is news. Unlock Corridor to see it.' };

/** A hook: raises a notification, see {@link shouldNotify}. In practice it says so. Locked, it says nothing else. */
export function useNotify(): (news: NewsItem) => void {
  const isPractice = useIsPractice();
  const navigate = useNavigate();
  return ({ topic, path, ...words }) => {
    const { title, text } = isLocked.get() ? WHILE_LOCKED : words;
    const shown = { topic, title: practiceTitle(title, isPractice), text };
    void bridge()
      .call('window.notify', { ...shown, path })
      .then((result) => {
        if (!result.ok) return;
        if (result.value === 'page') raise(shown, () => void navigate(path));
        else notificationsHeld.set(result.value === 'held');
      });
  };
}

/** A notification of the page itself, where the browser allows them. */
function raise({ topic, title, text }: Omit<NewsItem, 'path'>, open: () => void): void {
  if (Notification.permission !== 'granted') return;
  // One that only takes the place of another makes no sound and no banner unless it says so.
  const options: Options = { body: text, tag: topic, renotify: true };
  const notification = new Notification(title, options);
  notification.onclick = () => {
    window.focus();
    void bridge().call('window.focus', undefined);
    open();
    notification.close();
  };
}

function followFocus(listener: () => void): () => void {
  window.addEventListener('focus', listener);
  window.addEventListener('blur', listener);
  return () => {
    window.removeEventListener('focus', listener);
    window.removeEventListener('blur', listener);
  };
}

/** A hook: whether this window is focused on `path`. While it is, nothing is notified of `topic`. */
export function useViewing(topic: string, path: string): boolean {
  const hasFocus = useSyncExternalStore(followFocus, () => document.hasFocus());
  const isViewed = useLocation().pathname === path && hasFocus;
  useEffect(() => {
    if (!isViewed) return;
    const { promise, resolve } = Promise.withResolvers<void>();
    void navigator.locks.request(viewingLock(topic), { mode: 'shared' }, () => promise);
    return () => resolve();
  }, [isViewed, topic]);
  return isViewed;
}
