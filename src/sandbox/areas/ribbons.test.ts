import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { endpoints } from '#contract/wire/endpoints.ts';
import { KINDS, send, type TestSandbox, tokenOf } from '../testing/sandboxes.ts';
import { SMALL_WORLD } from '../testing/small-world.ts';

describe.each(KINDS)('ribbons on $name Postgres', ({ open }) => {
  let sandbox: TestSandbox;
  let token: string;

  beforeAll(async () => {
    sandbox = await open({ ...SMALL_WORLD, orders: 20 });
    token = await tokenOf(sandbox.url, 'manager');
  });
  afterAll(() => sandbox.close());

  const list = async (page = 1) => {
    const path = `${sandbox.url}/admin/ribbons/?page=${page}&pageSize=10`;
    const { body } = await send(path, { method: 'GET', token });
    return endpoints['ribbons.list'].answer.parse(body);
  };
  const post = (path: string, body: object) =>
    send(`${sandbox.url}/admin/ribbons/${path}`, { method: 'POST', token, body });
  const newest = async () => {
    const [first] = (await list()).rows;
    if (!first) throw new Error('there is no ribbon');
    return first;
  };

  it('lists id, content and is_active, the newest first', { tags: ['2B03', '2B16'] }, async () => {
    const first = await list(1);
    const second = await list(2);
    expect(first.rows).toHaveLength(10);
    expect(first.rowCount).toBe(first.rows.length + second.rows.length);
    const ids = [...first.rows, ...second.rows].map(({ id }) => Number(id));
    expect(ids).toEqual(ids.toSorted((a, b) => b - a));
    expect(new Set(first.rows.map(({ is_active: active }) => active))).toEqual(
      new Set([true, false]),
    );
  });

  it('creates, changes, publishes, unpublishes and removes', {
    tags: ['2B11', '2B12', '2B13', '2B14', '2B15'],
  }, async () => {
    expect((await post('', { content: '<p>One</p>' })).status).toBe(200);
    const made = await newest();
    expect(made).toMatchObject({ content: '<p>One</p>', is_active: false });
    await post(made.id, { is_active: true });
    expect(await newest()).toMatchObject({ id: made.id, content: '<p>One</p>', is_active: true });
    await post(made.id, { content: '<p>Two</p>' });
    expect(await newest()).toMatchObject({ content: '<p>Two</p>', is_active: true });
    await post(made.id, { is_active: false });
    expect(await newest()).toMatchObject({ content: '<p>Two</p>', is_active: false });
    const path = `${sandbox.url}/admin/ribbons/${made.id}`;
    expect((await send(path, { method: 'DELETE', token })).status).toBe(200);
    expect((await newest()).id).not.toBe(made.id);
    expect((await send(path, { method: 'DELETE', token })).status).toBe(404);
    expect((await post(made.id, { is_active: true })).status).toBe(404);
  });

  it('keeps nothing that could run, and no ribbon without a text', async () => {
    await post('', {
      content: '<p onclick="x()">Hi<script>x()</script> <a href="javascript:x()">you</a></p>',
    });
    expect((await newest()).content).toBe('<p>Hi you</p>');
    const written =
      '<h2 style="text-align: center">Rates</h2><ul><li style="color: #b10e1c">NGN up</li></ul>' +
      '<p><a href="https://a.test/" target="_blank">All</a></p>';
    await post('', { content: written });
    expect((await newest()).content).toBe(written);
    expect((await post('', { content: '<p><br></p>' })).status).toBe(422);
    expect((await post('', { content: 'a'.repeat(10_001) })).status).toBe(422);
    expect((await post((await newest()).id, {})).status).toBe(422);
  });
});
