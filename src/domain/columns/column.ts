/** Columns that a table of the console and an exported file share, declared by what they show. */
import type { Shown } from '#contract/wire/unreadable.ts';
import type { Decimal } from '#domain/money/money.ts';
import type { Figure } from '#domain/orders/figures.ts';
import type { StatusLabel } from '../text/status.ts';

/** A value of a row, by its kind; null where there is none. */
type Kind<Row> =
  | {
      readonly text: (row: Row) => string | null;
      readonly characters: number;
      /** Whether it tells who somebody is, or how to reach them. */
      readonly isPersonal?: true;
    }
  | { readonly flag: (row: Row) => Shown<boolean>; readonly characters: number }
  | { readonly status: (row: Row) => StatusLabel | null; readonly characters: number }
  | { readonly money: (row: Row) => Figure }
  | { readonly rate: (row: Row) => Shown<Decimal> }
  /** An ISO instant in UTC. */
  | { readonly instant: (row: Row) => Shown<string> };

export type FileColumn<Row> = Kind<Row> & {
  readonly header: string;
  /** The characters of its usual value in a file, where they are not those of its kind. */
  readonly characters?: number;
};

export type ListColumn<Row> = FileColumn<Row> & {
  /** Stable across versions: preferences remember it. */
  readonly id: string;
};
