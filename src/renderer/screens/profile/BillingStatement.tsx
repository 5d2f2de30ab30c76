import { SampleTable } from '#renderer/ui/samples/SampleTable.tsx';
import { PAYMENT_COLUMNS } from './columns.tsx';
import { type Payment, SAMPLE_PAYMENTS } from './samples.ts';

/** Payments a page (3P). */
const PAGE_SIZE = 5;

const PART = {
  id: 'billing-statement',
  title: 'Billing statement',
  columns: PAYMENT_COLUMNS,
  rowId: ({ date }: Payment) => date,
  pageSize: PAGE_SIZE,
};

/** What was paid so far, as a sample. */
export const BillingStatement = () => <SampleTable part={PART} rows={SAMPLE_PAYMENTS} />;
