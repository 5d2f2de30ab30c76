/** Phase `start`: from the spawn of the host to the first order on the screen. */
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { freePort } from '#cli/setup/machine/ports.ts';
import { startBrowserHost, startSandbox } from '#support/harness.ts';
import { temporaryFolder } from '../folders.ts';
import { type Keyring, startKeyring } from '../keyring.ts';
import { startChromium } from '../page/chromium.ts';
import { listed, openList, signIn } from '../page/page.ts';
import type { Context, Phase } from '../phase.ts';
import { type Aim, measured } from '../report/figures.ts';
import { type StartMarks, startProbe } from '../start-probe.ts';

const SAMPLES = 9;
const QUICK_SAMPLES = 2;

/** Milliseconds. */
const COLD: Aim = { of: 'median', is: '≤', limit: 1500 };
const WARM: Aim = { of: 'median', is: '≤', limit: 1000 };

export const startPhase: Phase = {
  name: 'start',
  title: 'Start, from the spawn of the host to the first order row',
  run,
};

/** One start; every moment in milliseconds of the wall clock. */
interface Start extends StartMarks {
  readonly spawned: number;
  /** The host has said where the console is. */
  readonly ready: number;
}

/** What a person has who has worked with the console before. */
interface Installation {
  readonly dataDir: string;
  /** The same at every start, or the browser would know nothing of what it has kept. */
  readonly port: number;
  readonly keyring: Keyring;
}

/** What one kind of start has in common. */
interface Kind {
  readonly name: string;
  readonly aim?: Aim;
  /** Makes everything as it should be before a start, and gives the browser's profile. */
  readonly prepare: () => string;
}

/** The parts of a start, each from one moment to the next. */
const PARTS: readonly (readonly [name: string, from: keyof Start, to: keyof Start])[] = [
  ['spawn → ready line', 'spawned', 'ready'],
  ['→ Chromium asks for the page', 'ready', 'page'],
  ['→ page asks app.start', 'page', 'startAsked'],
  ['→ app.start answered', 'startAsked', 'startAnswered'],
  ['→ list asked for', 'startAnswered', 'listAsked'],
  ['→ list answered', 'listAsked', 'listAnswered'],
  ['→ first row in the document', 'listAnswered', 'rowDrawn'],
  ['→ first row can be read', 'rowDrawn', 'rowPainted'],
  ['→ first row of the whole table', 'rowPainted', 'tablePainted'],
];

async function run(context: Context): Promise<void> {
  const keyring = await startKeyring();
  if (typeof keyring === 'string') {
    context.leaveOut(`start: a session must outlive the host, in a keychain. ${keyring}`);
    return;
  }
  await using running = keyring;
  const installed = {
    dataDir: temporaryFolder('start'),
    port: await freePort(),
    keyring: running,
  };
  const usedProfile = temporaryFolder('profile');
  context.say('making a database of 5,000 orders and signing in');
  await signInForLater(installed, usedProfile);
  for (const kind of kindsOfStart(usedProfile, context)) {
    addFigures(context, kind, await repeat(kind, installed, context));
  }
  await addSandboxStart(context, installed.dataDir);
}

function kindsOfStart(usedProfile: string, { leaveOut }: Context): readonly Kind[] {
  const newProfile = () => temporaryFolder('profile');
  const warm = { name: 'warm: used profile', aim: WARM, prepare: () => usedProfile };
  if (!dropPageCache()) {
    leaveOut('start with an empty page cache of the system: only root may empty it.');
    return [{ name: 'cold: new profile', aim: COLD, prepare: newProfile }, warm];
  }
  return [
    {
      name: 'cold: new profile, page cache dropped',
      aim: COLD,
      prepare: () => {
        dropPageCache();
        return newProfile();
      },
    },
    { name: 'new profile, page cache kept', prepare: newProfile },
    warm,
  ];
}

/** Starts once discarded and then as often as the figures need. */
async function repeat(
  { name, prepare }: Kind,
  installed: Installation,
  { quick, say }: Context,
): Promise<readonly Start[]> {
  const starts: Start[] = [];
  const samples = quick ? QUICK_SAMPLES : SAMPLES;
  for (let at = 0; at <= samples; at += 1) {
    const start = await startOnce(installed, prepare());
    const took = Math.round(start.rowPainted - start.spawned);
    say(`${name}: ${took} ms${at === 0 ? ' (discarded)' : ''}`);
    if (at > 0) starts.push(start);
  }
  return starts;
}

async function startOnce(installed: Installation, profile: string): Promise<Start> {
  const spawned = Date.now();
  await using host = await startInstalled(installed);
  const ready = Date.now();
  const url = `${host.url}#/transactions`;
  await using chromium = await startChromium({ profile, url, probe: startProbe });
  return { spawned, ready, ...(JSON.parse(await chromium.page.told()) as StartMarks) };
}

function addFigures({ add }: Context, { name, aim }: Kind, starts: readonly Start[]): void {
  const group = `Start, ${name}`;
  const between = (from: keyof Start, to: keyof Start) =>
    starts.map((start) => start[to] - start[from]);
  add(
    measured(
      { group, name: 'spawn → first order row can be read', unit: 'ms', aim },
      between('spawned', 'rowPainted'),
    ),
    measured(
      { group, name: 'spawn → first order row of the whole table', unit: 'ms' },
      between('spawned', 'tablePainted'),
    ),
    ...PARTS.map(([part, from, to]) =>
      measured({ group, name: `  ${part}`, unit: 'ms' }, between(from, to)),
    ),
  );
}

/** The database by itself: the list waits for it. */
async function addSandboxStart({ quick, add }: Context, dataDir: string): Promise<void> {
  const times: number[] = [];
  for (let at = 0; at <= (quick ? QUICK_SAMPLES : SAMPLES); at += 1) {
    const spawned = performance.now();
    await using _sandbox = await startSandbox({ args: ['--data-dir', dataDir] });
    if (at > 0) times.push(performance.now() - spawned);
  }
  const name = 'sandbox alone, spawn → it answers';
  add(measured({ group: 'Start, of the parts', name, unit: 'ms' }, times));
}

const startInstalled = ({ dataDir, port, keyring }: Installation) =>
  startBrowserHost({
    dataDir,
    env: { ...keyring.env, CORRIDOR_VAULT: 'keychain' },
    args: ['--port', String(port)],
  });

/** Leaves a database, a session and a used profile behind. */
async function signInForLater(installed: Installation, profile: string): Promise<void> {
  await using host = await startInstalled(installed);
  await using chromium = await startChromium({ profile, url: host.url });
  const { page } = chromium;
  await page.evaluate(signIn, { remember: true });
  await page.evaluate(openList, null);
  await page.evaluate(listed, null);
}

/** Makes the system forget what it has read from disk. Returns whether it could. */
function dropPageCache(): boolean {
  spawnSync('sync');
  try {
    writeFileSync('/proc/sys/vm/drop_caches', '3');
    return true;
  } catch {
    return false;
  }
}
