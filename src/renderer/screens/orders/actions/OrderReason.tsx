import type { ReadOrder } from '#domain/orders/changes.ts';
import { orderReason } from '#domain/standing/orders.ts';
import { StandingView } from '#renderer/ui/standing/StandingView.tsx';
import { useNow } from '#renderer/ui/timeline/useNow.ts';

/** What an order waits for, first thing in the question before an act on it. */
export const OrderReason = ({ order }: { readonly order: ReadOrder }) => (
  <StandingView standing={orderReason(order)} now={useNow()} />
);
