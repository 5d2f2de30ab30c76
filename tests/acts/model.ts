/** What people, networks and computers do in the model test of acts, and what must hold all the time. */
import fc from 'fast-check';
import { vi } from 'vitest';
import { isSettled } from '#contract/bridge/recorded-acts.ts';
import type { Treatment, World } from './world.ts';

/** The model knows nothing that the world does not say itself. */
type Nothing = Record<string, never>;
type Step = fc.AsyncCommand<Nothing, World>;

/** @throws when it is not so: the run has broken the model */
function must(isSo: boolean, otherwise: string): void {
  if (!isSo) throw new Error(otherwise);
}

/** Nothing is sent by itself, nothing twice for one decision, and nothing told is false. @throws */
function holds(world: World): void {
  const { sendings, journal, network } = world;
  must(sendings.length <= world.presses, 'It was sent without a press');
  for (const [at, sending] of sendings.entries()) {
    const before = sendings[at - 1];
    const isSame = sending.key === before?.key;
    must(!before || isSame || sending.isNewDecision, 'An equal act was sent under another key');
  }
  const open = journal.acts().filter((act) => !isSettled(act));
  must(open.length <= 1, 'Two acts on one thing are of unknown outcome');
  for (const act of journal.acts()) {
    const first = sendings.find(({ key }) => key === act.key);
    const wasCarriedOut = network.carriedOut > (first?.carriedOutBefore ?? 0);
    const isTold = act.found !== null || act.outcome === 'done';
    must(!isTold || wasCarriedOut, `'${act.found?.text ?? 'done'}' is told and is not so`);
  }
}

const step = (name: string, run: (world: World) => unknown): Step => ({
  check: () => true,
  run: async (_model, world) => {
    const sent = world.sendings.length;
    const presses = world.presses;
    await run(world);
    must(world.presses > presses || world.sendings.length === sent, `${name} has sent it`);
    holds(world);
  },
  toString: () => name,
});

const seconds = (max: number) => fc.integer({ min: 0, max });

const treatment: fc.Arbitrary<Treatment> = fc.record({
  answer: fc.constantFrom('done', 'refused', 'gateway', 'gateway', 'none'),
  answersAfter: fc.constantFrom(0, 3, 30),
  actsAfter: fc.option(fc.constantFrom(0, 1, 10, 40, 600)),
});

/** Everything that can happen. */
export const STEPS: fc.Arbitrary<Step>[] = [
  fc
    .tuple(treatment, seconds(60))
    .map(([given, wait]) =>
      step(`press(${JSON.stringify(given)}, ${wait})`, (world) => world.press(given, wait)),
    ),
  fc.constant(step('open', (world) => world.open())),
  fc.constant(step('reload', (world) => world.reload())),
  fc.boolean().map((loses) => step(`kill(${loses})`, (world) => world.kill(loses))),
  fc
    .constantFrom('the same', 'another', 'undoing')
    .map((by) => step(`somebody else(${by})`, (world) => world.disturb(by))),
  seconds(4000).map((wait) => step(`wait(${wait})`, (world) => world.time.advance(wait * 1000))),
  fc
    .integer({ min: -48, max: 48 })
    .map((hours) =>
      step(`clock(${hours})`, () => vi.setSystemTime(Date.now() + hours * 3_600_000)),
    ),
  fc.boolean().map((isIn) => step(`sign(${isIn})`, (world) => world.sign(isIn))),
  fc.boolean().map((isOffline) =>
    step(`offline(${isOffline})`, (world) => {
      world.isOffline = isOffline;
    }),
  ),
];

const AN_HOUR_MS = 3_600_000;

/** In the end the network can be read, and everything is told that can be. */
async function ends(world: World): Promise<void> {
  world.isOffline = false;
  world.sign(true);
  await world.time.advance(2 * AN_HOUR_MS);
  holds(world);
  const statuses = world.acts.unsettled().map(({ check }) => check?.status);
  must(!statuses.includes('reading'), 'It is still being read after hours');
  const wasCarriedOut = world.network.carriedOut > (world.sendings.at(-1)?.carriedOutBefore ?? 0);
  must(
    !(statuses.includes('over') && world.isUndisturbed && wasCarriedOut),
    'It happened, could be read, and is not told',
  );
}

/** Runs these steps in a new world. @throws when they break the model */
export async function runSteps(world: World, steps: Iterable<Step>): Promise<void> {
  vi.useFakeTimers({ toFake: ['Date'] });
  try {
    await world.open();
    await fc.asyncModelRun(() => ({ model: {}, real: world }), steps);
    await ends(world);
  } finally {
    vi.useRealTimers();
    await world.acts.stop();
  }
}
