/**
 * `npm run bench -- --compare`: consoles used in turn on one sandbox, load by load and act by act, the
 * first one first in one turn and last in the next. A time is taken in the page, from the input (of a
 * load from its start) to the frame that shows the order that is awaited, complete.
 */
import { setTimeout as wait } from 'node:timers/promises';
import { type BrowserContext, chromium, type Page } from '@playwright/test';
import { ROOT } from '#cli/setup/paths.mjs';
import { chromiumPath, LAUNCH_FLAGS } from '#support/chromium.ts';
import { startSandbox } from '#support/harness.ts';
import { temporaryFolder } from '../folders.ts';
import type { Adapter } from './adapter.ts';
import { adapterOf } from './adapters.ts';
import { corridorAt } from './corridor.ts';
import { type Orders, readOrders } from './orders.ts';
import { type Awaited, probe } from './probe.ts';
import type { Sample } from './ratios.ts';

const LOADS = 40;
const ACTS = 40;
const QUICK = 3;
const ORDERS = 5000;
const SEED = 7;
const VIEWPORT = { width: 1600, height: 900 };
const DEBOUNCE_MS = 300;
/** Between two acts, as a person would, so that none pays for the one before. */
const PAUSE_MS = 250;
/** After a load everything it began has ended. */
const REST_MS = 1500;
/** A new window first loads pages of the browser's own, which would be measured with the console's. */
const WINDOW_MS = 700;
/** Loads from the cache after which a browser has kept all it can, the compiled scripts included. */
const WARM_UP = 2;

const THIS = 'this folder';

/** A console that is running and signed in. */
interface Console {
  readonly adapter: Adapter;
  /** A context of a browser that knows the session and nothing else. */
  newContext(): Promise<BrowserContext>;
  /** A signed-in context of a browser with its own profile. */
  readonly kept: BrowserContext;
}

/** What a comparison is given. */
interface Options {
  readonly quick: boolean;
  readonly say: (line: string) => void;
}

/**
 * Compares this folder's console with those that `names` name; see {@link adapterOf}.
 * @returns the samples of all, the first named console's first
 */
export async function compare(
  names: readonly string[],
  { quick, say }: Options,
): Promise<readonly Sample[]> {
  const adapters: Adapter[] = [];
  for (const name of names) adapters.push(await adapterOf(name));
  adapters.push(corridorAt(ROOT, THIS));
  const [loads, acts] = quick ? [QUICK, QUICK] : [LOADS, ACTS];
  await using parts = new AsyncDisposableStack();
  say(`making ${ORDERS.toLocaleString('en-US')} orders`);
  const sandbox = parts.use(await startSandbox({ orders: ORDERS, seed: SEED }));
  const orders = await readOrders(sandbox.url, acts);
  const program = { executablePath: chromiumPath(), args: [...LAUNCH_FLAGS] };
  const browser = await chromium.launch(program);
  parts.defer(() => browser.close());
  const consoles: Console[] = [];
  for (const adapter of adapters) {
    const { stop } = await adapter.start({ api: sandbox.url });
    parts.defer(async () => void (await stop()));
    // Only a profile keeps compiled scripts, as a person's browser does.
    const kept = await chromium.launchPersistentContext(temporaryFolder('profile'), {
      ...program,
      viewport: VIEWPORT,
    });
    parts.defer(() => kept.close());
    const page = await kept.newPage();
    await adapter.signIn(page);
    await page.close();
    const storageState = await kept.storageState();
    const newContext = () => browser.newContext({ viewport: VIEWPORT, storageState });
    consoles.push({ adapter, newContext, kept });
  }
  return [
    ...(await measureLoads(consoles, orders, loads, say)),
    ...(await measureActs(consoles, orders, acts, say)),
  ];
}

/** Calls `take` for every console in each of `turns` turns, in changing order. */
async function inTurn(
  consoles: readonly Console[],
  turns: number,
  take: (console: Console, turn: number) => Promise<unknown>,
): Promise<void> {
  for (let turn = 0; turn < turns; turn += 1) {
    for (const each of turn % 2 ? consoles.toReversed() : consoles) await take(each, turn);
  }
}

/** The first rows that can be read, and the first row of the table that stays. */
const firstRows = (adapter: Adapter, id: string): readonly Awaited[] => {
  const { earlyRowSelector: early, firstRowSelector: row } = adapter;
  return [
    { selectors: early ? [early, row] : [row], id },
    { selectors: [row], id },
  ];
};

/**
 * Milliseconds to what the page was asked to wait for.
 * @throws Error that names the console when it does not come
 */
async function resultsOf({ name }: Adapter, page: Page): Promise<readonly number[]> {
  try {
    return await page.evaluate(() => window.bench.results);
  } catch (error) {
    const text = await page.locator('body').textContent();
    throw new Error(`${name}: ${(error as Error).message} It shows: ${text}`);
  }
}

async function openList({ adapter }: Console, context: BrowserContext, id: string): Promise<Page> {
  const page = await context.newPage();
  await wait(WINDOW_MS);
  await page.addInitScript(probe, firstRows(adapter, id));
  await adapter.openList(page);
  return page;
}

async function measureLoads(
  consoles: readonly Console[],
  { pages: [first = ''] }: Orders,
  loads: number,
  say: Options['say'],
): Promise<readonly Sample[]> {
  const samples: Sample[] = [];
  const load = async (each: Console, context: BrowserContext, cached: boolean, turn: number) => {
    const page = await openList(each, context, first);
    const [readable = 0, inTable = 0] = await resultsOf(each.adapter, page);
    await wait(REST_MS);
    const longestTask = await page.evaluate(() => window.bench.longest);
    await page.close();
    if (turn < 0) return;
    const rest = { console: each.adapter.name, turn, longestTask };
    const cache = cached ? 'cached' : 'nothing cached';
    samples.push({ act: `first row that can be read, ${cache}`, ms: readable, ...rest });
    samples.push({ act: `first row of the whole table, ${cache}`, ms: inTable, ...rest });
  };
  await inTurn(consoles, loads, async (each, turn) => {
    await using context = await each.newContext();
    await load(each, context, false, turn);
  });
  say(`${loads} loads each without a cache`);
  await inTurn(consoles, loads + WARM_UP, (each, turn) =>
    load(each, each.kept, true, turn - WARM_UP),
  );
  say(`${loads} loads each from the cache`);
  return samples;
}

/** The acts, each kind in newly loaded pages. No page, search or order comes twice in them. */
async function measureActs(
  consoles: readonly Console[],
  { pages, searches }: Orders,
  acts: number,
  say: Options['say'],
): Promise<readonly Sample[]> {
  const samples: Sample[] = [];
  const inNewPages = async (take: (hand: Hand, turn: number) => Promise<unknown>) => {
    const hands = new Map<Console, Hand>();
    const contexts: BrowserContext[] = [];
    for (const each of consoles) {
      const context = await each.newContext();
      contexts.push(context);
      const page = await openList(each, context, pages[0] ?? '');
      await resultsOf(each.adapter, page);
      await wait(REST_MS);
      hands.set(each, new Hand(each.adapter, page, samples));
    }
    await inTurn(consoles, acts, async (each, turn) => {
      const hand = hands.get(each);
      if (hand) await take(hand, turn);
    });
    for (const context of contexts) await context.close();
  };
  await inNewPages((hand, turn) => hand.turnTo('page turn', turn, pages[turn + 1] ?? ''));
  say(`${acts} page turns each`);
  await inNewPages((hand, turn) => hand.search(turn, searches[turn] ?? { text: '', id: '' }));
  say(`${acts} searches each`);
  await inNewPages(async (hand, turn) => {
    const id = pages[turn] ?? '';
    if (turn > 0) await hand.turnTo(null, turn, id);
    await hand.open(turn, id);
    await hand.back(turn, id);
  });
  say(`${acts} orders opened and left each`);
  return samples;
}

/** Acts in one page and notes how long each took. */
class Hand {
  readonly #adapter: Adapter;
  readonly #page: Page;
  readonly #samples: Sample[];

  constructor(adapter: Adapter, page: Page, samples: Sample[]) {
    this.#adapter = adapter;
    this.#page = page;
    this.#samples = samples;
  }

  /** `act` is null for one that only leads to the next. */
  turnTo(act: string | null, turn: number, id: string): Promise<void> {
    const seen = { selectors: [this.#adapter.firstRowSelector], id };
    return this.#do({ act, turn, seen, acting: () => this.#adapter.nextPage(this.#page) });
  }

  search(turn: number, { text, id }: Orders['searches'][number]): Promise<void> {
    const { firstRowSelector, debounceMs: rest = DEBOUNCE_MS } = this.#adapter;
    const seen = { selectors: [firstRowSelector], id };
    const acting = () => this.#adapter.search(this.#page, text);
    return this.#do({ act: 'search, without its rest', turn, seen, acting, rest });
  }

  open(turn: number, id: string): Promise<void> {
    const seen = { selectors: [this.#adapter.detailSelector], id };
    return this.#do({
      act: 'open',
      turn,
      seen,
      acting: () => this.#adapter.openDetail(this.#page),
    });
  }

  back(turn: number, id: string): Promise<void> {
    const { firstRowSelector, detailSelector } = this.#adapter;
    const seen = { selectors: [firstRowSelector], id, without: detailSelector };
    return this.#do({ act: 'back', turn, seen, acting: () => this.#adapter.back(this.#page) });
  }

  async #do(what: {
    readonly act: string | null;
    readonly turn: number;
    readonly seen: Awaited;
    readonly acting: () => Promise<unknown>;
    /** Milliseconds that are no part of the time. */
    readonly rest?: number;
  }): Promise<void> {
    const { act, turn, seen, acting, rest = 0 } = what;
    await this.#page.bringToFront();
    await this.#page.evaluate((awaited) => window.bench.arm(awaited), seen);
    await acting();
    const [took = 0] = await resultsOf(this.#adapter, this.#page);
    await wait(PAUSE_MS);
    const longestTask = await this.#page.evaluate(() => window.bench.longest);
    if (act === null) return;
    this.#samples.push({ act, console: this.#adapter.name, turn, ms: took - rest, longestTask });
  }
}
