import { describe, expect, it } from 'vitest';
import type { SentAct } from '#contract/bridge/recorded-acts.ts';
import { hybridOption } from '#contract/network/hybrid-order-options.ts';
import { DISPUTE_ACTS } from '#domain/acts/areas/disputes.ts';
import { OPTION_ACTS } from '#domain/acts/areas/options.ts';
import { USER_ACTS } from '#domain/acts/areas/users.ts';
import { WITHDRAWAL_ACTS } from '#domain/acts/areas/withdrawals.ts';
import { noteText } from './notes.ts';
import {
  approval,
  asking,
  CHECKED,
  checked,
  DECIDED,
  FOUND,
  failing,
  held,
  LOST,
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

describe('an act without a clear answer', () => {
  it('is shown as being looked for, and can be neither answered nor sent again', async () => {
    const { state, yes, sent, sentAct, followed, reads, reloads } = await unanswered();
    expect(state()).toEqual({
      phase: 'settling',
      isKnown: true,
      now: withdrawal('pending'),
      note: { kind: 'unknown', act: sentAct(), problem: LOST, asksAgain: false },
      mayConfirm: false,
    });
    await yes();
    expect(sent).toHaveLength(1);
    expect(followed()).toEqual([sentAct().key]);
    expect([reads(), reloads()]).toEqual([2, 1]);
  });

  it.each<[string, Partial<SentAct>]>([
    ['its answer is awaited', { outcome: 'sent', check: null }],
    ['nothing has been read', {}],
    ['it waits for a sign-in', { check: { ...CHECKED, isEarly: true, status: 'waiting' } }],
  ])('stays so while %s', async (_what, more) => {
    const { state, tell, sentAct, reads } = await unanswered();
    await tell(sentAct(more));
    expect(state()).toMatchObject({
      phase: 'settling',
      note: { kind: 'unknown', act: sentAct(more), problem: LOST, asksAgain: false },
      mayConfirm: false,
    });
    expect(reads()).toBe(2);
  });

  it.each<[string, SentAct['check']]>([
    ['the first readings have not shown it', CHECKED],
    ['no reading can tell', { ...CHECKED, isEarly: true, status: 'cannot-tell' }],
    ['it has been read for long enough', { ...CHECKED, status: 'over' }],
  ])('may be sent again once %s', async (_what, check) => {
    const { state, tell, sentAct, reads } = await unanswered();
    await tell(sentAct({ check }));
    expect(state()).toEqual({
      phase: 'asking',
      isKnown: true,
      now: withdrawal('pending'),
      note: { kind: 'unknown', act: sentAct({ check }), problem: LOST, asksAgain: false },
      mayConfirm: true,
    });
    expect(reads()).toBe(3);
  });

  it.each([
    ['was Pending', /^At 11\/\d+\/2026, \d+:\d+.* the withdrawal was Pending$/u],
    ['no longer existed', /^At 11\/\d+\/2026, \d+:\d+.* the withdrawal no longer existed$/u],
    [null, /^Checked at 11\/\d+\/2026, \d+:\d+/u],
  ])('says what was read, and not that it had not happened: %s', (found, title) => {
    const act = approval({ check: { ...CHECKED, state: found } });
    const note = { kind: 'unknown', act, problem: null, asksAgain: false } as const;
    const words = { noun: 'withdrawal', alert: 'Error' };
    expect(noteText(note, words).title).toMatch(title);
  });

  it('is asked about with the latest that is known of it', async () => {
    const question = await unanswered();
    const over = question.sentAct({ check: { ...CHECKED, status: 'over' } });
    const telling = question.tell(question.sentAct({ check: CHECKED }));
    await Promise.all([telling, question.tell(over)]);
    expect(question.state()).toMatchObject({ phase: 'asking', note: { act: over } });
  });

  it('is told as found where that is known before the thing was read for the question', async () => {
    const reading = held();
    const question = await unanswered();
    question.readings.splice(0, 1, reading.answer, PENDING);
    await question.tell(question.sentAct({ check: CHECKED }));
    await question.tell(question.sentAct(FOUND));
    reading.resolve(PENDING);
    await quiet();
    expect(question.state()).toMatchObject({
      phase: 'asking',
      note: { kind: 'settled', isOwn: true },
      mayConfirm: false,
    });
  });

  it('cannot be sent again to a thing that no longer offers it', async () => {
    const question = asking({
      act: USER_ACTS['user.ban'],
      seen: user(),
      readings: [user({ status: 'banned' })],
      unsettled: [unknownAct('user.ban', { kind: 'user', id: '3' }, { check: CHECKED })],
    });
    await question.acting.open();
    await quiet();
    expect(question.state()).toMatchObject({
      phase: 'asking',
      now: { status: 'banned' },
      note: { kind: 'unknown', problem: null },
      mayConfirm: false,
    });
  });

  it('cannot be sent again from the question about another action', async () => {
    const question = asking({
      act: WITHDRAWAL_ACTS['withdrawal.cancel'],
      seen: withdrawal('pending'),
      readings: [PENDING],
      unsettled: [OTHER, approval({ check: CHECKED })],
    });
    await question.acting.open();
    await quiet();
    expect(question.state()).toMatchObject({
      phase: 'asking',
      note: { kind: 'unknown', act: { action: 'withdrawal.approve' } },
      mayConfirm: false,
    });
  });

  it('keeps the order of a disputed match from other acts', async () => {
    const dispute = { id: '5', order: { id: '9' }, match: { id: '4' } };
    const question = asking({
      act: DISPUTE_ACTS['dispute.approveMatch'],
      seen: dispute as never,
      unsettled: [unknownAct('order.expireOrder', { kind: 'order', id: '9' })],
    });
    await question.acting.open();
    expect(question.state()).toMatchObject({
      phase: 'settling',
      note: { act: { action: 'order.expireOrder' } },
    });
    expect(question.reads()).toBe(0);
  });
});

describe('sending it again', () => {
  it('is asked about once more, and stays asked while more is known of it', async () => {
    const { state, yes, sent, tell, sentAct, reads } = await checked();
    await yes();
    const over = sentAct({ check: { ...CHECKED, status: 'over' } });
    await tell(over);
    expect(state()).toEqual({
      phase: 'asking',
      isKnown: true,
      now: withdrawal('pending'),
      note: { kind: 'unknown', act: over, problem: LOST, asksAgain: true },
      mayConfirm: true,
    });
    expect([sent.length, reads()]).toEqual([1, 3]);
  });

  it('sends the same act, without the doubt of another Yes, and shows only its sending', async () => {
    const answer = held();
    const { state, input, yes, sent, tell, sentAct, followed } = await checked(answer.answer);
    input.doubt = 'The amount is above 5';
    await yes();
    const sending = yes();
    await quiet();
    await tell(sentAct({ outcome: 'sent', tries: 2, check: null }));
    expect(state()).toMatchObject({ phase: 'working', note: null, mayConfirm: false });
    expect(sent.map(({ key }) => key)).toEqual([sent[0]?.key, sent[0]?.key]);
    expect(followed()).toEqual([]);
    answer.resolve({});
    await sending;
    expect(state().phase).toBe('done');
  });

  it('that could not be written down says so, though its outcome is still not known', async () => {
    const problem = { kind: 'refused', message: 'Nothing was sent' } as const;
    const { state, yes } = await checked(failing(problem));
    await yes();
    await yes();
    expect(state()).toMatchObject({ note: { kind: 'refused', problem }, mayConfirm: true });
  });

  it('is followed once more where its answer is lost again', async () => {
    const question = await checked(() => failing(OFFLINE)());
    await question.yes();
    await question.yes();
    expect(question.state()).toMatchObject({ phase: 'settling', note: { problem: OFFLINE } });
    expect(question.followed()).toEqual([question.sent[0]?.key]);
  });
});

describe('an act on many things', () => {
  const option = (id: string) =>
    hybridOption.parse({ id, exchange_rate: '2', fee: '1', thirdPartyCompany: 'Swift' });
  const edit = (id: string) =>
    unknownAct(
      'option.update',
      { kind: 'option', id },
      { key: `00000000-0000-4000-8000-0000000000${id}` },
    );
  const found = (...ids: readonly string[]) => page(...ids.map(option));
  const TERMS = { fee: '2' };

  /** Save All over two options, while an act on each of these is not settled. */
  const savingAll = (...edited: readonly string[]) =>
    asking({
      act: OPTION_ACTS['options.update'],
      seen: { filters: {}, ...found('11') },
      readings: [found('11', '12')],
      unsettled: edited.map(edit),
    });

  it('names the acts that are not settled on what it covers, and waits for each', async () => {
    const question = savingAll('11', '12', '13');
    await question.acting.open();
    expect(question.state()).toMatchObject({
      phase: 'settling',
      mayConfirm: false,
      now: { rows: [{ id: '11' }, { id: '12' }] },
      note: { act: edit('11'), about: ['Hybrid order option 11', 'Hybrid order option 12'] },
    });
    const { note } = question.state();
    const words = { noun: 'list of options', alert: 'Unable to save options' };
    expect(note && noteText(note, words)).toMatchObject({
      title: expect.stringMatching(
        /^Edit option, Hybrid order option 11 was sent at .*; its outcome is not known yet$/u,
      ),
      text: expect.stringMatching(
        /^Nothing was sent\. Corridor is checking Hybrid order option 11\. /u,
      ),
    });
    await question.tell({ ...edit('11'), ...DECIDED });
    expect(question.state()).toMatchObject({ mayConfirm: true, note: { kind: 'settled' } });
    await question.acting.confirm(TERMS);
    expect(question.state()).toMatchObject({
      mayConfirm: false,
      note: { act: edit('12'), about: ['Hybrid order option 12'] },
    });
    await question.tell({ ...edit('12'), ...DECIDED });
    await question.acting.confirm(TERMS);
    expect(question.sent).toHaveLength(1);
  });

  it('does not wait for acts on others', async () => {
    const question = savingAll('13');
    await question.acting.open();
    await question.acting.confirm(TERMS);
    expect(question.sent).toHaveLength(1);
  });

  it('cannot be asked of what could not be read, whatever is not settled', async () => {
    const question = savingAll('11');
    question.readings.splice(0, 1, failing(OFFLINE));
    await question.acting.open();
    expect(question.state()).toMatchObject({ note: { kind: 'not-read' }, mayConfirm: false });
  });
});
