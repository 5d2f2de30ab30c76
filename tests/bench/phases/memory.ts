/** Phase `memory`: what the whole console holds in memory. Linux only. */
import process from 'node:process';
import { setTimeout as wait } from 'node:timers/promises';
import { descendants } from '#cli/setup/machine/processes.mjs';
import { startSandbox } from '#support/harness.ts';
import { openConsole } from '../console.ts';
import { temporaryFolder } from '../folders.ts';
import {
  type Memory,
  memoryOfProcess,
  memoryOfTrees,
  NO_MEMORY,
  plusMemory,
} from '../page/memory.ts';
import { listed, openList, signIn } from '../page/page.ts';
import type { Context, Phase } from '../phase.ts';
import { single } from '../report/figures.ts';

/** Memory has settled when it changes by less than this share from one look to the next. */
const SETTLED_SHARE = 0.01;
const LOOK_MS = 1000;
const MOST_LOOKS = 15;

export const memoryPhase: Phase = { name: 'memory', title: 'Memory of the process tree', run };

async function run(context: Context): Promise<void> {
  if (process.platform !== 'linux') {
    context.leaveOut('memory: it is read from /proc, which only Linux has.');
    return;
  }
  const dataDir = temporaryFolder('memory');
  context.say('making a database of 5,000 orders');
  // By a separate process: one that makes a database holds more than one that opens it.
  await (await startSandbox({ args: ['--data-dir', dataDir] })).dispose();

  await using opened = await openConsole({ dataDir });
  const { host, chromium, page } = opened;
  await page.evaluate(signIn, { remember: false });
  await page.evaluate(openList, null);
  await page.evaluate(listed, null);
  await addMemory(context, 'the order list open', host.pid, chromium.pid);
}

type PartName = 'host' | 'sandbox' | 'Chromium';
type Parts = Readonly<Record<PartName | 'everything', Memory>>;

async function addMemory(context: Context, state: string, host: number, chromium: number) {
  context.say(`waiting until the memory has settled, with ${state}`);
  const parts = await settled(() => lookAt(host, chromium));
  const group = `Memory, with ${state}`;
  for (const [name, { pss }] of Object.entries(parts)) {
    context.add(single({ group, name: `${name} (PSS)`, unit: 'MB' }, pss));
  }
}

/** Looks until two looks show about the same. */
async function settled(look: () => Parts): Promise<Parts> {
  let last = look();
  for (let looks = 1; looks < MOST_LOOKS; looks += 1) {
    await wait(LOOK_MS);
    const now = look();
    const change = Math.abs(now.everything.pss - last.everything.pss);
    if (change < SETTLED_SHARE * last.everything.pss) return now;
    last = now;
  }
  return last;
}

function lookAt(host: number, chromium: number): Parts {
  // What the host has started is the sandbox.
  const parts = {
    host: memoryOfProcess(host),
    sandbox: memoryOfTrees(...descendants(host).keys()),
    Chromium: memoryOfTrees(chromium),
  };
  return { ...parts, everything: Object.values(parts).reduce(plusMemory, NO_MEMORY) };
}
