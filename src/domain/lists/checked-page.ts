/** Answers of lists that contradict the page that was asked for, or themselves. */

import { asRecord } from '#contract/wire/json.ts';
import type { Page } from '#contract/wire/list.ts';
import { pageSizeOf } from './pages.ts';
import { lengthOf } from './paging.ts';

interface Asked {
  /** Counted from 1. */
  readonly page: number;
  /** Infinite where none was asked for. */
  readonly pageSize: number;
}

/** A page without rows beyond those `asked` for. A server that sent the whole list began with its first row. */
function cut(answer: Page<unknown>, { page, pageSize }: Asked): Page<unknown> {
  const { rows, rowCount } = answer;
  if (rows.length <= pageSize) return answer;
  const sent = lengthOf(answer);
  const first = sent >= rowCount ? (page - 1) * pageSize : 0;
  return { ...answer, rows: rows.slice(first, first + pageSize), sent };
}

/** A page with what was counted in place of a count that its rows contradict. */
function counted(answer: Page<unknown>, { page, pageSize }: Asked): Page<unknown> {
  const { rowCount, sent = 0 } = answer;
  const length = lengthOf(answer);
  const size = pageSizeOf(answer, pageSize);
  const isPaged = Number.isFinite(size);
  const before = isPaged ? (page - 1) * size : 0;
  // The last page is shown in place of one beyond the end.
  if (rowCount > 0 && before >= rowCount) return answer;
  const isWhole = sent >= rowCount;
  const least = Math.max(isWhole ? sent : 0, length > 0 ? before + length : 0);
  const isShort = isPaged && length < Math.min(size, rowCount - before);
  if (least <= rowCount && !isShort) return answer;
  return { ...answer, rowCount: Math.max(least, rowCount), said: rowCount };
}

/** A page of a list that agrees with what was `asked` and with itself; any other answer unchanged. */
export function checkedPage<Answer>(answer: Answer, asked: unknown): Answer {
  const { page = 1, pageSize = Number.POSITIVE_INFINITY } = asRecord(asked) ?? {};
  const { rows, rowCount } = asRecord(answer) ?? {};
  const isPage = Array.isArray(rows) && typeof rowCount === 'number';
  if (!isPage || typeof page !== 'number' || typeof pageSize !== 'number') return answer;
  const read = answer as unknown as Page<unknown>;
  return counted(cut(read, { page, pageSize }), { page, pageSize }) as unknown as Answer;
}
