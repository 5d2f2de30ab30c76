/** Every queue that is reviewed, as it is declared. */
import { isValidElement } from 'react';
import { describe, expect, it } from 'vitest';
import type { ReviewId } from '#domain/program/drafts.ts';
import { WITHDRAWAL_QUEUES } from '#renderer/screens/referrals/withdrawalQueues.tsx';
import { CARD_QUEUE } from '#renderer/screens/verifications/cards/queue.tsx';
import { DOCUMENT_QUEUES } from '#renderer/screens/verifications/documents/queue.tsx';
import { QUEUE_KEYS } from '#renderer/ui/review/queueKeys.ts';

const QUEUES = {
  'card-verifications': CARD_QUEUE,
  'doc-verifications-identity': DOCUMENT_QUEUES.identity,
  'doc-verifications-address': DOCUMENT_QUEUES.address,
  'withdrawals-to-approve': WITHDRAWAL_QUEUES.approve,
  'withdrawals-to-complete': WITHDRAWAL_QUEUES.complete,
} satisfies Readonly<Record<ReviewId, unknown>>;

describe.each(Object.entries(QUEUES))('the queue %s', (id, queue) => {
  it('keeps its progress under its own name, and its items under the area of its things', () => {
    expect(queue.id).toBe(id);
    expect(queue.kind.areas).toContain(queue.queryKey[0]);
  });

  it('has one decision for a key, and no other use of it', () => {
    const ways = Object.values(QUEUE_KEYS).flatMap(({ keys }) => [...keys]);
    const uses = [...queue.decisions.map(({ act }) => act.key), ...ways];
    expect(uses.toSorted()).toEqual([...new Set(uses)].toSorted());
    expect(queue.decisions.filter(({ isPrimary }) => isPrimary)).toHaveLength(1);
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
  const places = Object.values(QUEUES).map(({ queryKey }) => JSON.stringify(queryKey));
  expect(new Set(places).size).toBe(places.length);
});
