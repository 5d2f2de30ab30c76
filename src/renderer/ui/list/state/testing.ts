/** A filter for tests of lists. */
import type { Filter } from '#renderer/ui/filters/filter.ts';

const Nothing = () => null;

/** A filter by a text; 'half' is one that is not complete. */
export const text = (label: string): Filter<string> => ({
  label,
  empty: '',
  isComplete: (value) => value !== 'half',
  read: (written) => written,
  write: (value) => value || null,
  Field: Nothing,
  useWords: (value) => value,
});
