import { expect, it } from 'vitest';
import { orderRow } from '#contract/orders/orders.ts';
import { someAct } from '#domain/acts/testing.ts';
import { requestFor, resumed } from './runs.ts';

const RUN = '0190b2a0-0000-4000-8000-000000000002';

it('an interrupted run knows of each order what was sent for it last', () => {
  const act = (id: string, outcome: 'refused' | 'done' | 'unknown') =>
    someAct({ action: 'order.hide', subject: { kind: 'order', id }, run: RUN, outcome });
  const acts = [act('1', 'done'), act('2', 'refused'), act('1', 'unknown'), act('2', 'done')];
  const kept = {
    run: RUN,
    person: '7',
    action: 'order.hide',
    kind: 'order',
    ids: ['1', '2', '3'],
    startedAt: '2026-11-22T14:02:10.000Z',
    acts,
  };
  expect(resumed(kept)).toEqual({
    run: RUN,
    action: 'order.hide',
    isInterrupted: true,
    tasks: [
      { id: '1', seen: null, act: acts[2] },
      { id: '2', seen: null, act: acts[3] },
      { id: '3', seen: null, act: null },
    ],
  });
  expect(resumed({ ...kept, action: 'order.vanish' })).toBeNull();
});

it('a run takes two rows of one ID for one order', () => {
  const [first, second, other] = ['7', '7', '8'].map((id) =>
    orderRow.parse({ id, status: 'published' }),
  );
  if (!(first && second && other)) throw new Error('there are three rows');
  expect(requestFor('order.hide', [first, second, other]).tasks).toEqual([
    { id: '7', seen: first, act: null },
    { id: '8', seen: other, act: null },
  ]);
});
