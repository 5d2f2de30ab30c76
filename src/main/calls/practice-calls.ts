/** The calls that lead into practice and out of it. */
import { ok, type Result, refused } from '#contract/wire/problem.ts';
import type { PracticeSwitch } from '#main/basics/ports.ts';
import type { Session } from '#main/session/session.ts';
import type { Calls } from './handlers.ts';

/** The call that leads each way. */
export const PRACTICE_CALLS = { in: 'practice.enter', out: 'practice.leave' } as const;

const NO_SWITCH = {
  in: 'Practice is not offered here: this installation allows none, or it is on already.',
  out: 'There is no practice to leave.',
} as const;

interface Parts {
  readonly session: Pick<Session, 'state'>;
  readonly restored: Promise<unknown>;
  readonly practiceSwitch: PracticeSwitch | undefined;
  /** Restarts a sandbox that has ended; undefined without one. */
  readonly restart: () => (() => Promise<void>) | undefined;
}

/** The handlers of `practice.*`. */
export function createPracticeCalls(parts: Parts): Calls<'practice'> {
  const { session, restored, practiceSwitch } = parts;

  async function pass(way: PracticeSwitch['leads']): Promise<Result<undefined>> {
    if (practiceSwitch?.leads !== way) return refused(NO_SWITCH[way]);
    await practiceSwitch.pass();
    return ok(undefined);
  }

  return {
    'practice.enter': async () => {
      await restored;
      if (session.state().status === 'signed-in') {
        return refused('Log out first. You start practice from the sign-in screen.');
      }
      return pass('in');
    },
    'practice.leave': () => pass('out'),
    'practice.restart': async () => {
      const restart = parts.restart();
      if (!restart) return refused('There is nothing to restart.');
      await restart();
      return ok(undefined);
    },
  };
}
