import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { RIBBONS_REQUESTED, type Ribbon } from '#contract/network/ribbons.ts';
import type { EndpointInput } from '#contract/wire/endpoints.ts';
import type { Page } from '#contract/wire/list.ts';
import { pageSizeOf, slicePage } from '#domain/lists/pages.ts';
import { callEndpoint } from '#renderer/client/calls/endpoints.ts';
import { RIBBONS_SHOWN } from './list.ts';

type RibbonQuery = EndpointInput<'ribbons.list'> & { readonly page: number };

/** A page cut from the server's, taken to have `pageSize` rows; read again where theirs are smaller. */
async function read(
  query: RibbonQuery,
  signal: AbortSignal,
  pageSize = RIBBONS_REQUESTED,
): Promise<Page<Ribbon>> {
  const { pages, from } = slicePage(query.page, RIBBONS_SHOWN, pageSize);
  const answers = await Promise.all(
    pages.map((each) => callEndpoint('ribbons.list', { ...query, page: each, pageSize }, signal)),
  );
  const size = pageSizeOf(answers[0], pageSize);
  if (size < pageSize) return await read(query, signal, size);
  const rows = answers.flatMap((answer) => answer.rows);
  return {
    rows: rows.slice(from, from + RIBBONS_SHOWN),
    rowCount: answers[0]?.rowCount ?? 0,
  };
}

/** A page of ribbons, counted from 1, cut from those of the server. */
export const useRibbons = (query: RibbonQuery) =>
  useQuery({
    queryKey: ['ribbons', 'list', query],
    queryFn: ({ signal }) => read(query, signal),
    placeholderData: keepPreviousData,
  });
