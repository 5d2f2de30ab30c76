/** Phase `interactions`: how long a person waits for what they do in the orders area. */
import { setTimeout as wait } from 'node:timers/promises';
import { type Sandbox, startSandbox } from '#support/harness.ts';
import type { Page } from '../chromium.ts';
import { openSignedIn } from '../console.ts';
import { type Aim, measured, single } from '../figures.ts';
import { interact, type Seen, type Step, type Typed, typeFor } from '../interaction.ts';
import { click, gone, type Measured, measureAll, shown } from '../measured.ts';
import type { Context, Phase } from '../phase.ts';

const ORDERS = 5000;
/** Seconds of each round of typing; a page is never asked for anything longer. */
const ROUND_SECONDS = 30;
const ROUNDS = 2;
const QUICK_ROUND_SECONDS = 5;
const QUICK_ROUNDS = 1;
/** Live events a second while a person types. */
const EVENTS_A_SECOND = 200;
/** Portions a second in which they arrive. */
const PORTIONS = 20;
const KEY_EVERY_MS = 150;

const P95_100: Aim = { of: 'p95', is: '≤', limit: 100 };
const P95_50: Aim = { of: 'p95', is: '≤', limit: 50 };

const GROUP = 'Interactions, to the frame that shows it';
const SEARCH = 'input[placeholder^="Search by Transaction"]';
const LIST_PATH = '/admin/transactions';
const ROW = '.ag-row [col-id="id"]';
const PANE = 'hr[aria-controls] + section';
/** The row of the table that the pane shows, by its place. */
const inspected = (place: number) => `.ag-row[row-index="${place}"][class*="inspected"]`;
const PALETTE = '[role=combobox][aria-label="Find anything"]';

const IN_THE_LIST: readonly Measured[] = [
  {
    name: 'open the list, warm',
    aim: P95_100,
    do: () => ({ step: { hash: '#/transactions' }, seen: shown(ROW) }),
    undo: () => ({ step: { hash: '#/' }, seen: gone(ROW) }),
  },
];

const ON_THE_LIST: readonly Measured[] = [
  {
    name: 'expand a row',
    aim: P95_100,
    do: (time) => ({
      step: click('button[aria-label^="Details of"]', time),
      seen: shown('.ag-full-width-row :is(h2, h3, h4)'),
    }),
    undo: (time) => ({
      step: click('button[aria-label^="Details of"]', time),
      seen: gone('.ag-full-width-row'),
    }),
  },
  {
    name: 'open the filter panel',
    aim: P95_100,
    do: () => ({ step: click('[aria-controls=filters]'), seen: shown('#filters') }),
    undo: () => ({ step: click('[aria-controls=filters]'), seen: gone('#filters') }),
    undoName: 'close the filter panel',
  },
  {
    name: 'select a row',
    aim: P95_50,
    do: (time) => ({
      step: click('.ag-row input[type=checkbox]', time),
      seen: shown('.ag-row-selected'),
    }),
    undo: (time) => ({
      step: click('.ag-row input[type=checkbox]', time),
      seen: gone('.ag-row-selected'),
    }),
  },
  {
    name: 'open the palette',
    aim: P95_50,
    do: () => ({ step: { key: 'k', ctrl: true }, seen: shown(PALETTE) }),
    undo: () => ({ step: { close: 'dialog[open]' }, seen: gone(PALETTE) }),
  },
  {
    name: 'open an order from the list',
    aim: P95_100,
    do: (time) => ({ step: click('.ag-row [col-id="id"] a', time), seen: shown('[role=tab]') }),
    undo: () => ({ step: { back: true }, seen: shown(ROW) }),
  },
];

const BESIDE_THE_LIST: readonly Measured[] = [
  {
    name: 'show an order in the pane',
    aim: P95_100,
    do: () => ({ step: click('.ag-row [col-id="type"]'), seen: shown(`${PANE} dl`) }),
    undo: () => ({ step: { key: 'Escape' }, seen: gone(PANE) }),
    undoName: 'close the pane',
  },
];

const IN_THE_PANE: readonly Measured[] = [
  {
    name: 'go on to the next row, the pane following',
    aim: P95_100,
    do: () => ({ step: { key: 'j' }, seen: shown(inspected(1)) }),
    undo: () => ({ step: { key: 'k' }, seen: shown(inspected(0)) }),
    undoName: 'go back to the row before',
  },
];

const IN_THE_PALETTE: readonly Measured[] = [
  {
    name: 'an answer of the palette',
    aim: P95_50,
    do: (time) => ({
      step: { type: `104${String(time).padStart(3, '0')}`, into: PALETTE },
      seen: shown('[role=option]'),
    }),
    undo: () => ({ step: { type: 'zzzzzz', into: PALETTE }, seen: gone('[role=option]') }),
  },
];

const ON_AN_ORDER: readonly Measured[] = [
  {
    name: 'switch a tab',
    aim: P95_100,
    do: () => ({
      step: click('[role=tab]', 1),
      seen: shown('[role=tab]:nth-of-type(2)[aria-selected=true]'),
    }),
    undo: () => ({
      step: click('[role=tab]', 0),
      seen: shown('[role=tab]:nth-of-type(1)[aria-selected=true]'),
    }),
  },
];

export const interactionsPhase: Phase = {
  name: 'interactions',
  title: 'What a person waits for in the orders area',
  run,
};

async function run(context: Context): Promise<void> {
  await using sandbox = await startSandbox({ orders: ORDERS });
  await using opened = await openSignedIn({ apiUrl: sandbox.url });
  const { page } = opened;
  const go = (step: Step, seen: Seen) => page.evaluate(interact, { step, seen });
  await go({ hash: '#/' }, shown('main h1'));
  await go({ hash: '#/transactions' }, shown(ROW));
  await go({ hash: '#/' }, gone(ROW));
  await measureAll(context, page, GROUP, IN_THE_LIST);
  await go({ hash: '#/transactions' }, shown(ROW));
  await measureAll(context, page, GROUP, ON_THE_LIST);
  await measureAll(context, page, GROUP, BESIDE_THE_LIST);
  await go(click('.ag-row [col-id="type"]'), shown(inspected(0)));
  await measureAll(context, page, GROUP, IN_THE_PANE);
  await go({ key: 'Escape' }, gone(PANE));
  await go({ key: 'k', ctrl: true }, shown(PALETTE));
  await go({ type: 'zzzzzz', into: PALETTE }, gone('[role=option]'));
  await measureAll(context, page, GROUP, IN_THE_PALETTE);
  await go({ close: 'dialog[open]' }, gone(PALETTE));
  await go(click('.ag-row [col-id="id"] a'), shown('[role=tab]'));
  await measureAll(context, page, GROUP, ON_AN_ORDER);
  await go({ hash: '#/transactions' }, shown(ROW));
  await typeInAStorm(context, page, sandbox);
}

/** Types into the search while live events pour in. */
async function typeInAStorm({ quick, add }: Context, page: Page, sandbox: Sandbox): Promise<void> {
  const round = quick ? QUICK_ROUND_SECONDS : ROUND_SECONDS;
  const rounds = quick ? QUICK_ROUNDS : ROUNDS;
  const keys: number[] = [];
  let longestFrame = 0;
  let lists = 0;
  for (let at = 0; at < rounds; at += 1) {
    // The sandbox remembers a bounded number of requests.
    await sandbox.clearRequests();
    const typed = await typeInARound(page, sandbox, round);
    keys.push(...typed.keys);
    longestFrame = Math.max(longestFrame, typed.longestFrame);
    lists += (await sandbox.requests()).filter(({ path }) => path === LIST_PATH).length;
  }
  const seconds = round * rounds;
  const group = `Typing while ${EVENTS_A_SECOND} events a second arrive, ${seconds} s`;
  add(
    measured({ group, name: 'from a key to its frame', unit: 'ms', aim: P95_100 }, keys),
    single(
      { group, name: 'longest frame', unit: 'ms', aim: { of: 'max', is: '≤', limit: 200 } },
      longestFrame,
    ),
    single(
      { group, name: 'list calls a second', unit: 'calls', aim: { of: 'max', is: '≤', limit: 2 } },
      lists / seconds,
    ),
  );
}

async function typeInARound(page: Page, sandbox: Sandbox, seconds: number): Promise<Typed> {
  let isTyping = true;
  const over = () => {
    isTyping = false;
  };
  const typing = page.evaluate(typeFor, { into: SEARCH, seconds, every: KEY_EVERY_MS });
  typing.then(over, over);
  while (isTyping) {
    await sandbox.publish('orderSaved', { id: 1 }, EVENTS_A_SECOND / PORTIONS);
    await wait(1000 / PORTIONS);
  }
  return await typing;
}
