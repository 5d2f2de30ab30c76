/** The calls that lead into practice and out of it, and start its sandbox again. */
import { ok, type Result, refused } from '#contract/wire/problem.ts';
import type { Acts } from '#main/acts/acts.ts';
import type { PracticeSwitch, SandboxRestart } from '#main/basics/ports.ts';
import type { Session } from '#main/session/session.ts';
import type { Calls } from './handlers.ts';

export const PRACTICE_CALLS = { in: 'practice.enter', out: 'practice.leave' } as const;

const NO_SWITCH = {
  in: 'Practice is not offered here: this installation allows none, or it is on already.',
  out: 'There is no practice to leave.',
} as const;

interface Parts {
  readonly session: Pick<Session, 'state' | 'signOut'>;
  readonly restored: Promise<unknown>;
  readonly acts: Pick<Acts, 'unsettled' | 'decide'>;
  readonly practiceSwitch: PracticeSwitch | undefined;
  /** Undefined without a sandbox. */
  readonly restart: SandboxRestart | undefined;
  /** Why the sandbox has ended; null while it runs. */
  readonly sandboxEnded: () => string | null;
}

/** The handlers of `practice.*`. */
export function createPracticeCalls(parts: Parts): Calls<'practice'> {
  const { session, restored, acts, practiceSwitch, restart, sandboxEnded } = parts;

  async function pass(way: PracticeSwitch['leads']): Promise<Result<undefined>> {
    if (practiceSwitch?.leads !== way) return refused(NO_SWITCH[way]);
    await practiceSwitch.pass();
    return ok(undefined);
  }

  return {
    'practice.enter': async ({ signsOut }) => {
      await restored;
      if (practiceSwitch?.leads === 'in' && session.state().status === 'signed-in') {
        if (!signsOut) {
          return refused('Log out first, or open the practice sandbox from your own menu.');
        }
        const signedOut = await session.signOut();
        if (!signedOut.ok) return signedOut;
      }
      return pass('in');
    },
    'practice.leave': () => pass('out'),
    'practice.restart': async () => {
      if (!restart || sandboxEnded() === null) return refused('There is nothing to restart.');
      await restart({ anew: false });
      return ok(undefined);
    },
    'practice.startOver': async () => {
      if (!restart) return refused('There is no practice to start over.');
      await restored;
      const open = acts.unsettled();
      if (open.some(({ outcome }) => outcome === 'sent')) {
        return refused('An action is still being sent. Wait for its result, then start over.');
      }
      // A thing of the same id in the new world would be taken for theirs.
      for (const { key } of open) await acts.decide(key);
      // The sandbox that would be told of it is deleted: it need not have heard.
      await session.signOut();
      await restart({ anew: true });
      return ok(undefined);
    },
  };
}
