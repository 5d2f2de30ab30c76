/** What the page asks for before a person can work: a budget that does not depend on the machine. */
import { expect } from '@playwright/test';
import { test } from '../../support/fixtures.ts';

/** Calls of the bridge until the list has loaded. */
const BRIDGE_CALLS = 20;
/** Requests to the API. */
const REQUESTS = 8;

test('before the first rows the list makes few requests, and one for its rows', async ({
  page,
  orders,
  sandbox,
}) => {
  const frames: string[] = [];
  page.on('websocket', (socket) => {
    socket.on('framesent', ({ payload }) => frames.push(String(payload)));
  });
  await sandbox.clearRequests();
  await page.reload();
  await orders.ready();
  const asked = (await sandbox.requests()).map(({ method, path }) => `${method} ${path}`);
  expect(
    asked.filter((request) => /GET .*\/admin\/transactions(?:\?|$)/u.test(request)),
  ).toHaveLength(1);
  expect(asked.length).toBeLessThanOrEqual(REQUESTS);
  expect(frames.length).toBeGreaterThan(0);
  expect(frames.length).toBeLessThanOrEqual(BRIDGE_CALLS);
});
