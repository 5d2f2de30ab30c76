/** What specs of Create Order share. */
import { TransferPage } from '../pages/TransferPage.ts';
import { test as base } from './fixtures.ts';

/** The form as an admin opens it. */
export const test = base.extend<{ transfer: TransferPage }>({
  transfer: async ({ page, signInAs }, use) => {
    await signInAs('admin');
    const transfer = new TransferPage(page);
    await transfer.open();
    await use(transfer);
  },
});

/** A handle that the network does not know. */
export const STRANGER = 'new.face@example.com';

/** The bodies of the transfers posted so far. */
export const posted = async (sandbox: {
  requests(): Promise<readonly { method: string; path: string; body: unknown }[]>;
}) =>
  (await sandbox.requests())
    .filter(({ method, path }) => method === 'POST' && path === '/admin/orders')
    .map(({ body }) => body);
