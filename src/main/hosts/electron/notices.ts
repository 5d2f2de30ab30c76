/**
 * Notifications of the system. They outlive the program, so each carries the link to what it is about, and a press
 * opens that link like any other: in this start or in a later one, whether or not the page is there that raised it.
 */
import process from 'node:process';
import { app, Notification } from 'electron';
import { asRecord } from '#contract/wire/json.ts';
import type { Notice, Windows } from '#main/basics/ports.ts';
import type { Links } from './deep-links.ts';
import { TOAST_CLSID } from './identity.ts';

/** Lets notifications from before start an installed program. Called before the app is ready. */
export function startByNotices(
  links: Pick<Links, 'open'>,
  platform: NodeJS.Platform = process.platform,
): void {
  // Without it they have a class of one run.
  if (platform === 'win32' && app.isPackaged) app.setToastActivatorCLSID(TOAST_CLSID);
  // macOS says by which of them it starts the program.
  if (platform === 'darwin') {
    app.on('ready', (_event, info: unknown) => openOf(links, asRecord(info)?.['identifier']));
  }
}

/** Opens what an id of macOS links to; nothing of one that was not made here, such as the self-check's. */
function openOf(links: Pick<Links, 'open'>, id: unknown): void {
  const link = typeof id === 'string' ? linkOfId(id) : null;
  if (link !== null) links.open(link);
}

/** Milliseconds a system takes at most to show one. macOS does not say that it hides those of a program without permission. */
const SHOWN_WITHIN = 10_000;

/** What the system knows one by. macOS gives back no more than this of one from before, so the link is in it. */
const idOf = ({ topic, link }: Notice, platform: NodeJS.Platform) =>
  platform === 'darwin' ? `${topic} ${link}` : topic;

/** The link in an id of macOS; null where it has none. */
const linkOfId = (id: string): string | null => {
  const at = id.indexOf(' ');
  return at < 0 ? null : id.slice(at + 1);
};

/**
 * Raises notifications, and opens the links of those that are pressed, also of those from before this start.
 * Called once the app is ready.
 */
export function createNotices(
  links: Pick<Links, 'open'>,
  platform: NodeJS.Platform = process.platform,
): Windows['notify'] {
  /** The latest of each topic; one that nothing refers to would no longer hear of its press. */
  const latest = new Map<string, Notification>();
  // On Windows this hears of every press: of one from before, and of one whose object is there.
  if (platform === 'win32') Notification.handleActivation((press) => links.open(press.arguments));
  // One that cannot be had back is only not replaced by the next of its topic.
  if (platform === 'darwin') void keepEarlier().catch(() => undefined);

  /** Notifications from before this start, which only macOS gives back. */
  async function keepEarlier(): Promise<void> {
    for (const notification of await Notification.getHistory()) {
      keep(notification.id.split(' ', 1).join(), notification);
    }
  }

  function keep(topic: string, notification: Notification): void {
    if (platform === 'darwin') notification.on('click', () => openOf(links, notification.id));
    latest.set(topic, notification);
  }

  return (notice) => {
    const { topic, title, text, link } = notice;
    latest.get(topic)?.close();
    const notification = new Notification({
      id: idOf(notice, platform),
      title,
      body: text,
      ...(platform === 'win32' && { toastXml: toastOf(notice) }),
    });
    if (platform === 'linux') notification.on('click', () => links.open(link));
    keep(topic, notification);
    return new Promise((resolve) => {
      const limit = setTimeout(() => resolve('held'), SHOWN_WITHIN);
      const become = (what: 'shown' | 'held') => {
        clearTimeout(limit);
        resolve(what);
      };
      notification.once('show', () => become('shown'));
      notification.once('failed', () => become('held'));
      notification.show();
    });
  };
}

/** Windows tells `launch` to whom it starts at a press. */
const toastOf = ({ title, text, link }: Notice): string =>
  `<toast launch="${inXml(link)}"><visual><binding template="ToastGeneric"><text>${inXml(title)}</text><text>${inXml(text)}</text></binding></visual></toast>`;

/** A text in XML. What XML 1.0 cannot hold is left out: Windows refuses the whole notification with it. */
const inXml = (text: string): string =>
  text
    .replace(/[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu, '')
    .replace(/[<>&"']/gu, (character) => `&#${character.codePointAt(0)};`);
