import { describe, expect, it } from 'vitest';
import type { SentAct } from '#contract/bridge/recorded-acts.ts';
import { ok, type Result } from '#contract/wire/problem.ts';
import { LIMIT_ACTS } from '#domain/acts/areas/limits.ts';
import { USER_ACTS } from '#domain/acts/areas/users.ts';
import { WITHDRAWAL_ACTS } from '#domain/acts/areas/withdrawals.ts';
import { NO_EQUALS } from '#domain/acts/equals.ts';
import { reduce } from './question.ts';
import { firstState } from './state.ts';
import {
  approval,
  approving,
  asking,
  DECIDED,
  FOUND,
  failing,
  held,
  LOST,
  lost,
  OFFLINE,
  OTHER,
  PENDING,
  page,
  quiet,
  unanswered,
  unknownAct,
  user,
  withdrawal,
} from './testing.ts';

describe('an outcome that has become known', () => {
  it.each<[string, Partial<SentAct>, boolean]>([
    ['was found', FOUND, false],
    ['was carried out when another window sent it again', { outcome: 'done', check: null }, false],
    ['was refused when another window sent it again', { outcome: 'refused', check: null }, true],
    ['was checked by a person', DECIDED, true],
  ])('is told of its own act that %s', async (_what, more, possible) => {
    const { state, tell, sentAct, followed, reads, reloads } = await unanswered();
    await tell(sentAct(more));
    expect(state()).toEqual({
      phase: 'asking',
      isKnown: true,
      now: withdrawal('pending'),
      note: { kind: 'settled', act: sentAct(more), isOwn: true, possible },
      mayConfirm: possible,
    });
    expect(followed()).toEqual([]);
    expect([reads(), reloads()]).toEqual([3, 2]);
  });

  it('of an act of another question leaves this one to be answered, about the thing as it is', async () => {
    const question = asking({
      act: WITHDRAWAL_ACTS['withdrawal.approve'],
      seen: withdrawal('pending'),
      readings: [page(withdrawal('initiated')), page(withdrawal('initiated'))],
      unsettled: [approval()],
    });
    await question.acting.open();
    expect(question.state()).toMatchObject({ phase: 'settling', note: { act: approval() } });
    await question.tell(approval(FOUND));
    expect(question.state()).toEqual({
      phase: 'asking',
      isKnown: true,
      now: withdrawal('initiated'),
      note: { kind: 'settled', act: approval(FOUND), isOwn: false, possible: true },
      mayConfirm: true,
    });
    await question.acting.confirm(null);
    expect(question.sent).toMatchObject([{ before: { status: { status: 'initiated' } } }]);
    expect(question.sent[0]?.key).not.toBe(approval().key);
  });

  it('offers nothing more where the thing does not', async () => {
    const ban = unknownAct('user.ban', { kind: 'user', id: '3' });
    const question = asking({
      act: USER_ACTS['user.ban'],
      seen: user(),
      readings: [user({ status: 'banned' })],
      unsettled: [ban],
    });
    await question.acting.open();
    await question.tell({ ...ban, ...DECIDED });
    expect(question.state()).toMatchObject({ note: { possible: false }, mayConfirm: false });
  });

  it.each([
    ['can no longer be read', failing(OFFLINE)],
    ['is gone', page()],
  ])('is told all the same of a thing that %s', async (_what, reading) => {
    const question = asking({
      act: WITHDRAWAL_ACTS['withdrawal.approve'],
      seen: withdrawal('pending'),
      readings: [reading],
      unsettled: [approval()],
    });
    await question.acting.open();
    await question.tell(approval(FOUND));
    expect(question.state()).toMatchObject({
      now: withdrawal('pending'),
      note: { kind: 'settled', act: approval(FOUND) },
    });
  });
});

describe('an act that another one came before', () => {
  const conflict = (known: SentAct) =>
    failing({ kind: 'conflict', message: 'Nothing was sent', act: known });

  it('shows and follows the one whose outcome is not known', async () => {
    const { acting, state, yes, tell, followed } = approving(conflict(approval()));
    await acting.open();
    expect(await yes()).toBeUndefined();
    expect(state()).toMatchObject({
      phase: 'settling',
      note: { kind: 'unknown', act: approval(), problem: { message: 'Nothing was sent' } },
    });
    expect(followed()).toEqual([approval().key]);
    await tell(approval(FOUND));
    expect(state().note).toMatchObject({
      kind: 'settled',
      isOwn: false,
      unsent: 'Nothing was sent',
    });
  });

  it('tells of the one that has just ended, and may then be decided anew', async () => {
    const done = approval({ outcome: 'done', check: null });
    const { acting, state, yes, sent, followed, reloads } = approving(conflict(done), {});
    await acting.open();
    await yes();
    await quiet();
    expect(state()).toMatchObject({
      phase: 'asking',
      note: { kind: 'settled', act: done, isOwn: false, possible: true },
      mayConfirm: true,
    });
    expect([followed(), reloads()]).toEqual([[], 2]);
    await yes();
    expect(new Set(sent.map(({ key }) => key)).size).toBe(2);
  });
});

it('a lost answer to what was never written down is told as a failure', async () => {
  const { acting, state, yes, followed } = approving(failing(OFFLINE));
  await acting.open();
  await yes();
  expect(state()).toMatchObject({
    phase: 'asking',
    note: { kind: 'refused', problem: OFFLINE },
    mayConfirm: true,
  });
  expect(followed()).toEqual([]);
});

describe('a question and the windows', () => {
  it('that was never opened, as in a bulk run, follows what it has sent', async () => {
    const question = asking({
      act: WITHDRAWAL_ACTS['withdrawal.approve'],
      seen: withdrawal('pending'),
      isRead: true,
      readings: [PENDING],
      answers: [
        () => {
          const key = question.sent[0]?.key ?? '';
          question.unsettled.set(key, approval({ key }));
          return failing(LOST)();
        },
      ],
    });
    await question.acting.confirm(null);
    expect(question.followed()).toEqual([question.sent[0]?.key]);
  });

  it('that is closed leaves its act to them, and takes it up when it is opened again', async () => {
    const { acting, state, followed, sentAct } = await unanswered();
    acting.close();
    expect(followed()).toEqual([]);
    await acting.open();
    await acting.open();
    expect(state()).toMatchObject({ phase: 'settling', note: { act: sentAct() } });
    expect(followed()).toEqual([sentAct().key]);
    acting.close();
    expect(followed()).toEqual([]);
  });

  it('that is closed before the answer leaves its act to them', async () => {
    const answer = held();
    const question: ReturnType<typeof approving> = approving(() =>
      answer.answer().then(() => lost(question)),
    );
    await question.acting.open();
    const sending = question.yes();
    await quiet();
    question.acting.close();
    answer.resolve({});
    await sending;
    expect(question.state()).toMatchObject({ phase: 'settling', note: { kind: 'unknown' } });
    expect(question.followed()).toEqual([]);
  });

  it('that could not be read shows at Retry what another window has sent meanwhile', async () => {
    const question = asking({
      act: WITHDRAWAL_ACTS['withdrawal.approve'],
      seen: withdrawal('pending'),
      readings: [failing(OFFLINE)],
    });
    await question.acting.open();
    await question.tell(approval());
    await question.acting.open();
    expect(question.state()).toEqual({
      phase: 'settling',
      isKnown: true,
      now: withdrawal('pending'),
      note: { kind: 'unknown', act: approval(), problem: null, asksAgain: false },
      mayConfirm: false,
    });
  });
});

describe('the state machine', () => {
  const options = {
    act: WITHDRAWAL_ACTS['withdrawal.approve'],
    seen: withdrawal('pending'),
    role: 'admin',
  };
  const first = firstState({ ...options, isRead: true });
  const unread = ok(withdrawal('pending'));
  const opened = { is: 'opened', unsettled: [] } as const;

  it('hears only of the act that it follows', () => {
    const heard = { is: 'heard', act: approval(FOUND) } as const;
    expect(reduce(options, first, heard)).toEqual([first]);
    const followed = { ...first, followed: { key: OTHER.key, problem: null, about: undefined } };
    expect(reduce(options, followed, heard)).toEqual([followed]);
  });

  it('takes no answer that it does not await', () => {
    const numbered = { is: 'numbered', ticket: 0, result: ok(1), key: 'k' } as const;
    expect(reduce(options, first, numbered)).toEqual([first]);
    const [reading] = reduce(options, first, opened);
    expect([reading.ticket, reading.awaits]).toEqual([1, { kind: 'question' }]);
    const late = { is: 'read', ticket: 0, result: unread, unsettled: [] } as const;
    expect(reduce(options, reading, late)).toEqual([reading]);
  });

  it('is opened once, also while it works', () => {
    const [reading] = reduce(options, first, opened);
    expect(reduce(options, reading, opened)).toEqual([reading]);
    const [working, ...effects] = reduce(options, first, { is: 'confirmed', choice: null });
    expect(effects).toEqual([
      { do: 'follow', key: null },
      { do: 'number', ticket: 1 },
    ]);
    expect(reduce(options, working, opened)).toEqual([working]);
  });

  it('reads for the question, and shows it again only where there is news', () => {
    const [reading] = reduce(options, first, opened);
    const read = (result: Result<ReturnType<typeof withdrawal> | null>) =>
      reduce(options, reading, { is: 'read', ticket: 1, result, unsettled: [] }).slice(1);
    expect(read(unread)).toEqual([]);
    expect(read({ ok: false, problem: OFFLINE })).toEqual([]);
    expect(read(ok(null))).toEqual([{ do: 'reload' }]);
  });

  it('awaits the answer to what it sends, and none to what it follows', () => {
    const [numbering] = reduce(options, first, { is: 'confirmed', choice: null });
    const numbered = { is: 'numbered', ticket: 1, result: ok(1), key: 'k' } as const;
    const [checking] = reduce(options, numbering, numbered);
    const read = { is: 'read', ticket: 2, result: unread, unsettled: [] } as const;
    const [sending, effect] = reduce(options, checking, read);
    expect(sending.awaits).toEqual({ kind: 'answer' });
    expect(effect).toMatchObject({ do: 'send', ticket: 3, request: { key: 'k', reading: 1 } });
    const lostAct = approval({ key: 'k' });
    const [settling] = reduce(options, sending, {
      is: 'answered',
      ticket: 3,
      result: { ok: false, problem: LOST },
      unsettled: [lostAct],
    });
    expect([settling.awaits, settling.ticket, settling.shown.phase]).toEqual([null, 4, 'settling']);
  });

  it('shows a new thing with the outcome of its act at once: it has nothing to read', () => {
    const act = LIMIT_ACTS['rate-limit.create'];
    const asked = { act, seen: NO_EQUALS, role: 'admin' };
    const sent = unknownAct('rate-limit.create', { kind: 'rate-limit', id: null });
    const followed = { key: sent.key, problem: null, about: undefined };
    const [next, ...effects] = reduce(
      asked,
      { ...firstState(asked), followed },
      { is: 'heard', act: { ...sent, ...DECIDED } },
    );
    expect(next.shown).toMatchObject({ phase: 'asking', note: { kind: 'settled' } });
    expect(effects).toEqual([{ do: 'follow', key: null }, { do: 'reload' }]);
  });
});
