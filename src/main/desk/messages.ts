/** What the desk tells its pages: events, and notices about this installation. */
import type { BridgeEvent, BridgeEventPayload, Notice } from '#contract/bridge/bridge.ts';
import { createEmitter } from '#main/basics/emitter.ts';
import type { Logger } from '#main/basics/ports.ts';

export interface Messages {
  emit<Name extends BridgeEvent>(event: Name, payload: BridgeEventPayload<Name>): void;
  /** Keeps a notice for pages that start later and tells it to those that are open, once for each id. */
  tell(notice: Notice): void;
  /** Those that were not dismissed. */
  notices(): readonly Notice[];
  /** Leaves a notice out until the next log-out. */
  dismiss(id: string): void;
  /** Brings the dismissed ones back, for the next person. */
  restore(): void;
  /** Listens to every event; the returned function stops listening. */
  subscribe(listener: (event: BridgeEvent, payload: unknown) => void): () => void;
}

/** @param found the notices from before the desk was built */
export function createMessages(found: readonly Notice[], logger: Logger): Messages {
  const messages = createEmitter<{ readonly event: BridgeEvent; readonly payload: unknown }>();
  const notices = [...found];
  const dismissed = new Set<string>();
  const emit: Messages['emit'] = (event, payload) => messages.emit({ event, payload });
  return {
    emit,
    tell: (notice) => {
      if (notices.some(({ id }) => id === notice.id)) return;
      notices.push(notice);
      emit('notice', notice);
    },
    notices: () => notices.filter(({ id }) => !dismissed.has(id)),
    dismiss: (id) => void dismissed.add(id),
    restore: () => dismissed.clear(),
    subscribe: (listener) =>
      messages.subscribe(({ event, payload }) => {
        try {
          listener(event, payload);
        } catch (error) {
          // A window that cannot get an event must not block the others or a refresh.
          logger.error('bridge.not-delivered', { event, error });
        }
      }),
  };
}
