/** The amounts and the facts of an order, as many as there are, one under the other. */
import { Button } from '@fluentui/react-components';
import { useState } from 'react';
import type { OrderRow } from '#contract/orders/orders.ts';
import { shownAs } from '#contract/wire/unreadable.ts';
import { formatRateInFull } from '#domain/money/money.ts';
import { type Fee, feeSums, feesOf } from '#domain/orders/fees.ts';
import { orderFigures, orderReference } from '#domain/orders/figures.ts';
import { yesNo } from '#domain/text/words.ts';
import { formatAge } from '#domain/time/format.ts';
import { Lines } from '#renderer/ui/inspector/Lines.tsx';
import { Amount } from '#renderer/ui/values/Amount.tsx';
import { figureLine, textLine } from '../lines.tsx';
import styles from './order-inspector.module.css';

const feeLine = ({ label, figure: fee, isSummed }: Fee) =>
  figureLine(isSummed ? label : `${label} (not in the sum)`, fee);

/** The fees in one line, with their sums; each of them on request. */
function Fees({ order }: { readonly order: OrderRow }) {
  const [isOpen, setOpen] = useState(false);
  const { sums, of, unknown } = feeSums(order);
  const sum = unknown === 0 ? `Sum of ${of}` : `Sum of ${of - unknown} of ${of}`;
  if (of === 0) return null;
  return (
    <>
      <Lines
        title="Fees"
        lines={[
          [
            of === 1 ? '1 fee' : `${sum} fees`,
            <span key="sums" className={styles.fees}>
              {sums.map((each) => (
                <Amount key={each.currency} {...each} />
              ))}
              {sums.length === 0 && 'Unreadable'}
            </span>,
          ],
          ...(isOpen ? feesOf(order).flatMap(feeLine) : []),
        ]}
      />
      <Button
        className={styles.toggle}
        appearance="subtle"
        size="small"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        {isOpen ? 'Hide fees' : 'Show fees'}
      </Button>
    </>
  );
}

/** What is paid and received in each currency, at which rate, and the fees. */
export function Amounts({ order }: { readonly order: OrderRow }) {
  const figures = orderFigures(order);
  const rate = order.exchange_rate;
  return (
    <section aria-label="Amounts and fees">
      <Lines
        title="Amounts"
        lines={[
          ['Poster Amount', <Amount key="poster" {...figures.posterAmount} />],
          ['Matcher Amount', <Amount key="matcher" {...figures.matcherAmount} />],
          ...figureLine(
            'Matcher Amount in Matcher Currency',
            figures.matcherAmountInMatcherCurrency,
          ),
          ...textLine('Exchange Rate', shownAs(rate, formatRateInFull)),
        ]}
      />
      <Fees order={order} />
    </section>
  );
}

/** What kind of order it is and how it is paid; when what happened to it is in its timeline. */
export function OrderFacts({ order }: { readonly order: OrderRow }) {
  const [now] = useState(() => new Date());
  const { posted_at: posted } = order;
  return (
    <Lines
      title="Order"
      lines={[
        ...textLine('Type', order.type),
        ...textLine('Payment Type', order.payment_type),
        ...textLine('Reference', orderReference(order)),
        ...textLine('Match ID', order.match_id),
        ['Partial Match Allowed', yesNo(order.is_partial_match_allowed)],
        ...textLine(
          'Age',
          shownAs(posted, (at) => formatAge(at, now)),
        ),
        ...textLine('Memo', order.admin_memo),
      ]}
    />
  );
}
