/** Phase `acts`: whether the model of acts holds in a long run, and how long it takes. */
import fc from 'fast-check';
import type { ActName } from '#domain/acts/acts.ts';
import { ACTS } from '#domain/acts/acts.ts';
import { runSteps, STEPS } from '../../acts/model.ts';
import { World } from '../../acts/world.ts';
import type { Phase } from '../phase.ts';
import { single } from '../report/figures.ts';

/** Runs for each act. */
const RUNS = 1000;
const QUICK_RUNS = 20;
const MOST_STEPS = 30;

export const actsPhase: Phase = {
  name: 'acts',
  title: `${RUNS} runs of the model of acts for each act`,
  run: async ({ quick, add }) => {
    const began = performance.now();
    const numRuns = quick ? QUICK_RUNS : RUNS;
    const failures: unknown[] = [];
    for (const action of Object.keys(ACTS) as ActName[]) {
      const property = fc.asyncProperty(fc.commands(STEPS, { maxCommands: MOST_STEPS }), (steps) =>
        runSteps(new World(action), steps),
      );
      const { failed, counterexample } = await fc.check(property, { numRuns });
      if (failed) failures.push([action, String(counterexample)]);
    }
    const group = `Acts, ${numRuns} runs of the model each`;
    const none = { of: 'max', is: '=', limit: 0 } as const;
    add(
      single({ group, name: 'acts that break it', unit: 'acts', aim: none }, failures.length),
      single({ group, name: 'all of it', unit: 'ms' }, performance.now() - began),
    );
  },
};
