import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { OFFLINE_MESSAGE } from '#contract/wire/problem.ts';
import { type Reply, startServer } from '#main/testing/http-server.ts';
import { ACCOUNT, back, join, signedInAs } from '#main/testing/session.ts';
import { memoryVault } from './vault.ts';

/** A session on a server whose refresh does what `refresh` says; calls may take 500 ms. */
async function slowly(
  refresh: () => Promise<Reply | undefined> | Reply | undefined,
  limit = 60_000,
) {
  const { reply, expire } = back({ refresh });
  const server = await startServer(reply);
  const on = join(memoryVault(), server.url, { timeLimit: 500, refreshLimit: limit });
  await on.session.signIn(ACCOUNT, true);
  expire();
  return { ...on, server };
}

describe('a refresh', () => {
  it('that takes longer than any call may still replays every call', {
    tags: ['1S18'],
  }, async () => {
    const { ask, server, changes } = await slowly(async () => {
      await wait(1000);
    });
    const outcomes = await Promise.all([ask(), ask(), ask()]);
    expect(outcomes.map(({ ok }) => ok)).toEqual([true, true, true]);
    const refreshes = server.received.filter(({ path }) => path === '/auth/refresh/token');
    expect(refreshes).toHaveLength(1);
    expect(changes).toHaveLength(1);
  });

  it('that is never answered fails the waiting calls in the end, and keeps the session', {
    tags: ['1E03'],
  }, async () => {
    let answers: Reply | undefined = 'hang';
    const { ask, session } = await slowly(() => answers, 700);
    const outcomes = await Promise.all([ask(), ask()]);
    for (const outcome of outcomes) {
      expect(outcome).toMatchObject({ problem: { kind: 'offline', message: OFFLINE_MESSAGE } });
    }
    expect(session.state()).toEqual(signedInAs('admin'));
    answers = undefined;
    expect(await ask()).toMatchObject({ ok: true });
  });
});

describe('an API that fails and recovers', () => {
  it('fails each call with the same text until the server is back, and needs no new sign-in', {
    tags: ['1E03'],
  }, async () => {
    const { reply } = back();
    let gone = false;
    const server = await startServer((request) => (gone ? 'drop' : reply(request)));
    const { session, ask, changes } = join(memoryVault(), server.url);
    await session.signIn(ACCOUNT, true);
    gone = true;
    const outcomes = await Promise.all(Array.from({ length: 20 }, () => ask()));
    const messages = outcomes.map((outcome) => (outcome.ok ? '' : outcome.problem.message));
    expect(new Set(messages)).toEqual(new Set([OFFLINE_MESSAGE]));
    gone = false;
    expect(await ask()).toMatchObject({ ok: true });
    expect(changes).toHaveLength(1);
  });
});
