import { Button } from '@fluentui/react-components';
import { CheckmarkCircle16Filled, QuestionCircle16Regular } from '@fluentui/react-icons';
import { useState } from 'react';
import {
  amountMatch,
  type FlatField,
  instantOf,
  paymentsIn,
  type SentPayment,
  type SentPayments,
} from '#domain/disputes/validation-data.ts';
import { keyed } from '#domain/lists/row-keys.ts';
import type { Figure } from '#domain/orders/figures.ts';
import { asSentence, formatCount, wordsOf } from '#domain/text/words.ts';
import { TableHead } from '#renderer/ui/layout/TableHead.tsx';
import utility from '#renderer/ui/utility.module.css';
import { Amount } from '#renderer/ui/values/Amount.tsx';
import { EMPTY } from '#renderer/ui/values/empty.ts';
import { Instant } from '#renderer/ui/values/Instant.tsx';
import { Private } from '#renderer/ui/values/Private.tsx';
import { JsonView } from '#renderer/ui/values/text/JsonView.tsx';
import { LongText, longValue } from '#renderer/ui/values/text/LongText.tsx';
import styles from './validation-data.module.css';

/** Payments, and other fields of one, that are shown; what was sent has all. */
const MOST = 100;

const MATCHES = {
  same: { text: 'Matches what the matcher pays', Icon: CheckmarkCircle16Filled },
  'same-number': {
    text: 'Same number as the matcher pays, no currency to compare',
    Icon: QuestionCircle16Regular,
  },
} as const;

/** Says that an amount is the disputed one, as far as it can be compared. */
function Mark({ payment, figure }: { readonly payment: SentPayment; readonly figure: Figure }) {
  const match = amountMatch(payment, figure);
  if (match === null) return null;
  const { text, Icon } = MATCHES[match];
  return (
    <span className={`${styles.mark} ${utility.aside} ${match === 'same' ? utility.good : ''}`}>
      <Icon aria-hidden />
      {text}
    </span>
  );
}

function Others({ fields }: { readonly fields: readonly FlatField[] }) {
  return (
    <>
      {fields.slice(0, MOST).map(({ field, value }) => (
        <span key={field} className={`${styles.other} ${utility.second}`}>
          {wordsOf(field)}:{' '}
          {value === null ? (
            EMPTY
          ) : (
            <Private>
              <LongText text={value} />
            </Private>
          )}
        </span>
      ))}
    </>
  );
}

/** What of the last column some payment has: without any it is left out. */
type Last = Readonly<Record<'who' | 'others', boolean>>;

interface DataProps {
  readonly label: string;
  /** The disputed amount. */
  readonly figure: Figure;
}

interface RowProps extends Pick<DataProps, 'figure'> {
  readonly payment: SentPayment;
  readonly has: Last;
}

function PaymentRow({ payment, figure, has }: RowProps) {
  const { date, amount, currency, who, others } = payment;
  const at = instantOf(payment);
  return (
    <tr>
      <td>{at === null ? (longValue(date) ?? EMPTY) : <Instant value={at} />}</td>
      <td>
        <Amount amount={amount} currency={currency} />
        <Mark payment={payment} figure={figure} />
      </td>
      {(has.who || has.others) && (
        <td>
          {who !== null && (
            <Private>
              <LongText text={who} />
            </Private>
          )}
          {who === null && has.who && EMPTY}
          <Others fields={others} />
        </td>
      )}
    </tr>
  );
}

/** Payments below each other. */
function PaymentTable({ label, payments, figure }: DataProps & Pick<SentPayments, 'payments'>) {
  const has: Last = {
    who: payments.some(({ who }) => who !== null),
    others: payments.some(({ others }) => others.length > 0),
  };
  const rows = payments.slice(0, MOST).map((each) => ({ ...each, id: JSON.stringify(each) }));
  const last = [...(has.who ? ['Who'] : []), ...(has.others ? ['other details'] : [])];
  const titles = ['Date', 'Amount', asSentence(last.join(' and '))].filter(Boolean);
  return (
    <table className={styles.table} aria-label={label}>
      <TableHead titles={titles} />
      <tbody>
        {keyed(rows).map(([key, payment]) => (
          <PaymentRow key={key} payment={payment} figure={figure} has={has} />
        ))}
      </tbody>
    </table>
  );
}

function Payments({ payments, others, ...data }: DataProps & SentPayments) {
  return (
    <>
      {payments.length === 0 ? (
        <p>The list of payments is empty</p>
      ) : (
        <PaymentTable {...data} payments={payments} />
      )}
      {payments.length > MOST && (
        <p>
          {formatCount(MOST)} of {formatCount(payments.length)} payments are shown.
        </p>
      )}
      <Others fields={others} />
    </>
  );
}

interface ValidationDataProps extends Pick<DataProps, 'figure'> {
  /** The side of the dispute. */
  readonly of: string;
  readonly source: string | null;
  readonly data: unknown;
}

/** What a source answered about a side: its payments as a table, or all of it as it was sent. */
export function ValidationData({ of, source, data, figure }: ValidationDataProps) {
  const [isSent, setSent] = useState(false);
  const label = `Validation data of the ${of}, ${source ?? 'unknown'}`;
  const found = paymentsIn(data);
  return (
    <div className={`${styles.entry} ${utility.tight}`}>
      <div className={utility.ends}>
        <p>{source ?? EMPTY}</p>
        {found && (
          <Button size="small" appearance="subtle" onClick={() => setSent(!isSent)}>
            {isSent ? 'Show as table' : 'Show as sent'}
          </Button>
        )}
      </div>
      {!found && <p>This data has no list of payments. It is shown as it was sent.</p>}
      {found && !isSent ? (
        <Payments label={label} figure={figure} {...found} />
      ) : (
        <JsonView label={label} value={data} />
      )}
    </div>
  );
}
