import { shownDay } from '#renderer/client/kept/dates.ts';
import {
  actionsColumn,
  type Column,
  moneyColumn,
  textColumn,
} from '#renderer/ui/grid/columns/column.tsx';
import { SampleButton } from '#renderer/ui/samples/SampleButton.tsx';
import { SampleTable } from '#renderer/ui/samples/SampleTable.tsx';
import { type Payment, SAMPLE_PAYMENTS } from './samples.ts';

/** Payments a page (3P). */
const PAGE_SIZE = 5;

const COLUMNS: readonly Column<Payment>[] = [
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

const PART = {
  id: 'billing-statement',
  title: 'Billing statement',
  columns: COLUMNS,
  rowId: ({ date }: Payment) => date,
  pageSize: PAGE_SIZE,
};

/** What was paid so far, as a sample. */
export const BillingStatement = () => <SampleTable part={PART} rows={SAMPLE_PAYMENTS} />;
