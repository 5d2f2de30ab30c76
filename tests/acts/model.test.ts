import process from 'node:process';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ActName } from '#domain/acts/acts.ts';
import { ACTS } from '#domain/acts/acts.ts';
import { runSteps, STEPS } from './model.ts';
import { type Treatment, World } from './world.ts';

const NAMES = Object.keys(ACTS) as ActName[];
/** Runs for each act: together a few thousand. */
const RUNS = Number(process.env['CORRIDOR_MODEL_RUNS'] ?? 60);

const lost = (actsAfter: number | null): Treatment => ({
  answer: 'gateway',
  answersAfter: 3,
  actsAfter,
});

describe.each(NAMES)('%s', (action) => {
  it('is carried out once for one decision, and nothing told of it is false', async () => {
    const property = fc.asyncProperty(fc.commands(STEPS, { maxCommands: 12 }), (steps) =>
      runSteps(new World(action), steps),
    );
    const { failed, counterexample } = await fc.check(property, { numRuns: RUNS });
    expect(failed, String(counterexample)).toBe(false);
  });

  it('is found when only its answer was lost', async () => {
    const world = new World(action);
    await world.open();
    await world.press(lost(0), 30);
    expect(world.journal.acts()).toMatchObject([{ outcome: 'unknown', settlement: 'happened' }]);
    expect(world.question.state()).toMatchObject({ mayConfirm: false, note: { kind: 'settled' } });
    await world.acts.stop();
  });

  it('is not told as done or as not done while no reading shows it', async () => {
    const world = new World(action);
    await world.open();
    await world.press(lost(40), 20);
    expect(world.question.state().note).toMatchObject({ kind: 'unknown', asksAgain: false });
    await world.time.advance(120_000);
    expect(world.journal.acts()).toMatchObject([{ settlement: 'happened' }]);
    await world.acts.stop();
  });

  it('is not told as done when something else has ended its chance', async () => {
    const world = new World(action);
    await world.open();
    await world.press(lost(null), 4);
    world.network.rival();
    await world.time.advance(7_200_000);
    expect(world.journal.acts()).toMatchObject([{ outcome: 'unknown', settlement: null }]);
    await world.acts.stop();
  });
});
