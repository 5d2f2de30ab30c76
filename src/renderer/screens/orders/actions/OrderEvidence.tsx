import type { MatchHistoryItem } from '#contract/orders/order-detail.ts';
import type { ReadOrder } from '#domain/orders/changes.ts';
import { type EvidencedAct, INFERRED, orderEvidence } from '#domain/standing/order-evidence.ts';
import { useEndpoint } from '#renderer/client/calls/endpoints.ts';
import { EvidenceView } from '#renderer/ui/standing/EvidenceView.tsx';
import utility from '#renderer/ui/utility.module.css';

interface OrderEvidenceProps {
  readonly act: EvidencedAct;
  readonly order: ReadOrder;
  /** The cancelled match that is to be made again. */
  readonly rematched?: MatchHistoryItem;
}

/** What speaks for and against an act on an order. It loads beside the question, which does not wait for it. */
export function OrderEvidence({ act, order, rematched }: OrderEvidenceProps) {
  const { id } = order;
  const matchId = rematched?.id ?? order.match_id;
  const events = useEndpoint('orders.events', { id }, { enabled: matchId !== null });
  const pending = events.data ?? (events.isError ? 'failed' : 'loading');
  return (
    <>
      <EvidenceView
        evidence={orderEvidence(act, { order, pending, ...(rematched && { rematched }) })}
      />
      {matchId !== null && <p className={utility.note}>{INFERRED}</p>}
    </>
  );
}
