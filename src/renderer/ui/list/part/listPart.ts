/** A list wherever it stands: on a screen, in a tab, a dialog or a pane. */
import type { UseQueryResult } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import type { Page } from '#contract/wire/list.ts';
import { pageOfAll } from '#domain/lists/pages.ts';
import type { Column, RowLook } from '#renderer/ui/grid/columns/column.tsx';

/** What a list is of. */
export interface ListRowsOf<Row> {
  /** Names how its table was arranged, on this computer. */
  readonly id: string;
  readonly title: string;
  /** What its rows are called in a sentence: 'orders'. */
  readonly things: string;
  readonly rowId: (row: Row) => string;
  /** Rows a page. */
  readonly pageSize: number;
  /** Page buttons of the pager. */
  readonly pagerSize: number;
}

/** Rows in a table. */
export interface TableForm<Row extends object> {
  readonly columns: readonly Column<Row>[];
  readonly card?: undefined;
  /** How a row stands out from the others. */
  readonly rowLook?: (row: Row) => RowLook;
  /** What a row opens to, and how many pixels that is high; left out where rows do not open. */
  readonly expansion?: {
    readonly height: number;
    /** Whether a click anywhere on the row opens it, not only one on its chevron. */
    readonly byRowClick?: true;
    render(row: Row): ReactNode;
  };
  /** What a click on a row does, where it does not open the row. */
  readonly onRowClick?: (row: Row) => void;
}

/** Rows as cards, as many beside each other as fit. */
export interface CardForm<Row extends object> {
  readonly columns?: undefined;
  readonly card: {
    /** Pixels of a card at least; more when the window has room. */
    readonly width: number;
    /** Pixels of a card, for the shape of those that are still to come. */
    readonly height: number;
    /** What is copied of the cards that are selected. */
    readonly copied: readonly Column<Row>[];
    render(row: Row): ReactNode;
  };
  readonly rowLook?: undefined;
  readonly expansion?: undefined;
  readonly onRowClick?: undefined;
}

/** What a list is of, and how its rows look. */
export type ListPart<Row extends object> = ListRowsOf<Row> & (TableForm<Row> | CardForm<Row>);

/** A page of rows as it was read, by a query or from memory. */
export type PageRead<Row> = Pick<
  UseQueryResult<Page<Row>>,
  'data' | 'error' | 'isPending' | 'isFetching' | 'isPlaceholderData' | 'dataUpdatedAt'
>;

/** The page that is asked for, and how another one is. */
export interface Paging {
  /** What was asked for, of every page; another value shows its answer at once. */
  readonly scope: string;
  readonly page: number;
  readonly onPage: (page: number) => void;
  /** The page no longer exists: the last one is shown instead. */
  readonly onRunOut: (last: number) => void;
}

const AT_HAND = {
  error: null,
  isPending: false,
  isFetching: false,
  isPlaceholderData: false,
  dataUpdatedAt: 0,
} as const;

/** Rows that are all there, or how they are being read. */
interface AllRead<Row> extends Partial<Omit<PageRead<never>, 'data'>> {
  readonly data: readonly Row[] | undefined;
}

/**
 * A hook: rows that are all there, as pages of a list.
 * @param scope names what they are of: another value begins at the first page
 */
export function usePagesOf<Row>(
  { data: all, ...read }: AllRead<Row>,
  pageSize: number,
  scope = '',
) {
  const [at, setAt] = useState({ scope, page: 1 });
  const turn = (to: number) => setAt({ scope, page: to });
  const { page, ...data } = pageOfAll(all ?? [], at.scope === scope ? at.page : 1, pageSize);
  const rows: PageRead<Row> = { ...AT_HAND, ...read, data: all && data };
  return { rows, paging: { scope, page, onPage: turn, onRunOut: turn } };
}
