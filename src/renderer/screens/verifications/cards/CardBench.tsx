/** The review bench of cards. */
import type { CardVerification } from '#contract/verifications.ts';
import { callEndpoint } from '#renderer/desk/endpoints.ts';
import { Bench } from '../review/Bench.tsx';
import { type QueueSource, useQueue } from '../review/useQueue.ts';
import { CardReview } from './CardReview.tsx';

const SOURCE: QueueSource<CardVerification> = {
  read: (page, pageSize) => callEndpoint('cardVerifications.list', { page, pageSize }),
  waits: ({ status }) => status === 'charge_verified',
  created: 'cardVerificationRequestCreated',
  changed: [],
};

const addresses = ({ image_url: url }: CardVerification) => (url === null ? [] : [url]);

/** Cards whose charge is verified, one after the other; `first` is where to begin. */
export function CardBench({ first }: { readonly first: string }) {
  const queue = useQueue(SOURCE, first);
  return (
    <Bench title="Payment Method Authentication" queue={queue} pictures={addresses}>
      {(card) => <CardReview key={card.id} card={card} onDecided={() => queue.decided(card.id)} />}
    </Bench>
  );
}
