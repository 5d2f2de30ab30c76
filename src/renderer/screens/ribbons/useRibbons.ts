import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { Ribbon } from '#contract/network/ribbons.ts';
import type { Page } from '#contract/wire/list.ts';
import { pageSizeOf, slicePage } from '#domain/lists/pages.ts';
import { RIBBONS_REQUESTED } from '#domain/network/ribbons.ts';
import { callEndpoint } from '#renderer/client/calls/endpoints.ts';
import { RIBBONS_SHOWN } from './list.ts';

/** A page cut from the server's, taken to have `pageSize` rows; read again where theirs are smaller. */
async function read(
  wanted: number,
  signal: AbortSignal,
  pageSize = RIBBONS_REQUESTED,
): Promise<Page<Ribbon>> {
  const { pages, from } = slicePage(wanted, RIBBONS_SHOWN, pageSize);
  const answers = await Promise.all(
    pages.map((page) => callEndpoint('ribbons.list', { page, pageSize }, signal)),
  );
  const size = pageSizeOf(answers[0], pageSize);
  if (size < pageSize) return await read(wanted, signal, size);
  const rows = answers.flatMap((answer) => answer.rows);
  return {
    rows: rows.slice(from, from + RIBBONS_SHOWN),
    rowCount: Math.max(...answers.map(({ rowCount }) => rowCount)),
    said: answers.find(({ said }) => said !== undefined)?.said,
  };
}

/** A page of ribbons, counted from 1, cut from those of the server. */
export const useRibbons = (page: number) =>
  useQuery({
    queryKey: ['ribbons', 'list', page],
    queryFn: ({ signal }) => read(page, signal),
    placeholderData: keepPreviousData,
  });
