import { type ReactNode, useState } from 'react';
import { shownAs } from '#contract/wire/unreadable.ts';
import { formatRateInFull } from '#domain/money/money.ts';
import type { ReadOrder } from '#domain/orders/changes.ts';
import { isMatched, orderFigures } from '#domain/orders/figures.ts';
import { orderStatusLabel } from '#domain/orders/status.ts';
import { whoIs } from '#domain/text/person-names.ts';
import { formatAge } from '#domain/time/format.ts';
import utility from '#renderer/ui/utility.module.css';
import { Amount } from '#renderer/ui/values/Amount.tsx';
import { Chip } from '#renderer/ui/values/Chip.tsx';
import { Fields } from '#renderer/ui/values/Fields.tsx';
import { Private } from '#renderer/ui/values/Private.tsx';
import { figureLine, textLine } from '../lines.tsx';

/** Who takes part, by name; a row of a list does not tell, and keeps their room where they are to be loaded. */
function partiesOf(
  order: ReadOrder,
  isLoading: boolean,
): readonly (readonly [string, ReactNode])[] {
  if (!('postersBeneficiary' in order)) {
    const roles = ['Poster', 'Poster Beneficiary', ...(isMatched(order) ? ['Matcher'] : [])];
    return isLoading ? roles.map((role) => [role, 'Not loaded yet']) : [];
  }
  const people = [
    ['Poster', order.user],
    ['Poster Beneficiary', order.postersBeneficiary],
    ['Matcher', isMatched(order) ? (order.match?.user ?? null) : null],
  ] as const;
  return people.flatMap(([role, person]) =>
    person ? [[role, <Private key={role}>{whoIs(person)}</Private>] as const] : [],
  );
}

interface OrderSummaryProps {
  readonly order: ReadOrder;
  /** Whether the whole order is shown here once it is loaded. */
  readonly isLoading?: true;
  /** What the person has chosen for it, in words. */
  readonly chosen?: readonly (readonly [label: string, text: string])[];
}

/** What an action is about to act on: id, parties, amounts, rate, fees, match, status and age. */
export function OrderSummary({ order, isLoading, chosen = [] }: OrderSummaryProps) {
  const [now] = useState(() => new Date());
  const figures = orderFigures(order);
  const { exchange_rate: rate, posted_at: posted } = order;
  return (
    <Fields
      label="Order"
      fields={[
        [
          'Transaction ID',
          <span key="id" className={utility.mono}>
            {order.id}
          </span>,
        ],
        ...partiesOf(order, isLoading === true),
        ['Poster Amount', <Amount key="poster" {...figures.posterAmount} />],
        ['Matcher Amount', <Amount key="matcher" {...figures.matcherAmount} />],
        ...textLine('Exchange Rate', shownAs(rate, formatRateInFull)),
        ...figureLine('Poster Fee', figures.posterFee),
        ...figureLine('Matcher Fee', figures.matcherFee),
        ...textLine('Match ID', order.match_id),
        ['Status', <Chip key="status" label={orderStatusLabel(order)} />],
        ...textLine(
          'Age',
          shownAs(posted, (at) => formatAge(at, now)),
        ),
        ...chosen,
      ]}
    />
  );
}
