/** What acts do to the things of a network. */
import type { Fields, Rule } from './case.ts';

/** The one page of a list that has only this thing, whichever way the list is sent. */
export const listed = (thing: Fields) => ({
  data: [thing],
  models: [thing],
  pagination: { rowCount: 1 },
});

/** An effect: these fields are so now. */
export const set =
  (more: Fields): Rule['effect'] =>
  (thing) => ({ ...thing, ...more });

/** It is decided with this status. */
export const becomes = (list: string, status: string): Rule => ({
  list,
  effect: set({ status }),
  rival: { expiry_date: '2031-01-01' },
});

/** The thing is gone. */
export const removed = (list: string): Rule => ({
  list,
  effect: () => null,
  rival: { seen: true },
});

let added = 100;

/** A thing is added. */
export const adding = (list: string, thing: Fields, choice: unknown): Rule => ({
  list,
  adds: true,
  choice,
  effect: () => {
    added += 1;
    return { ...thing, id: String(added) };
  },
});
