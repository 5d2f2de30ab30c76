import type { Page } from '#contract/wire/list.ts';
import { doubledIds } from '#domain/lists/row-keys.ts';
import { formatCount } from '#domain/time/format.ts';
import styles from '../screen/list.module.css';

const NONE: readonly never[] = [];

/** Says that the server sent more rows than the page that was asked for, or several of one ID. */
export function AnswerNote({ page }: { readonly page: Page<unknown> | undefined }) {
  const { rows = NONE, sent } = page ?? {};
  const doubled = doubledIds(rows);
  if (sent === undefined && doubled.length === 0) return null;
  return (
    <p className={styles['answerNote']} role="status">
      {sent !== undefined &&
        `The server sent ${formatCount(sent)} rows for one page. Only the ${formatCount(rows.length)} of this page are shown. `}
      {doubled.length > 0 && `Several rows have the ID ${doubled.join(', ')}. `}
      Tell the API team.
    </p>
  );
}
