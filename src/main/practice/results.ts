/** The results of exercises, in one file of the practice folder. No server gets them. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { type ExerciseResult, exerciseResult } from '#contract/bridge/exercises.ts';
import { codeOf, whenFree } from '#main/basics/held-file.ts';
import type { Logger } from '#main/basics/ports.ts';
import { writeWhole } from '#main/basics/whole-file.ts';

/** Results that are kept; the oldest goes first. */
const MOST = 2000;
const FILE = 'results.json';
const kept = z.array(exerciseResult);

/** The results so far, the oldest first. */
export interface Results {
  all(): readonly ExerciseResult[];
  add(result: ExerciseResult): void;
  erase(): void;
}

/** Results that are handed on after each change, to be saved. */
export function createResults(
  before: readonly ExerciseResult[] = [],
  save: (all: readonly ExerciseResult[]) => void = () => undefined,
): Results {
  let all = before;
  const become = (next: readonly ExerciseResult[]) => {
    all = next.slice(-MOST);
    save(all);
  };
  return {
    all: () => all,
    add: (result) => become([...all, result]),
    erase: () => become([]),
  };
}

interface ResultsOptions {
  readonly folder: string;
  readonly logger: Logger;
}

async function readResults(path: string, logger: Logger): Promise<readonly ExerciseResult[]> {
  try {
    return kept.parse(JSON.parse(await whenFree(() => readFile(path, 'utf8'))));
  } catch (error) {
    if (codeOf(error) !== 'ENOENT') logger.warn('results.unreadable', { path, error });
    return [];
  }
}

/** Reads the results of `folder`. Never rejects: without a readable file there are none yet. */
export async function openResults({ folder, logger }: ResultsOptions): Promise<Results> {
  const path = join(folder, FILE);
  let writing: Promise<unknown> = Promise.resolve();
  return createResults(await readResults(path, logger), (all) => {
    writing = writing
      .then(() => writeWhole(path, JSON.stringify(all)))
      .catch((error: unknown) => logger.warn('results.not-saved', { path, error }));
  });
}
