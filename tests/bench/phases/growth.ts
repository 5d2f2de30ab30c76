/** Phase `growth`: whether the console becomes slower or larger when the network has more orders. */
import { type Orders, readOrders } from '../compare/orders.ts';
import { type OpenConsole, openSignedIn } from '../console.ts';
import { type Interaction, interact } from '../page/interaction.ts';
import { click, shown } from '../page/measured.ts';
import { memoryOfProcess } from '../page/memory.ts';
import type { Context, Phase } from '../phase.ts';
import { measured, single } from '../report/figures.ts';
import { summarize } from '../report/statistics.ts';
import { type PageCall, type StartMarks, startProbe } from '../start-probe.ts';
import { openOnPostgres } from '../worlds.ts';

const SIZES = [2000, 20_000, 100_000];
const QUICK_SIZES = [2000, 5000];
const TURNS = 15;
const QUICK_TURNS = 3;
/** More than this above the smallest world is growth: two medians of one thing differ too. */
const MOST = 1.2;

const LIST = '#/transactions';
const DETAIL = 'table:has(caption) tbody';
const OPENED = `${DETAIL} tr`;
const FIRST_LINK = '.ag-row[row-index="0"] [col-id="id"] a';
const rowOf = (id: string) => shown(`.ag-row[row-index="0"] a[href$="/transactions/${id}"]`);

export const growthPhase: Phase = {
  name: 'growth',
  title: 'How cost grows with the number of orders, on Postgres',
  run,
};

interface Act extends Interaction {
  readonly name: string;
  /** The endpoint whose answer it waits for. */
  readonly asks?: 'orders.list' | 'orders.read';
}

/** A console on a world of some size. */
interface World {
  readonly size: number;
  readonly orders: Orders;
  readonly opened: OpenConsole;
  /** Milliseconds by the name of the act. */
  readonly own: Map<string, number[]>;
  readonly waited: Map<string, number[]>;
}

async function run(context: Context): Promise<void> {
  const turns = context.quick ? QUICK_TURNS : TURNS;
  await using parts = new AsyncDisposableStack();
  const worlds: World[] = [];
  for (const size of context.quick ? QUICK_SIZES : SIZES) {
    context.say(`making ${size.toLocaleString('en-US')} orders`);
    const world = await openOnPostgres(size);
    if (!world) {
      context.leaveOut('growth: no Postgres is installed (apt-get install postgresql brings one).');
      return;
    }
    const { url } = parts.use(world).sandbox;
    const opened = parts.use(await openSignedIn({ apiUrl: url, probe: startProbe }));
    const orders = await readOrders(url, turns + 1);
    worlds.push({ size, orders, opened, own: new Map(), waited: new Map() });
  }
  // In turn, so that what else the machine does falls on all sizes. The first turn warms up.
  for (let turn = 0; turn <= turns; turn += 1) {
    for (const world of turn % 2 ? worlds.toReversed() : worlds) {
      await load(world, turn > 0);
      await takeActs(world, turn);
    }
    context.say(`turn ${turn} of ${turns}`);
  }
  for (const world of worlds) await addFigures(context, world, worlds[0]);
}

function note(world: World, act: string, took: number, waited: number): void {
  for (const [times, time] of [
    [world.own, took - waited],
    [world.waited, waited],
  ] as const) {
    times.set(act, [...(times.get(act) ?? []), time]);
  }
}

/** Loads the list in a page of its own. */
async function load(world: World, counts: boolean): Promise<void> {
  const { chromium, host } = world.opened;
  const page = await chromium.open(`${host.origin}/${LIST}`);
  const marks = JSON.parse(await page.told()) as StartMarks;
  await page.close();
  const waited = marks.listAnswered - marks.listAsked;
  if (counts) note(world, 'first row that can be read', marks.rowPainted - marks.page, waited);
}

/** One of each act, for a page, a search and an order that come only once. */
async function takeActs(world: World, turn: number): Promise<void> {
  const { pages, searches } = world.orders;
  const { page } = world.opened;
  const [id = '', search] = [pages[turn + 1], searches[turn]];
  const seen = rowOf(id);
  const turned = { hash: `${LIST}?page=${turn + 2}` };
  const searched = { hash: `${LIST}?search=${search?.text}` };
  const all: readonly Act[] = [
    { name: 'page turn', step: turned, seen, asks: 'orders.list' },
    { name: 'open', step: click(FIRST_LINK), seen: shown(OPENED), asks: 'orders.read' },
    { name: 'back', step: { back: true }, seen },
    { name: 'search', step: searched, seen: rowOf(search?.id ?? ''), asks: 'orders.list' },
  ];
  for (const { name, asks, ...interaction } of all) {
    await page.evaluate(forgetCalls, null);
    const took = await page.evaluate(interact, interaction);
    const waited = asks ? await page.evaluate(waitedFor, { asks, took }) : 0;
    if (turn > 0) note(world, name, took, waited);
  }
}

/** In the page. */
function forgetCalls(): void {
  window.benchCalls.length = 0;
}

/** In the page: milliseconds for the answer of a call, if it came before the frame that ended it. */
function waitedFor({ asks, took }: { readonly asks: string; readonly took: number }): number {
  const call: PageCall | undefined = window.benchCalls.find(({ name }) => name === asks);
  const waited = call?.answered ? call.answered - call.asked : 0;
  return waited < took ? waited : 0;
}

async function addFigures({ add }: Context, world: World, smallest?: World): Promise<void> {
  const { size, opened, own, waited } = world;
  const group = `Growth, ${size.toLocaleString('en-US')} orders`;
  for (const [act, times] of own) {
    const least = world === smallest ? undefined : smallest?.own.get(act);
    const limit = least && Math.round(summarize(least).median * MOST);
    const aim = limit === undefined ? undefined : ({ of: 'median', is: '≤', limit } as const);
    add(
      measured({ group, name: `${act}, the console's own`, unit: 'ms', aim }, times),
      measured({ group, name: '  waiting for the answer', unit: 'ms' }, waited.get(act) ?? []),
    );
  }
  const heap = await opened.page.heapMb();
  const { rss } = memoryOfProcess(opened.host.pid);
  add(
    single({ group, name: "the page's heap", unit: 'MB' }, heap),
    single({ group, name: "the host's memory (RSS)", unit: 'MB' }, rss),
  );
}
