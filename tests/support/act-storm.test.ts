import { expect, it } from 'vitest';
import { runActStorm } from './act-storm.ts';

it('no act is lost or carried out twice in a storm of faults, reloads and kills, and each is settled', async () => {
  const outcome = await runActStorm(400, 7);
  expect(outcome).toMatchObject({ lost: 0, doubled: 0, unsettled: 0 });
  expect(outcome.settled).toBeGreaterThan(0);
  expect(outcome.reloads).toBeGreaterThan(0);
  expect(outcome.kills).toBeGreaterThan(0);
}, 60_000);
