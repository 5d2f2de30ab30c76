import qs from 'qs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { FullUser, UserRow } from '#contract/people/users.ts';
import { endpoints } from '#contract/wire/endpoints.ts';
import type { FileKind } from '#contract/wire/file-kinds.ts';
import { known } from '#contract/wire/unreadable.ts';
import { people } from '../../database/schema.ts';
import { type Listener, listen } from '../../testing/events.ts';
import { KINDS, send, type TestSandbox, tokenOf } from '../../testing/sandboxes.ts';
import { SMALL_WORLD } from '../../testing/small-world.ts';

const WORLD = { ...SMALL_WORLD, orders: 200, users: 400 };

describe.each(KINDS)('users on $name Postgres', ({ open }) => {
  let sandbox: TestSandbox;
  let token: string;
  let listener: Listener;

  beforeAll(async () => {
    sandbox = await open(WORLD);
    token = await tokenOf(sandbox.url, 'manager');
    listener = await listen(sandbox.url, token);
  });
  afterAll(async () => {
    listener.close();
    await sandbox.close();
  });

  const call = (method: string, path: string) => send(`${sandbox.url}/${path}`, { method, token });
  const list = async (filters: object = {}, more: object = {}) => {
    const query = qs.stringify({ page: 1, pageSize: 1000, filters, ...more });
    const { body } = await call('GET', `admin/users?${query}`);
    return endpoints['users.list'].answer.parse(body);
  };
  const read = async (id: string): Promise<FullUser> => {
    const { body } = await call('GET', `admin/users/${id}`);
    return endpoints['users.read'].answer.parse(body);
  };
  const first = async (filters: object): Promise<UserRow> => {
    const [row] = (await list(filters)).rows;
    if (!row) throw new Error('nobody is found');
    return row;
  };
  const exported = async (format: FileKind, more: object = {}) => {
    const query = qs.stringify({ format, filters: { country_abbreviation: 'NG' }, ...more });
    const { body } = await call('GET', `admin/users/export?${query}`);
    const answer = await fetch(endpoints['users.export'].answer.parse(body));
    return { name: answer.headers.get('content-disposition'), text: await answer.text() };
  };

  it('has portraits of some users, each a small image of its own', {
    tags: ['2UD06'],
  }, async () => {
    const { rows } = await list();
    const addresses = rows.flatMap(({ avatar }) => avatar ?? []);
    expect(addresses.length).toBeGreaterThan(100);
    expect(addresses.length).toBeLessThan(200);
    const images = await Promise.all(
      addresses.slice(0, 20).map(async (address) => {
        const answer = await fetch(`${sandbox.url}/${address}`);
        expect(answer.headers.get('content-type')).toBe('image/png');
        return Buffer.from(await answer.arrayBuffer()).toString('base64');
      }),
    );
    expect(new Set(images).size).toBe(images.length);
    for (const image of images) expect(image.length).toBeLessThan(5000);
  });

  it('has the requested number of users, of every status', async () => {
    expect((await list()).rowCount).toBe(400);
    const statuses = new Set((await list()).rows.map(({ status }) => status));
    expect([...statuses].toSorted()).toEqual([
      'banned',
      'new',
      'transacted-completed',
      'transacted-matched',
      'transacted-posted',
    ]);
  });

  it('lists the newest first, and pages without gaps', { tags: ['2U18'] }, async () => {
    const all = (await list()).rows;
    const joined = all.map((row) => row.joined_at ?? '');
    expect(joined).toEqual(joined.toSorted().toReversed());
    const pages = await Promise.all([1, 2].map((page) => list({}, { page, pageSize: 10 })));
    expect(pages.flatMap(({ rows }) => rows)).toEqual(all.slice(0, 20));
  });

  it('sorts by the last sign-in, in both directions', { tags: ['2U17'] }, async () => {
    const sorted = async (direction: string) =>
      (await list({ sort_by: 'users.last_logged_at', sort_dir: direction })).rows;
    const rising = await sorted('asc');
    expect((await sorted('desc')).map(({ id }) => id)).toEqual(
      rising.map(({ id }) => id).toReversed(),
    );
    const dates = rising.map((row) => row.last_logged_at ?? '');
    expect(dates).toEqual(dates.toSorted());
    expect(dates[0]).toBe('');
  });

  const period = { from: '2026-01-01T00:00:00.000Z', to: '2026-03-01T00:00:00.000Z' };
  const inPeriod = (at: string | null) => at !== null && at >= period.from && at <= period.to;
  it.each<readonly [string, object, (row: UserRow) => boolean]>([
    ['status', { status: 'banned' }, (row) => row.status === 'banned'],
    [
      'country',
      { country_abbreviation: 'NG' },
      (row) => row.country_abbreviation === 'NG' && row.country === 'Nigeria',
    ],
    [
      'Poster',
      { can_post_offers: true, can_accept_offers: false },
      (row) => row.can_post_offers && !row.can_accept_offers,
    ],
    ['joined_at', { joined_at: period }, (row) => inPeriod(known(row.joined_at))],
    ['last_logged_at', { last_logged_at: period }, (row) => inPeriod(known(row.last_logged_at))],
    [
      'transactions_completed_at',
      { transactions_completed_at: period },
      (row) => inPeriod(known(row.last_transaction_completed_at)),
    ],
    ['identity_verified', { identity_verified: false }, (row) => !row.is_identity_verified],
    ['bank_added', { bank_added: false }, (row) => !row.is_payment_methods_added],
    [
      'account_officer_tag',
      { account_officer_tag: 'KA - 002' },
      (row) => row.accountOfficer?.tag === 'KA - 002',
    ],
  ])(
    '%s filters',
    { tags: ['2U09', '2U11', '2U12', '2U14', '2U15', '2U16'] },
    async (_name, filters, holds) => {
      const all = (await list()).rows;
      const found = (await list(filters)).rows;
      expect(found.length).toBeGreaterThan(0);
      expect(found.map(({ id }) => id)).toEqual(all.filter(holds).map(({ id }) => id));
    },
  );

  it('finds by a part of the name, however written, and of the e-mail', async () => {
    const row = await first({ country_abbreviation: 'NG' });
    const ids = async (search: string) => (await list({}, { search })).rows.map(({ id }) => id);
    expect(await ids((row.full_name ?? '').toUpperCase())).toContain(row.id);
    expect(await ids(row.email?.slice(0, 12) ?? '')).toContain(row.id);
    expect(await ids('%')).toEqual([]);
  });

  it('reads one whole, with inviter and methods; another is not there', {
    tags: ['2UD05'],
  }, async () => {
    const rows = (await list()).rows;
    const users = await Promise.all(rows.slice(0, 60).map(({ id }) => read(id)));
    const invited = users.find(({ inviter }) => inviter !== null);
    expect(invited?.inviter).toMatchObject({
      full_name: expect.any(String),
      email: expect.stringContaining('@'),
    });
    const method = users.flatMap((user) => user.payment_methods)[0];
    expect(method).toMatchObject({ method: expect.any(String), provider: expect.any(String) });
    for (const id of ['999999', 'x', '0']) {
      const { status, body } = await call('GET', `admin/users/${id}`);
      expect([status, body]).toEqual([404, { message: `There is no user ${id}` }]);
    }
  });

  it('bans and unbans, answers the user and publishes an event', {
    tags: ['2UD23', '2UD25', '2U25', '2UD64'],
  }, async () => {
    const { id, status } = await first({ status: 'transacted-posted' });
    const change = async (verb: string) => {
      const { body } = await call('PATCH', `admin/users/${id}/${verb}`);
      return endpoints['users.ban'].answer.parse(body).status;
    };
    expect(await change('ban')).toBe('banned');
    // On a Postgres server events that are published together may come in any order.
    for (const event of ['userSaved', `userSaved-${id}`]) {
      const { payload } = await listener.wait((each) => each.event === event);
      expect(payload).toEqual({ id: Number(id) });
    }
    const again = await call('PATCH', `admin/users/${id}/ban`);
    expect([again.status, again.body]).toEqual([409, { message: 'This user is already banned' }]);
    expect(await change('unban')).toBe(status);
    expect((await call('PATCH', `admin/users/${id}/unban`)).status).toBe(409);
  });

  it('creates a network email once', { tags: ['2UD18'] }, async () => {
    const rows = (await list()).rows.slice(0, 30);
    const users = await Promise.all(rows.map((row) => read(row.id)));
    const id = users.find((user) => user.network_email === null)?.id ?? '';
    const { body } = await call('PATCH', `admin/users/${id}/create-kaoshi-email`);
    const made = endpoints['users.createNetworkEmail'].answer.parse(body).network_email;
    expect(made).toContain('@');
    expect((await read(id)).network_email).toBe(made);
    expect((await call('PATCH', `admin/users/${id}/create-kaoshi-email`)).status).toBe(409);
  });

  it('deletes: no list has them any more, their orders stay', { tags: ['2UD26'] }, async () => {
    const { id } = await first({ status: 'transacted-completed' });
    const before = (await list()).rowCount;
    expect((await call('DELETE', `admin/users/${id}`)).status).toBe(200);
    expect((await list()).rowCount).toBe(before - 1);
    expect((await call('GET', `admin/users/${id}`)).status).toBe(404);
    expect((await call('DELETE', `admin/users/${id}`)).status).toBe(404);
    expect(await sandbox.database.queries.$count(people)).toBe(400);
  });

  it('exports the query as csv, a line each, with nothing a spreadsheet would run', {
    tags: ['2U21'],
  }, async () => {
    const { rows } = await list({ country_abbreviation: 'NG' });
    const { name, text } = await exported('csv');
    expect(name).toMatch(/filename="users-[\d-]+\.csv"/);
    const lines = text.trimEnd().split('\r\n');
    expect(lines[0]).toMatch(/^(?:\uFEFF)?User ID,Name,Email,Phone,Country,/);
    expect(lines.slice(1).map((line) => line.split(',')[0])).toEqual(rows.map(({ id }) => id));
    expect(text).not.toMatch(/(?:^|[,"])=/mu);
  });

  it('exports few columns with isLite', { tags: ['2U22'] }, async () => {
    const { text } = await exported('csv', { isLite: true });
    expect(text.split('\r\n')[0]?.replace('\uFEFF', '')).toBe('User ID,Name,Email,Phone');
  });

  it('exports xls, and pdf', { tags: ['2U21'] }, async () => {
    const { rows } = await list({ country_abbreviation: 'NG' });
    const xls = await exported('xls');
    expect(xls.name).toMatch(/\.xls"/);
    expect(xls.text).toContain('<?mso-application progid="Excel.Sheet"?>');
    expect(xls.text.match(/<Row>/gu)?.length).toBeGreaterThan(rows.length);
    expect(xls.text).toContain(rows[0]?.email);
    expect((await exported('pdf')).text).toMatch(/^%PDF/);
  });
});
