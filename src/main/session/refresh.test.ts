import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { type AuthToken, SESSION_MESSAGES } from '#contract/people/session.ts';
import { failed, OFFLINE_MESSAGE, ok, type Result } from '#contract/wire/problem.ts';
import { credentials, EXPIRED, refusal, setUp, token } from '#main/testing/refreshing.ts';
import { type Credentials, isRefusal, SESSION_ENDED } from './refresh.ts';

describe('an expired access token', () => {
  it('is refreshed with the stored refresh token and the call sent again', {
    tags: ['1S15'],
  }, async () => {
    const desk = setUp();
    const outcome = desk.calls.run(desk.send('list'));
    await desk.asked();
    expect(desk.refresh).toHaveBeenCalledWith('refresh-1', 'patiently');
    desk.answerRefresh(ok(credentials(2)));
    expect(await outcome).toEqual(ok('list'));
    expect(desk.sent).toEqual(['list with access-1', 'list with access-2']);
    expect(desk.onEnded).not.toHaveBeenCalled();
  });

  it.each([
    SESSION_MESSAGES.accessExpired,
    SESSION_MESSAGES.credentialsExpired,
    'your access token has expired.',
  ])('is recognised by the text: %s', { tags: ['1S15', '1S16'] }, async (message) => {
    const desk = setUp();
    const send = (used: AuthToken) =>
      Promise.resolve(used.access_token === 'access-2' ? ok('done') : refusal(message, 400));
    const outcome = desk.calls.run(send);
    await desk.asked();
    desk.answerRefresh(ok(credentials(2)));
    expect(await outcome).toEqual(ok('done'));
  });

  it('holds the calls that fail with it and those that arrive during the refresh', {
    tags: ['1S18'],
  }, async () => {
    const desk = setUp();
    const failing = [desk.calls.run(desk.send('a')), desk.calls.run(desk.send('b'))];
    await desk.asked();
    const arriving = desk.calls.run(desk.send('c'));
    desk.answerRefresh(ok(credentials(2)));
    expect(await Promise.all([...failing, arriving])).toEqual([ok('a'), ok('b'), ok('c')]);
    expect(desk.refresh).toHaveBeenCalledOnce();
    expect(desk.sent).toEqual([
      'a with access-1',
      'b with access-1',
      'a with access-2',
      'b with access-2',
      'c with access-2',
    ]);
  });

  it('of a token that is already replaced needs no second refresh', async () => {
    const desk = setUp();
    const late = Promise.withResolvers<void>();
    const slow = desk.calls.run(async (used) => {
      if (used.access_token === 'access-1') {
        await late.promise;
        return EXPIRED;
      }
      return ok('slow');
    });
    const quick = desk.calls.run(desk.send('quick'));
    await desk.asked();
    desk.answerRefresh(ok(credentials(2)));
    await quick;
    late.resolve();
    expect(await slow).toEqual(ok('slow'));
    expect(desk.refresh).toHaveBeenCalledOnce();
  });

  it('repeats a call once and no more', async () => {
    const desk = setUp();
    desk.serverTakes(99);
    const outcome = desk.calls.run(desk.send('list'));
    await desk.asked();
    desk.answerRefresh(ok(credentials(2)));
    expect(await outcome).toEqual(EXPIRED);
    expect(desk.sent).toHaveLength(2);
    expect(desk.refresh).toHaveBeenCalledOnce();
  });

  it('is refreshed with the newest refresh token each time', async () => {
    const desk = setUp();
    const first = desk.calls.run(desk.send('first'));
    await desk.asked();
    desk.answerRefresh(ok(credentials(2)));
    await first;
    desk.serverTakes(3);
    const second = desk.calls.run(desk.send('second'));
    await desk.asked(1);
    desk.answerRefresh(ok(credentials(3)), 1);
    expect(await second).toEqual(ok('second'));
    expect(desk.refresh.mock.calls.map(([used]) => used)).toEqual(['refresh-1', 'refresh-2']);
    expect(desk.onRefreshed.mock.calls).toEqual([[credentials(2)], [credentials(3)]]);
  });
});

describe('a token that is expired when it comes', () => {
  it('is refreshed twice in a minute, and calls say that it has expired', async () => {
    vi.useFakeTimers({ toFake: ['performance'] });
    onTestFinished(() => void vi.useRealTimers());
    const desk = setUp();
    desk.serverTakes(99);
    let refreshes = 0;
    desk.refresh.mockImplementation(() => {
      refreshes += 1;
      return Promise.resolve(ok(credentials(refreshes + 1)));
    });
    const ask = () => Promise.all(['a', 'b'].map((name) => desk.calls.run(desk.send(name))));
    for (const _ of [1, 2, 3, 4]) expect(await ask()).toEqual([EXPIRED, EXPIRED]);
    expect(refreshes).toBe(2);
    vi.advanceTimersByTime(60_000);
    await ask();
    expect(refreshes).toBe(3);
    expect(desk.onEnded).not.toHaveBeenCalled();
  });

  it('is not one that was good before, however often it is refreshed', async () => {
    const desk = setUp();
    for (const n of [2, 3, 4, 5]) {
      desk.serverTakes(n);
      const outcome = desk.calls.run(desk.send('list'));
      await desk.asked(n - 2);
      desk.answerRefresh(ok(credentials(n)), n - 2);
      expect(await outcome).toEqual(ok('list'));
    }
  });
});

describe('any other outcome', () => {
  it.each([
    refusal('You may not do this', 403),
    refusal('Token has expired somehow', 401),
    failed({ kind: 'offline', message: OFFLINE_MESSAGE }),
    failed({ kind: 'unreadable', message: 'x', endpoint: 'e', field: 'f' }),
    failed({ kind: 'refused', message: SESSION_MESSAGES.accessExpired }),
  ] as const)('is given to the caller, and the call is not sent again: %o', async (outcome) => {
    const desk = setUp();
    const send = vi.fn(() => Promise.resolve(outcome));
    expect(await desk.calls.run(send)).toBe(outcome);
    expect(send).toHaveBeenCalledOnce();
    expect(desk.refresh).not.toHaveBeenCalled();
  });
});

const BUSY = refusal('Something broke', 503);
const UNREADABLE = failed({
  kind: 'unreadable',
  message: 'x',
  endpoint: 'e',
  field: 'f',
} as const);
const OFFLINE = failed({ kind: 'offline', message: OFFLINE_MESSAGE } as const);

describe('an answer to a refresh', () => {
  it.each([
    [302, 'Moved', false],
    [400, 'Bad request', true],
    [499, 'Gone', true],
    [401, SESSION_MESSAGES.refreshExpired, true],
    [403, 'Forbidden', true],
    [500, SESSION_MESSAGES.refreshInvalid, true],
    [408, 'Too slow', false],
    [429, 'Too many requests', false],
    [500, 'Something broke', false],
    [503, 'Away', false],
  ])('of status %i, %s: a refusal is %s', { tags: ['1S20', '1S21'] }, (status, message, isOne) => {
    expect(isRefusal({ kind: 'server', status, message })).toBe(isOne);
  });

  it("that is not the server's is no refusal, whatever it says", () => {
    const message = SESSION_MESSAGES.refreshExpired;
    expect(isRefusal({ kind: 'unreadable', message, endpoint: 'e', field: '' })).toBe(false);
  });
});

describe('a refresh that is neither answered with new tokens nor refused', () => {
  it.each([BUSY, UNREADABLE])(
    'suspends the session: no call is sent, and nothing has ended: %o',
    { tags: ['1S20'] },
    async (answer) => {
      const desk = setUp();
      const parked = ['a', 'b'].map((name) => desk.calls.run(desk.send(name)));
      await desk.asked();
      desk.answerRefresh(answer);
      expect(await Promise.all(parked)).toEqual(parked.map(() => failed(SESSION_ENDED)));
      expect(await desk.calls.run(desk.send('later'))).toEqual(failed(SESSION_ENDED));
      expect(desk.onSuspended.mock.calls).toEqual([[answer.problem]]);
      expect(desk.onEnded).not.toHaveBeenCalled();
      expect(desk.refresh).toHaveBeenCalledOnce();
    },
  );

  /** A machine that is suspended, and the answer to its next refresh. */
  async function suspended() {
    const desk = setUp();
    const parked = desk.calls.run(desk.send('parked'));
    await desk.asked();
    desk.answerRefresh(BUSY);
    await parked;
    const resume = async (answer: Result<Credentials>) => {
      const outcome = Promise.all([desk.calls.resume(), desk.calls.resume()]);
      await desk.asked(1);
      desk.answerRefresh(answer, 1);
      return outcome;
    };
    return { ...desk, resume };
  }

  it('is resumed with the same refresh token, once at a time', async () => {
    const desk = await suspended();
    const done = ok(token(2));
    expect(await desk.resume(ok(credentials(2)))).toEqual([done, done]);
    expect(desk.refresh.mock.calls).toEqual([
      ['refresh-1', 'patiently'],
      ['refresh-1', 'once'],
    ]);
    expect(await desk.calls.run(desk.send('list'))).toEqual(ok('list'));
  });

  it.each([BUSY, OFFLINE])('stays suspended when that fails, too: %o', async (answer) => {
    const desk = await suspended();
    expect(await desk.resume(answer)).toEqual([answer, answer]);
    expect(desk.onSuspended.mock.calls).toEqual([[BUSY.problem], [answer.problem]]);
    expect(await desk.calls.run(desk.send('list'))).toEqual(failed(SESSION_ENDED));
  });

  it('ends when that is refused', { tags: ['1S21'] }, async () => {
    const desk = await suspended();
    const ended = failed(SESSION_ENDED);
    expect(await desk.resume(refusal('Forbidden', 403))).toEqual([ended, ended]);
    expect(desk.onEnded).toHaveBeenCalledOnce();
  });
});

describe('a refresh that fails', () => {
  it.each([
    refusal(SESSION_MESSAGES.refreshExpired),
    refusal(SESSION_MESSAGES.refreshInvalid),
    refusal('Bad request', 400),
  ])(
    'ends the session for all parked calls, once: %o',
    { tags: ['1S20', '1S21'] },
    async (answer) => {
      const desk = setUp();
      const parked = ['a', 'b', 'c'].map((name) => desk.calls.run(desk.send(name)));
      await desk.asked();
      desk.answerRefresh(answer);
      expect(await Promise.all(parked)).toEqual(parked.map(() => failed(SESSION_ENDED)));
      expect(desk.onEnded).toHaveBeenCalledOnce();
      expect(desk.sent).toHaveLength(3);
    },
  );

  it('without any answer makes the parked calls fail offline and keeps the session', async () => {
    const desk = setUp();
    const parked = ['a', 'b'].map((name) => desk.calls.run(desk.send(name)));
    await desk.asked();
    desk.answerRefresh(OFFLINE);
    expect(await Promise.all(parked)).toEqual([OFFLINE, OFFLINE]);
    expect(desk.onEnded).not.toHaveBeenCalled();

    const later = desk.calls.run(desk.send('later'));
    await desk.asked(1);
    desk.answerRefresh(ok(credentials(2)), 1);
    expect(await later).toEqual(ok('later'));
    // It may work again with the token there is.
    expect(desk.sent.slice(2)).toEqual(['later with access-1', 'later with access-2']);
  });
});

describe("the server's message that the refresh token has expired", () => {
  it.each([SESSION_MESSAGES.refreshExpired, SESSION_MESSAGES.refreshInvalid])(
    'ends the session from any call, announced once: %s',
    { tags: ['1S21', '1S23'] },
    async (message) => {
      const desk = setUp();
      const send = () => Promise.resolve(refusal(message));
      const outcomes = await Promise.all([desk.calls.run(send), desk.calls.run(send)]);
      expect(outcomes).toEqual([failed(SESSION_ENDED), failed(SESSION_ENDED)]);
      expect(desk.onEnded).toHaveBeenCalledOnce();
      expect(desk.refresh).not.toHaveBeenCalled();
    },
  );

  it('ends the session from a call that is sent again, too', { tags: ['1S21'] }, async () => {
    const desk = setUp();
    const answers = [EXPIRED, refusal(SESSION_MESSAGES.refreshInvalid, 400)];
    const outcome = desk.calls.run(() => Promise.resolve(answers.shift() ?? ok('')));
    await desk.asked();
    desk.answerRefresh(ok(credentials(2)));
    expect(await outcome).toEqual(failed(SESSION_ENDED));
    expect(desk.onEnded).toHaveBeenCalledOnce();
    expect(await desk.calls.resume()).toEqual(failed(SESSION_ENDED));
  });

  it('during a refresh wins over what the refresh brings', async () => {
    const desk = setUp();
    const parked = desk.calls.run(desk.send('parked'));
    const emitted = Promise.withResolvers<Result<string>>();
    const other = desk.calls.run(() => emitted.promise);
    await desk.asked();
    emitted.resolve(refusal(SESSION_MESSAGES.refreshInvalid));
    await other;
    desk.answerRefresh(ok(credentials(2)));
    expect(await parked).toEqual(failed(SESSION_ENDED));
    expect(desk.onRefreshed).not.toHaveBeenCalled();
    expect(desk.onEnded).toHaveBeenCalledOnce();
  });

  it('makes every later call fail without being sent', async () => {
    const desk = setUp();
    await desk.calls.run(() => Promise.resolve(refusal(SESSION_MESSAGES.refreshExpired)));
    expect(await desk.calls.run(desk.send('later'))).toEqual(failed(SESSION_ENDED));
    expect(desk.sent).toEqual([]);
  });
});

describe('a caller that goes away', () => {
  it('is cancelled while it waits; the refresh continues for the others', {
    tags: ['1E04'],
  }, async () => {
    const desk = setUp();
    const leaving = new AbortController();
    const gone = desk.calls.run(desk.send('gone'), leaving.signal);
    const waiting = desk.calls.run(desk.send('waiting'));
    await desk.asked();
    leaving.abort();
    expect(await gone).toMatchObject({ ok: false, problem: { kind: 'cancelled' } });
    desk.answerRefresh(ok(credentials(2)));
    expect(await waiting).toEqual(ok('waiting'));
    expect(desk.sent).not.toContain('gone with access-2');
  });

  it('is not sent when its file was deleted before', async () => {
    const desk = setUp();
    const outcome = await desk.calls.run(desk.send('late'), AbortSignal.abort());
    expect(outcome).toMatchObject({ problem: { kind: 'cancelled' } });
    expect(desk.sent).toEqual([]);
  });
});

describe('a call that was sent before the end of the session', () => {
  it.each([
    ['is refused because the authorization is missing', 401, SESSION_ENDED.message],
    ['has another refusal', 422, 'Authorization is required'],
  ])(
    'and answered after it, when it %s, ends in %i or as session-ended',
    async (_what, status, message) => {
      const { calls, onEnded } = setUp();
      const late = Promise.withResolvers<Result<string>>();
      const outcome = calls.run(() => late.promise);
      await calls.run(async () => refusal(SESSION_MESSAGES.refreshInvalid));
      late.resolve(refusal('Authorization is required', status));
      expect(await outcome).toMatchObject({ problem: { message } });
      expect(onEnded).toHaveBeenCalledTimes(1);
    },
  );
});
