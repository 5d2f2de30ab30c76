import type { Page } from '#contract/wire/list.ts';
import { counted } from '#domain/time/format.ts';
import styles from '../screen/list.module.css';

type Answered = Page<unknown> | undefined;

/** What the server sent and cannot be read: those rows are not shown. */
export function PageNotes({ page }: { readonly page: Answered }) {
  const unread = page?.unread ?? [];
  if (unread.length === 0) return null;
  return (
    <p className={styles['answerNote']} role="status">
      {counted(unread.length, 'row')} cannot be read and {unread.length === 1 ? 'is' : 'are'} not
      shown. Tell the API team ({[...new Set(unread)].join(', ')}).
    </p>
  );
}

/** Why a page without rows has none: `text`, unless its rows cannot be read. */
export const absenceText = (page: Answered, text: string): string =>
  page?.unread ? 'No row of this page can be read' : text;
