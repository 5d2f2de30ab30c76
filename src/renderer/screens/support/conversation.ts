/** Search and grouping of the messages of a case (3S). */

import { plainText } from '#domain/text/html/rich-text.ts';
import { containing } from '#domain/text/normalize-text.ts';
import { shownDate } from '#renderer/client/kept/dates.ts';
import type { Message } from './samples.ts';

/** The messages by day in the person's zone, in the order they are given: 'Today', or the date. */
export function byDay(messages: readonly Message[], now: Date) {
  const today = shownDate(now);
  const days = Map.groupBy(messages, ({ createdAt }) => {
    const date = shownDate(createdAt);
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
