import { describe, expect, it } from 'vitest';
import { type Treatment, World } from './world.ts';

const at = (answer: Treatment['answer'], actsAfter: number | null = null): Treatment => ({
  answer,
  answersAfter: 1,
  actsAfter,
});
const DONE = at('done');

async function opened(action: ConstructorParameters<typeof World>[0] = 'order.completeOrder') {
  const world = new World(action);
  await world.open();
  return world;
}

describe('a question', () => {
  it('says what has changed since the thing was seen, and asks again', async () => {
    const world = await opened('user.ban');
    world.disturb('another');
    await world.press(DONE, 2);
    expect(world.sendings).toEqual([]);
    expect(world.question.state()).toMatchObject({
      mayConfirm: true,
      note: { kind: 'changed', changes: [{ label: 'Phone' }], possible: true },
    });
    await world.press(DONE, 2);
    expect(world.question.state().phase).toBe('done');
    expect(world.sendings).toHaveLength(1);
  });

  it('cannot be answered when the thing no longer offers the action, is gone, or cannot be read', async () => {
    const world = await opened();
    world.disturb('another');
    await world.press(DONE, 2);
    expect(world.question.state()).toMatchObject({ mayConfirm: false, note: { possible: false } });
    const gone = await opened('user.delete');
    gone.disturb('the same');
    await gone.press(DONE, 2);
    expect(gone.question.state()).toMatchObject({ mayConfirm: false, note: { kind: 'gone' } });
    const unread = await opened();
    unread.isOffline = true;
    await unread.press(DONE, 2);
    expect(unread.question.state()).toMatchObject({
      mayConfirm: false,
      note: { kind: 'not-read' },
    });
    unread.isOffline = false;
    await unread.question.open();
    expect(unread.question.state()).toMatchObject({ mayConfirm: true, note: null });
    expect([world, gone, unread].flatMap(({ sendings }) => sendings)).toEqual([]);
  });

  it('answered twice in one instant sends once', async () => {
    const world = await opened();
    await Promise.all([world.press(DONE, 2), world.press(DONE, 2)]);
    expect(world.sendings).toHaveLength(1);
  });

  it('that was refused may be answered again, under a new key', async () => {
    const world = await opened();
    await world.press(at('refused'), 2);
    expect(world.question.state()).toMatchObject({ mayConfirm: true, note: { kind: 'refused' } });
    await world.press(DONE, 2);
    expect(new Set(world.sendings.map(({ key }) => key)).size).toBe(2);
  });
});

describe('an act without a clear answer', () => {
  it('cannot be sent again before the first readings', async () => {
    const world = await opened();
    await world.press(at('gateway'), 5);
    expect(world.question.state()).toMatchObject({ phase: 'settling', mayConfirm: false });
    await world.press(DONE, 1);
    expect(world.sendings).toHaveLength(1);
  });

  it.each([
    ['is shown by its question', () => undefined, true],
    [
      'is left to the windows to tell of, when its question was closed before the answer',
      (world: World) => world.question.close(),
      false,
    ],
  ])('%s', async (_what, between, isShown) => {
    const world = await opened();
    await world.press(at('gateway'), 0);
    between(world);
    await world.time.advance(5000);
    expect(world.acts.unsettled()).toHaveLength(1);
    expect(world.isShown).toBe(isShown);
  });

  it('is sent again after a second question, under the same key', async () => {
    const world = await opened();
    await world.press(at('gateway'), 20);
    expect(world.question.state()).toMatchObject({ mayConfirm: true, note: { kind: 'unknown' } });
    await world.press(DONE, 1);
    expect(world.question.state().note).toMatchObject({ kind: 'unknown', asksAgain: true });
    expect(world.sendings).toHaveLength(1);
    await world.press(DONE, 2);
    expect(world.question.state().phase).toBe('done');
    expect(new Set(world.sendings.map(({ key }) => key)).size).toBe(1);
    expect(world.journal.acts()).toMatchObject([{ tries: 2, outcome: 'done' }]);
  });

  it.each([
    ['closed and opened', (world: World) => world.open()],
    ['loaded again', (world: World) => world.reload()],
    ['started again', (world: World) => world.kill(false)],
  ])('keeps its key when the window is %s', async (_how, between) => {
    const world = await opened();
    await world.press(at('none'), 20);
    await between(world);
    await world.time.advance(20_000);
    await world.press(DONE, 1);
    await world.press(DONE, 2);
    expect(world.sendings).toHaveLength(2);
    expect(new Set(world.sendings.map(({ key }) => key)).size).toBe(1);
  });

  it('goes on being read for, and is found late', async () => {
    const world = await opened();
    await world.press(at('gateway', 600), 20);
    expect(world.journal.acts()).toMatchObject([{ settlement: null }]);
    await world.time.advance(700_000);
    expect(world.journal.acts()).toMatchObject([{ found: { text: 'Completed' } }]);
    expect(world.question.state()).toMatchObject({ mayConfirm: false, note: { kind: 'settled' } });
  });

  it('blocks the thing until a person decides, and then has a new key', async () => {
    const world = await opened();
    await world.press(at('gateway'), 3600);
    const [act] = world.acts.unsettled();
    expect(act?.check?.status).toBe('over');
    await world.acts.decide(act?.key ?? '');
    await world.open();
    await world.press(DONE, 2);
    expect(world.sendings.map(({ isNewDecision }) => isNewDecision)).toEqual([true, true]);
    expect(new Set(world.sendings.map(({ key }) => key)).size).toBe(2);
  });

  it('whose kept aim was lost says that no reading can tell', async () => {
    const world = await opened();
    await world.press(at('gateway', 0), 1);
    await world.kill(true);
    expect(world.acts.unsettled()).toMatchObject([{ check: { status: 'cannot-tell' } }]);
    expect(world.journal.acts()).toMatchObject([{ settlement: null }]);
  });
});

describe('a new thing', () => {
  it('that was sent without an answer blocks its equal after a restart, and says so', async () => {
    const world = await opened('transfer.post');
    await world.press(at('none', 60), 5);
    await world.kill(false);
    await world.press(DONE, 2);
    expect(world.sendings).toHaveLength(1);
    expect(world.question.state().note).toMatchObject({ kind: 'unknown' });
    await world.time.advance(120_000);
    expect(world.journal.acts()).toMatchObject([{ settlement: 'happened' }]);
  });

  it('whose equal came meanwhile is asked about once more', async () => {
    const world = await opened('transfer.post');
    world.disturb('the same');
    await world.press(DONE, 2);
    expect(world.sendings).toEqual([]);
    expect(world.question.state()).toMatchObject({ mayConfirm: true, note: { kind: 'changed' } });
    await world.press(DONE, 2);
    expect(world.sendings).toHaveLength(1);
  });

  it('that was marked as checked is named before an equal one is sent', async () => {
    const world = await opened('transfer.post');
    await world.press(at('none'), 20);
    const [act] = world.acts.unsettled();
    await world.acts.decide(act?.key ?? '');
    await world.open();
    await world.press(DONE, 2);
    expect(world.sendings).toHaveLength(1);
    expect(world.question.state()).toMatchObject({
      mayConfirm: true,
      note: {
        kind: 'settled',
        act: { settlement: 'checked' },
        unsent: 'Nothing was sent, because the same was sent before.',
      },
    });
    await world.press(DONE, 2);
    expect(world.question.state().phase).toBe('done');
    expect(new Set(world.sendings.map(({ key }) => key)).size).toBe(2);
  });

  it('is not taken for the one that somebody else has posted to another person', async () => {
    const world = await opened('transfer.post');
    await world.press(at('none'), 1);
    world.disturb('another');
    await world.time.advance(3_600_000);
    expect(world.journal.acts()).toMatchObject([{ outcome: 'unknown', settlement: null }]);
  });
});

describe('an act that is sent again', () => {
  it('with other values than before says that it was not sent', async () => {
    const world = await opened('option.update');
    await world.press(at('none'), 20);
    await world.press(DONE, 1);
    await world.confirm({ rate: '9', fee: '9' });
    expect(world.sendings).toHaveLength(1);
    expect(world.question.state().note).toMatchObject({
      kind: 'unknown',
      problem: {
        message:
          'Nothing was sent. Only the values that were sent first can be sent again before their outcome is known.',
      },
    });
  });
});
