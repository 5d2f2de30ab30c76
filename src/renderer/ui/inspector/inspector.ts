/** What the inspector, the pane beside a list, shows of a row: the part a list declares. */
import type { ComponentType } from 'react';
import type { PrefetchableQuery } from '#renderer/client/cache/prefetch.ts';

/** Milliseconds after which what was read of a row is read again when it is shown. */
export const READ_AGAIN_MS = 10_000;

/** What the content of the pane is given. */
export interface InspectedProps<Row> {
  readonly id: string;
  /** The row as the list last showed it; undefined where a link led to what is not on the page. */
  readonly row: Row | undefined;
  /** When the row was loaded as it is, in milliseconds since the epoch; 0 without one. */
  readonly readAt: number;
}

/** A list opts in by one of these. */
export interface Inspector<Row> {
  /** The name of the pane: 'Order 1043'. */
  title(id: string): string;
  /** The content, loaded with the first row that is opened ({@link lazyContent}). */
  readonly Content: ComponentType<InspectedProps<Row>>;
  /** Whether the content loads what it shows by its id, so that it needs no row. */
  readonly isFoundById?: true;
  /**
   * The path of the whole screen, which Enter opens; undefined without one. `query` is the list's
   * own, for a screen at the list's address.
   */
  path?(id: string, query: string): string;
  /** What the content, or the whole screen, reads of a row, to be asked for when it is pressed. */
  reads?(row: Row, place: 'pane' | 'screen'): readonly PrefetchableQuery[];
}
