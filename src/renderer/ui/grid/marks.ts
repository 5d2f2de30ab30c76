/** The marks of rows that changed since they were seen, and how a cell or a card reaches its own. */
import { createContext, useContext } from 'react';

/** By the ids of the rows: what changed, by name; nothing where that has no name. */
export type Marks = ReadonlyMap<string, readonly string[]>;

const NO_MARKS: Marks = new Map();
const MarksContext = createContext(NO_MARKS);
export const MarksProvider = MarksContext.Provider;

/** What changed of a row since it was seen; undefined when nothing did. */
export const useMark = (id: string): readonly string[] | undefined =>
  useContext(MarksContext).get(id);
