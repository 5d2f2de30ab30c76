import type { Page } from '#contract/wire/list.ts';
import { formatCount } from '#domain/time/format.ts';
import styles from '../screen/list.module.css';

/** Says that the server sent more rows than the page that was asked for. */
export function ExtraRowsNote({ page }: { readonly page: Page<unknown> | undefined }) {
  if (page?.sent === undefined) return null;
  return (
    <p className={styles['extraRows']} role="status">
      The server sent {formatCount(page.sent)} rows for one page. Only the{' '}
      {formatCount(page.rows.length)} of this page are shown. Tell the API team.
    </p>
  );
}
