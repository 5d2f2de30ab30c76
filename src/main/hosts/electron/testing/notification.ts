/**
 * `Notification` of the main process: tests read what was raised, and click it. Those of pages are
 * Chromium's own.
 */
import { type RaisedNotification, record } from './record.ts';
import { constructible, define, StrictEmitter, strict } from './strict.ts';

interface Options {
  readonly id?: string;
  readonly title: string;
  readonly toastXml?: string;
  readonly body?: string;
  readonly silent?: boolean;
}

/** Those that were shown, the latest last: a press on one is its event `click`. */
export const shownNotifications: StrictEmitter[] = [];

/** `electron.Notification`. What a test wants the system to make of it is in the record. */
export const Notification = constructible(
  'Notification',
  ({ id = '', title, toastXml }: Options) => {
    const emitter = new StrictEmitter('Notification', ['show', 'failed', 'click', 'close']);
    const raised: RaisedNotification = {
      title,
      closed: false,
      ...(toastXml !== undefined && { toastXml }),
    };
    return strict(
      'Notification',
      define(emitter, {
        id,
        show: () => {
          record.notifications.push(raised);
          shownNotifications.push(emitter);
          const { notificationFailure: failure } = record;
          setImmediate(() => {
            if (failure === null) emitter.emit('show', {});
            else emitter.emit('failed', {}, failure);
          });
        },
        close: () => {
          raised.closed = true;
        },
      }),
    );
  },
  {
    isSupported: () => true,
    // Only of Windows: a test calls what is handed over.
    handleActivation: (_press: (details: object) => void) => undefined,
    // Only of macOS: a test says what is left of the start before.
    getHistory: () => Promise.resolve([]),
  },
);
