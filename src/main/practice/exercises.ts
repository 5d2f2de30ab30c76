/** Exercises: the sandbox sets and judges them; this side keeps the results and tells the windows. */
import { randomInt } from 'node:crypto';
import {
  type Attempt,
  type ExerciseResult,
  type ExerciseState,
  practiceEndpoints,
} from '#contract/bridge/exercises.ts';
import type { SentAct } from '#contract/bridge/recorded-acts.ts';
import type { AnswerOf, InputOf } from '#contract/wire/endpoint.ts';
import { ok, type Result, refused } from '#contract/wire/problem.ts';
import type { ApiClient } from '#main/api/client.ts';
import type { Calls } from '#main/calls/handlers.ts';
import type { Results } from './results.ts';

type PracticeCalls = typeof practiceEndpoints;

const LARGEST_SEED = 2 ** 31 - 1;
const NOT_HERE = 'Exercises are part of practice. Start practice first.';

interface Parts {
  readonly client: Pick<ApiClient, 'send'>;
  readonly practice: boolean;
  readonly results: Results;
  readonly onChange: (state: ExerciseState) => void;
}

const resultOf = (
  { exercise, title, startedAt, hints, result, endedAt }: Attempt,
  before: readonly ExerciseResult[],
): ExerciseResult | null =>
  result === null || endedAt === null
    ? null
    : {
        exercise,
        title,
        at: endedAt,
        tries: before.filter((each) => each.exercise === exercise).length + 1,
        hints: hints.length,
        seconds: Math.round((Date.parse(endedAt) - Date.parse(startedAt)) / 1000),
        result,
      };

/** The exercises of a desk; without a sandbox, their calls are refused. */
export function createExercises({ client, practice, results, onChange }: Parts) {
  let attempt: Attempt | null = null;

  const tell = () => onChange({ attempt, results: [...results.all()] });

  function become(next: Attempt | null): void {
    const wasOpen = attempt?.endedAt === null && attempt.startedAt === next?.startedAt;
    attempt = next;
    const result = wasOpen && next ? resultOf(next, results.all()) : null;
    if (result) results.add(result);
    tell();
  }

  const ask = <Name extends keyof PracticeCalls>(
    name: Name,
    input: InputOf<PracticeCalls[Name]>,
  ): Promise<Result<AnswerOf<PracticeCalls[Name]>>> =>
    client.send({ name, endpoint: practiceEndpoints[name], input });

  /** Asks the sandbox for what changes the attempt. */
  async function change(asked: () => Promise<Result<Attempt | null>>): Promise<Result<undefined>> {
    if (!practice) return refused(NOT_HERE);
    const answer = await asked();
    if (!answer.ok) return answer;
    become(answer.value);
    return ok(undefined);
  }

  const calls: Calls<'exercises'> = {
    'exercises.list': async () => {
      if (!practice) return refused(NOT_HERE);
      const answer = await ask('practice.read', {});
      if (!answer.ok) return answer;
      become(answer.value.attempt);
      return ok({ ...answer.value, results: [...results.all()] });
    },
    'exercises.begin': ({ exercise }) =>
      change(() => ask('practice.begin', { exercise, seed: randomInt(LARGEST_SEED) })),
    'exercises.hint': () => change(() => ask('practice.hint', {})),
    'exercises.finish': () => change(() => ask('practice.finish', {})),
    'exercises.leave': () => change(() => ask('practice.leave', {})),
    'exercises.erase': () => {
      results.erase();
      tell();
      return ok(undefined);
    },
  };
  return {
    calls,
    /** An act was sent or answered: something forbidden may have happened. */
    onAct: async ({ outcome }: Pick<SentAct, 'outcome'>): Promise<void> => {
      if (outcome === 'sent' || attempt?.endedAt !== null) return;
      const answer = await ask('practice.read', {});
      if (answer.ok && answer.value.attempt?.endedAt !== null) become(answer.value.attempt);
    },
  };
}
