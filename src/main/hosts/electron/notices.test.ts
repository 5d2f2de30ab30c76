import { app, Notification } from 'electron';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { linkTo } from '#domain/access/links.ts';
import type { Notice } from '#main/basics/ports.ts';
import { createTestLogger } from '#main/testing/test-logger.ts';
import { collectLinks } from './deep-links.ts';
import { TOAST_CLSID } from './identity.ts';
import { createNotices, startByNotices } from './notices.ts';
import { shownNotifications } from './testing/notification.ts';
import { record } from './testing/record.ts';

vi.mock('electron', () => import('./testing/electron.ts'));

beforeEach(() => {
  app.removeAllListeners();
  record.notifications.length = 0;
  record.notificationFailure = null;
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
  Object.assign(app, { isPackaged: false });
});

const NOTICE: Notice = {
  topic: 'watch.1',
  title: 'Watched: User 7',
  text: 'User 7: Now "Banned" & <closed>\u0007',
  link: linkTo('/users/7?review=a&item=b', true),
};

/** One start of the program on a system: its links and notifications, and the places that were opened. */
function startOn(platform: NodeJS.Platform) {
  const handle = vi.spyOn(Notification, 'handleActivation');
  const links = collectLinks(['corridor']);
  startByNotices(links, platform);
  const begin = () => {
    const notify = createNotices(links, platform);
    const shown: (string | null)[] = [];
    links.follow((place) => shown.push(place && `${place.side} ${place.path}`), createTestLogger());
    return { notify, shown };
  };
  const press = (args: string) => handle.mock.calls[0]?.[0]({ type: 'click', arguments: args });
  return { begin, press, handle };
}

/** The launch arguments of a toast, as Windows reads its XML. */
const launchOf = (xml: string | undefined) =>
  /launch="([^"]*)"/u
    .exec(xml ?? '')?.[1]
    ?.replace(/&#(\d+);/gu, (_match, code: string) => String.fromCodePoint(Number(code)));

describe('on Windows', () => {
  it('an installed program can be started by a notification from before', () => {
    const named = vi.spyOn(app, 'setToastActivatorCLSID');
    startOn('win32');
    Object.assign(app, { isPackaged: true });
    startOn('darwin');
    expect(named).not.toHaveBeenCalled();
    startOn('win32');
    expect(named).toHaveBeenCalledExactlyOnceWith(TOAST_CLSID);
  });

  it('a press opens the thing, in a later start of the program too', async () => {
    const first = startOn('win32').begin();
    await expect(first.notify(NOTICE)).resolves.toBe('shown');
    const { toastXml } = record.notifications[0] ?? {};
    expect(toastXml).toContain(
      '<text>Watched: User 7</text><text>User 7: Now &#34;Banned&#34; &#38; &#60;closed&#62;</text>',
    );
    vi.restoreAllMocks();
    const later = startOn('win32');
    const { shown } = later.begin();
    later.press(launchOf(toastXml) ?? '');
    expect(shown).toEqual(['practice /users/7?review=a&item=b']);
  });

  it.each([
    'corridor://users/7/ban',
    'corridor://transactions/1/expire',
    'corridor://login',
    'https://corridor.example/users/7',
    'javascript:alert(1)',
    'file:///C:/Windows/System32/cmd.exe',
    'type=click&tag=12345',
    '',
  ])('a press on one that links to ‘%s’ only shows the window', (args) => {
    const { begin, press } = startOn('win32');
    const { shown } = begin();
    press(args);
    expect(shown).toEqual([null]);
  });
});

describe('on macOS', () => {
  const ID = `${NOTICE.topic} ${NOTICE.link}`;

  it('the notification that started the program opens its thing', () => {
    const { begin } = startOn('darwin');
    app.emit('ready', {}, { identifier: ID });
    expect(begin().shown).toEqual(['practice /users/7?review=a&item=b']);
  });

  it('one from before opens its thing, and gives its place to a newer one of its topic', async () => {
    const earlier = new Notification({ id: ID, title: NOTICE.title });
    vi.spyOn(Notification, 'getHistory').mockResolvedValue([earlier]);
    const close = vi.spyOn(earlier, 'close');
    const { shown, notify } = startOn('darwin').begin();
    await expect.poll(() => earlier.listenerCount('click')).toBe(1);
    earlier.emit('click');
    expect(shown).toEqual(['practice /users/7?review=a&item=b']);
    await notify(NOTICE);
    expect(close).toHaveBeenCalledOnce();
  });

  it('those from before that cannot be had back end nothing', async () => {
    const history = vi.spyOn(Notification, 'getHistory').mockRejectedValue(new Error('denied'));
    const { notify } = startOn('darwin').begin();
    await expect(history.mock.results[0]?.value).rejects.toThrow('denied');
    expect(await notify(NOTICE)).toBe('shown');
  });

  it.each([undefined, {}, { identifier: '6C1B-uuid' }, { identifier: 7 }])(
    'a start by %o opens nothing',
    (info) => {
      const { begin } = startOn('darwin');
      app.emit('ready', {}, info);
      expect(begin().shown).toEqual([]);
    },
  );
});

it('on Linux a press opens the thing', async () => {
  const { begin, handle } = startOn('linux');
  const { notify, shown } = begin();
  await notify(NOTICE);
  shownNotifications.at(-1)?.emit('click');
  expect(shown).toEqual(['practice /users/7?review=a&item=b']);
  expect(handle).not.toHaveBeenCalled();
});

it('a newer one of a topic takes the place of the older', async () => {
  const { notify } = startOn('linux').begin();
  await notify(NOTICE);
  await notify({ ...NOTICE, title: 'Newer' });
  await notify({ ...NOTICE, topic: 'card' });
  expect(record.notifications.map(({ closed }) => closed)).toEqual([true, false, false]);
});

it('what the system does not show, or does not answer for, is held', async () => {
  const { notify } = startOn('darwin').begin();
  record.notificationFailure = 'Notifications are not allowed for this application';
  await expect(notify(NOTICE)).resolves.toBe('held');
  vi.useFakeTimers();
  const unanswered = notify(NOTICE);
  vi.advanceTimersByTime(10_000);
  await expect(unanswered).resolves.toBe('held');
});
