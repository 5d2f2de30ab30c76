/**
 * `Notification` of the main process: tests read what was raised, and click it. Those of pages are
 * Chromium's own.
 */
import { type RaisedNotification, record } from './record.ts';
import { constructible, define, StrictEmitter, strict } from './strict.ts';

interface Options {
  readonly title: string;
  readonly body?: string;
  readonly silent?: boolean;
}

/** `electron.Notification`. What a test wants the system to make of it is in the record. */
export const Notification = constructible(
  'Notification',
  ({ title }: Options) => {
    const emitter = new StrictEmitter('Notification', ['show', 'failed', 'click', 'close']);
    const raised: RaisedNotification = { title, closed: false };
    return strict(
      'Notification',
      define(emitter, {
        show: () => {
          record.notifications.push(raised);
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
  // Only of Windows: a test calls what is handed over.
  { isSupported: () => true, handleActivation: (_press: (details: object) => void) => undefined },
);
