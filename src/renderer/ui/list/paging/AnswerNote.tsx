import type { Page } from '#contract/wire/list.ts';
import { doubledIds } from '#domain/lists/row-keys.ts';
import { counted, formatCount } from '#domain/text/words.ts';
import styles from '../screen/list.module.css';

/** What is wrong with a page that the server sent, in sentences; none where nothing is. */
function faultsOf({ rows, sent, unread = [] }: Page<unknown>): readonly string[] {
  const doubled = doubledIds(rows);
  const is = unread.length === 1 ? 'is' : 'are';
  const fields = [...new Set(unread)].filter(Boolean).join(', ');
  const named = fields && ` (${fields})`;
  return [
    sent !== undefined &&
      `The server sent ${formatCount(sent)} rows for one page. Only the ${formatCount(rows.length)} of this page are shown.`,
    doubled.length > 0 && `Several rows have the ID ${doubled.join(', ')}.`,
    unread.length > 0 &&
      `${counted(unread.length, 'row')} cannot be read${named} and ${is} not shown.`,
  ].filter((fault) => fault !== false);
}

/** Says that the server sent more rows than the page that was asked for, several of one ID, or some that cannot be read. */
export function AnswerNote({ page }: { readonly page: Page<unknown> | undefined }) {
  const faults = page ? faultsOf(page) : [];
  if (faults.length === 0) return null;
  return (
    <p className={styles.answerNote} role="status">
      {[...faults, 'Tell the API team.'].join(' ')}
    </p>
  );
}
