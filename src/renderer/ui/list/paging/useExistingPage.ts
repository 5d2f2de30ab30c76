import type { UseQueryResult } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import type { Page } from '#contract/wire/list.ts';
import { pageInPlaceOf } from '../state/state.ts';

interface Place {
  readonly page: number;
  readonly pageSize: number;
  readonly onRunOut: (last: number) => void;
}

/**
 * A hook: leads from a page that has run out to the last one. True until that one is there, so that a
 * list with rows does not say that it has none.
 */
export function useExistingPage(
  { data, isPlaceholderData: isOlder }: UseQueryResult<Page<unknown>>,
  { page, pageSize, onRunOut }: Place,
): boolean {
  const last = data && !isOlder ? pageInPlaceOf(page, data, pageSize) : undefined;
  const leave = useEffectEvent((to: number) => onRunOut(to));
  useEffect(() => {
    if (last !== undefined) leave(last);
  }, [last]);
  const isLeft = isOlder && data?.rows.length === 0 && data.rowCount > 0;
  return isLeft || last !== undefined;
}
