import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { RIBBONS_REQUESTED, type Ribbon } from '#contract/network/ribbons.ts';
import type { Page } from '#contract/wire/list.ts';
import { pageSizeOf, slicePage } from '#domain/lists/pages.ts';
import { callEndpoint } from '#renderer/client/calls/endpoints.ts';

/** Ribbons per page; the list is loaded ten at a time (2B02). */
export const RIBBONS_SHOWN = 4;

/** A page cut from the server's, taken to have `pageSize` rows; read again where theirs are smaller. */
async function read(
  page: number,
  signal: AbortSignal,
  pageSize = RIBBONS_REQUESTED,
): Promise<Page<Ribbon>> {
  const { pages, from } = slicePage(page, RIBBONS_SHOWN, pageSize);
  const answers = await Promise.all(
    pages.map((each) => callEndpoint('ribbons.list', { page: each, pageSize }, signal)),
  );
  const size = pageSizeOf(answers[0], pageSize);
  if (size < pageSize) return await read(page, signal, size);
  const rows = answers.flatMap((answer) => answer.rows);
  return {
    rows: rows.slice(from, from + RIBBONS_SHOWN),
    rowCount: answers[0]?.rowCount ?? 0,
  };
}

/** A page of ribbons, counted from 1, cut from those of the server. */
export const useRibbons = (page: number) =>
  useQuery({
    queryKey: ['ribbons', 'list', page],
    queryFn: ({ signal }) => read(page, signal),
    placeholderData: keepPreviousData,
  });
