/** Phase `interactions`: how long a person waits for what they do in the orders area. */
import { startSandbox } from '#support/harness.ts';
import { openSignedIn } from '../console.ts';
import { interact, type Seen, type Step } from '../page/interaction.ts';
import { click, gone, type Measured, measureAll, shown } from '../page/measured.ts';
import type { Context, Phase } from '../phase.ts';
import type { Aim } from '../report/figures.ts';

const ORDERS = 5000;
const P95_100: Aim = { of: 'p95', is: '≤', limit: 100 };
const P95_50: Aim = { of: 'p95', is: '≤', limit: 50 };

const GROUP = 'Interactions, to the frame that shows it';
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
  },
  {
    name: 'select a row',
    aim: P95_50,
    do: (time) => ({
      step: click('.ag-row [role=checkbox]', time),
      seen: shown('.ag-row-selected'),
    }),
    undo: (time) => ({
      step: click('.ag-row [role=checkbox]', time),
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
}
