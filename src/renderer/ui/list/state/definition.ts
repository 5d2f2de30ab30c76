/** What makes a list a list: the declaration every list screen consists of. */
import type { ReactNode } from 'react';
import type { Page } from '#contract/wire/list.ts';
import type { Sums } from '#domain/money/sums.ts';
import type { ExportCall, ExportMenuProps } from '#renderer/ui/exports/ExportMenu.tsx';
import type { Filters } from '#renderer/ui/filters/filter.ts';
import type { Inspector } from '#renderer/ui/inspector/inspector.ts';
import type { PendingItems, Reviewed } from '#renderer/ui/review/queue.ts';
import type { CardForm, ListRowsOf, TableForm } from '../part/listPart.ts';
import type { ListTotals } from '../totals/listTotals.ts';
import type { ListSource, PagedList, RowOf } from './paged.ts';
import type { ListState } from './state.ts';

/** What a bar is given that does something with all that the query finds. */
export interface QueryBarProps<F extends Filters, Order extends string> {
  readonly state: ListState<F, Order>;
  /** Why it offers nothing now, because the list shows something else than it was asked for. */
  readonly whyNotAll: string | undefined;
}

/** What the selected rows have in a column of amounts. */
export interface ColumnSums extends Sums {
  readonly header: string;
}

/** What a bar for many rows is given. */
export interface BulkBarProps<Row, F extends Filters, Order extends string>
  extends QueryBarProps<F, Order> {
  /** The selected rows of the page that is shown. */
  readonly selected: readonly Row[];
  readonly sums: readonly ColumnSums[];
  /** Copies the selected rows. */
  readonly onCopy: () => void;
  readonly onClear: () => void;
}

/** What can be done with many rows of a table at once, beside copying them: with it each row has a box. */
interface Bulk<Row, F extends Filters, Order extends string> {
  /** What one of the rows is called, in the name of its box: 'order'. */
  readonly thing: string;
  /** A hook: whether this person may. */
  useAllowed(): boolean;
  /** A React component: the bar above the table. */
  Bar(props: BulkBarProps<Row, F, Order>): ReactNode;
}

/** A list screen, declared: what differs from one list to the next, and nothing else. */
export type ListDefinition<
  Row extends object,
  F extends Filters = Filters,
  Order extends string = string,
> = ListBase<Row, F, Order> &
  (
    | (TableForm<Row> & { readonly bulk?: Bulk<Row, F, Order> })
    | (CardForm<Row> & { readonly bulk?: undefined })
  );

/** The definition of a list that is declared by its endpoint. */
export type DefinitionOf<List> =
  List extends PagedList<infer Name, infer F, infer Order, infer _>
    ? ListDefinition<RowOf<Name>, F, Order>
    : never;

interface ListBase<Row extends object, F extends Filters, Order extends string>
  extends ListSource<Row, F, Order>,
    ListRowsOf<Row> {
  /** The queues whose items are among its rows: beside its title stands how many are to review. */
  readonly queues?: readonly PendingItems<Reviewed>[];
  /** Whether it leaves reading them to the clock and has room for their numbers alone: of a list that is read again and again. */
  readonly hasBriefQueues?: true;
  /** The title of the dialog that reports a failed load, where the specification wants one. */
  readonly loadAlert?: string;
  /** A hook: the totals of the same query, beside the page of its rows that was read. */
  useTotals?(state: ListState<F, Order>, page: Page<Row> | undefined): ListTotals;
  /** What the pane beside the list shows of a row; left out where rows have nothing more to show. */
  readonly inspector?: Inspector<Row>;
  /** The call that makes a file of the list, in which formats, and its fields for a state. */
  readonly exports?: ExportCall<ListState<F, Order>> & Pick<ExportMenuProps, 'silent' | 'alert'>;
  /** A filter that hides most rows at first: where it leaves none, how many there are without it is said. */
  readonly wider?: {
    readonly filter: keyof F & string;
    /** What the others have: 'with another status'. */
    readonly words: string;
    /** Reads how many rows an address of the list has; null where that cannot be told. @throws ProblemError */
    count(view: string, signal: AbortSignal): Promise<number | null>;
  };
  /** A React component: buttons of the screen itself, beside its title. */
  Actions?(): ReactNode;
  /** A React component above the rows: what is done with all that the query finds. */
  QueryBar?(props: QueryBarProps<F, Order>): ReactNode;
}
