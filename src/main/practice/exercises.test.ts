import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { Attempt, ExerciseResult, ExerciseState } from '#contract/bridge/exercises.ts';
import { failed, ok } from '#contract/wire/problem.ts';
import { createTestLogger } from '#main/testing/test-logger.ts';
import { createExercises } from './exercises.ts';
import { createResults, openResults } from './results.ts';

const OPEN: Attempt = {
  exercise: 'answer-lost',
  title: 'An answer that does not arrive',
  seed: 1,
  startedAt: '2026-11-20T10:00:00.000Z',
  told: 'Complete order 7.',
  hints: ['Look at the order.'],
  hintsLeft: 1,
  endedAt: null,
  result: null,
  debriefing: null,
};
const OVER: Attempt = { ...OPEN, endedAt: '2026-11-20T10:02:05.000Z', result: 'failed' };
const RESULT: ExerciseResult = {
  exercise: 'answer-lost',
  title: 'An answer that does not arrive',
  at: '2026-11-20T10:02:05.000Z',
  tries: 1,
  hints: 1,
  seconds: 125,
  result: 'failed',
};

/** Exercises whose sandbox holds the given attempt, and what was asked and told. */
function set({ practice = true, before = [] as ExerciseResult[] } = {}) {
  const sandbox = { attempt: null as Attempt | null };
  const asked: unknown[] = [];
  const told: ExerciseState[] = [];
  const exercises = createExercises({
    practice,
    results: createResults(before),
    onChange: (state) => told.push(state),
    client: {
      send: ({ name, input }) => {
        asked.push([name, input]);
        if (name === 'practice.leave') sandbox.attempt = null;
        const { attempt } = sandbox;
        const value = name === 'practice.read' ? { exercises: [], attempt } : attempt;
        return Promise.resolve(ok(value)) as never;
      },
    },
  });
  return { ...exercises, sandbox, asked, told };
}

describe('exercises', () => {
  it('are refused where nothing is practised', async () => {
    const { calls, asked } = set({ practice: false });
    const refused = { ok: false, problem: { kind: 'refused' } };
    expect(await calls['exercises.list'](undefined, 'w1')).toMatchObject(refused);
    expect(await calls['exercises.begin']({ exercise: 'answer-lost' }, 'w1')).toMatchObject(
      refused,
    );
    expect(await calls['exercises.leave'](undefined, 'w1')).toMatchObject(refused);
    expect(asked).toEqual([]);
  });

  it('begin with another seed each time, and every window hears of it', async () => {
    const { calls, sandbox, asked, told } = set();
    sandbox.attempt = OPEN;
    for (const _time of [1, 2]) await calls['exercises.begin']({ exercise: 'answer-lost' }, 'w1');
    const seeds = asked.map((each) => (each as [string, { seed: number }])[1].seed);
    expect(new Set(seeds).size).toBe(2);
    expect(told.at(-1)).toEqual({ attempt: OPEN, results: [] });
  });

  it('keep a result when an attempt is over: once, and with the number of the try', async () => {
    const { calls, sandbox, told } = set({ before: [RESULT] });
    sandbox.attempt = OPEN;
    await calls['exercises.begin']({ exercise: 'answer-lost' }, 'w1');
    sandbox.attempt = OVER;
    await calls['exercises.finish'](undefined, 'w1');
    await calls['exercises.list'](undefined, 'w1');
    expect(told.at(-1)?.results).toEqual([RESULT, { ...RESULT, tries: 2 }]);
  });

  it('are looked at after each answered act: something forbidden may have happened', async () => {
    const { calls, onAct, sandbox, asked, told } = set();
    sandbox.attempt = OPEN;
    await onAct({ outcome: 'done' });
    expect(asked).toEqual([]);
    await calls['exercises.begin']({ exercise: 'answer-lost' }, 'w1');
    sandbox.attempt = OVER;
    await onAct({ outcome: 'sent' });
    expect(told.at(-1)?.attempt).toEqual(OPEN);
    await onAct({ outcome: 'done' });
    expect(told.at(-1)).toEqual({ attempt: OVER, results: [RESULT] });
  });

  it('leave no result when they are left', async () => {
    const { calls, sandbox, told } = set();
    sandbox.attempt = OPEN;
    await calls['exercises.begin']({ exercise: 'answer-lost' }, 'w1');
    await calls['exercises.leave'](undefined, 'w1');
    expect(told.at(-1)).toEqual({ attempt: null, results: [] });
  });

  it('erase what was kept', async () => {
    const { calls, told } = set({ before: [RESULT] });
    await calls['exercises.erase'](undefined, 'w1');
    expect(told.at(-1)?.results).toEqual([]);
  });

  it('pass on why the sandbox does not answer', async () => {
    const problem = { kind: 'offline', message: 'The sandbox has stopped.' } as const;
    const { calls } = createExercises({
      practice: true,
      results: createResults(),
      onChange: () => undefined,
      client: { send: () => Promise.resolve(failed(problem)) },
    });
    expect(await calls['exercises.hint'](undefined, 'w1')).toEqual(failed(problem));
  });
});

describe('results', () => {
  const folderOf = async () => {
    const folder = await mkdtemp(join(tmpdir(), 'corridor-results-'));
    onTestFinished(() => rm(folder, { recursive: true, force: true }));
    return folder;
  };
  const kept = async (folder: string) =>
    JSON.parse(await readFile(join(folder, 'results.json'), 'utf8').catch(() => 'null')) as unknown;

  it('are there at the next start', async () => {
    const folder = await folderOf();
    const logger = createTestLogger();
    (await openResults({ folder, logger })).add(RESULT);
    await expect.poll(() => kept(folder)).toEqual([RESULT]);
    const again = await openResults({ folder, logger });
    expect(again.all()).toEqual([RESULT]);
    again.erase();
    await expect.poll(() => kept(folder)).toEqual([]);
  });

  it('are none where the file is damaged or cannot be written, which the log says', async () => {
    const folder = await folderOf();
    const logger = createTestLogger();
    await writeFile(join(folder, 'results.json'), '{"not": "a list"}');
    expect((await openResults({ folder, logger })).all()).toEqual([]);
    const nowhere = await openResults({ folder: join(folder, 'missing', 'x'), logger });
    nowhere.add(RESULT);
    expect(nowhere.all()).toEqual([RESULT]);
    await expect.poll(logger.events).toEqual(['results.unreadable', 'results.not-saved']);
  });
});
