/** The pane beside the orders never shows as current what was read before the network's last event. */
import { expect, it, onTestFinished, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { answersWith, someOrders } from '#renderer/testing/lists.ts';
import { openPage } from '#renderer/testing/openPage.ts';

const pane = (id: number) => page.getByRole('region', { name: `Order ${id}` });

it('an answer that events have overtaken is asked for again when its order is arrowed to again', async () => {
  onTestFinished(() => void vi.restoreAllMocks());
  const orders = someOrders(5).map((order) => ({ ...order }));
  const answers = answersWith(orders);
  const opened = await openPage('/transactions?inspect=1001', { answers });
  await pane(1001).getByText('Not matched yet').first().findElement();
  const asked = (id: string) => opened.asked('orders.read').filter((input) => input.id === id);

  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  const before = { ...orders[1] };
  opened.answer({
    'orders.read': async ({ id }) => {
      if (id !== '1002') return { data: orders.find((order) => String(order.id) === id) ?? { id } };
      await held;
      return { data: before };
    },
  });
  await userEvent.keyboard('j');
  await expect.poll(() => asked('1002').length).toBeGreaterThan(0);
  const sent = asked('1002').length;
  // In a hidden window nothing is read again by itself.
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  for (let event = 0; event < 1000; event += 1) opened.tell('realtime', { event: 'orderSaved' });
  release();
  await pane(1002).getByText('Not matched yet').first().findElement();
  expect(asked('1002')).toHaveLength(sent);
  opened.answer(answers);
  await userEvent.keyboard('k');
  await pane(1001).findElement();
  await userEvent.keyboard('j');
  await pane(1002).findElement();
  await expect.poll(() => asked('1002').length).toBe(sent + 1);
});
