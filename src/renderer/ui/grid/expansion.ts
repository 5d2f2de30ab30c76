/** Rows that open: the options of a grid, and how a cell reaches them. */
import { createContext, type ReactNode, useContext } from 'react';

/** Which rows are open and what an open one shows. */
export interface Expansion<Row> {
  /** The ids of the open rows. */
  readonly open: readonly string[];
  onToggle(id: string): void;
  /** Pixels of the line under an open row, where the window has them. */
  readonly height: number;
  render(row: Row): ReactNode;
}

/** The part of it that a cell needs. */
export type Opening = Pick<Expansion<never>, 'open' | 'onToggle'>;

const OpeningContext = createContext<Opening | null>(null);
export const OpeningProvider = OpeningContext.Provider;

/** How rows of this grid open; null where they do not. */
export const useOpening = (): Opening | null => useContext(OpeningContext);
