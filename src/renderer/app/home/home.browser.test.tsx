import { describe, expect, it } from 'vitest';
import { commands, page } from 'vitest/browser';
import { ProblemError } from '#renderer/client/bridge.ts';
import { answersWith } from '#renderer/testing/lists.ts';
import { openPage } from '#renderer/testing/openPage.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const waiting = page.getByRole('region', { name: 'Needs attention' });
const entries = waiting.getByRole('listitem');
const entry = (name: string) => entries.filter({ hasText: name });

const DISPUTED = {
  id: 1001,
  status: 'dispute_resolution_needed',
  posted_at: new Date(Date.now() - 3 * DAY_MS).toISOString(),
};

describe('Home', () => {
  it('shows what waits and since when, each a link to the list already filtered', async () => {
    const opened = await openPage('/', {
      answers: {
        ...answersWith([]),
        'orders.list': ({ filters }) => {
          const found = filters?.statuses?.includes(DISPUTED.status) ? [DISPUTED] : [];
          return { models: found, pagination: { rowCount: found.length } };
        },
        'docVerifications.list': { models: [], pagination: { rowCount: 12 } },
      },
    });
    await expect.element(entries).toHaveLength(8);
    const disputes = entry('Orders in dispute');
    await expect.element(disputes).toHaveTextContent('1');
    await expect.element(disputes).toHaveTextContent('Oldest: 3 days');
    for (const queue of ['Identities to verify', 'Addresses to verify']) {
      await expect.element(entry(queue)).toHaveTextContent('12');
      await expect.element(entry(queue)).toHaveTextContent('Waiting time not available');
    }
    expect(await commands.violations()).toEqual([]);
    await disputes.getByRole('link').click();
    await expect.poll(opened.place).toBe('/transactions?status=dispute_resolution_needed');
    await opened.goTo('/');
    await waiting.getByRole('link', { name: 'Failed refunds' }).click();
    await expect.element(page.getByText('Refund Status: Failed')).toBeVisible();
    await opened.goTo('/');
    await waiting.getByRole('link', { name: 'Third-party transactions needing attention' }).click();
    await expect.poll(opened.place).toMatch(/^\/third-party-transactions\?status=/u);
  });

  it('shows a manager nothing of the verification queues', async () => {
    await openPage('/', { role: 'manager', answers: answersWith([]) });
    await expect.element(entries).toHaveLength(5);
  });

  it('says when nothing needs attention', async () => {
    const opened = await openPage('/', { answers: answersWith([]) });
    const clear = page.getByText('Nothing needs attention right now.');
    await expect.element(clear).toBeVisible();
    opened.answer({ 'docVerifications.list': { models: [], pagination: { rowCount: 1 } } });
    await opened.reload();
    await expect.element(entry('Identities to verify')).toHaveTextContent('1');
    await expect.element(clear).not.toBeVisible();
  });

  it('says what could not be loaded', async () => {
    const failing = () => {
      throw new ProblemError({ kind: 'server', status: 500, message: 'broken' });
    };
    await openPage('/', { answers: { ...answersWith([]), 'orders.list': failing } });
    await expect.element(waiting.getByText('Could not be loaded')).toHaveLength(3);
  });

  it('names the parties of a dispute', async () => {
    await openPage('/', { answers: answersWith([]) });
    await expect
      .element(page.getByText('Resolve disputes between matchers and poster beneficiaries.'))
      .toBeVisible();
  });
});
