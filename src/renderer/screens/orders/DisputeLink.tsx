import type { QueryCache } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { disputeAbout } from '#domain/disputes/changes.ts';
import { disputePath } from '#domain/disputes/disputes.ts';
import { answersOf, useCached } from '#renderer/client/cache/useCached.ts';

/** The dispute about an order that a loaded page of the disputes has, as 'page id'; null without one. */
function knownDispute(cache: QueryCache, orderId: string): string | null {
  const read = answersOf(cache, 'disputes.list').flatMap(({ input: { page }, answer }) =>
    (answer?.rows ?? []).map((dispute) => ({ dispute, page })),
  );
  const known = disputeAbout(read, orderId);
  return known ? `${known.page} ${known.dispute.id}` : null;
}

/** The way from an order to its dispute; none where no list in memory has it, which says nothing about the order. */
export function DisputeLink({ orderId }: { readonly orderId: string }) {
  const [page, id] = useCached((cache) => knownDispute(cache, orderId))?.split(' ') ?? [];
  if (id === undefined) return null;
  return <Link to={disputePath(id, Number(page))}>Dispute {id}</Link>;
}
