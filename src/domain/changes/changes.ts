/** The changes of a thing between two loads, with the labels and formats of the screen. */
import { isUnreadable, type Shown } from '#contract/wire/unreadable.ts';
import { type Decimal, sameAmount } from '../money/money.ts';

/** An amount with its currency; null where there is none. */
interface ShownFigure {
  readonly amount: Shown<Decimal>;
  readonly currency: string | null;
}

/** A value as a screen shows it; null where there is none. */
export type ShownValue =
  | { readonly kind: 'text'; readonly value: string | null }
  | { readonly kind: 'instant'; readonly value: Shown<string> }
  | { readonly kind: 'picture'; readonly value: string | null }
  | { readonly kind: 'figure'; readonly value: ShownFigure };

/** One thing that reads otherwise than before. */
export interface Change {
  readonly label: string;
  readonly before: ShownValue;
  readonly after: ShownValue;
}

/** A value a decision may depend on: its label and how to show it; null if this form of the thing lacks it. */
export type Facet<T> = readonly [label: string, show: (thing: T) => ShownValue | null];

type ValueOf<K extends ShownValue['kind']> = Extract<ShownValue, { kind: K }>['value'];

const facetOf =
  <K extends ShownValue['kind']>(kind: K) =>
  <T>(label: string, read: (thing: T) => ValueOf<K>): Facet<T> => [
    label,
    (thing) => ({ kind, value: read(thing) }) as ShownValue,
  ];
/** A facet that is a text. */
export const textFacet = facetOf('text');
/** A facet that is an instant, in ISO 8601. */
export const instantFacet = facetOf('instant');
/** A facet that is a picture, by its address. */
export const pictureFacet = facetOf('picture');
/** A facet that is an amount with its currency. */
export const figureFacet = facetOf('figure');

/** Whether two values are the same; two that cannot be read are the same text. */
const sameShown = <T>(a: Shown<T>, b: Shown<T>, same: (a: T, b: T) => boolean): boolean => {
  if (isUnreadable(a) || isUnreadable(b)) {
    return isUnreadable(a) && isUnreadable(b) && a.unreadable === b.unreadable;
  }
  return a === null || b === null ? a === b : same(a, b);
};

/** {@link sameShown} of amounts, as numbers, however they are written. */
export const sameDecimal = (a: Shown<Decimal>, b: Shown<Decimal>): boolean =>
  sameShown(a, b, sameAmount);

const sameFigure = (a: ShownFigure, b: ShownFigure): boolean =>
  sameDecimal(a.amount, b.amount) && (a.amount === null || a.currency === b.currency);

/** The address of a picture without its query: signed addresses differ each time they are read. */
export const withoutQuery = (address: string): string => address.replace(/[?#].*/u, '');

/** Whether two addresses are of one picture. */
export const isSamePicture = (a: string | null, b: string | null): boolean =>
  a === null || b === null ? a === b : withoutQuery(a) === withoutQuery(b);

/** Whether two values of a kind read alike. */
const ALIKE: { readonly [K in ShownValue['kind']]: (a: ValueOf<K>, b: ValueOf<K>) => boolean } = {
  text: Object.is,
  instant: (a, b) => sameShown(a, b, Object.is),
  picture: isSamePicture,
  figure: sameFigure,
};

/** The values of a facet are of one kind. */
const readsAlike = (a: ShownValue, b: ShownValue): boolean =>
  ALIKE[a.kind](a.value as never, b.value as never);

/**
 * Compares two loaded states of a thing: the values that differ between `seen` and `now`, in the
 * order of the facets; empty if a user who saw the one has seen the other. Amounts with equal numbers
 * are equal, however written.
 */
export type Comparison<T> = (seen: T, now: T) => readonly Change[];

export const changesIn =
  <T>(facets: readonly Facet<T>[]): Comparison<T> =>
  (seen, now) =>
    facets.flatMap(([label, show]) => {
      const before = show(seen);
      const after = show(now);
      if (before === null || after === null || readsAlike(before, after)) return [];
      return [{ label, before, after }];
    });
