/** The columns of a run: its orders, what speaks against its action, and what became of each. */
import { orderFigures } from '#domain/orders/figures.ts';
import { orderStatusLabel } from '#domain/orders/status.ts';
import { type EvidencedAct, ownContradictions } from '#domain/standing/order-evidence.ts';
import { formatCount } from '#domain/text/words.ts';
import { type Column, moneyColumn, textColumn } from '#renderer/ui/grid/columns/column.tsx';
import { WIDTH } from '#renderer/ui/grid/columns/widths.ts';
import utility from '#renderer/ui/utility.module.css';
import { Chip } from '#renderer/ui/values/Chip.tsx';
import { OrderStatusChip } from '../OrderStatusChip.tsx';
import type { Progress, RunItem } from './run.ts';

const WORDS: Readonly<Record<Exclude<Progress['kind'], 'refused' | 'changed'>, string>> = {
  loading: 'Loading…',
  waiting: 'Not sent yet',
  running: 'Sending…',
  done: 'Done',
  gone: 'Skipped: no longer exists',
  unknown: 'Outcome unknown',
  unclear: 'Not known. Check it.',
};

function inWords(progress: Progress): string {
  switch (progress.kind) {
    case 'refused':
      return `Failed: ${progress.text}`;
    case 'changed':
      return progress.possible
        ? 'Skipped: changed since you opened it'
        : 'Skipped: the action is no longer available';
    default:
      return WORDS[progress.kind];
  }
}

const CONTRADICTS = { text: 'contradicts', tone: 'warning' } as const;

/** How an order is counted while a run is on, and after it. */
const COUNTED: Readonly<Record<Progress['kind'], string>> = {
  done: 'done',
  refused: 'failed',
  changed: 'skipped',
  gone: 'skipped',
  unknown: 'outcome unknown',
  unclear: 'not known',
  running: 'being sent',
  loading: 'not sent yet',
  waiting: 'not sent yet',
};

/** What became of the orders so far: '11 done, 1 failed, 2 skipped'. */
export const runResult = (items: readonly RunItem[]): string =>
  [...new Set(Object.values(COUNTED))]
    .map((word) => ({
      word,
      count: items.filter(({ progress }) => COUNTED[progress.kind] === word).length,
    }))
    .filter(({ count }) => count > 0)
    .map(({ word, count }) => `${formatCount(count)} ${word}`)
    .join(', ');

/** What the fields of one order say against the action. */
const againstIt = (act: EvidencedAct, { order }: RunItem): string | null =>
  (order && ownContradictions(act, order).join(', ')) || null;

const againstColumn = (act: EvidencedAct): Column<RunItem> => ({
  id: 'against',
  header: 'Against it',
  width: 200,
  text: (item) => againstIt(act, item),
  cell(item) {
    const against = againstIt(act, item);
    return (
      against && (
        <>
          {against} <Chip label={CONTRADICTS} />
        </>
      )
    );
  },
});

/** The orders of a run. */
export const RUN_COLUMNS: readonly Column<RunItem>[] = [
  textColumn({ id: 'id', header: 'Transaction ID', width: WIDTH.id }, ({ id }) => id),
  {
    id: 'status',
    header: 'Status before',
    width: WIDTH.orderStatus,
    text: ({ order }) => order && (orderStatusLabel(order)?.text ?? null),
    cell: ({ order }) => order && <OrderStatusChip order={order} />,
  },
  moneyColumn({ id: 'posterAmount', header: 'Poster Amount' }, ({ order }) =>
    order ? orderFigures(order).posterAmount : { amount: null, currency: null },
  ),
];

const LOOKS: Partial<Record<RunItem['progress']['kind'], string>> = {
  done: utility.good,
  refused: utility.bad,
  unknown: utility.bad,
};

const RESULT: Column<RunItem> = {
  id: 'result',
  header: 'Result',
  width: 240,
  text: ({ progress }) => inWords(progress),
  cell: ({ progress }) => <span className={LOOKS[progress.kind]}>{inWords(progress)}</span>,
};

/** All columns; `act` is the action, where something can speak against it. */
export const runColumns = (act: EvidencedAct | null): readonly Column<RunItem>[] => [
  ...RUN_COLUMNS,
  ...(act ? [againstColumn(act)] : []),
  RESULT,
];
