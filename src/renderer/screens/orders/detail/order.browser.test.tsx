import { afterEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { ProblemError } from '#renderer/client/calls/bridge.ts';
import { answersWith, someOrders } from '#renderer/testing/lists.ts';
import { openPage } from '#renderer/testing/openPage.ts';

const link = page.getByRole('grid', { name: 'Transactions' }).getByRole('link', { name: '1002' });
const details = page.getByRole('table', { name: 'Order' });
const actions = page.getByRole('button', { name: 'Actions', exact: true });

afterEach(() => {
  vi.useRealTimers();
});

/** Opens order 1002 from the list, while its own answer is still on its way. */
async function openFromList() {
  const answer = Promise.withResolvers<{ data: object }>();
  const opened = await openPage('/transactions', {
    answers: { ...answersWith(someOrders(3)), 'orders.read': () => answer.promise },
  });
  await link.click();
  await page.getByRole('heading', { name: 'Order: 1002' }).findElement();
  return { opened, ...answer };
}

describe('an order opened from the list', () => {
  it('shows its row until the order is loaded', async () => {
    const { resolve } = await openFromList();
    await expect.element(details).toHaveTextContent('101.00');
    // Acting waits for the order itself.
    await expect.element(actions).toHaveAttribute('title', 'Loading…');
    resolve({ data: { ...someOrders(2)[1], poster_amount: 250 } });
    await expect.element(details).toHaveTextContent('250.00');
    await expect.element(actions).not.toHaveAttribute('title', 'Loading…');
  });

  it('waits for the order on its other tabs', async () => {
    const { resolve } = await openFromList();
    await page.getByRole('tab', { name: 'Parties' }).click();
    await expect.element(page.getByRole('status', { name: 'Loading' })).toBeVisible();
    resolve({ data: { ...someOrders(2)[1] } });
    await expect.element(page.getByRole('status', { name: 'Loading' })).not.toBeInTheDocument();
  });

  const whenRefusedWith = async (status: number) => {
    const { reject } = await openFromList();
    reject(new ProblemError({ kind: 'server', status, message: 'broken' }));
    await page.getByRole('alertdialog').getByRole('button', { name: 'OK' }).click();
    await page.getByText('The order could not be loaded.').findElement();
  };

  it('stays shown from its row when it cannot be loaded, with the time of the row', async () => {
    await whenRefusedWith(500);
    await expect.element(details).toBeVisible();
    await expect.element(page.getByText(/^as of \d/u).last()).toBeVisible();
  });

  it('says as of when it was loaded itself, once it cannot be loaded again', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 22, 9, 10) });
    const { opened, resolve } = await openFromList();
    vi.setSystemTime(new Date(2026, 10, 22, 9, 20));
    resolve({ data: { ...someOrders(2)[1], poster_amount: 250 } });
    await expect.element(details).toHaveTextContent('250.00');
    const asOf = () =>
      page
        .getByText(/^as of \d/u)
        .elements()
        .filter((each) => each.checkVisibility())
        .map(({ textContent }) => textContent);
    expect(asOf()).toEqual([]);
    opened.answer({
      'orders.read': () => {
        throw new ProblemError({ kind: 'server', status: 500, message: 'broken' });
      },
    });
    vi.setSystemTime(new Date(2026, 10, 22, 9, 30));
    await page.getByRole('button', { name: 'Refresh' }).click();
    await expect.poll(asOf).toEqual(['as of 9:20:00 AM']);
  });

  it('is no longer shown from its row once it is gone', async () => {
    await whenRefusedWith(404);
    await expect.element(details).not.toBeInTheDocument();
    await expect.element(page.getByText('Loading…')).not.toBeInTheDocument();
  });
});

it("a bank's health is shown: UP is healthy, anything else unhealthy", {
  tags: ['1O21'],
}, async () => {
  const [, order] = someOrders(2);
  await openPage('/transactions/1002?tab=parties', {
    answers: {
      ...answersWith(someOrders(3)),
      'orders.read': {
        data: {
          ...order,
          match_id: 9,
          posterBank: { name: 'Access Bank', status: 'UP' },
          postersBeneficiaryBank: { name: 'TD', status: 'DEGRADED' },
          matcherBank: { name: 'Zenith' },
          match: { id: 9, matcherRecipient: { institution_name: 'Fidelity' } },
        },
      },
    },
  });
  const healthAt = (party: string) =>
    page.getByRole('region', { name: party }).getByTitle('Bank status');
  await expect.element(healthAt('Poster')).toHaveTextContent(/^Healthy$/u);
  for (const party of ['Poster Beneficiary', 'Matcher']) {
    await expect.element(healthAt(party)).toHaveTextContent(/^Unhealthy$/u);
  }
  // Of this bank an order has only a name.
  const last = 'Matcher Beneficiary';
  await expect.element(page.getByRole('region', { name: last })).toHaveTextContent('Fidelity');
  await expect.element(healthAt(last)).not.toBeInTheDocument();
});
