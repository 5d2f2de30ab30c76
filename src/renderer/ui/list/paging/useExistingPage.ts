import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { lastBefore } from '#domain/lists/pages.ts';
import type { PageRead } from '../part/listPart.ts';

interface Place {
  /** What was asked for, of every page. */
  readonly scope: string;
  readonly page: number;
  readonly pageSize: number;
  readonly onRunOut: (last: number) => void;
}

/**
 * A hook: leads from a page that has run out to the last one. True until that one is there, so that a
 * list with rows does not say that it has none, or which of them are shown.
 */
export function useExistingPage(
  { data, isPlaceholderData: isOlder }: Pick<PageRead<unknown>, 'data' | 'isPlaceholderData'>,
  { scope, page, pageSize, onRunOut }: Place,
): boolean {
  /** The last page that had rows. */
  const seen = useRef({ scope, page: 1 });
  const [isTurning, setTurning] = useState(false);
  const answer = isOlder ? undefined : data;
  const last = answer && lastBefore(page, answer, pageSize);
  const isLeft = last !== undefined || (isTurning && isOlder);
  if (isLeft !== isTurning) setTurning(isLeft);

  const leave = useEffectEvent((to: number) => {
    const { current: known } = seen;
    // Of a list of which the server counts no rows, it is known only by them.
    const isKnown = answer?.rowCount === 0 && known.scope === scope && known.page < page;
    onRunOut(isKnown ? known.page : to);
  });
  const hasRows = answer !== undefined && answer.rows.length > 0;
  useEffect(() => {
    if (last !== undefined) leave(last);
    else if (hasRows) seen.current = { scope, page };
  }, [last, hasRows, scope, page]);
  return isLeft;
}
