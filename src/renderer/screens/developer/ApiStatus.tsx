import { containing } from '#domain/text/normalize-text.ts';
import { shownDay } from '#renderer/client/kept/dates.ts';
import utility from '#renderer/ui/utility.module.css';
import { Chip } from '#renderer/ui/values/Chip.tsx';
import { Instant } from '#renderer/ui/values/Instant.tsx';
import styles from './developer.module.css';
import { INCIDENTS } from './samples.ts';

/** The incidents of the API, with their messages. */
export function ApiStatus({ search }: { readonly search: string }) {
  const found = containing(INCIDENTS, search, ({ title, comments }) =>
    [title, ...comments.map(({ comment }) => comment)].join(' '),
  );
  if (found.length === 0) return <p className={styles.nothing}>Nothing matches</p>;
  return found.map(({ date, title, comments }) => (
    <article key={date} className={styles.incident}>
      <h2>
        {title} <span>{shownDay(date)}</span>
      </h2>
      <ul className={utility.stack}>
        {comments.map(({ resolved, comment, createdAt }) => (
          <li key={createdAt}>
            <Chip
              label={
                resolved
                  ? { text: 'Resolved', tone: 'success' }
                  : { text: 'Investigating', tone: 'warning' }
              }
            />
            <span>{comment}</span>
            <Instant value={createdAt} />
          </li>
        ))}
      </ul>
    </article>
  ));
}
