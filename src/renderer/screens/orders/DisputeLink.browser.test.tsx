import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import { expect, it, onTestFinished } from 'vitest';
import { page } from 'vitest/browser';
import { dispute } from '#contract/orders/disputes.ts';
import { DisputeLink } from './DisputeLink.tsx';

it('leads to a dispute that a list has which is loaded while the order is shown', async () => {
  const queries = new QueryClient();
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  onTestFinished(() => {
    root.unmount();
    container.remove();
  });
  root.render(
    <QueryClientProvider client={queries}>
      <MemoryRouter>
        <p>Order 5</p>
        <DisputeLink orderId="5" />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  await expect.element(page.getByText('Order 5')).toBeVisible();
  const link = page.getByRole('link', { name: 'Dispute 41' });
  await expect.element(link).not.toBeInTheDocument();
  const rows = [dispute.parse({ id: 41, order: { id: 5 } })];
  queries.setQueryData(['disputes', 'disputes.list', { page: 2 }], { rows, rowCount: 1 });
  await expect.element(link).toHaveAttribute('href', '/dispute-resolutions?page=2&inspect=41');
});
