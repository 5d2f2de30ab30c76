/**
 * Lets a test look into the main process as Playwright's `ElectronApplication.evaluate` does: a
 * function's source comes over the process's own channel and runs with the `electron` module, or with
 * the record of what was asked of the system.
 */
import process from 'node:process';

/** A function to run in the main process. */
export interface Question {
  readonly id: number;
  /** What the function is called with first. */
  readonly of: 'electron' | 'record';
  readonly source: string;
  readonly arg: unknown;
}

/** Its outcome. */
export interface Outcome {
  readonly id: number;
  readonly value?: unknown;
  readonly error?: string;
}

/** Answers the questions of the test that started this process. */
export function answerQuestions(about: Readonly<Record<Question['of'], object>>): void {
  process.on('message', async ({ id, of, source, arg }: Question) => {
    process.send?.({ id, ...(await outcomeOf(source, about[of], arg)) } satisfies Outcome);
  });
  // The channel alone keeps no program running.
  process.channel?.unref();
}

async function outcomeOf(
  source: string,
  about: object,
  arg: unknown,
): Promise<Omit<Outcome, 'id'>> {
  try {
    const run = new Function(`return (${source})`)();
    return { value: await run(about, arg) };
  } catch (error) {
    return { error: String(error instanceof Error ? error.stack : error) };
  }
}
