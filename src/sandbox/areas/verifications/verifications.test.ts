import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { DocVerificationType } from '#contract/people/verifications.ts';
import { endpoints } from '#contract/wire/endpoints.ts';
import { docVerifications, notifications } from '../../database/schema.ts';
import { type Listener, listen } from '../../testing/events.ts';
import { KINDS, send, type TestSandbox, tokenOf } from '../../testing/sandboxes.ts';
import { collectWorld, SMALL_WORLD } from '../../testing/small-world.ts';

const WORLD = { ...SMALL_WORLD, orders: 20 };
const FORBIDDEN = { status: 403, body: { message: 'You do not have permission to do this' } };

describe.each(KINDS)('the verification queues on $name Postgres', ({ open }) => {
  let sandbox: TestSandbox;
  let admin: string;
  let manager: string;
  let listener: Listener;

  beforeAll(async () => {
    sandbox = await open(WORLD);
    admin = await tokenOf(sandbox.url, 'admin');
    manager = await tokenOf(sandbox.url, 'manager');
    listener = await listen(sandbox.url, admin);
  });
  afterAll(async () => {
    listener.close();
    await sandbox.close();
  });

  const control = (method: string, path: string, body?: object) =>
    send(`${sandbox.url}/sandbox/${path}`, { method, ...(body && { body }) });
  const cards = (account: number, token: string) =>
    send(
      `${sandbox.url}/admin/users/${account}/notifications?object_type=card_verification_request&status=unread`,
      { token },
    );
  const cardCount = async (account: number, token: string) =>
    endpoints['notifications.list'].answer.parse((await cards(account, token)).body).rowCount;
  const documents = async (type: DocVerificationType, more = '&status=unapproved&pageSize=1') => {
    const path = `admin/doc-verification?type=${type}${more}`;
    const { body } = await send(`${sandbox.url}/${path}`, { token: admin });
    return endpoints['docVerifications.list'].answer.parse(body);
  };

  it('counts the unread card requests of who asks', { tags: ['1N08', '1N09'] }, async () => {
    const world = await collectWorld(WORLD);
    const unread = (account: number) =>
      world
        .rows(notifications)
        .filter((each) => each.account_id === account && each.status === 'unread').length;
    expect(unread(1)).toBeGreaterThan(0);
    expect(await cardCount(1, admin)).toBe(unread(1));
    expect(await cardCount(2, manager)).toBe(unread(2));
    const { body } = await cards(1, admin);
    expect((body['models'] as unknown[])[0]).toEqual({
      id: expect.any(Number),
      object_type: 'card_verification_request',
      status: 'unread',
    });
  });

  it('shows users only their own notifications', async () => {
    expect(await cards(1, manager)).toEqual(FORBIDDEN);
  });

  it.each(['identity', 'address'] as const)(
    'counts the %s requests not approved',
    { tags: ['1N12'] },
    async (type) => {
      const world = await collectWorld(WORLD);
      const waiting = world
        .rows(docVerifications)
        .filter((each) => each.type === type && each.status !== 'approved');
      const { rows, rowCount } = await documents(type);
      expect(rowCount).toBe(waiting.length);
      expect(rowCount).toBeGreaterThan(0);
      expect(rows).toHaveLength(1);
      const approved = await documents(type, '&status=approved&pageSize=1000&page=1');
      const everything = await documents(type, '&pageSize=1000');
      expect(approved.rowCount + rowCount).toBe(everything.rowCount);
    },
  );

  it('shows document requests to admins alone', async () => {
    const path = `${sandbox.url}/admin/doc-verification?type=identity&pageSize=1`;
    expect(await send(path, { token: manager })).toEqual(FORBIDDEN);
  });

  it('a request that is created, decided or withdrawn changes the count and publishes an event', async () => {
    const before = (await documents('address')).rowCount;
    const { body } = await control('POST', 'doc-verifications', { type: 'address' });
    const { id } = body['data'] as { id: number };
    const received = (event: string) =>
      listener.wait((each) => each.event === event && (each.payload as { id: number }).id === id);
    await received('docVerificationRequestCreated');
    expect((await documents('address')).rowCount).toBe(before + 1);
    await control('POST', `doc-verifications/${id}`, { status: 'approved' });
    await received('docVerificationRequestUpdated');
    expect((await documents('address')).rowCount).toBe(before);
    await control('DELETE', `doc-verifications/${id}`);
    await received('docVerificationRequestDestroyed');
    expect((await control('DELETE', `doc-verifications/${id}`)).status).toBe(404);
    expect((await control('POST', `doc-verifications/${id}`, { status: null })).status).toBe(404);
  });

  it('a card request is unread by all staff and publishes an event', async () => {
    const before = await Promise.all([cardCount(1, admin), cardCount(2, manager)]);
    await control('POST', 'card-verifications');
    await listener.wait(({ event }) => event === 'cardVerificationRequestCreated');
    const after = await Promise.all([cardCount(1, admin), cardCount(2, manager)]);
    expect(after).toEqual(before.map((count) => count + 1));
  });
});
