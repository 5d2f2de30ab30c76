/** Rows that do not move under the pointer of someone about to click. */
import { useEffect, useReducer, useRef, useState } from 'react';
import type { Page } from '#contract/wire/list.ts';

/** Milliseconds a pointer rests before rows may move under it. */
const REST_MS = 1500;

/**
 * The page to show of what a query gave; `answered` is false while that is still the answer to an
 * earlier question. An answer to a new question (`asked` changed) shows at once, and so does one
 * that leaves every row where it is; an answer that would move rows waits while a pointer is moving
 * over them, until it rests or leaves.
 */
export function useSteadyRows<Row>(
  page: Page<Row> | undefined,
  asked: unknown,
  answered: boolean,
  rowId: (row: Row) => string,
) {
  const [held, setHeld] = useState({ page, asked });
  // No state: that a pointer begins to move changes nothing that is drawn.
  const rests = useRef(true);
  const [, drawAgain] = useReducer((times: number) => times + 1, 0);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const orderOf = ({ rows }: Page<Row>) => JSON.stringify(rows.map(rowId));
  const mayShow =
    rests.current ||
    !answered ||
    held.asked !== asked ||
    !held.page ||
    !page ||
    orderOf(held.page) === orderOf(page);
  const shown = mayShow ? page : held.page;

  // While rendering: after it, the list would be drawn twice for each answer.
  if (mayShow && answered && (held.page !== page || held.asked !== asked)) setHeld({ page, asked });
  useEffect(() => () => clearTimeout(timer.current), []);

  const settle = () => {
    clearTimeout(timer.current);
    if (rests.current) return;
    rests.current = true;
    drawAgain();
  };
  return {
    page: shown,
    /** To be put on the element the rows are in. */
    pointer: {
      onPointerMove() {
        clearTimeout(timer.current);
        timer.current = setTimeout(settle, REST_MS);
        rests.current = false;
      },
      onPointerLeave: settle,
    },
  };
}
