/** Phase `events`: typing, and what the console holds, while very many live events arrive. */
import { setTimeout as wait } from 'node:timers/promises';
import { type Sandbox, startSandbox } from '#support/harness.ts';
import { openSignedIn } from '../console.ts';
import type { Page } from '../page/chromium.ts';
import { type Typed, watchTyping } from '../page/interaction.ts';
import { memoryOfProcess } from '../page/memory.ts';
import { listed, openList } from '../page/page.ts';
import type { Context, Phase } from '../phase.ts';
import { type Aim, measured, single } from '../report/figures.ts';

const ORDERS = 5000;
/** A minute of them are as many as an hour of a network with 16 events a second. */
const EVENTS_A_SECOND = 1000;
const SECONDS = 60;
const QUICK_SECONDS = 10;
/** After so many seconds everything that is made once has been made: memory counts from there. */
const WARM_UP_SECONDS = 20;
const PORTION_MS = 50;
const KEY_EVERY_MS = 150;
/** A search waits for a rest after the last key, so that none is sent while these are typed. */
const LETTERS = 6;

const SEARCH = 'input[placeholder^="Search by Transaction"]';
const LIST_PATH = '/admin/transactions';

const most = (limit: number): Aim => ({ of: 'max', is: '≤', limit });
const KEYS: Aim = { of: 'p95', is: '≤', limit: 100 };
/** Megabytes. */
const HEAP = most(1);
const RESIDENT = most(10);

export const eventsPhase: Phase = {
  name: 'events',
  title: `Typing while ${EVENTS_A_SECOND} events a second arrive`,
  run,
};

async function run({ quick, add, say }: Context): Promise<void> {
  const seconds = quick ? QUICK_SECONDS : SECONDS;
  await using sandbox = await startSandbox({ orders: ORDERS });
  await using opened = await openSignedIn({ apiUrl: sandbox.url });
  const { host, page } = opened;
  await page.evaluate(openList, null);
  await page.evaluate(listed, null);
  const held = async () => ({ heap: await page.heapMb(), ...memoryOfProcess(host.pid) });
  say('warming up');
  await storm(page, sandbox, WARM_UP_SECONDS);
  const before = await held();
  await page.evaluate(watchTyping, SEARCH);
  await sandbox.clearRequests();
  const sent = await storm(page, sandbox, seconds);
  const { keys, longestFrame } = await page.evaluate((): Typed => window.benchTyped, null);
  const lists = (await sandbox.requests()).filter(({ path }) => path === LIST_PATH).length;
  const after = await held();

  const group = `Typing while ${Math.round(sent / seconds)} events a second arrive, ${seconds} s`;
  add(
    measured({ group, name: 'from a key to its frame', unit: 'ms', aim: KEYS }, keys),
    single({ group, name: 'longest frame', unit: 'ms', aim: most(200) }, longestFrame),
    single({ group, name: 'list calls a second', unit: 'calls', aim: most(2) }, lists / seconds),
    single({ group, name: "the page's heap before", unit: 'MB' }, before.heap),
    single({ group, name: '  what it grew by', unit: 'MB', aim: HEAP }, after.heap - before.heap),
    single({ group, name: "the host's memory before (RSS)", unit: 'MB' }, before.rss),
    single({ group, name: '  what it grew by', unit: 'MB', aim: RESIDENT }, after.rss - before.rss),
  );
}

/** Sends events and types at the same time. @returns how many events were sent */
async function storm(page: Page, sandbox: Sandbox, seconds: number): Promise<number> {
  const end = performance.now() + seconds * 1000;
  const [sent] = await Promise.all([sendUntil(end, sandbox), typeUntil(end, page)]);
  return sent;
}

/** Of an order after the other: what is kept by the order would show in the memory. */
async function sendUntil(end: number, sandbox: Sandbox): Promise<number> {
  const began = performance.now();
  let sent = 0;
  for (let id = 1; performance.now() < end; id += 1) {
    const due = Math.round(((performance.now() - began) * EVENTS_A_SECOND) / 1000) - sent;
    if (due > 0) await sandbox.publish('orderSaved', { id }, due);
    sent += due;
    await wait(PORTION_MS);
  }
  return sent;
}

async function typeUntil(end: number, page: Page): Promise<void> {
  await page.evaluate(focusOn, SEARCH);
  for (let key = 0; performance.now() < end; key += 1) {
    await page.press(key < LETTERS || key % 2 === 0 ? 'n' : 'Backspace');
    await wait(KEY_EVERY_MS);
  }
}

/** In the page. */
function focusOn(selector: string): void {
  document.querySelector<HTMLInputElement>(selector)?.focus();
}
