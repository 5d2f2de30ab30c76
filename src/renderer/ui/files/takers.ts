/**
 * The places of the page that take files: they get what is dropped or pasted on them. Everywhere else a dropped
 * file would open in place of the console, so it is refused with a message.
 */
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { stopAll } from '#renderer/client/calls/bridge.ts';
import { type GivenFiles, transferredFiles } from './given.ts';

interface Taker {
  readonly area: Element;
  take(given: GivenFiles): void;
  /** Whether a file is held over it. */
  hold(isOver: boolean): void;
}

const takers = new Set<Taker>();

const takerAt = (target: EventTarget | null): Taker | undefined =>
  [...takers].find(({ area }) => target instanceof Node && area.contains(target));

const hold = (over?: Taker) => {
  for (const taker of takers) taker.hold(taker === over);
};

/** Whether it has files. With `isText`, text takes precedence: it goes into a field. */
const hasFiles = ({ types }: DataTransfer, isText: boolean): boolean =>
  types.includes('Files') && !(isText && types.includes('text/plain'));

/** Files that were dropped or pasted where no place takes them. */
export interface StrayFiles extends GivenFiles {
  readonly how: 'dropped' | 'pasted';
}

function listen<Name extends keyof WindowEventMap>(
  name: Name,
  listener: (event: WindowEventMap[Name]) => void,
): () => void {
  window.addEventListener(name, listener);
  return () => window.removeEventListener(name, listener);
}

/** Gives each place what is dropped or pasted on it; `onStray` gets what is dropped or pasted elsewhere. */
export function followFiles(onStray: (stray: StrayFiles) => void): () => void {
  const give = async (how: StrayFiles['how'], { target }: Event, data: DataTransfer) => {
    const taker = takerAt(target);
    const given = await transferredFiles(data);
    if (taker) taker.take(given);
    else onStray({ ...given, how });
  };
  return stopAll(
    listen('dragover', (event) => {
      if (!(event.dataTransfer && hasFiles(event.dataTransfer, false))) return;
      event.preventDefault();
      hold(takerAt(event.target));
    }),
    listen('dragleave', ({ relatedTarget }) => relatedTarget === null && hold()),
    listen('drop', (event) => {
      hold();
      if (!(event.dataTransfer && hasFiles(event.dataTransfer, false))) return;
      event.preventDefault();
      void give('dropped', event, event.dataTransfer);
    }),
    listen('paste', (event) => {
      const data = event.clipboardData;
      if (data && hasFiles(data, true)) void give('pasted', event, data);
    }),
  );
}

/** A hook for an element that takes files: its ref, and whether one is held over it. */
export function useFileTaker(onGiven: (given: GivenFiles) => void) {
  const area = useRef<HTMLElement>(null);
  const [isOver, setOver] = useState(false);
  const take = useEffectEvent(onGiven);
  useEffect(() => {
    const element = area.current;
    if (!element) return;
    const taker: Taker = { area: element, take: (given) => take(given), hold: setOver };
    takers.add(taker);
    return () => void takers.delete(taker);
  }, []);
  return { area, isOver };
}
