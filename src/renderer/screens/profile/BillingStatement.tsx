import { formatAmount } from '#domain/money/money.ts';
import { shownDay } from '#renderer/client/kept/dates.ts';
import { SampleButton } from '#renderer/ui/samples/SampleButton.tsx';
import { SampleTable } from '#renderer/ui/samples/SampleTable.tsx';
import { SAMPLE_PAYMENTS } from './samples.ts';

/** Payments a page (3P). */
const PAGE_SIZE = 5;

/** What was paid so far, as a sample. */
export const BillingStatement = () => (
  <SampleTable
    label="Billing statement"
    heads={['Date', 'Amount', 'Receipt']}
    numbers={['Amount']}
    rows={SAMPLE_PAYMENTS}
    rowKey={({ date }) => date}
    cells={({ date, amount }) => [
      shownDay(date),
      `${formatAmount(amount)} USD`,
      <SampleButton
        key="receipt"
        size="small"
        label="Download PDF receipt"
        message="A sample has no receipt"
      />,
    ]}
    pageSize={PAGE_SIZE}
  />
);
