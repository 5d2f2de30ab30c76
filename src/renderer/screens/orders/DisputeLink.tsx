import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import type { EndpointAnswer } from '#contract/wire/endpoints.ts';
import { disputeAbout } from '#domain/disputes/changes.ts';
import { disputePath } from '#domain/disputes/disputes.ts';

/** A hook: the dispute about an order that a loaded page of the disputes has, with the page; else undefined. */
function useKnownDispute(orderId: string) {
  const queries = useQueryClient();
  return useMemo(() => {
    const pages = queries
      .getQueryCache()
      .findAll({ queryKey: ['disputes', 'disputes.list'] })
      .toSorted((a, b) => b.state.dataUpdatedAt - a.state.dataUpdatedAt);
    const read = pages.flatMap(({ queryKey: [, , input], state }) => {
      const { page } = input as { readonly page: number };
      const { rows = [] } = (state.data ?? {}) as Partial<EndpointAnswer<'disputes.list'>>;
      return rows.map((dispute) => ({ dispute, page }));
    });
    return disputeAbout(read, orderId);
  }, [queries, orderId]);
}

/** The way from an order to its dispute; none where no list in memory has it, which says nothing about the order. */
export function DisputeLink({ orderId }: { readonly orderId: string }) {
  const known = useKnownDispute(orderId);
  if (!known) return null;
  const { id } = known.dispute;
  return <Link to={disputePath(id, known.page)}>Dispute {id}</Link>;
}
