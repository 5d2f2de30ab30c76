/** Every queue that is reviewed, as it is declared. */
import { isValidElement } from 'react';
import { describe, expect, it } from 'vitest';
import { type QueueId, queueOf } from '#domain/queues/queues.ts';
import { DISPUTE_QUEUE } from '#renderer/screens/disputes/review/queue.tsx';
import { ORDER_QUEUES } from '#renderer/screens/orders/review/queues.tsx';
import { WITHDRAWAL_QUEUES } from '#renderer/screens/referrals/withdrawalQueues.tsx';
import { THIRD_PARTY_QUEUE } from '#renderer/screens/third-party/queue.tsx';
import { CARD_QUEUE } from '#renderer/screens/verifications/cards/queue.tsx';
import { DOCUMENT_QUEUES } from '#renderer/screens/verifications/documents/queue.tsx';
import { QUEUE_KEYS } from '#renderer/ui/review/queueKeys.ts';
import type { DeclaredKeys } from '#renderer/ui/shortcuts/table.ts';

const REVIEWS = {
  disputes: DISPUTE_QUEUE,
  ...ORDER_QUEUES,
  'third-party-transactions': THIRD_PARTY_QUEUE,
  ...WITHDRAWAL_QUEUES,
  'card-verifications': CARD_QUEUE,
  'doc-verifications-identity': DOCUMENT_QUEUES.identity,
  'doc-verifications-address': DOCUMENT_QUEUES.address,
} satisfies Readonly<Record<QueueId, unknown>>;

describe.each(Object.entries(REVIEWS))('the queue %s', (id, queue) => {
  it('keeps its progress under its own name, and its items under the area of its things', () => {
    expect(queue.id).toBe(id);
    expect(queue.kind.areas).toContain(queue.queryKey[0]);
  });

  it('has one decision for a key, and no other use of it', () => {
    const keys: readonly DeclaredKeys[] = Object.values(QUEUE_KEYS);
    const ways = keys
      .filter(({ on }) => on === undefined || on.includes(queueOf(queue.id).path))
      .flatMap((each) => [...each.keys]);
    const uses = [...queue.decisions.map(({ act }) => act.key), ...ways];
    expect(uses.toSorted()).toEqual([...new Set(uses)].toSorted());
    expect(queue.decisions.filter(({ isPrimary }) => isPrimary).length).toBeLessThanOrEqual(1);
  });

  it.each(queue.decisions.map((decision) => [decision.act.name, decision] as const))(
    'is told when %s was carried out',
    (name, { dialog }) => {
      const told = { onDone: () => undefined, onClose: () => undefined };
      const drawn = dialog({ item: { id: name } as never, ...told });
      expect(isValidElement(drawn) && drawn.props).toMatchObject(told);
    },
  );
});

it('no two queues are kept in one place', () => {
  const places = Object.values(REVIEWS).map(({ queryKey }) => JSON.stringify(queryKey));
  expect(new Set(places).size).toBe(places.length);
});
