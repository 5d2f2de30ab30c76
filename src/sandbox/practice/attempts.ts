/** One attempt at a time: it is set up, every call is watched, and at its end it is explained. */
import type {
  Attempt,
  AttemptDebriefing,
  AttemptResult,
  ExerciseInfo,
  JudgedRule,
  NotedAct as NotedActOnWire,
} from '#contract/bridge/exercises.ts';
import { may, STAFF_ROLES } from '#domain/access/roles.ts';
import { conflict, HttpError, notFound } from '../server/problem.ts';
import type { Exercise, Situation, Turn } from './exercise.ts';
import type { Call, NotedCall, Rule } from './rules.ts';
import { type AttemptStage, createStage, type StageParts } from './stage.ts';

const INTERNAL = 500;

/** Carries out a call while the attempt under way watches it. */
export type Watch = <T>(call: Call, work: () => Promise<T>) => Promise<T>;

/** The attempt under way, or the last one until it is left. */
interface Current {
  readonly id: string;
  readonly exercise: Exercise;
  readonly seed: number;
  readonly stage: AttemptStage;
  readonly situation: Situation;
  readonly startedAt: Date;
  readonly acts: NotedCall[];
  readonly turns: Set<Turn>;
  hints: number;
  end: {
    readonly at: Date;
    readonly result: AttemptResult;
    readonly told: AttemptDebriefing;
  } | null;
}

const judged = (rules: readonly Rule[], acts: readonly NotedCall[]): Promise<JudgedRule[]> =>
  Promise.all(rules.map(async ({ says, holds }) => ({ says, holds: await holds(acts) })));

const idIn = ({ input }: Call): string | null =>
  input['id'] === undefined ? null : String(input['id']);

const infoOf = ([id, exercise]: readonly [string, Exercise]): ExerciseInfo => {
  const { area, title, needs, minutes } = exercise;
  const roles = STAFF_ROLES.filter((role) => needs === undefined || may(role, needs));
  return { id, area, title, roles, minutes };
};

function shown({ id, exercise, seed, situation, startedAt, hints, end }: Current): Attempt {
  return {
    exercise: id,
    title: exercise.title,
    seed,
    startedAt: startedAt.toISOString(),
    told: situation.told,
    hints: situation.hints.slice(0, hints),
    hintsLeft: situation.hints.length - hints,
    endedAt: end?.at.toISOString() ?? null,
    result: end?.result ?? null,
    debriefing: end?.told ?? null,
  };
}

const didOf = (act: NotedCall): NotedActOnWire => ({
  at: act.at.toISOString(),
  call: act.name,
  id: idIn(act),
  key: act.key ?? null,
  status: act.status,
});

/** Ends an attempt by its rules, and explains it. */
async function conclude(attempt: Current, isForbidden: boolean): Promise<void> {
  const { situation, acts, exercise, stage } = attempt;
  const expected = await judged(situation.must, acts);
  const forbidden = await judged(situation.mustNot, acts);
  const { why, help } = exercise;
  const finished = expected.every(({ holds }) => holds) ? 'done' : 'missed';
  attempt.end = {
    at: new Date(),
    result: isForbidden ? 'failed' : finished,
    told: { expected, forbidden, did: acts.map(didOf), why, help },
  };
  stage.close();
}

/** Keeps an act with its outcome, and ends the attempt if something forbidden has happened. */
async function note(attempt: Current, call: Call, status: number): Promise<void> {
  attempt.acts.push({ ...call, at: new Date(), status });
  const forbidden = await judged(attempt.situation.mustNot, attempt.acts);
  if (forbidden.some(({ holds }) => holds)) await conclude(attempt, true);
}

/** The exercises of a sandbox, and the attempt at one of them. */
export function createAttempts(exercises: Readonly<Record<string, Exercise>>, parts: StageParts) {
  let current: Current | null = null;

  /** @throws {HttpError} 409 when no attempt is under way */
  function open(): Current {
    if (!current || current.end) throw conflict('No exercise is under way');
    return current;
  }

  function leave(): void {
    current?.stage.close();
    current = null;
  }

  async function takeTurns(when: Turn['when'], call: Pick<Call, 'name'>, id: string | null) {
    if (!current || current.end) return;
    for (const turn of current.turns) {
      if (turn.when !== when || turn.call !== call.name || String(turn.id) !== id) continue;
      current.turns.delete(turn);
      await turn.does();
    }
  }

  const watch: Watch = async (call, work) => {
    const attempt = current;
    if (!attempt || attempt.end) return await work();
    await takeTurns('before', call, idIn(call));
    let status = 200;
    try {
      return await work();
    } catch (error) {
      status = error instanceof HttpError ? error.status : INTERNAL;
      throw error;
    } finally {
      if (call.isAct) await note(attempt, call, status);
      await takeTurns('after', call, idIn(call));
    }
  };

  return {
    list: () => Object.entries(exercises).map(infoOf),
    watch,
    leave,
    current: () => current && shown(current),

    /** The image with that key has been fetched. */
    pictureShown: (key: string) => takeTurns('after', { name: 'picture' }, key),

    /** @throws {HttpError} 404 when there is no such exercise */
    begin: async (id: string, seed: number): Promise<Attempt> => {
      const exercise = exercises[id];
      if (!exercise) throw notFound(`There is no exercise ${id}`);
      leave();
      const stage = createStage(parts, seed);
      const situation = await exercise.situation(stage);
      current = {
        id,
        exercise,
        seed,
        stage,
        situation,
        startedAt: new Date(),
        acts: [],
        turns: new Set(situation.turns),
        hints: 0,
        end: null,
      };
      return shown(current);
    },

    hint: (): Attempt => {
      const attempt = open();
      attempt.hints = Math.min(attempt.hints + 1, attempt.situation.hints.length);
      return shown(attempt);
    },

    finish: async (): Promise<Attempt> => {
      const attempt = open();
      await conclude(attempt, false);
      return shown(attempt);
    },
  };
}
export type Attempts = ReturnType<typeof createAttempts>;
