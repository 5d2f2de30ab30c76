/** What has happened to a thing between two readings, in the words and forms of the screen. */
import { type Decimal, sameAmount } from './money.ts';

/** An amount with its currency; null where there is none. */
interface ShownFigure {
  readonly amount: Decimal | null;
  readonly currency: string | null;
}

/** A value as a screen shows it; null where there is none. */
export type ShownValue =
  | { readonly kind: 'text'; readonly value: string | null }
  | { readonly kind: 'instant'; readonly value: string | null }
  | { readonly kind: 'figure'; readonly value: ShownFigure };

/** One thing that reads otherwise than before. */
export interface Change {
  readonly label: string;
  readonly before: ShownValue;
  readonly after: ShownValue;
}

/** Something a person may base a decision on: its label and how a thing shows it. */
export type Facet<T> = readonly [label: string, show: (thing: T) => ShownValue];

/** A facet that is a text. */
export const textFacet = <T>(label: string, read: (thing: T) => string | null): Facet<T> => [
  label,
  (thing) => ({ kind: 'text', value: read(thing) }),
];

/** A facet that is an instant, in ISO 8601. */
export const instantFacet = <T>(label: string, read: (thing: T) => string | null): Facet<T> => [
  label,
  (thing) => ({ kind: 'instant', value: read(thing) }),
];

/** A facet that is an amount with its currency. */
export const figureFacet = <T>(label: string, read: (thing: T) => ShownFigure): Facet<T> => [
  label,
  (thing) => ({ kind: 'figure', value: read(thing) }),
];

function sameFigure(a: ShownFigure, b: ShownFigure): boolean {
  if (a.amount === null || b.amount === null) return a.amount === b.amount;
  return a.currency === b.currency && sameAmount(a.amount, b.amount);
}

function readsAlike(a: ShownValue, b: ShownValue): boolean {
  return a.kind === 'figure' && b.kind === 'figure'
    ? sameFigure(a.value, b.value)
    : a.value === b.value;
}

/**
 * A function that tells what reads otherwise in `now` than in `seen`, in the order of `facets`; empty
 * when a person who saw the one has seen the other. Amounts that are the same number are the same,
 * however written.
 */
export const changesIn =
  <T>(facets: readonly Facet<T>[]) =>
  (seen: T, now: T): readonly Change[] =>
    facets.flatMap(([label, show]) => {
      const [before, after] = [show(seen), show(now)];
      return readsAlike(before, after) ? [] : [{ label, before, after }];
    });
