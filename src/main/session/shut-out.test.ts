import { describe, expect, it } from 'vitest';
import { api, LIST, signedIn } from '#main/testing/desk.ts';
import type { Reply } from '#main/testing/http-server.ts';

const FORBIDDEN: Reply = { status: 403, json: { message: 'You do not have permission' } };
const CALLS = ['orders.list', 'users.list', 'ribbons.list'] as const;

/** A signed-in console whose server answers so, and the notices it has told. */
async function open(reply: () => Reply) {
  const server = await api(reply);
  const { desk, emitted } = await signedIn(server.url);
  let id = 0;
  const ask = (endpoint: string) => {
    id += 1;
    return desk.call('api.call', { callId: String(id), endpoint, input: PAGE }, 'w1');
  };
  const told = () =>
    emitted.filter(({ event }) => event === 'notice').map(({ payload }) => payload);
  return { ask, told };
}
const PAGE = { page: 1, pageSize: 20 };

describe('a server that refuses everything to a signed-in person', () => {
  it('is said, with what it may mean', async () => {
    const { ask, told } = await open(() => FORBIDDEN);
    for (const call of CALLS) await ask(call);
    expect(told()).toEqual([
      {
        id: 'session.shut-out',
        title: 'The server refuses everything you do',
        text: 'Your role may have changed. Log out and sign in again. If that does not help, ask your administrator.',
      },
    ]);
  });

  it('is not one that refuses a single kind of call, or some of them', async () => {
    const one = await open(() => FORBIDDEN);
    for (const _ of [1, 2, 3, 4]) await one.ask('orders.list');
    expect(one.told()).toEqual([]);
    const answers = [FORBIDDEN, FORBIDDEN, { json: LIST }, FORBIDDEN, FORBIDDEN];
    const some = await open(() => answers.shift() ?? FORBIDDEN);
    for (const call of ['orders.list', 'users.list', ...CALLS.slice(0, 3)]) await some.ask(call);
    expect(some.told()).toEqual([]);
  });
});
