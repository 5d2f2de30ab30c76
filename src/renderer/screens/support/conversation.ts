/** Search and grouping of the messages of a case (3S). */
import { containing } from '#domain/text/normalize-text.ts';
import { plainText } from '#domain/text/rich-text.ts';
import { formatDate } from '#domain/time/format.ts';
import type { Message } from './samples.ts';

/** The messages by day of this computer, in the order they are given: 'Today', or the short date. */
export function byDay(messages: readonly Message[], now: Date) {
  const today = formatDate(now);
  const days = Map.groupBy(messages, ({ createdAt }) => {
    const date = formatDate(createdAt);
    return date === today ? 'Today' : date;
  });
  return [...days].map(([label, ofDay]) => ({ label, messages: ofDay }));
}

/** The messages with the query in author, text or code. */
export const foundIn = (messages: readonly Message[], typed: string): readonly Message[] =>
  containing(messages, typed, ({ author, content, code }) =>
    [author, plainText(content), code?.content ?? ''].join('\n'),
  );

/** Lines above which a snippet can be collapsed. */
export const LINES_SHOWN = 10;

/** Whether a snippet is long enough to be collapsed (3S13). */
export const isLong = (code: string): boolean => code.split('\n').length > LINES_SHOWN;
