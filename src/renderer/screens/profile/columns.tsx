/** The columns of what a bank paid, as a sample. */
import { shownDay } from '#renderer/client/kept/dates.ts';
import {
  actionsColumn,
  type Column,
  moneyColumn,
  textColumn,
} from '#renderer/ui/grid/columns/column.tsx';
import { SampleButton } from '#renderer/ui/samples/SampleButton.tsx';
import type { Payment } from './samples.ts';

export const PAYMENT_COLUMNS: readonly Column<Payment>[] = [
  textColumn({ id: 'date', header: 'Date', width: 140 }, ({ date }) => shownDay(date)),
  moneyColumn({ id: 'amount', header: 'Amount' }, ({ amount }) => ({ amount, currency: 'USD' })),
  {
    ...actionsColumn(
      () => (
        <SampleButton size="small" label="Download PDF receipt" message="A sample has no receipt" />
      ),
      240,
    ),
    header: 'Receipt',
  },
];
