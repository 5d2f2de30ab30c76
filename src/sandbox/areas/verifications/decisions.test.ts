import { eq } from 'drizzle-orm';
import { PNG } from 'pngjs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { DocVerificationType } from '#contract/people/verifications.ts';
import { endpoints } from '#contract/wire/endpoints.ts';
import { cardVerifications } from '../../database/area-tables.ts';
import { docVerifications, people } from '../../database/schema.ts';
import { type Listener, listen } from '../../testing/events.ts';
import { KINDS, send, type TestSandbox, tokenOf } from '../../testing/sandboxes.ts';
import { collectWorld, SMALL_WORLD } from '../../testing/small-world.ts';

const WORLD = { ...SMALL_WORLD, orders: 20 };

describe.each(KINDS)('card and document verification on $name Postgres', ({ open }) => {
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

  const call = (method: string, path: string, body?: object, token = admin) =>
    send(`${sandbox.url}/${path}`, { method, token, ...(body && { body }) });
  const cards = async (more = '') => {
    const { body } = await call('GET', `admin/card-verification?page=1&pageSize=100${more}`);
    return endpoints['cardVerifications.list'].answer.parse(body);
  };
  const documents = async (type: DocVerificationType, more = '') => {
    const path = `admin/doc-verification?type=${type}&page=1&pageSize=100${more}`;
    return endpoints['docVerifications.list'].answer.parse((await call('GET', path)).body);
  };
  const cardOf = async (status: string) => {
    const { rows } = await cards();
    const found = rows.find((each) => each.status === status);
    if (!found) throw new Error(`no card is ${status}`);
    return found;
  };

  it('lists cards in pages, found by name, number and expiry', {
    tags: ['2C25', '2C26'],
  }, async () => {
    const all = await cards();
    const world = await collectWorld(WORLD);
    expect(all.rowCount).toBe(world.rows(cardVerifications).length);
    const { body } = await call('GET', 'admin/card-verification?page=2&pageSize=10');
    expect(body['models']).toHaveLength(10);
    expect(body['pagination']).toMatchObject({ page: 2, pageSize: 10, rowCount: all.rowCount });
    expect(Object.keys((body['models'] as object[])[0] ?? {}).sort()).toEqual(
      ['expiry_date', 'id', 'image_url', 'number', 'resp_message', 'status', 'user'].sort(),
    );
    const [first] = all.rows;
    const [month, year] = first?.expiry_date?.split('/') ?? [];
    const grouped = encodeURIComponent(first?.number?.replaceAll(/(.{4})/gu, '$1 ') ?? '');
    expect((await cards(`&search=${grouped}`)).rows.map(({ id }) => id)).toEqual([first?.id]);
    const byName = await cards(`&search=${encodeURIComponent(first?.user?.lastname ?? '')}`);
    expect(byName.rows.map(({ id }) => id)).toContain(first?.id);
    const byExpiry = await cards(`&filters[expiryYear]=${year}&filters[expiryMonth]=${month}`);
    expect(byExpiry.rows.map(({ id }) => id)).toContain(first?.id);
    expect(byExpiry.rows.every((each) => each.expiry_date === first?.expiry_date)).toBe(true);
  });

  it('puts what waits first, as it came in', async () => {
    const { rows } = await cards();
    const waiting = rows.map(({ status }) => status === 'charge_verified');
    expect(waiting.indexOf(false)).toBe(waiting.filter(Boolean).length);
    const created = await sandbox.database.queries.select().from(cardVerifications);
    const times = rows
      .filter(({ status }) => status === 'charge_verified')
      .map(({ id }) => created.find((each) => String(each.id) === id)?.created_at.getTime() ?? 0);
    expect(times).toEqual(times.toSorted((a, b) => a - b));
  });

  it('approves only a card with a verified charge, once', {
    tags: ['2C15', '2C20'],
  }, async () => {
    const { id } = await cardOf('charge_verified');
    const path = `admin/card-verification/approve/${id}`;
    expect((await call('POST', path, undefined, manager)).status).toBe(403);
    expect((await call('POST', path)).status).toBe(200);
    expect((await cards()).rows.find((each) => each.id === id)?.status).toBe('approved');
    expect(await call('POST', path)).toEqual({
      status: 409,
      body: { message: 'Only a card whose charge is verified can be approved' },
    });
    expect((await call('POST', 'admin/card-verification/approve/0')).status).toBe(404);
  });

  it('declines a card that is not declined', { tags: ['2C17', '2C21'] }, async () => {
    const { id } = await cardOf('approved');
    const path = `admin/card-verification/decline/${id}`;
    expect((await call('POST', path, undefined, manager)).status).toBe(403);
    expect((await call('POST', path)).status).toBe(200);
    expect((await cards()).rows.find((each) => each.id === id)?.status).toBe('declined');
    expect((await call('POST', path)).status).toBe(409);
  });

  it('lists documents of a type with declared values and pictures', {
    tags: ['2I17', '2I21'],
  }, async () => {
    const { rows } = await documents('identity');
    const [first] = rows;
    const [person] = await sandbox.database.queries
      .select()
      .from(people)
      .where(eq(people.id, Number(first?.user?.id)));
    expect(first).toMatchObject({
      type: 'identity',
      status: null,
      user: { name: person?.full_name, dob: person?.dob },
      doc_image_url: expect.stringMatching(/\/pictures\/[\w-]{32}\/document\.png$/u),
      comments: [],
    });
    expect(rows.some((each) => each.photo_image_url !== null)).toBe(true);
    expect(rows.some((each) => each.extra_image_url === null)).toBe(true);
    expect(rows.some((each) => each.comments.length > 0)).toBe(true);
  });

  it('finds documents by name, number and status', async () => {
    const { rows } = await documents('identity');
    const [first] = rows;
    const found = await documents('identity', `&search=${first?.data?.id_number?.toLowerCase()}`);
    expect(found.rows.map(({ id }) => id)).toEqual([first?.id]);
    const approved = await documents('identity', '&filters[status]=approved');
    expect(new Set(approved.rows.map(({ status }) => status))).toEqual(new Set(['approved']));
    const others = await documents('identity', '&filters[status]=unapproved');
    expect(others.rowCount + approved.rowCount).toBe(rows.length);
  });

  it('has people who were declined and try again', async () => {
    const { rows } = await documents('identity');
    const waiting = rows.filter(({ status }) => status === null).map(({ user }) => user?.id);
    const declined = rows.filter(({ status }) => status === 'declined');
    expect(declined.some(({ user }) => waiting.includes(user?.id))).toBe(true);
  });

  it('approves a document once, and publishes an event', { tags: ['2I18'] }, async () => {
    const { rows } = await documents('address');
    const id = rows[0]?.id;
    const path = `admin/doc-verification/${id}/approve`;
    expect((await call('POST', path, undefined, manager)).status).toBe(403);
    expect((await call('POST', path)).status).toBe(200);
    await listener.wait(
      ({ event, payload }) =>
        event === 'docVerificationRequestUpdated' && String((payload as { id: number }).id) === id,
    );
    expect((await documents('address')).rows.find((each) => each.id === id)?.status).toBe(
      'approved',
    );
    expect((await call('POST', path)).body).toEqual({
      message: 'This request has already been decided',
    });
  });

  it('declines a document with its reasons, which stay with it', { tags: ['2I19'] }, async () => {
    const [item] = (await documents('identity')).rows;
    const path = `admin/doc-verification/${item?.id}/decline`;
    expect((await call('POST', path, { ...item, comments: [] })).status).toBe(422);
    const comments = ['ID Expired', 'The lower edge is cut off'];
    expect((await call('POST', path, { ...item, comments }, manager)).status).toBe(403);
    expect((await call('POST', path, { ...item, comments })).status).toBe(200);
    const after = (await documents('identity')).rows.find((each) => each.id === item?.id);
    expect(after).toMatchObject({ status: 'declined', comments });
  });

  it('marks own notifications as read, and no one else’s', { tags: ['2C27', '2C28'] }, async () => {
    const path = 'admin/users/1/notifications?object_type=card_verification_request&status=unread';
    const unread = async () =>
      endpoints['notifications.list'].answer.parse((await call('GET', path)).body);
    const before = await unread();
    const ids = before.rows.slice(0, 2).map(({ id }) => id);
    const body = { notification_ids: ids };
    expect((await call('PUT', 'admin/users/1/notifications/read', body, manager)).status).toBe(403);
    const own = await call('PUT', 'admin/users/2/notifications/read', body, manager);
    expect(own.status).toBe(200);
    expect((await unread()).rowCount).toBe(before.rowCount);
    expect((await call('PUT', 'admin/users/1/notifications/read', body)).status).toBe(200);
    expect((await unread()).rowCount).toBe(before.rowCount - ids.length);
  });

  it('publishes a new request as the request itself', { tags: ['2C29', '2I22'] }, async () => {
    const { body } = await call('POST', 'sandbox/card-verifications');
    const { id } = body['data'] as { id: number };
    const { payload } = await listener.wait(
      (each) =>
        each.event === 'cardVerificationRequestCreated' &&
        (each.payload as { id: number }).id === id,
    );
    expect(payload).toMatchObject({ id, status: 'charge_verified', number: expect.any(String) });
    await call('POST', 'sandbox/doc-verifications', { type: 'address' });
    const received = await listener.wait(({ event }) => event === 'docVerificationRequestCreated');
    expect(received.payload).toMatchObject({ type: 'address', user: { name: expect.any(String) } });
  });

  it('creates requests by itself when a pace is set', async () => {
    const waiting = async () =>
      (await sandbox.database.queries.select().from(docVerifications)).length;
    const before = await waiting();
    await call('POST', 'sandbox/pace', { seconds: 0.02 });
    const came = listener.heard.filter(({ event }) => event === 'cardVerificationRequestCreated');
    await listener.wait(
      (each) => each.event === 'cardVerificationRequestCreated' && !came.includes(each),
    );
    await call('POST', 'sandbox/pace', { seconds: 0 });
    expect(await waiting()).toBeGreaterThan(before);
  });

  it('draws the pictures of a request at secret addresses', async () => {
    const [card] = (await cards()).rows;
    const [item] = (await documents('identity')).rows;
    const read = async (url: string | null | undefined) => {
      const response = await fetch(url ?? '');
      expect(response.headers.get('content-type')).toBe('image/png');
      return Buffer.from(await response.arrayBuffer());
    };
    const picture = await read(card?.image_url);
    expect(PNG.sync.read(picture)).toMatchObject({ width: 1000, height: 630 });
    expect((await read(item?.doc_image_url)).equals(picture)).toBe(false);
    const [unknown] = (card?.image_url ?? '').split('/pictures/');
    expect((await fetch(`${unknown}/pictures/${'x'.repeat(32)}/card.png`)).status).toBe(404);
    expect((await fetch((card?.image_url ?? '').replace('card.png', 'card.txt'))).status).toBe(404);
    await call('POST', 'sandbox/pictures', { large: true });
    const size = (await read(item?.doc_image_url)).length;
    expect(size).toBeGreaterThan(3.4 * 1024 ** 2);
    expect(size).toBeLessThan(5 * 1024 ** 2);
    await call('POST', 'sandbox/pictures', { large: false });
  });
});
