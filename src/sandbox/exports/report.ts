/** A report: the content of a file of rows, in any format. */
import type { Decimal } from '#domain/money.ts';

/** One value of a row; null is empty. */
export type Cell =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'amount'; readonly amount: Decimal; readonly currency: string | null }
  | { readonly kind: 'rate'; readonly rate: Decimal }
  /** An ISO instant in UTC. */
  | { readonly kind: 'instant'; readonly at: string }
  | null;

/** A column: its header and its share of the width, in characters of its usual value. */
export interface ReportColumn {
  readonly header: string;
  readonly characters: number;
}

/** Everything a file says. */
export interface Report {
  readonly title: string;
  /** What the rows are and how they are to be read, as label and text. */
  readonly facts: readonly (readonly [label: string, text: string])[];
  readonly totals: readonly (readonly [label: string, amount: Decimal])[];
  readonly columns: readonly ReportColumn[];
  readonly rowCount: number;
  /** The rows in batches of bounded size. */
  readonly rows: AsyncIterable<readonly (readonly Cell[])[]>;
}
