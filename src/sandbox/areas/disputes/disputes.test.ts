import { desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Dispute } from '#contract/orders/disputes.ts';
import { endpoints } from '#contract/wire/endpoints.ts';
import { isOffered } from '#domain/acts/act.ts';
import { DISPUTE_ACTS } from '#domain/acts/areas/disputes.ts';
import { isOpenDispute } from '#domain/disputes/disputes.ts';
import { LARGEST_EVIDENCE_BYTES } from '#domain/files/uploads.ts';
import { orders, validationEvents } from '../../database/schema.ts';
import { listen } from '../../testing/events.ts';
import { pdfTexts } from '../../testing/files.ts';
import { KINDS, send, type TestSandbox, tokenOf } from '../../testing/sandboxes.ts';

const isMatchOpen = (dispute: Dispute) =>
  isOffered(DISPUTE_ACTS['dispute.cancelMatch'], dispute, 'admin');

const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

describe.each(KINDS)('disputes on $name Postgres', ({ open }) => {
  let sandbox: TestSandbox;
  let token: string;

  beforeAll(async () => {
    sandbox = await open();
    token = await tokenOf(sandbox.url, 'manager');
  });
  afterAll(() => sandbox.close());

  const list = async (page = 1, pageSize = 200) => {
    const path = `admin/disputes?page=${page}&pageSize=${pageSize}`;
    const { body } = await send(`${sandbox.url}/${path}`, { token });
    return endpoints['disputes.list'].answer.parse(body);
  };
  const find = async (fits: (dispute: Dispute) => boolean) => {
    const found = (await list()).rows.find(fits);
    if (!found) throw new Error('no dispute is like that');
    return found;
  };
  const read = (id: string) => find((dispute) => dispute.id === id);
  const act = (path: string, method = 'POST', as = token) =>
    send(`${sandbox.url}/admin/${path}`, { method, token: as });
  const put = async (id: string, fields: Readonly<Record<string, string | File>>) => {
    const body = new FormData();
    for (const [name, value] of Object.entries(fields)) body.append(name, value);
    const answer = await fetch(`${sandbox.url}/admin/disputes/${id}`, {
      method: 'PUT',
      headers: { authorization: `Bearer ${token}` },
      body,
    });
    return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
  };

  it('lists disputes of existing matches with both sides, newest first', {
    tags: ['2D09', '2D20', '2D21', '2D22', '2D23'],
  }, async () => {
    const { rows, rowCount } = await list();
    expect(rowCount).toBe(rows.length);
    expect(rows.length).toBeGreaterThan(12);
    expect((await list(2, 10)).rows.map(({ id }) => id)).toEqual(
      rows.slice(10, 20).map(({ id }) => id),
    );
    const dates = rows.map(({ created_at: at }) => at ?? '');
    expect(dates).toEqual(dates.toSorted().reverse());
    for (const { match, match_id: matchId, order, time } of rows) {
      expect(match?.id).toBe(matchId);
      expect(match?.order?.id).toBe(order?.id);
      expect(match?.matcher_amount).toMatch(/^\d+/u);
      expect(match?.user?.full_name).toEqual(expect.any(String));
      expect(match?.latestValidationData[0]).toMatchObject({
        side: 'matcher',
        source_type: 'bank_statement',
        data: {
          transactions: expect.arrayContaining([
            expect.objectContaining({
              amount: match?.matcher_amount,
              currency: match?.matcher_currency,
              name: order?.postersBeneficiary?.full_name_shown ?? null,
            }),
          ]),
        },
      });
      expect(time).not.toBeNull();
    }
    expect(new Set(rows.map(({ pb_response: response }) => response))).toEqual(
      new Set([0, 1, null]),
    );
    const { matcher_resp_email_files: files } = await find(
      (dispute) => dispute.matcher_resp_email_files.length > 0,
    );
    expect(files[0]).toMatchObject({
      originalname: 'transfer-receipt.pdf',
      mimetype: 'application/pdf',
    });
    const file = await fetch(`${sandbox.url}/${files[0]?.filepath}`);
    expect([file.status, file.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    const [page] = pdfTexts(Buffer.from(await file.arrayBuffer()));
    expect(page?.[0]).toBe('Transfer receipt');
    expect((await fetch(`${sandbox.url}/dispute-files/guessed`)).status).toBe(404);
  });

  it('dismisses, once, by a multipart form', { tags: ['2D10', '2D11'] }, async () => {
    const { id } = await find(isOpenDispute);
    expect((await put(id, { status: 'whatever' })).status).toBe(422);
    expect((await put(id, { status: 'resolved' })).status).toBe(200);
    expect((await read(id)).status).toBe('resolved');
    expect((await put(id, { status: 'resolved' })).status).toBe(409);
    expect((await put('999999', { status: 'resolved' })).status).toBe(404);
  });

  it('approves and declines, once', { tags: ['2D13'] }, async () => {
    const first = await find(isOpenDispute);
    expect((await act(`disputes/${first.id}/approve`)).status).toBe(200);
    expect((await read(first.id)).status).toBe('approved');
    expect((await act(`disputes/${first.id}/decline`)).status).toBe(409);
    const second = await find(isOpenDispute);
    expect((await act(`disputes/${second.id}/decline`)).status).toBe(200);
    expect((await read(second.id)).status).toBe('declined');
  });

  it.each([
    ['approve', 'approved'],
    ['decline', 'declined'],
    ['dismiss', 'resolved'],
  ])(
    'lets the order go on after %s, keeps how it was decided, and tells everyone',
    async (verb, status) => {
      const held = await sandbox.database.queries
        .select()
        .from(orders)
        .where(eq(orders.status, 'dispute_resolution_needed'));
      const {
        id,
        order,
        match,
        match_id: matchId,
      } = await find(
        (dispute) =>
          isOpenDispute(dispute) && held.some((each) => `${each.id}` === dispute.order?.id),
      );
      const listener = await listen(sandbox.url, token);
      if (verb === 'dismiss') await put(id, { status });
      else await act(`disputes/${id}/${verb}`);
      await listener.wait(
        ({ event, payload }) =>
          event === 'orderSaved' && `${(payload as { id: number }).id}` === order?.id,
      );
      listener.close();
      const [now] = await sandbox.database.queries
        .select()
        .from(orders)
        .where(eq(orders.id, Number(order?.id)));
      expect(now?.status).toBe('matcher_paid');
      const [latest] = await sandbox.database.queries
        .select()
        .from(validationEvents)
        .where(eq(validationEvents.match_id, Number(matchId)))
        .orderBy(desc(validationEvents.ordinal));
      expect(latest).toMatchObject({ event: `dispute_${status}`, matcher_paid: null });
      expect((await read(id)).match).toEqual(match);
    },
  );

  it('has a dispute about an order that is investigated, and lets it go on once that is over', async () => {
    const admin = await tokenOf(sandbox.url, 'admin');
    const { match_id: matchId, order } = await find(isMatchOpen);
    const about = async () => (await list()).rows.filter((each) => each.match_id === matchId);
    for (const { id } of (await about()).filter(isOpenDispute)) await act(`disputes/${id}/approve`);
    await act(`matches/cancel/${matchId}`, 'POST', admin);
    expect((await act(`orders/investigate/${order?.id}`, 'POST', admin)).status).toBe(200);
    const statusNow = async () => {
      const [row] = await sandbox.database.queries
        .select()
        .from(orders)
        .where(eq(orders.id, Number(order?.id)));
      return row?.status;
    };
    expect(await statusNow()).toBe('dispute_resolution_needed');
    const [opened, ...others] = (await about()).filter(isOpenDispute);
    expect(others).toEqual([]);
    expect((await act(`disputes/${opened?.id}/decline`)).status).toBe(200);
    expect(await statusNow()).toBe('published');
  });

  it('keeps a file of each side and serves it back, byte for byte', {
    tags: ['2D12'],
  }, async () => {
    const { id } = await find(isOpenDispute);
    const bytes = Uint8Array.from([...PNG, 0, 255, 13, 10, 7]);
    const file = new File([bytes], 'reçu.png', { type: 'image/png' });
    expect((await put(id, { matcher_resp_email: file })).status).toBe(200);
    expect((await put(id, { poster_beneficiary_resp_email: file })).status).toBe(200);
    const after = await read(id);
    for (const files of [
      after.matcher_resp_email_files,
      after.poster_beneficiary_resp_email_files,
    ]) {
      const kept = files.at(-1);
      expect(kept).toMatchObject({ originalname: 'reçu.png', mimetype: 'image/png' });
      const served = await fetch(`${sandbox.url}/${kept?.filepath}`);
      expect(new Uint8Array(await served.arrayBuffer())).toEqual(bytes);
    }
  });

  it('refuses other kinds by their content, and large files', {
    tags: ['2D17', '2D18'],
  }, async () => {
    const { id } = await find(isOpenDispute);
    const wrong = new File(['<html>'], 'page.png', { type: 'image/png' });
    const refusal = await put(id, { matcher_resp_email: wrong });
    expect(refusal).toMatchObject({
      status: 422,
      body: { message: 'You can only upload JPG, JPEG, PNG or PDF files!' },
    });
    const large = new File(
      [Uint8Array.from(PNG), new Uint8Array(LARGEST_EVIDENCE_BYTES)],
      'large.png',
    );
    expect(await put(id, { matcher_resp_email: large })).toMatchObject({
      status: 422,
      body: { message: 'You can only upload images with maximum size of 2MB!' },
    });
    const names = (await read(id)).matcher_resp_email_files.map((file) => file.originalname);
    expect(names).not.toContain('page.png');
  });

  it('looks again at what the banks know', { tags: ['2D14'] }, async () => {
    const { id } = await find(isOpenDispute);
    expect((await act(`disputes/${id}/refresh-transaction-data`, 'GET')).status).toBe(200);
    const [entry] = (await read(id)).match?.latestValidationData ?? [];
    expect(entry?.data).toHaveProperty('checked_at');
  });

  it('cancels and approves matches for admins, while they wait', {
    tags: ['2D07', '2D15'],
  }, async () => {
    const admin = await tokenOf(sandbox.url, 'admin');
    const first = await find(isMatchOpen);
    expect((await act(`matches/cancel/${first.match_id}`)).status).toBe(403);
    expect((await act(`matches/cancel/${first.match_id}`, 'POST', admin)).status).toBe(200);
    expect((await read(first.id)).match?.cancelled_at).not.toBeNull();
    const second = await find(isMatchOpen);
    expect((await act(`matches/approve/${second.match_id}`, 'POST', admin)).status).toBe(200);
    expect(isMatchOpen(await read(second.id))).toBe(false);
    expect((await act(`matches/cancel/${second.match_id}`, 'POST', admin)).status).toBe(409);
  });
});
