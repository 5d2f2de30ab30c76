/** Phase `acts`: whether acts come out exact in a storm of faults, and how long they take. */
import { runActStorm } from '#support/act-storm.ts';
import { single } from '../figures.ts';
import type { Phase } from '../phase.ts';

const ACTS = 10_000;
const QUICK_ACTS = 500;
const SEED = 11;

export const actsPhase: Phase = {
  name: 'acts',
  title: `${ACTS} acts in a storm of faults, reloads and kills`,
  run: async ({ quick, add }) => {
    const began = performance.now();
    const outcome = await runActStorm(quick ? QUICK_ACTS : ACTS, SEED);
    const milliseconds = performance.now() - began;
    const group = `Acts, ${outcome.acts} in a storm`;
    const none = { of: 'max', is: '=', limit: 0 } as const;
    add(
      single({ group, name: 'lost', unit: 'acts', aim: none }, outcome.lost),
      single({ group, name: 'carried out twice', unit: 'acts', aim: none }, outcome.doubled),
      single({ group, name: 'not settled in the end', unit: 'acts', aim: none }, outcome.unsettled),
      single({ group, name: 'settled by reading', unit: 'acts' }, outcome.settled),
      single({ group, name: 'pages loaded again in mid-act', unit: 'acts' }, outcome.reloads),
      single({ group, name: 'programs killed in mid-act', unit: 'acts' }, outcome.kills),
      single({ group, name: 'all of it', unit: 'ms' }, milliseconds),
    );
  },
};
